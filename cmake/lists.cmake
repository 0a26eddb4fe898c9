# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What src/all.c registers, for the sources of a build: `target` makes, in `folder`, all.def (the dialects and passes that they define, by
# tools/make-lists) and machines.def (MACHINE(NAME) for each src/machine/NAME/NAME_machine.c, in alphabetical order).
function(jig_lists target folder)
  file(MAKE_DIRECTORY ${folder})
  add_custom_command(OUTPUT ${folder}/all.def
    COMMAND Python3::Interpreter tools/make-lists ${folder}/all.def ${ARGN}
    DEPENDS tools/make-lists tools/layers.py src/dialect/order ${ARGN}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
  add_custom_target(${target} DEPENDS ${folder}/all.def)
  set(sources ${ARGN})
  list(FILTER sources INCLUDE REGEX "/src/machine/[^/]+/[^/]+_machine\\.c$")
  list(SORT sources)
  set(lines "")
  foreach(source ${sources})
    get_filename_component(parent ${source} DIRECTORY)
    get_filename_component(name ${parent} NAME)
    string(APPEND lines "MACHINE(${name})\n")
  endforeach()
  file(CONFIGURE OUTPUT ${folder}/machines.def CONTENT "${lines}")
endfunction()
