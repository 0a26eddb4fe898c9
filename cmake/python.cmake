# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Python: the packages of python/ in python/ of the build folder, with the extension, which keeps to the stable ABI
# of CPython 3.11, and the modules of dialects, which are made from rows by asking the extension for them.
find_package(Python3 3.11 QUIET COMPONENTS Interpreter Development.Module)
# Programs that sanitizers watch load no extension, the stress build has no use for one, and a build for another machine can't
# ask it.
if(NOT Python3_Development.Module_FOUND OR JIG_SANITIZE OR JIG_STRESS OR CMAKE_CROSSCOMPILING)
  return()
endif()
set(JIG_PYTHON ${CMAKE_BINARY_DIR}/python)
set(JIG_PYTHON_DIR lib/python3/dist-packages CACHE STRING "Where packages of Python are installed")
mark_as_advanced(JIG_PYTHON_DIR)
# From the extension to the library, wherever the prefix is.
file(RELATIVE_PATH to_library /p/${JIG_PYTHON_DIR}/mlir/_mlir_libs /p/${CMAKE_INSTALL_LIBDIR})
file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/python/src/*.c)
add_library(jigpython MODULE ${sources})
target_compile_definitions(jigpython PRIVATE Py_LIMITED_API=0x030b0000)
target_include_directories(jigpython PRIVATE ${Python3_INCLUDE_DIRS} include ${JIG_OPS_INCLUDE})
target_link_libraries(jigpython PRIVATE jig)
add_dependencies(jigpython jig-ops-headers)
set_target_properties(jigpython PROPERTIES PREFIX "" OUTPUT_NAME _mlir.abi3
                      LIBRARY_OUTPUT_DIRECTORY ${JIG_PYTHON}/mlir/_mlir_libs
                      BUILD_RPATH "\$ORIGIN/../../../lib" INSTALL_RPATH "\$ORIGIN/${to_library}")

file(GLOB_RECURSE modules CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/python ${CMAKE_SOURCE_DIR}/python/*.py)
list(FILTER modules INCLUDE REGEX "^(mlir|jig)/")
set(copies "")
file(GLOB tables CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/python/*.txt)
foreach(module ${modules})
  add_custom_command(OUTPUT ${JIG_PYTHON}/${module}
    COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_SOURCE_DIR}/python/${module} ${JIG_PYTHON}/${module}
    DEPENDS ${CMAKE_SOURCE_DIR}/python/${module} VERBATIM)
  list(APPEND copies ${JIG_PYTHON}/${module})
endforeach()
add_custom_command(OUTPUT ${JIG_PYTHON}/dialects.stamp
  COMMAND ${CMAKE_COMMAND} -E env PYTHONPATH=${JIG_PYTHON} PYTHONDONTWRITEBYTECODE=1 ${Python3_EXECUTABLE}
          ${CMAKE_SOURCE_DIR}/python/make-dialects ${JIG_PYTHON}/mlir/dialects
  COMMAND ${CMAKE_COMMAND} -E touch ${JIG_PYTHON}/dialects.stamp
  DEPENDS ${CMAKE_SOURCE_DIR}/python/make-dialects ${tables} jigpython ${copies} VERBATIM)
add_custom_target(jig-python ALL DEPENDS ${JIG_PYTHON}/dialects.stamp ${copies})

# What was compiled by a Python that ran it stays.
install(DIRECTORY ${JIG_PYTHON}/mlir ${JIG_PYTHON}/jig DESTINATION ${JIG_PYTHON_DIR}
        FILES_MATCHING PATTERN "*.py" PATTERN __pycache__ EXCLUDE)
install(TARGETS jigpython LIBRARY DESTINATION ${JIG_PYTHON_DIR}/mlir/_mlir_libs)
