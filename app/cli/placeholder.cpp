// app/cli/placeholder.cpp
