# Measures the tables of README.md again: for each experiment NAME.searchlight in this folder, the lines between
# <!-- experiment: NAME OPTIONS --> and <!-- end --> become what `searchlight-cli batch .. --markdown OPTIONS` prints.
#
#   cmake --build build/app --target readme_tables
#   cmake -DCLI=build/app/bin/searchlight-cli -P resources/experiments/tables.cmake
cmake_minimum_required(VERSION 3.25)
set(readme ${CMAKE_CURRENT_LIST_DIR}/../../README.md)
file(READ ${readme} text)
file(GLOB experiments ${CMAKE_CURRENT_LIST_DIR}/*.searchlight)
foreach(experiment ${experiments})
  get_filename_component(name ${experiment} NAME_WE)
  string(REGEX MATCH "<!-- experiment: ${name} ([-a-zA-Z, ]+) -->\n" head "${text}")
  if(NOT head)
    continue()
  endif()
  separate_arguments(options UNIX_COMMAND "${CMAKE_MATCH_1}")
  file(READ ${experiment} words)
  string(JSON domain GET "${words}" question domain)
  message(STATUS "${name}")
  execute_process(COMMAND ${CLI} batch ${domain} --setup ${experiment} --markdown ${options}
                  OUTPUT_VARIABLE table RESULT_VARIABLE exit)
  if(NOT exit MATCHES "^[01]$") # 1: a limit has ended some rows, which the table counts
    message(FATAL_ERROR "${name}: exit status ${exit}")
  endif()
  string(FIND "${text}" "${head}" at)
  string(LENGTH "${head}" length)
  math(EXPR at "${at} + ${length}")
  string(SUBSTRING "${text}" 0 ${at} before)
  string(SUBSTRING "${text}" ${at} -1 after)
  string(FIND "${after}" "<!-- end -->" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "README.md: no <!-- end --> behind ${head}")
  endif()
  string(SUBSTRING "${after}" ${at} -1 after)
  set(text "${before}\n${table}\n${after}")
endforeach()
file(WRITE ${readme} "${text}")
