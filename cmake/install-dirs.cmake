# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Where an installation has what it has, below its prefix; and install_dirs.h, by which programs and libraries find what they
# load when they need it (src/support/beside.h), wherever the prefix is.
include(GNUInstallDirs)
set(JIG_LOADED_DIR ${CMAKE_INSTALL_LIBDIR} CACHE STRING "Of libjigcodegen.so and libjigmpi.so")
set(JIG_BASH_COMPLETIONS ${CMAKE_INSTALL_DATADIR}/bash-completion/completions CACHE STRING "Of completions for bash")
set(JIG_ZSH_COMPLETIONS ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING "Of completions for zsh")
set(JIG_FISH_COMPLETIONS ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d CACHE STRING "Of completions for fish")
mark_as_advanced(JIG_LOADED_DIR JIG_BASH_COMPLETIONS JIG_ZSH_COMPLETIONS JIG_FISH_COMPLETIONS)

file(RELATIVE_PATH programs /p/${CMAKE_INSTALL_BINDIR} /p/${JIG_LOADED_DIR})
file(RELATIVE_PATH libraries /p/${CMAKE_INSTALL_LIBDIR} /p/${JIG_LOADED_DIR})
file(CONFIGURE OUTPUT ${JIG_LISTS_INCLUDE}/install_dirs.h CONTENT "/* Made by cmake/install-dirs.cmake. */
#define JIG_BESIDE_PROGRAMS  \"${programs}/\"
#define JIG_BESIDE_LIBRARIES \"${libraries}/\"
")
