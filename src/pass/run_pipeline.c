/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Running pipelines. Adjacent nested pipelines run op by op, not one after the
 * other: each op directly below runs through the one for its name, or the one
 * for any op.
 */
#include "ir/acts.h"
#include "ir/context.h"
#include "ir/fingerprint.h"
#include "jig/convert.h"
#include "jig/dialect.h"
#include "pass/holds.h"
#include "pass/instrument.h"
#include "pass/pipeline.h"
#include "support/check.h"

#include <stdlib.h>

/* The state of one run; what JigPassCall.runner points to. */
typedef struct Run {
    const JigPassInstrumentation *in;
    JigContext *ctx;
} Run;

static const JigPassInstrumentation quiet = {.verify_each = true};

static bool run_pipeline(Run *run, JigPipeline *p, JigOp *op);

/* ---- What may run where ---- */

static bool pass_fits(const JigPassRow *pass, const JigOpName *name) {
    if (pass->anchor && !jig_str_is(jig_op_name_str(name), pass->anchor))
        return false;
    return !pass->iface || jig_op_name_iface(name, pass->iface);
}

static bool pipeline_fits(const JigPipeline *p, const JigOpName *name) {
    if (!jig_pipeline_is_any(p))
        return jig_str_eq(p->anchor, jig_op_name_str(name));
    if (!jig_op_name_row(name) || !jig_op_name_has_trait(name, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        return false;
    for (size_t i = 0; i < p->entries.len; i++)
        if (p->entries.data[i].pass && !pass_fits(p->entries.data[i].pass, name))
            return false;
    return true;
}

/* The op that a pipeline is for; NULL where it is for any, or for one that is not known, or of a
 * dialect that nothing has loaded: there is none of these for passes to run on. */
static const JigOpName *scheduled_on(const JigPipeline *p) {
    const JigDialect *dialect = jig_context_dialect_of(p->ctx, p->anchor);
    if (jig_pipeline_is_any(p) || !dialect || !jig_context_is_loaded(p->ctx, dialect))
        return NULL;
    const JigOpName *name = jig_op_name(p->ctx, p->anchor);
    return jig_op_name_row(name) ? name : NULL;
}

/* Passes with an interface are known to fit only now, by the op that the
 * pipeline is for. */
static bool check_schedule(const JigPipeline *p) {
    const JigOpName *name = scheduled_on(p);
    for (size_t i = 0; i < p->entries.len; i++) {
        const JigPipelineEntry *e = &p->entries.data[i];
        if (!e->pass) {
            JIG_CHECK(check_schedule(e->nested));
        } else if (name && !pass_fits(e->pass, name)) {
            return jig_error(
                p->ctx, jig_loc_unknown(p->ctx),
                "unable to schedule pass '%s' on a PassManager intended to run on '%.*s'!",
                e->pass->title, JIG_FMT(p->anchor));
        }
    }
    return true;
}

/* ---- Merging neighbours ---- */

/* Could an op be meant by both? */
static bool overlap(const JigPipeline *a, const JigPipeline *b) {
    if (jig_pipeline_is_any(a) && jig_pipeline_is_any(b))
        return true;
    if (jig_pipeline_is_any(b))
        return overlap(b, a);
    return jig_pipeline_is_any(a) && pipeline_fits(a, jig_op_name(b->ctx, b->anchor));
}

static void append_all(JigPipeline *to, JigPipeline *from) {
    for (size_t i = 0; i < from->entries.len; i++)
        jig_vec_push(&to->entries, from->entries.data[i]);
    from->entries.len = 0; /* moved; `from` stays for the memory of their options */
}

/* The end of the nested pipelines from `start` on that run together. Those for
 * the same op are made one: the later ones are left empty. */
static size_t merge_group(JigPipeline *p, size_t start) {
    size_t end = start + 1;
    for (; end < p->entries.len && !p->entries.data[end].pass; end++) {
        JigPipeline *next = p->entries.data[end].nested, *same = NULL;
        bool conflict = false;
        for (size_t i = start; i < end; i++) {
            JigPipeline *earlier = p->entries.data[i].nested;
            conflict |= overlap(earlier, next);
            if (jig_str_eq(earlier->anchor, next->anchor) && !same)
                same = earlier;
        }
        if (conflict)
            break;
        if (same)
            append_all(same, next);
    }
    return end;
}

/* ---- Running ---- */

static bool check_target(JigOp *op) {
    if (!jig_op_row(op))
        return jig_op_error(op, "trying to schedule a pass on an unregistered operation");
    if (!jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        return jig_op_error(
            op, "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'");
    return true;
}

static bool run_body(JigPassCall *call) {
    const JigPassRow *pass = call->pass;
    return pass->conversion ? jig_convert_by_row(call->op, pass->conversion) : pass->run(call);
}

#ifdef JIG_STRESS
/* ---- The proof that what a pass does can be taken back ---- */

/* Runs the pass in vain: nobody hears of it, and nothing is left. */
static void prove(const JigPassCall *call) {
    enum { LARGE = 4096 };
    static bool is_proving; /* passes may run others */
    size_t num_ops;
    uint64_t before = jig_fingerprint_of_op(call->op, &num_ops);
    if (is_proving || call->pass->outside_effects || num_ops > LARGE || getenv("JIG_FAULT"))
        return;
    static const JigPassInstrumentation nothing;
    Run run = {.in = &nothing, .ctx = call->ctx};
    JigPassCall trial = *call;
    trial.runner = &run;
    JigDiagCapture capture;
    JigListener *listeners = call->ctx->listeners;
    is_proving = true;
    call->ctx->listeners = NULL;
    jig_diag_capture_begin(call->ctx, &capture);
    JigMark mark = jig_mark(call->ctx);
    (void)run_body(&trial);
    jig_rollback(call->ctx, mark);
    jig_commit(call->ctx, mark);
    jig_diag_capture_end(call->ctx, &capture);
    jig_diag_capture_free(&capture);
    jig_set_point(call->rw, (JigPoint){0});
    call->ctx->listeners = listeners;
    is_proving = false;
    if (jig_fingerprint_of_op(call->op, NULL) == before)
        return;
    JIG_BUG("pass '%s' was not taken back as a whole", call->pass->name);
}

/* ---- What the pass keeps ---- */

static uint64_t holds_before(const JigPassCall *call) {
    return jig_holds(call->op);
}

static void check_kept(const JigPassCall *call, uint64_t before) {
    uint64_t lost = before & ~jig_holds(call->op) & ~call->pass->breaks;
    if (lost)
        JIG_BUG("pass '%s' undoes what its row does not name: %s", call->pass->name,
                jig_holds_str(lost, call->arena));
}
#else
static void prove(const JigPassCall *call) {
    (void)call;
}
static uint64_t holds_before(const JigPassCall *call) {
    (void)call;
    return 0;
}
static void check_kept(const JigPassCall *call, uint64_t before) {
    (void)call;
    (void)before;
}
#endif

/* A pass can't put another op in the place of the one that it runs on: whoever runs it holds that
 * one. */
static bool still_there(const Run *run, const JigPassRow *pass, const JigOpRef *op, JigLoc loc,
                        JigStr name) {
    return jig_op_ref_holds(op) ||
           jig_error(run->ctx, loc,
                     "'%.*s' op is gone: pass '%s' replaced or erased what it ran on",
                     JIG_FMT(name), pass->title);
}

/* A pass that fails says why; of one that does not, this much is known. */
static bool failed_silently(const JigPassRow *pass, JigOp *op) {
    return jig_op_error(op, "pass '%s' failed here and did not say why", pass->title);
}

static bool run_pass(Run *run, const JigPipelineEntry *e, JigOp *op) {
    JIG_CHECK(check_target(op));
    if (!pass_fits(e->pass, op->name))
        return jig_op_error(op, "trying to schedule pass '%s' on an unsupported operation",
                            e->pass->title);
    JigArena arena;
    jig_arena_init(&arena);
    JigRewriter rw = {.ctx = run->ctx, .arena = &arena};
    JigPassCall call = {.pass = e->pass,
                        .ctx = run->ctx,
                        .op = op,
                        .options = e->values,
                        .arena = &arena,
                        .rw = &rw,
                        .runner = run};
    JigBefore before = {0};
    jig_instrument_dump_before(run->in, e->pass, op, &before);
    prove(&call);
    jig_timing_begin(run->in->timing, jig_str(e->pass->title));
    JigOpRef ref = jig_op_ref(op);
    JigLoc loc = jig_op_loc(op);
    JigStr name = jig_op_name_of(op);
    size_t said = jig_diag_num(run->ctx);
    uint64_t held = holds_before(&call);
    jig_act_begin(run->ctx, "pass", e->pass->name, op);
    bool ok = run_body(&call), is_there = still_there(run, e->pass, &ref, loc, name);
    jig_act_end(run->ctx);
    if (ok && is_there)
        check_kept(&call, held);
    if (!ok && is_there && jig_diag_num(run->ctx) == said)
        failed_silently(e->pass, op);
    jig_arena_free(&arena);
    if (ok && is_there && run->in->verify_each && !call.unchanged)
        ok = jig_op_verify(op);
    jig_timing_end(run->in->timing);
    if (is_there)
        jig_instrument_dump_after(run->in, e->pass, op, &before, !ok);
    return ok && is_there;
}

static JigPipeline *pipeline_for(JigPipeline *p, size_t start, size_t end, const JigOp *op) {
    JigPipeline *general = NULL;
    for (size_t i = start; i < end; i++) {
        JigPipeline *nested = p->entries.data[i].nested;
        if (!nested->entries.len || !pipeline_fits(nested, jig_op_name_record(op)))
            continue;
        if (!jig_pipeline_is_any(nested))
            return nested;
        general = general ? general : nested;
    }
    return general;
}

/* All ops run even when one fails: their diagnostics do not depend on luck. */
static bool run_group(Run *run, JigPipeline *p, size_t start, size_t end, JigOp *parent) {
    bool ok = true;
    for (size_t r = 0; r < jig_op_num_regions(parent); r++) {
        for (JigBlock *b = jig_region_first(jig_op_region(parent, r)); b; b = jig_block_next(b)) {
            for (JigOp *op = jig_block_first(b), *next; op; op = next) {
                next = jig_op_next(op);
                JigPipeline *nested = pipeline_for(p, start, end, op);
                if (!nested)
                    continue;
                JigArena name;
                jig_arena_init(&name);
                jig_timing_begin(run->in->timing, jig_arena_printf(&name, "'%.*s' Pipeline",
                                                                   JIG_FMT(nested->anchor)));
                ok &= run_pipeline(run, nested, op);
                jig_timing_end(run->in->timing);
                jig_arena_free(&name);
            }
        }
    }
    return ok;
}

static bool run_pipeline(Run *run, JigPipeline *p, JigOp *op) {
    for (size_t i = 0; i < p->entries.len;) {
        if (p->entries.data[i].pass) {
            JIG_CHECK(run_pass(run, &p->entries.data[i], op));
            i++;
            continue;
        }
        JIG_CHECK(check_target(op));
        size_t end = merge_group(p, i);
        JIG_CHECK(run_group(run, p, i, end, op));
        /* What ran inside was verified there. */
        JIG_CHECK(!run->in->verify_each || jig_op_verify_alone(op));
        i = end;
    }
    return true;
}

typedef struct Running {
    JigPipeline *pipeline;
    JigOp *op;
    const JigPassInstrumentation *in;
    bool ok;
} Running;

static bool run_on(JigPipeline *p, JigOp *op, const JigPassInstrumentation *in) {
    Run run = {in, p->ctx};
    if (!jig_pipeline_is_any(p) && !jig_str_eq(p->anchor, jig_op_name_of(op)))
        return jig_error(p->ctx, jig_op_loc(op), "can't run '%.*s' pass manager on '%.*s' op",
                         JIG_FMT(p->anchor), JIG_FMT(jig_op_name_of(op)));
    bool ok = check_schedule(p) && run_pipeline(&run, p, op);
    jig_diag_flush(p->ctx);
    return ok;
}

static void run_all(void *user) {
    Running *r = user;
    r->ok = run_on(r->pipeline, r->op, r->in);
}

bool jig_pipeline_run(JigPipeline *p, JigOp *op, const JigPassInstrumentation *in) {
    JIG_REQUIRE(p && op);
    Running r = {.pipeline = p, .op = op, .in = in ? in : &quiet};
    return jig_context_recovers(p->ctx, run_all, &r) && r.ok;
}

bool jig_pass_run_pipeline(JigPassCall *call, JigPipeline *p, JigOp *op) {
    JIG_REQUIRE(call && p && op);
    Run *run = call->runner;
    if (!jig_op_is_ancestor(call->op, op))
        return jig_op_emit_error(
            op, "Trying to schedule a dynamic pipeline on an operation that isn't nested under "
                "the current operation the pass is processing");
    JIG_CHECK(check_schedule(p));
    JigArena name;
    jig_arena_init(&name);
    jig_timing_begin(run->in->timing,
                     jig_arena_printf(&name, "'%.*s' Pipeline", JIG_FMT(jig_op_name_of(op))));
    bool ok = run_pipeline(run, p, op);
    jig_timing_end(run->in->timing);
    jig_arena_free(&name);
    return ok;
}
