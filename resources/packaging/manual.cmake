# cmake -DCLI=.. -DWINDOW=.. -DHELP2MAN=.. -DVERSION=.. -DOUT=FOLDER -P manual.cmake: the manual, from what --help tells, a page for every
# command.
function(write_page words)
  string(REPLACE ";" " " command "${words}")
  string(REPLACE ";" "-" name "${ARGN}")
  execute_process(COMMAND ${words} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
  # The window's first line is how it is called.
  string(REGEX REPLACE "^Usage:[^\n]*\n" "" about "${help}")
  string(REGEX MATCH "^[^\n]*" about "${about}")
  string(REGEX REPLACE "\\.$" "" about "${about}")
  execute_process(COMMAND ${HELP2MAN} --no-info --section=1 "--name=${about}" "--source=Searchlight ${VERSION}"
    --manual=Searchlight "--version-string=${VERSION}" "${command}" OUTPUT_VARIABLE page COMMAND_ERROR_IS_FATAL ANY)
  string(TOUPPER "${name}" title)
  string(REGEX REPLACE "\n\\.TH [^ ]+ " "\n.TH ${title} " page "${page}")
  string(REGEX REPLACE "\n\\.SH NAME\n[^\n]* \\\\- " "\n.SH NAME\n${name} \\\\- " page "${page}")
  string(APPEND page ".SH \"SEE ALSO\"\n.BR searchlight (1),\n.BR searchlight-cli (1)\n")
  file(WRITE "${OUT}/${name}.1" "${page}")
  execute_process(COMMAND gzip -9nf "${OUT}/${name}.1" COMMAND_ERROR_IS_FATAL ANY)
  # The commands below this one.
  string(REGEX MATCH "\nSubcommands:\n(.*)" below "${help}")
  string(REGEX MATCHALL "\n  [a-z]+ " commands "${below}")
  foreach(found ${commands})
    string(STRIP "${found}" found)
    write_page("${words};${found}" ${ARGN} ${found})
  endforeach()
endfunction()

file(REMOVE_RECURSE "${OUT}")
set(ENV{LC_ALL} C.UTF-8)
write_page("${WINDOW}" searchlight)
write_page("${CLI}" searchlight-cli)
