# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# machines.def: MACHINE(NAME) for each src/machine/NAME/NAME_machine.c, in alphabetical order.
set(JIG_MACHINES_INCLUDE ${CMAKE_BINARY_DIR}/machines)
file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/machine/*/*_machine.c)
set(lines "")
foreach(source ${sources})
  get_filename_component(folder ${source} DIRECTORY)
  get_filename_component(name ${folder} NAME)
  string(APPEND lines "MACHINE(${name})\n")
endforeach()
file(CONFIGURE OUTPUT ${JIG_MACHINES_INCLUDE}/machines.def CONTENT "${lines}")
