# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# JIG_REPORT: C files with the pages that `--trace=html` and `jig tune --html` write. They are a part of the programs, not of the library.
set(JIG_REPORT)
file(GLOB JIG_REPORT_PARTS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/report/*.html ${CMAKE_SOURCE_DIR}/tools/report/*.css
     ${CMAKE_SOURCE_DIR}/tools/report/*.js)
foreach(page report tune)
  set(out ${CMAKE_BINARY_DIR}/${page}_page.c)
  add_custom_command(OUTPUT ${out}
    COMMAND Python3::Interpreter tools/make-report ${out} tools/report/${page}.html
    DEPENDS tools/make-report ${JIG_REPORT_PARTS}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
  list(APPEND JIG_REPORT ${out})
endforeach()
