# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Plugins that the tests load.
include(cmake/jigAddPlugin.cmake)
set(JIG_TEST_PLUGINS good wrong)
jig_add_plugin(good unit/plugins/good.c)
jig_add_plugin(wrong unit/plugins/wrong.c)
add_dependencies(good jig-ops-headers)
add_dependencies(wrong jig-ops-headers)
foreach(fault headers missing newer no_init nothing older rows setup taken)
  jig_add_plugin(bad-${fault} unit/plugins/bad.c)
  target_compile_definitions(bad-${fault} PRIVATE BAD_${fault})
  list(APPEND JIG_TEST_PLUGINS bad-${fault})
endforeach()
# The example, for the chapters of the tutorial that write it (test/documents).
set(sources call_transforms.c dialect.c matchers.c tile_transforms.c)
list(TRANSFORM sources PREPEND examples/my-extension/)
jig_add_plugin(my-extension ${sources} examples/my-extension/calls.c examples/my-extension/plugin.c)
jig_plugin_ops(my-extension my ${sources})
add_dependencies(my-extension jig-ops-headers)
list(APPEND JIG_TEST_PLUGINS my-extension)
set_target_properties(${JIG_TEST_PLUGINS} PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/plugins)

include(cmake/units.cmake)
