/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The programs behind the one binary. Each returns the exit status. */
#ifndef JIG_TOOLS_TOOLS_H
#define JIG_TOOLS_TOOLS_H

#include "jig/context.h"
#include "jig/version.h"

/* A context with all dialects and passes, and the tools' limit of nesting. */
JigContext *jig_tool_context(void);
/* mlir-opt's command line. `tool` is what to call oneself in "Try: ... --help". */
int jig_opt_main(const char *tool, int argc, char **argv);
/* jig apply: a script, a payload. */
int jig_apply_main(int argc, char **argv);
/* jig legal: what a script can do with a payload. */
int jig_legal_main(int argc, char **argv);
/* jig check: whether steps keep what is computed. */
int jig_check_main(int argc, char **argv);
/* jig bisect: which step is wrong. */
int jig_bisect_main(int argc, char **argv);
/* jig reduce: makes a small case. */
int jig_reduce_main(int argc, char **argv);
/* jig eval: runs a function. */
int jig_eval_main(int argc, char **argv);
/* jig run: compiles a function and runs it. */
int jig_run_main(int argc, char **argv);
/* jig tune: the fastest of what can be chosen in a script. */
int jig_tune_main(int argc, char **argv);
/* jig emit: a payload as LLVM IR. */
int jig_emit_main(int argc, char **argv);
/* jig ops [NAME | WORDS]: a page, or what has these words. */
int jig_ops_main(int argc, char **argv);
/* jig lsp: the Language Server Protocol on standard input and output. */
int jig_lsp_main(int argc, char **argv);
/* jig dap: the Debug Adapter Protocol on standard input and output. */
int jig_dap_main(int argc, char **argv);
/* jig upgrade FILE: text of former releases as today's. */
int jig_upgrade_main(int argc, char **argv);

/* What this program has not, where it is not all of it: a line for --version. */
extern const char jig_tool_note[] __attribute__((weak));

#define JIG_VERSION_TEXT "jig " JIG_VERSION " (text compatible with MLIR 22.1)"

#endif
