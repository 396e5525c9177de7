// app/placeholder.cpp
