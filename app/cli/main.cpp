// app/cli/main.cpp: the command line executable.
int main() { return 0; }
