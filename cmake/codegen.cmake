# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# libjigcodegen.so, which makes machine code with LLVM 22 through its C interface. Without LLVM it is not built,
# and the commands that need it say so; everything else is the same.
find_path(JIG_LLVM_INCLUDE llvm-c/LLJIT.h PATHS /usr/lib/llvm-22/include NO_DEFAULT_PATH)
find_library(JIG_LLVM_LIBRARY LLVM-22 PATHS /usr/lib/llvm-22/lib NO_DEFAULT_PATH)
mark_as_advanced(JIG_LLVM_INCLUDE JIG_LLVM_LIBRARY)
if(NOT JIG_LLVM_INCLUDE OR NOT JIG_LLVM_LIBRARY)
  message(STATUS "LLVM 22 (llvm-22-dev) is not there: no machine code, no `jig run`")
  return()
endif()

file(GLOB JIG_CODEGEN_SOURCES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/codegen/machine/*.c)
add_library(jigcodegen SHARED ${JIG_CODEGEN_SOURCES})
target_include_directories(jigcodegen PRIVATE include src)
target_include_directories(jigcodegen SYSTEM PRIVATE ${JIG_LLVM_INCLUDE})
target_link_libraries(jigcodegen PRIVATE ${JIG_LLVM_LIBRARY} m dl Threads::Threads)
set_target_properties(jigcodegen PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
