# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# `cmake --build ... --target jig-static`: build/.../static/jig, one file that runs on any machine of its kind, and loads nothing
# (tools/absent/loading.c). It is installed by hand. That
# the linker warns of dlopen is about libc's own, which is not in it.
if(JIG_SANITIZE)
  return()
endif()
add_executable(jig-static EXCLUDE_FROM_ALL ${JIG_TOOL_SOURCES} ${JIG_REPORT} ${JIG_PAGES} tools/absent/loading.c ${JIG_OBJECTS})
set_target_properties(jig-static PROPERTIES OUTPUT_NAME jig RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/static
                      POSITION_INDEPENDENT_CODE OFF)
target_include_directories(jig-static PRIVATE include ${JIG_OPS_INCLUDE} src tools)
target_link_libraries(jig-static PRIVATE m Threads::Threads)
target_link_options(jig-static PRIVATE -static)
