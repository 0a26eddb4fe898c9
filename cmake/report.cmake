# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# JIG_REPORT: a C file with the page that `--trace=html` writes. It is a part of the programs, not of the library.
set(JIG_REPORT ${CMAKE_BINARY_DIR}/report_page.c)
file(GLOB JIG_REPORT_PARTS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/report/*.html ${CMAKE_SOURCE_DIR}/tools/report/*.css
     ${CMAKE_SOURCE_DIR}/tools/report/*.js)
add_custom_command(OUTPUT ${JIG_REPORT}
  COMMAND Python3::Interpreter tools/make-report ${JIG_REPORT} tools/report/report.html
  DEPENDS tools/make-report ${JIG_REPORT_PARTS}
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
