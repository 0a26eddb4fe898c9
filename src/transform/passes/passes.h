/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes about scripts, and what `jig apply` shares with the one that runs them. */
#ifndef JIG_TRANSFORM_PASSES_H
#define JIG_TRANSFORM_PASSES_H

#include "jig/pass.h"
#include "jig/transform.h"

/* The named sequence called `name` at or below `root`, or else in the context's library; NULL when
 * there is none. */
JigOp *jig_script_find_entry(JigOp *root, JigStr name);
/* The same with scripts of former releases, which are made today's: false after a diagnostic, where
 * that cannot be done. NULL in *entry: there is none. */
bool jig_script_entry(JigOp *module, JigStr name, JigOp **entry) JIG_NODISCARD;
/* Where a script starts, with its libraries loaded. NULL after a diagnostic. */
JigOp *jig_script_start(JigOp *payload, const JigScript *s);
/* Links a sequence with the context's library and sees that it can be started: the sequence to
 * apply to `root`. NULL after a diagnostic. */
JigOp *jig_script_prepare(JigOp *root, JigOp *entry, const JigScriptOptions *options) JIG_NODISCARD;
/* The op below `anchor` whose transform.target_tag is `tag`, itself where that is empty; NULL after
 * a diagnostic. */
JigOp *jig_script_op_tagged(JigOp *anchor, JigStr tag);
/* What an argument of a script is bound to: the ops below `root` of a name, the results of those of
 * `^name`, or the parameters `#1;2`. */
bool jig_script_bind_text(JigOp *root, JigStr text, JigArena *a, JigItems *out) JIG_NODISCARD;

/* Who carries scripts out that passes of the context run, in place of jig_apply_script: to listen
 * to them. */
typedef bool (*JigScriptRunner)(JigOp *root, const JigScript *script);
void jig_script_run_by(JigContext *ctx, JigScriptRunner runner);
/* For passes: by that runner, where there is one. */
bool jig_script_carry_out(JigOp *root, const JigScript *script) JIG_NODISCARD;

#endif
