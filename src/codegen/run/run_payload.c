/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig_code_run: from a payload to the values that its function returns. */
#include "jig/lower.h"
#include "codegen/run/stages.h"
#include "codegen/run/lines.h"
#include "codegen/run/run.h"
#include "jig/llvm_ir.h"
#include "support/check.h"
#include "support/vec.h"

/* Of the memory, what a result may take: there are several copies. */
enum { SHARE = 4 };

static JigCodeEnd end_of(bool ok, JigChildEnd ended) {
    if (ok)
        return JIG_CODE_DONE;
    if (ended == JIG_CHILD_NO_MEMORY)
        return JIG_CODE_NO_MEMORY;
    return ended == JIG_CHILD_DONE || ended == JIG_CHILD_REFUSED ? JIG_CODE_REFUSED
                                                                 : JIG_CODE_STOPPED;
}

/* What was said while locations were numbers of places is said of these places. */
static void tell(const JigProfile *p, JigContext *ctx, JigDiagCapture *said) {
    for (JigDiag *d = said->first; d; d = d->next) {
        d->loc = jig_profile_loc(p, ctx, d->loc);
        for (JigDiag *note = d->notes; note; note = note->next)
            note->loc = jig_profile_loc(p, ctx, note->loc);
    }
    jig_diag_capture_replay(ctx, said);
    jig_diag_capture_free(said);
}

/* With lines where these are asked for. */
static bool lower(JigOp *module, const JigCodeRun *r) {
    const JigLowering how = {.entry = jig_str(r->code.entry),
                             .pipeline = r->pipeline,
                             .threads = r->threads > 0,
                             .math = r->code.math,
                             .fast_math = r->code.fast_math};
    return jig_lower(module, &how, NULL) &&
           ((!r->profile && !r->for_perf) || jig_run_add_lines(module));
}

static bool make_ir(JigOp *module, const JigCodeRun *r, JigCharVec *ir) {
    JigContext *ctx = jig_op_context(module);
    JigDiagCapture said;
    if (!r->profile)
        return lower(module, r) && jig_llvm_ir_write_for_code(module, jig_chars_write, ir);
    jig_profile_number(r->profile, module, jig_str(r->code.entry));
    jig_diag_capture_begin(ctx, &said);
    bool ok = lower(module, r) && jig_llvm_ir_write_for_code(module, jig_chars_write, ir);
    jig_diag_capture_end(ctx, &said);
    tell(r->profile, ctx, &said);
    return ok;
}

/* The call that is made of it; its IR is the caller's to free. */
static bool prepare(JigOp *module, const JigCodeRun *r, JigMachineRun *run, JigCharVec *ir) {
    JigRunStageFn tell = jig_run_stages(jig_op_context(module));
    tell(JIG_RUN_LOWERS);
    bool ok = make_ir(module, r, ir);
    run->ir = jig_chars_str(ir);
    tell(JIG_RUN_COMPILES);
    return ok;
}

static JigMachineRun run_of(const JigCodeRun *r, const JigEvalValue *args) {
    return (JigMachineRun){.code = r->code,
                           .limits = {.seconds = r->max_seconds,
                                      .memory = r->max_memory,
                                      .compile_seconds = r->code.max_seconds},
                           .args = args,
                           .with_args = r->with_args,
                           .most_sent = r->max_memory ? r->max_memory / SHARE : UINT64_MAX,
                           .timed = r->timed,
                           .profile = r->profile,
                           .for_perf = r->for_perf,
                           .threads = r->threads};
}

static JigCodeEnd call(JigOp *module, JigLoc loc, const JigCodeRun *r, JigMachineRun *run,
                       JigCodeCost *costs, JigEval *e, JigEvalValue *args, JigEvalValue *results) {
    JigCharVec ir = {0};
    JigChildEnd ended = JIG_CHILD_REFUSED;
    bool ok =
        prepare(module, r, run, &ir) && jig_run_machine(run, e, loc, results, args, costs, &ended);
    jig_vec_free(&ir);
    return end_of(ok, ended);
}

JigCodeEnd jig_code_run(JigOp *module, JigLoc loc, const JigCodeRun *r, JigEval *e,
                        JigEvalValue *args, JigEvalValue *results) {
    JIG_REQUIRE(module && r && e && args && results);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigCodeEnd end = JIG_CODE_REFUSED;
    JigCodeCost *costs = r->costs ? r->costs : JIG_NEW_ARRAY(a, JigCodeCost, r->timed + 1);
    JigMachineRun run = run_of(r, args);
    if (!jig_run_packed_make(e, r->types, args, a, &run.packed, &why))
        jig_run_report(jig_op_context(module), loc, &why);
    else
        end = call(module, loc, r, &run, costs, e, args, results);
    for (uint32_t i = 0; r->seconds && end == JIG_CODE_DONE && i < r->timed; ++i)
        r->seconds[i] = costs[i].seconds;
    jig_run_packed_free(&run.packed);
    jig_arena_destroy(a);
    return end;
}

/* ---- One that stays ---- */

JigCodeProcess *jig_code_start(JigOp *module, JigLoc loc, const JigCodeRun *r, JigEval *e,
                               JigEvalValue *args, JigEvalValue *results, JigCodeEnd *end) {
    JIG_REQUIRE(module && r && e && args && results && end);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigMachineRun run = run_of(r, args);
    JigCharVec ir = {0};
    JigChildEnd ended = JIG_CHILD_REFUSED;
    JigMachineProcess *p = NULL;
    if (!jig_run_packed_make(e, r->types, args, a, &run.packed, &why))
        jig_run_report(jig_op_context(module), loc, &why);
    else if (prepare(module, r, &run, &ir))
        p = jig_run_machine_begin(&run, e, loc, results, args, &ended);
    *end = end_of(p != NULL, ended);
    jig_vec_free(&ir);
    jig_run_packed_free(&run.packed);
    jig_arena_destroy(a);
    return (JigCodeProcess *)p;
}

JigCodeEnd jig_code_measure(JigCodeProcess *p, uint32_t n, JigCodeCost *costs) {
    JIG_REQUIRE(p && (costs || !n));
    JigChildEnd ended = JIG_CHILD_REFUSED;
    bool ok = jig_run_machine_time((JigMachineProcess *)p, n, costs, &ended);
    return end_of(ok, ended);
}

void jig_code_stop(JigCodeProcess *p) {
    if (p)
        jig_run_machine_end((JigMachineProcess *)p);
}
