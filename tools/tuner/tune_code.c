/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_code.h"

#include "eval/expected.h"
#include "jig/asm.h"
#include "support/vec.h"
#include "tools.h"

#include <math.h>
#include <stdlib.h>

/* ---- What is called ---- */

/* A function with the values that it gets and gives. */
typedef struct Callee {
    JigOp *function;
    JigEval *eval;
    EntryTypes types;
    JigEvalValue *args, *results;
} Callee;

static void free_callee(Callee *c) {
    for (size_t i = 0; c->args && i < c->types.num_inputs + c->types.num_results; ++i)
        jig_eval_release(&c->args[i]);
    jig_free(c->args);
    entry_types_free(&c->types);
    if (c->eval)
        jig_eval_destroy(c->eval);
}

/* Of the memory, what arguments may take: there are several copies. */
enum { SHARE = 4 };

static bool find_callee(const TuneCall *call, JigOp *payload, const EntrySignature *before,
                        Callee *c) {
    JigEvalOptions options = {.max_memory = call->max_memory / SHARE};
    c->function = entry_find(payload, call->entry->name);
    JIG_CHECK(c->function);
    c->eval = jig_eval_create(payload, &options);
    JIG_CHECK(entry_types(c->eval, call->entry, c->function, before, &c->types));
    c->args = jig_calloc(c->types.num_inputs + c->types.num_results + 1, sizeof *c->args);
    c->results = c->args + c->types.num_inputs;
    return entry_parse_args(c->eval, call->entry, c->function, &c->types, c->args);
}

static JigCodeEnd start(const TuneCall *call, JigOp *payload, Callee *c, JigArena *a,
                        JigCodeProcess **out) {
    JigEvalSignature types = {c->types.inputs, c->types.results, c->types.num_inputs,
                              c->types.num_results};
    JigCodeRun run = {.code = call->code,
                      .types = &types,
                      .max_memory = call->max_memory,
                      .max_seconds = call->max_seconds,
                      .threads = call->threads,
                      .with_args = true};
    run.code.entry = jig_arena_str(a, jig_symbol_name(c->function)).ptr;
    JigCodeEnd end;
    *out = jig_code_start(payload, c->types.loc, &run, c->eval, c->args, c->results, &end);
    return end;
}

/* ---- What is expected ---- */

/* Results, then arguments that the function may have written. */
static bool is_output(const Callee *c, size_t i, const JigType **type, const JigEvalValue **v) {
    size_t n = c->types.num_results;
    *type = i < n ? c->types.results[i] : c->types.inputs[i - n];
    *v = i < n ? &c->results[i] : &c->args[i - n];
    return i < n || jig_type_is_any_memref(*type);
}

static bool is_as_expected(const TuneCall *call, const Callee *c, JigArena *a, JigStr *why) {
    const JigType *type;
    const JigEvalValue *v;
    for (size_t i = 0; call->expected && i < c->types.num_results + c->types.num_inputs; ++i) {
        size_t compared;
        if (is_output(c, i, &type, &v) &&
            !jig_eval_is_as_file(c->eval, type, v, call->expected[i], call->tolerance, &compared,
                                 why, a)) {
            *why = jig_arena_printf(
                a, "%s #%zu: %.*s", i < c->types.num_results ? "result" : "argument",
                i < c->types.num_results ? i : i - c->types.num_results, JIG_FMT(*why));
            return false;
        }
    }
    return true;
}

static bool write_expected(const TuneCall *call, const Callee *c, JigArena *a, JigStr *why) {
    const JigType *type;
    const JigEvalValue *v;
    for (size_t i = 0; i < c->types.num_results + c->types.num_inputs; ++i)
        if (is_output(c, i, &type, &v) &&
            !jig_eval_write_npy(c->eval, type, v, call->expected[i], why, a))
            return false;
    return true;
}

/* ---- Starting ---- */

static JigStr first_error(const JigDiagCapture *said, JigArena *a) {
    for (const JigDiag *d = said->first; d; d = d->next)
        if (d->severity == JIG_ERROR)
            return jig_arena_str(a, d->message);
    return JIG_STR("no reason was given");
}

/* In its own context; the payload that scripts start from is read, too, since it says how the
 * function is called. */
