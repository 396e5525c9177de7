# tests/benchmarks/silent_observer.cmake: does the silent observer cost anything? Compiles silent_observer.cpp against
# core/search as it is and against a copy without the one line that tells the observer, and compares the object code.
#   cmake -DCOMPILER=g++ -DSOURCE=REPOSITORY -DFOLDER=SCRATCH -P silent_observer.cmake
find_program(OBJDUMP objdump)
if(NOT OBJDUMP)
  message("silent observer: skipped, there is no objdump")
  return()
endif()
file(READ ${SOURCE}/core/search/node_book.h text)
string(REGEX REPLACE "\n *if constexpr \\(Obs::kActive\\)\n[^\n]*m_observer\\.onEvent\\([^;]*;" "" without "${text}")
if(without STREQUAL text)
  message("silent observer: the line that tells the observer was not found")
  return()
endif()
file(WRITE ${FOLDER}/without/core/search/node_book.h "${without}")
foreach(variant with without)
  file(MAKE_DIRECTORY ${FOLDER}/${variant})
  execute_process(COMMAND ${COMPILER} -std=c++20 -O2 -DNDEBUG -I${FOLDER}/${variant} -I${SOURCE}
    -c ${SOURCE}/tests/benchmarks/silent_observer.cpp -o searches.o
    WORKING_DIRECTORY ${FOLDER}/${variant} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${OBJDUMP} -d searches.o WORKING_DIRECTORY ${FOLDER}/${variant}
    OUTPUT_VARIABLE code_${variant} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
string(LENGTH "${code_with}" size)
if(code_with STREQUAL code_without)
  message("silent observer: identical object code (${size} characters of disassembly)")
else()
  message("silent observer: the object code is NOT the same; see ${FOLDER}")
endif()
