# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What a build has beside the core (scripts, and the dialects from func to linalg and vector with what transforms them,
# their lowering to the llvm dialect, evaluation). Without a component its folders are left out; what others call of it is
# src/absent/COMPONENT_absent.c then, and commands that need it are tools/absent/COMPONENT.c.
set(JIG_COMPONENTS gpu omp smt older codegen machines)
set(JIG_WITH ${JIG_COMPONENTS} CACHE STRING "Components of the library beside its core, of: ${JIG_COMPONENTS}")

# Beginnings of paths below src/, as one regular expression each.
set(JIG_OF_gpu "dialect/gpu/|payload/gpu/|payload/lower/llvm/gpu/|transform/ops/devices/|transform/older/gpu_ops|codegen/gpu_host|codegen/run/(gpu_binary|device)\\.c|machine/(amd|nvidia|xegpu)/")
set(JIG_OF_omp "dialect/omp/|payload/omp/|payload/lower/llvm/llvm_omp\\.c")
set(JIG_OF_smt "dialect/smt/|transform/smt/|transform/ops/params/smt_ops")
set(JIG_OF_older "transform/older/|transform/passes/older_interpreter|upgrade/")
set(JIG_OF_codegen "codegen/")
set(JIG_OF_machines "machine/")

foreach(component ${JIG_WITH})
  if(NOT component IN_LIST JIG_COMPONENTS)
    message(FATAL_ERROR "JIG_WITH: there is no component '${component}'; there are ${JIG_COMPONENTS}")
  endif()
endforeach()
# Intrinsics of machines are written by codegen.
if("machines" IN_LIST JIG_WITH AND NOT "codegen" IN_LIST JIG_WITH)
  message(FATAL_ERROR "JIG_WITH: machines need codegen")
endif()

# Takes out of `sources` what the build with these components leaves out, and adds what stands for it.
function(jig_only_with components sources)
  set(left ${${sources}})
  list(FILTER left EXCLUDE REGEX "/(src|tools)/absent/")
  foreach(component ${JIG_COMPONENTS})
    if(NOT component IN_LIST components)
      list(FILTER left EXCLUDE REGEX "/src/(${JIG_OF_${component}})")
      file(GLOB absent CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/absent/${component}_absent.c)
      list(APPEND left ${absent})
    endif()
  endforeach()
  set(${sources} ${left} PARENT_SCOPE)
endfunction()

# The same for the sources of the programs.
set(JIG_TOOLS_OF_older jig_upgrade lsp/lsp_upgrade)
set(JIG_TOOLS_OF_codegen jig_run jig_emit jig_tune tuner/tune_beat tuner/tune_code tuner/tune_assembly tuner/tune_by_command tuner/tune_by_mca tuner/tune_by_model tuner/tune_by_time tuner/tune_file tuner/tune_meter tuner/tune_check tuner/tune_expected tuner/tune_tell tuner/tune_worker tuner/tune_rounds tuner/tune_crew tuner/tune_hand tuner/tune_message tuner/tune_mpi tuner/tune_rank tuner/tune_ranks tuner/tune_seats tuner/tune_first tuner/tune_end tuner/tune_facts tuner/tune_table tuner/tune_table_read tuner/tune_page tuner/tune_script code profile)
function(jig_tools_only_with components sources)
  set(left ${${sources}})
  foreach(component older codegen)
    if(NOT component IN_LIST components)
      foreach(tool ${JIG_TOOLS_OF_${component}})
        list(FILTER left EXCLUDE REGEX "/tools/${tool}\\.c$")
      endforeach()
      list(APPEND left ${CMAKE_SOURCE_DIR}/tools/absent/${component}.c)
    endif()
  endforeach()
  set(${sources} ${left} PARENT_SCOPE)
endfunction()
