# Starts the program; where there is no display, draws its window into a picture instead and says so.
# cmake -DPROGRAM=.. -DPICTURE=.. -P run.cmake
if(DEFINED ENV{DISPLAY} OR DEFINED ENV{WAYLAND_DISPLAY})
  execute_process(COMMAND ${PROGRAM} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "searchlight ended with ${status}")
  endif()
else()
  execute_process(COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen ${PROGRAM} --size 1280x800 --screenshot ${PICTURE}
    RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "searchlight could not draw its window (${status})")
  endif()
  message("There is no display here, so the window was drawn into ${PICTURE}")
endif()
