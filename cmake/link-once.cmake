# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# With LTO all sources are optimized together, once: gcc makes one ordinary object of them (a relocatable link),
# and the library, the program and the unit tests are linked from that.
target_compile_options(jigobjects PRIVATE -flto=auto -fno-fat-lto-objects)
set(JIG_OBJECT ${CMAKE_BINARY_DIR}/jig.o)
file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/objects.txt CONTENT "$<JOIN:${JIG_OBJECTS},\n>\n")
separate_arguments(JIG_RELEASE_FLAGS UNIX_COMMAND "${CMAKE_C_FLAGS} ${CMAKE_C_FLAGS_RELEASE}")
add_custom_command(OUTPUT ${JIG_OBJECT}
  COMMAND ${CMAKE_C_COMPILER} -r ${JIG_RELEASE_FLAGS} -flto=auto -flinker-output=nolto-rel
          @${CMAKE_BINARY_DIR}/objects.txt -o ${JIG_OBJECT}
  DEPENDS ${JIG_OBJECTS} ${CMAKE_BINARY_DIR}/objects.txt
  COMMENT "Optimizing all objects together" VERBATIM)
add_custom_target(jig-object DEPENDS ${JIG_OBJECT})
set(JIG_OBJECTS ${JIG_OBJECT})
