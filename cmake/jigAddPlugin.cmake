# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   jig_add_plugin(NAME SOURCE...)
#   jig_plugin_ops(NAME HEADER FILE...)
#
# A shared object NAME.so for `jig-opt --load-dialect-plugin`. It sees Jig's headers and is not
# linked with libjig: the program that loads it has the functions (jig/plugin.h).
#
# The second makes <jig/ops/HEADER.h> for the plugin's sources: the parts by name of the ops whose
# rows are in FILEs (docs/rows.md).
function(jig_add_plugin name)
  add_library(${name} MODULE ${ARGN})
  target_include_directories(${name} PRIVATE $<TARGET_PROPERTY:jig::jig,INTERFACE_INCLUDE_DIRECTORIES>)
  set_target_properties(${name} PROPERTIES PREFIX "" C_VISIBILITY_PRESET hidden)
  target_compile_features(${name} PRIVATE c_std_17)
endfunction()

function(jig_plugin_ops name header)
  find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
  find_file(JIG_MAKE_OPS_HEADER make-ops-header REQUIRED NO_DEFAULT_PATH
    PATHS ${CMAKE_CURRENT_FUNCTION_LIST_DIR} ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/../tools)
  set(include ${CMAKE_CURRENT_BINARY_DIR}/${name}-include)
  set(out ${include}/jig/ops/${header}.h)
  file(MAKE_DIRECTORY ${include}/jig/ops)
  add_custom_command(OUTPUT ${out}
    COMMAND Python3::Interpreter ${JIG_MAKE_OPS_HEADER} ${CMAKE_C_COMPILER} ${header} ${out} ${ARGN}
    DEPENDS ${JIG_MAKE_OPS_HEADER} ${ARGN}
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} VERBATIM)
  target_sources(${name} PRIVATE ${out})
  target_include_directories(${name} PRIVATE ${include})
endfunction()
