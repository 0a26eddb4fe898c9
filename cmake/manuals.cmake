# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Manual pages and completions, of what the program says of its options: JIG_MANUALS, a folder. Builds that are for tests
# alone go without.
if(JIG_SANITIZE OR JIG_STRESS OR NOT JIG_WITH STREQUAL JIG_COMPONENTS)
  return()
endif()
set(JIG_MANUALS ${CMAKE_BINARY_DIR}/manuals)
add_custom_command(OUTPUT ${JIG_MANUALS}/made
  COMMAND Python3::Interpreter tools/make-manuals $<TARGET_FILE:jig-bin> ${JIG_MANUALS}
  COMMAND ${CMAKE_COMMAND} -E touch ${JIG_MANUALS}/made
  DEPENDS jig-bin tools/make-manuals docs/command-line.md
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
add_custom_target(jig-manuals ALL DEPENDS ${JIG_MANUALS}/made)
