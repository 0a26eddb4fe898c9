# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The unit tests: one program, in which each file of unit/ has its main by another name (unit/runner/runner.c).
find_library(CMOCKA cmocka)
mark_as_advanced(CMOCKA)
if(NOT CMOCKA)
  message(STATUS "cmocka (libcmocka-dev) is not there: no unit tests")
  return()
endif()
file(GLOB JIG_UNIT_SOURCES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/unit/*.c)
foreach(source ${JIG_UNIT_SOURCES})
  get_filename_component(name ${source} NAME_WE)
  set_source_files_properties(${source} PROPERTIES COMPILE_DEFINITIONS main=unit_${name}_main)
  string(APPEND JIG_UNIT_LIST "UNIT(${name})\n")
endforeach()
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/unit/units.def CONTENT "${JIG_UNIT_LIST}")
add_executable(jig-unit unit/runner/runner.c ${JIG_UNIT_SOURCES} ${JIG_OBJECTS})
target_include_directories(jig-unit PRIVATE include ${JIG_OPS_INCLUDE} src ${JIG_ROWS_INCLUDE} ${CMAKE_BINARY_DIR}/unit)
target_link_libraries(jig-unit PRIVATE ${CMOCKA} m dl Threads::Threads)
target_compile_definitions(jig-unit PRIVATE JIG_TEST_PLUGINS="${CMAKE_BINARY_DIR}/plugins"
                                             JIG_KEPT_PLUGINS="${CMAKE_SOURCE_DIR}/unit/plugins/kept")
set_target_properties(jig-unit PROPERTIES OUTPUT_NAME unit RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/unit
                      ENABLE_EXPORTS ON POSITION_INDEPENDENT_CODE ${JIG_PIE})
add_dependencies(jig-unit jig-ops-headers)