static TuneOutcome start_in(const TuneCall *call, JigContext *ctx, JigStr payload, Callee *callee,
                            JigArena *a, TuneCode *out) {
    JigOp *before = jig_parse_module(ctx, call->payload, JIG_STR("payload"), true);
    JigOp *now = before ? jig_parse_module(ctx, payload, JIG_STR("candidate"), true) : NULL;
    if (!now)
        return TUNE_BROKEN;
    input_unwrap(before);
    input_unwrap(now);
    EntrySignature signature = entry_signature(before, call->entry->name);
    if (!find_callee(call, now, &signature, callee))
        return TUNE_REFUSED;
    JigCodeEnd end = start(call, now, callee, a, &out->process);
    out->lacked_memory = end == JIG_CODE_NO_MEMORY;
    return end == JIG_CODE_DONE      ? TUNE_MEASURED
           : end == JIG_CODE_REFUSED ? TUNE_BROKEN
                                     : TUNE_STOPPED;
}

/* `use` looks at what it has computed. */
static TuneOutcome start_with(const TuneCall *call, JigStr payload, JigArena *a, TuneCode *out,
                              bool (*use)(const TuneCall *call, const Callee *c, JigArena *a,
                                          JigStr *why),
                              JigStr *why) {
    *out = (TuneCode){.ctx = jig_tool_context()};
    Callee callee = {0};
    JigDiagCapture said;
    jig_diag_capture_begin(out->ctx, &said);
    TuneOutcome outcome = start_in(call, out->ctx, payload, &callee, a, out);
    jig_diag_capture_end(out->ctx, &said);
    if (outcome != TUNE_MEASURED)
        *why = first_error(&said, a);
    else if (use(call, &callee, a, why))
        *why = (JigStr){0};
    else
        outcome = TUNE_WRONG;
    jig_diag_capture_free(&said);
    free_callee(&callee);
    if (outcome != TUNE_MEASURED) {
        bool lacked_memory = out->lacked_memory;
        tune_code_stop(out);
        out->lacked_memory = lacked_memory;
    }
    return outcome;
}

TuneOutcome tune_code_start(const TuneCall *call, JigStr payload, JigArena *a, TuneCode *out,
                            JigStr *why) {
    return start_with(call, payload, a, out, is_as_expected, why);
}

TuneOutcome tune_code_expect(const TuneCall *call, JigArena *a, JigStr *why) {
    TuneCode code;
    TuneOutcome outcome = start_with(call, call->payload, a, &code, write_expected, why);
    tune_code_stop(&code);
    return outcome;
}

void tune_code_stop(TuneCode *c) {
    jig_code_stop(c->process);
    if (c->ctx)
        jig_context_destroy(c->ctx);
    *c = (TuneCode){0};
}

/* ---- Times ---- */

enum { MOST_ROUNDS = 40, LEAST_ROUNDS = 5, MOST_RUNS = 2048 };
static const double BATCH = 5e-3; /* seconds of calls that are timed together */
static const double ENOUGH = 1.0; /* seconds for both */
/* Times the best, after so many rounds: no more is asked. Who is far off gets the least time. */
static const double hopeless[] = {4, 2.5, 1.6, 1.25};
static const double CONFIDENT = 2.58; /* standard errors: 99% of a normal distribution */
/* Of a hundred that are equal, one is clearly faster by chance; it is not by as much as this. */
static const double WORTH = 1.01;

static int by_size(const void *x, const void *y) {
    double a = *(const double *)x, b = *(const double *)y;
    return a < b ? -1 : a > b;
}

/* Of so many calls the mean; below 0: it has ended. */
static double time_batch(TuneCode *c) {
    JigCodeCost *costs = jig_calloc(c->runs, sizeof *costs);
    double sum = 0;
    bool ok = jig_code_measure(c->process, c->runs, costs) == JIG_CODE_DONE;
    for (uint32_t i = 0; i < c->runs; ++i) {
        sum += costs[i].seconds;
        if (!c->least || costs[i].seconds < c->least)
            c->least = costs[i].seconds;
    }
    jig_free(costs);
    return ok ? sum / c->runs : -1;
}

