# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The core by itself, core/jig-opt, of the objects that a build with all components has anyway: `make core` tests it.
set(core ${JIG_ALL_SOURCES})
jig_only_with("" core)
set(lists ${CMAKE_BINARY_DIR}/core-lists)
jig_lists(jig-core-lists ${lists} ${core})
set(tools ${JIG_ALL_TOOL_SOURCES})
jig_tools_only_with("" tools)
set(left "")
foreach(component ${JIG_COMPONENTS})
  string(APPEND left "|${JIG_OF_${component}}")
endforeach()
list(JOIN JIG_COMPONENTS "|" groups)
list(FILTER core INCLUDE REGEX "/src/absent/")
add_executable(jig-core EXCLUDE_FROM_ALL ${tools} ${JIG_REPORT} ${JIG_NO_PAGES} ${core} src/all.c
               $<FILTER:$<TARGET_OBJECTS:jigobjects>,EXCLUDE,/\(src/\(all\\.${left}\)|groups/\(${groups}\)/\)>)
target_include_directories(jig-core PRIVATE include ${JIG_OPS_INCLUDE} src tools ${JIG_ROWS_INCLUDE} ${lists})
target_link_libraries(jig-core PRIVATE m dl Threads::Threads)
set_target_properties(jig-core PROPERTIES OUTPUT_NAME jig-opt RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/core
                      POSITION_INDEPENDENT_CODE ${JIG_PIE})
add_dependencies(jig-core jig-core-lists jig-ops-headers)
