# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What `jig ops NAME` tells of transform ops beside their rows: docs/ops, in the program and not in the library. A build of the core
# alone goes without.
set(JIG_NO_PAGES ${CMAKE_SOURCE_DIR}/tools/absent/pages.c)
if(JIG_WITH)
  file(GLOB pages CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/docs/ops/*.test)
  set(JIG_PAGES ${CMAKE_BINARY_DIR}/pages.c)
  add_custom_command(OUTPUT ${JIG_PAGES}
    COMMAND Python3::Interpreter tools/make-pages ${JIG_PAGES}
    DEPENDS tools/make-pages tools/cases.py ${pages}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
else()
  set(JIG_PAGES ${JIG_NO_PAGES})
endif()
