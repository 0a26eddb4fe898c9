# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   jig_add_plugin(NAME SOURCE...)
#
# A shared object NAME.so for `jig-opt --load-dialect-plugin`. It sees Jig's headers and is not
# linked with libjig: the program that loads it has the functions (jig/plugin.h).
function(jig_add_plugin name)
  add_library(${name} MODULE ${ARGN})
  target_include_directories(${name} PRIVATE $<TARGET_PROPERTY:jig::jig,INTERFACE_INCLUDE_DIRECTORIES>)
  set_target_properties(${name} PROPERTIES PREFIX "" C_VISIBILITY_PRESET hidden)
  target_compile_features(${name} PRIVATE c_std_17)
endfunction()
