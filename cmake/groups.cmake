# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compiles sources in groups (tools/make-groups), which saves reading the same headers and starting the compiler for each file. The
# presets release, asan and stress do so; clang-tidy (`make linted`) reads each file by itself, and finds includes that are missing.
#
# Objects do not say in which folder the tree lies, so that ccache has them for each clone.
add_compile_options(-ffile-prefix-map=${CMAKE_SOURCE_DIR}=.)
set(JIG_GROUP_FOLDER ${CMAKE_BINARY_DIR}/groups)
set(JIG_GROUP_INCLUDES ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src)

# Replaces `sources` by groups; what a component has is apart (cmake/core.cmake), and all.c, which is there twice.
function(jig_group sources)
  set(lines "")
  set(alone "")
  foreach(source ${${sources}})
    if(source MATCHES "/src/([^/]*|absent/.*)\\.c$")
      list(APPEND alone ${source})
    else()
      set(kind core)
      foreach(component ${JIG_COMPONENTS})
        if(source MATCHES "/src/(${JIG_OF_${component}})")
          set(kind ${component})
        endif()
      endforeach()
      string(APPEND lines "${kind} ${source}\n")
    endif()
  endforeach()
  file(CONFIGURE OUTPUT ${JIG_GROUP_FOLDER}/sources CONTENT "${lines}")
  set(make ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/make-groups ${JIG_GROUP_FOLDER} ${JIG_GROUP_INCLUDES})
  execute_process(COMMAND ${make} --quiet COMMAND_ERROR_IS_FATAL ANY)
  file(TOUCH ${JIG_GROUP_FOLDER}/checked)
  file(STRINGS ${JIG_GROUP_FOLDER}/list groups)
  # After an edit, names may no longer go together.
  add_custom_command(OUTPUT ${JIG_GROUP_FOLDER}/checked
    COMMAND ${make} COMMAND ${CMAKE_COMMAND} -E touch ${JIG_GROUP_FOLDER}/checked
    DEPENDS ${CMAKE_SOURCE_DIR}/tools/make-groups ${${sources}} VERBATIM)
  add_custom_target(jig-groups DEPENDS ${JIG_GROUP_FOLDER}/checked)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${JIG_GROUP_FOLDER}/list ${CMAKE_SOURCE_DIR}/tools/layers.py)
  set(${sources} ${groups} ${alone} PARENT_SCOPE)
endfunction()
