# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# all.def: the dialects and passes that sources define, for src/all.c (tools/make-lists).
set(JIG_LISTS_INCLUDE ${CMAKE_BINARY_DIR}/lists)
file(MAKE_DIRECTORY ${JIG_LISTS_INCLUDE})
add_custom_command(OUTPUT ${JIG_LISTS_INCLUDE}/all.def
  COMMAND Python3::Interpreter tools/make-lists ${JIG_LISTS_INCLUDE}/all.def
  DEPENDS tools/make-lists tools/layers.py src/dialect/order ${JIG_SOURCES}
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
set_source_files_properties(src/all.c PROPERTIES OBJECT_DEPENDS ${JIG_LISTS_INCLUDE}/all.def
                                                 INCLUDE_DIRECTORIES ${JIG_LISTS_INCLUDE})
