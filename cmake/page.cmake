# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# JIG_PAGE: a C file with the page that `--trace=html` writes. It is a part of the programs, not of the library.
set(JIG_PAGE ${CMAKE_BINARY_DIR}/page.c)
file(GLOB JIG_PAGE_PARTS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/page/*.html ${CMAKE_SOURCE_DIR}/tools/page/*.css
     ${CMAKE_SOURCE_DIR}/tools/page/*.js)
add_custom_command(OUTPUT ${JIG_PAGE}
  COMMAND Python3::Interpreter tools/make-page ${JIG_PAGE} tools/page/page.html
  DEPENDS tools/make-page ${JIG_PAGE_PARTS}
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