/* How many calls are a batch, by how long a few take. */
static bool warm_up(TuneCode *c) {
    double seconds = 0;
    for (c->runs = 1; c->runs < MOST_RUNS; c->runs *= 4) {
        seconds = time_batch(c);
        if (seconds < 0)
            return false;
        if (seconds * c->runs > BATCH / 4)
            break;
    }
    double runs = seconds > 0 ? BATCH / seconds : MOST_RUNS;
    c->runs = runs < 1 ? 1 : runs > MOST_RUNS ? MOST_RUNS : (uint32_t)runs;
    return true;
}

typedef struct Duel {
    double mine[MOST_ROUNDS];
    size_t num;
    double sum, squares; /* of the logarithms of mine by the best one's */
    double least;        /* of these logarithms */
    double seconds;
    bool is_alone; /* there is no best one, or it has ended */
} Duel;

static bool play_round(TuneCode *c, TuneCode *best, Duel *d) {
    double mine = time_batch(c), other = d->is_alone ? mine : time_batch(best);
    if (mine < 0)
        return false;
    double ratio = mine > 0 && other > 0 ? log(mine / other) : 0;
    d->is_alone = d->is_alone || other < 0;
    d->mine[d->num++] = mine;
    d->least = d->num == 1 || ratio < d->least ? ratio : d->least;
    d->sum += ratio;
    d->squares += ratio * ratio;
    d->seconds += mine * c->runs + (d->is_alone ? 0 : other * best->runs);
    return true;
}

/* Is the mean of the ratios beyond what chance makes of it? */
static bool is_clear(const Duel *d) {
    if (d->num < LEAST_ROUNDS)
        return false;
    double n = (double)d->num, mean = d->sum / n,
           variance = (d->squares - n * mean * mean) / (n - 1);
    return fabs(mean) > CONFIDENT * sqrt(variance > 0 ? variance / n : 0);
}

/* By the round in which it did best, since the machine may do something else in one; before the
 * first round by the quickest of few calls. */
static bool is_hopeless(const Duel *d, const TuneCode *c, const TuneCode *best) {
    if (d->num == 0)
        return c->least > hopeless[0] * best->median;
    return d->num < JIG_LEN(hopeless) && d->least > log(hopeless[d->num]);
}

static bool is_over(const Duel *d, const TuneCode *c, const TuneCode *best) {
    bool enough = d->num >= LEAST_ROUNDS && (d->seconds > ENOUGH || d->num == MOST_ROUNDS);
    if (d->is_alone)
        return d->num >= LEAST_ROUNDS;
    return enough || is_clear(d) || is_hopeless(d, c, best);
}

/* Who is as fast as the best takes nothing from it. Where that has ended meanwhile, its median is
 * what is left of it. */
static bool has_won(const Duel *d, const TuneCode *c, const TuneCode *best) {
    if (!best)
        return true;
    return d->is_alone ? c->median < best->median
                       : d->sum < -log(WORTH) * (double)d->num && is_clear(d);
}

/* The median; of few rounds, in which one may be out of all measure, the least. */
static double typical(Duel *d, const TuneCode *c) {
    qsort(d->mine, d->num, sizeof *d->mine, by_size);
    if (d->num >= LEAST_ROUNDS)
        return (d->mine[(d->num - 1) / 2] + d->mine[d->num / 2]) / 2;
    return d->num ? d->mine[0] : c->least;
}

bool tune_code_time(TuneCode *c, TuneCode *best, bool *faster, JigArena *a, JigStr *why) {
    Duel d = {.is_alone = !best};
    JigDiagCapture said, other;
    jig_diag_capture_begin(c->ctx, &said);
    if (best)
        jig_diag_capture_begin(best->ctx, &other);
    bool ok = warm_up(c);
    while (ok && !is_over(&d, c, best))
        ok = play_round(c, best, &d);
    if (best) {
        jig_diag_capture_end(best->ctx, &other);
        jig_diag_capture_free(&other);
    }
    jig_diag_capture_end(c->ctx, &said);
    if (!ok)
        *why = first_error(&said, a);
    jig_diag_capture_free(&said);
    if (!ok)
        return false;
    c->median = typical(&d, c);
    *faster = has_won(&d, c, best);
    return true;
}
