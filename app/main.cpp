// app/main.cpp: the window's executable.
int main() { return 0; }
