# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs NAME.mlir through jig-opt with the plugin; what comes out, diagnostics first, must be
# NAME.expected. With -DUPDATE=1 it becomes it.
execute_process(
  COMMAND ${JIG_OPT} --load-dialect-plugin=${PLUGIN} --transform-interpreter --split-input-file ${NAME}.mlir
  OUTPUT_VARIABLE output ERROR_VARIABLE diagnostics)
string(CONCAT got "${diagnostics}" "${output}")
if(UPDATE)
  file(WRITE ${NAME}.expected "${got}")
endif()
file(READ ${NAME}.expected expected)
if(NOT got STREQUAL expected)
  message(FATAL_ERROR "${NAME}: expected\n${expected}\ngot\n${got}")
endif()
