# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What `cmake --install` puts where. Headers go as they are, those of the ops as the build made them.
include(CMakePackageConfigHelpers)

install(DIRECTORY include/jig ${JIG_OPS_INCLUDE}/jig DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(TARGETS jig EXPORT jigTargets)
install(TARGETS jig-bin)
foreach(loaded jigcodegen jigmpi)
  if(TARGET ${loaded})
    install(TARGETS ${loaded} LIBRARY DESTINATION ${JIG_LOADED_DIR})
  endif()
endforeach()
install(FILES ${CMAKE_BINARY_DIR}/bin/jig-opt DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY share/jig DESTINATION ${CMAKE_INSTALL_DATADIR})
if(JIG_MANUALS)
  install(DIRECTORY ${JIG_MANUALS}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR})
  install(FILES ${JIG_MANUALS}/bash/jig DESTINATION ${JIG_BASH_COMPLETIONS})
  install(FILES ${JIG_MANUALS}/bash/jig DESTINATION ${JIG_BASH_COMPLETIONS} RENAME jig-opt)
  install(FILES ${JIG_MANUALS}/zsh/_jig DESTINATION ${JIG_ZSH_COMPLETIONS})
  install(FILES ${JIG_MANUALS}/fish/jig.fish ${JIG_MANUALS}/fish/jig-opt.fish DESTINATION ${JIG_FISH_COMPLETIONS})
endif()
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/jig)
configure_package_config_file(cmake/jigConfig.cmake.in ${CMAKE_BINARY_DIR}/jigConfig.cmake
  INSTALL_DESTINATION ${package} PATH_VARS CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/jigConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(EXPORT jigTargets NAMESPACE jig:: DESTINATION ${package})
install(FILES ${CMAKE_BINARY_DIR}/jigConfig.cmake ${CMAKE_BINARY_DIR}/jigConfigVersion.cmake
              cmake/jigAddPlugin.cmake DESTINATION ${package})
install(PROGRAMS tools/make-ops-header DESTINATION ${package})

file(RELATIVE_PATH JIG_PC_PREFIX /p/${CMAKE_INSTALL_LIBDIR}/pkgconfig /p)
string(REGEX REPLACE "/$" "" JIG_PC_PREFIX ${JIG_PC_PREFIX})
configure_file(cmake/jig.pc.in ${CMAKE_BINARY_DIR}/jig.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/jig.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
