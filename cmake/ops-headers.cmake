# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The headers <jig/ops/DIALECT.h>: the parts of ops by name, made from the dialects' rows. And "rows/DIALECT.h",
# for the dialect's own files: what its rows name, declared.
find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
# The interpreter itself, where what was found is a script that looks for it each time.
execute_process(COMMAND ${Python3_EXECUTABLE} -c "import sys; print(sys.executable)"
                OUTPUT_VARIABLE Python3_EXECUTABLE OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
set_property(TARGET Python3::Interpreter PROPERTY IMPORTED_LOCATION ${Python3_EXECUTABLE})
set(JIG_OPS_INCLUDE ${CMAKE_BINARY_DIR}/include)
set(JIG_ROWS_INCLUDE ${CMAKE_BINARY_DIR}/rows)
file(MAKE_DIRECTORY ${JIG_OPS_INCLUDE}/jig/ops ${JIG_ROWS_INCLUDE}/rows)

function(jig_ops_header dialect)
  set(header ${JIG_OPS_INCLUDE}/jig/ops/${dialect}.h)
  set(own ${JIG_ROWS_INCLUDE}/rows/${dialect}.h)
  add_custom_command(OUTPUT ${header} ${own}
    COMMAND Python3::Interpreter tools/make-ops-header --rows ${own} ${CMAKE_C_COMPILER} ${dialect} ${header} ${ARGN}
    DEPENDS tools/make-ops-header ${ARGN}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
  set(JIG_OPS_HEADERS ${JIG_OPS_HEADERS} ${header} ${own} PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE tables CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/src/dialect/*.def
     ${CMAKE_SOURCE_DIR}/src/machine/*.def)
list(FILTER tables EXCLUDE REGEX "/(named|[a-z]+_attrs[a-z_]*).def$")
# DIALECT.def may be followed by DIALECT_PART.def, in alphabetical order, as in the dialect's array.
foreach(table ${tables})
  get_filename_component(name ${table} NAME_WE)
  get_filename_component(folder ${table} DIRECTORY)
  get_filename_component(dialect ${folder} NAME)
  if(name STREQUAL dialect)
    set(own ${tables})
    list(FILTER own INCLUDE REGEX "/${dialect}_[a-z]+.def$")
    jig_ops_header(${dialect} ${table} ${own})
  endif()
endforeach()
file(GLOB_RECURSE families CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/src/transform/ops/*.c
     ${CMAKE_SOURCE_DIR}/src/transform/older/*.c ${CMAKE_SOURCE_DIR}/src/machine/*_machine.c
     ${CMAKE_SOURCE_DIR}/src/machine/*_scripts.c)
jig_ops_header(transform src/transform/ops/control/sequence.def ${families})
file(GLOB extensions CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/src/transform/ext/*.c)
jig_ops_header(transform_ext ${extensions})
add_custom_target(jig-ops-headers DEPENDS ${JIG_OPS_HEADERS})
