# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# libjigmpi.so, by which processes of `jig tune` that mpirun has started work together. Without MPI it is not
# built, and they say so; everything else is the same.
find_package(MPI QUIET COMPONENTS C)
if(NOT MPI_C_FOUND)
  message(STATUS "MPI (libopenmpi-dev) is not there: no `jig tune` by mpirun")
  return()
endif()

add_library(jigmpi SHARED ${CMAKE_SOURCE_DIR}/tools/tuner/mpi/mpi.c)
target_include_directories(jigmpi PRIVATE include tools)
target_link_libraries(jigmpi PRIVATE MPI::MPI_C)
set_target_properties(jigmpi PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
