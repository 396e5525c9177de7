# What `cmake --install` puts where a desktop looks for it, and the two packages that `cmake --workflow --preset package` makes of it: the
# program, and the command line, which needs no Qt.
include(GNUInstallDirs)
option(SEARCHLIGHT_PACKAGE "Make the manual, too, which needs help2man" OFF)
set(SEARCHLIGHT_HOMEPAGE "https://searchlight.example" CACHE STRING "Where people read of the program")
set(packaging ${CMAKE_SOURCE_DIR}/resources/packaging)

install(TARGETS searchlight RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT searchlight)
install(TARGETS searchlight-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT searchlight-cli)

# ---- The desktop ------------------------------------------------------------------------------------------------------
configure_file(${packaging}/searchlight.metainfo.xml.in example.searchlight.searchlight.metainfo.xml @ONLY)
install(FILES ${packaging}/searchlight.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT searchlight)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/example.searchlight.searchlight.metainfo.xml
  DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT searchlight)
install(FILES ${packaging}/searchlight.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
  RENAME searchlight.xml COMPONENT searchlight)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable)
install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/searchlight.svg DESTINATION ${icons}/apps COMPONENT searchlight)
# A sheet for every kind of file, with what is in it.
file(STRINGS ${packaging}/document-icons.txt kinds REGEX "^[^#]")
foreach(kind ${kinds})
  string(REGEX MATCH "^([^ ]+) +(.*)$" kind "${kind}")
  set(DRAWN "${CMAKE_MATCH_2}")
  configure_file(${packaging}/document.svg.in icons/${CMAKE_MATCH_1}.svg @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/icons/${CMAKE_MATCH_1}.svg DESTINATION ${icons}/mimetypes COMPONENT searchlight)
endforeach()

# ---- The shell --------------------------------------------------------------------------------------------------------
foreach(program searchlight searchlight-cli)
  set(PROGRAM ${program})
  foreach(shell bash fish zsh)
    configure_file(${packaging}/completion.${shell}.in completion/${program}.${shell} @ONLY)
  endforeach()
  set(made ${CMAKE_CURRENT_BINARY_DIR}/completion/${program})
  install(FILES ${made}.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${program} COMPONENT ${program})
  install(FILES ${made}.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT ${program})
  install(FILES ${made}.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _${program} COMPONENT ${program})
endforeach()

# ---- To be read -------------------------------------------------------------------------------------------------------
if(SEARCHLIGHT_PACKAGE)
  find_program(HELP2MAN help2man REQUIRED)
  find_program(GZIP gzip REQUIRED)
  set(manual ${CMAKE_CURRENT_BINARY_DIR}/manual)
  add_custom_command(OUTPUT ${manual}/searchlight-cli.1.gz
    COMMAND ${CMAKE_COMMAND} -DCLI=$<TARGET_FILE:searchlight-cli> -DWINDOW=$<TARGET_FILE:searchlight> -DHELP2MAN=${HELP2MAN}
      -DVERSION=${PROJECT_VERSION} -DOUT=${manual} -P ${packaging}/manual.cmake
    DEPENDS searchlight searchlight-cli ${packaging}/manual.cmake VERBATIM)
  add_custom_target(manual ALL DEPENDS ${manual}/searchlight-cli.1.gz)
  install(FILES ${manual}/searchlight.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT searchlight)
  install(DIRECTORY ${manual}/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT searchlight-cli
    FILES_MATCHING PATTERN "searchlight-cli*.gz")
  # As Debian has them: what is new in the program, and what is new in the package.
  configure_file(${packaging}/changelog.Debian.in changelog.Debian @ONLY)
  configure_file(${packaging}/CHANGELOG.md changelog COPYONLY)
  # Debian's own uploads begin with a bug that asks for them; this is none of them.
  foreach(program searchlight searchlight-cli)
    file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/overrides/${program} "${program}: initial-upload-closes-no-bugs\n")
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/overrides/${program} DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides COMPONENT ${program})
  endforeach()
  foreach(log changelog changelog.Debian)
    execute_process(COMMAND ${GZIP} -9nfk ${CMAKE_CURRENT_BINARY_DIR}/${log} COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
endif()
foreach(program searchlight searchlight-cli)
  set(folder ${CMAKE_INSTALL_DATADIR}/doc/${program})
  if(SEARCHLIGHT_PACKAGE)
    install(FILES ${packaging}/copyright ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz
      DESTINATION ${folder} COMPONENT ${program})
  else()
    install(FILES ${packaging}/copyright ${packaging}/CHANGELOG.md DESTINATION ${folder} COMPONENT ${program})
  endif()
endforeach()

# ---- The packages -----------------------------------------------------------------------------------------------------
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL searchlight searchlight-cli)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS OFF)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each has its own
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_PACKAGE_CONTACT "The Searchlight developers <searchlight@searchlight.example>")
set(CPACK_PACKAGE_HOMEPAGE_URL ${SEARCHLIGHT_HOMEPAGE})
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_SEARCHLIGHT_PACKAGE_NAME searchlight)
set(CPACK_DEBIAN_SEARCHLIGHT_PACKAGE_SECTION education)
set(CPACK_DEBIAN_SEARCHLIGHT_PACKAGE_RECOMMENDS "searchlight-cli, fonts-wqy-microhei, qt6-translations-l10n, qt6-wayland")
set(CPACK_COMPONENT_SEARCHLIGHT_DESCRIPTION "puzzles and maps, and how searches solve them
Play Sokoban, Klotski and Color Lines, and watch how a computer solves them.
Draw a grid map and see breadth-first search, Dijkstra, A*, jump points and
others find a path, alone or side by side.

Every search is shown step by step, forwards and backwards, with its tables,
its tree, its pseudocode and sentences that say what happens. Lessons,
experiments, pictures and films are made with the same searches.")
set(CPACK_DEBIAN_SEARCHLIGHT-CLI_PACKAGE_NAME searchlight-cli)
set(CPACK_DEBIAN_SEARCHLIGHT-CLI_PACKAGE_SECTION education)
set(CPACK_COMPONENT_SEARCHLIGHT-CLI_DESCRIPTION "searches on grid maps and puzzles from the command line
Finds paths on maps and graphs, solves Sokoban levels and Klotski layouts,
plays Color Lines, and measures searches over many instances.

Results are printed for people, as JSON or as CSV. This is the command line
of Searchlight; it needs no desktop.")
include(CPack)
