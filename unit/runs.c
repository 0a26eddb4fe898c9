/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Runs of scripts (jig/run.h): what is heard of payload and handles while a script is carried out
 * is what one finds when one goes there later, in any order.
 */
#include "scene.h"

#include "explain/attempt.h"
#include "ir/context.h"
#include "jig/run.h"
#include "transform/run/makers.h"

#include <stdio.h>
#include <string.h>

static const char payload_text[] =
    "func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> "
    "tensor<64x64xf32> {\n"
    "  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : "
    "tensor<64x64xf32>) -> tensor<64x64xf32>\n"
    "  %1 = linalg.exp ins(%0 : tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> "
    "tensor<64x64xf32>\n"
    "  %2 = linalg.add ins(%1, %0 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : "
    "tensor<64x64xf32>) -> tensor<64x64xf32>\n"
    "  return %2 : tensor<64x64xf32>\n"
    "}\n";

#define OP "!transform.any_op"
#define SCRIPT(body)                                                                               \
    "module attributes {transform.with_named_sequence} {\n"                                        \
    "  transform.named_sequence @tile(%op: " OP " {transform.consumed}) -> " OP " {\n"             \
    "    %t, %l = transform.structured.tile_using_for %op tile_sizes [8] : (" OP ") -> (" OP       \
    ", " OP ")\n"                                                                                  \
    "    transform.yield %t : " OP "\n"                                                            \
    "  }\n"                                                                                        \
    "  transform.named_sequence @__transform_main(%root: " OP ") {\n" body "    transform.yield\n" \
    "  }\n"                                                                                        \
    "}\n"
#define MATCH(result, name)                                                                        \
    "    %" result " = transform.structured.match ops{[\"" name "\"]} in %root : (" OP ") -> " OP  \
    "\n"
#define INCLUDE(result, h)                                                                         \
    "    %" result " = transform.include @tile failures(propagate) (%" h ") : (" OP ") -> " OP "\n"

/* ---- What is heard, and found again ---- */

enum { MAX_HEARD = 4096, MAX_HANDLES = 256 };

typedef struct Heard {
    size_t moment;
    uint64_t payload, handles;
} Heard;

typedef struct Play {
    Scene s;
    JigOp *script;
    JigRun *run;
    const JigValue *values[MAX_HANDLES];
    size_t num_values;
    Heard heard[MAX_HEARD];
    size_t num_heard;
} Play;

static void mix_text(void *user, const char *text, size_t n) {
    uint64_t *h = user;
    for (size_t i = 0; i < n; ++i)
        *h = (*h ^ (unsigned char)text[i]) * 1099511628211u;
}

static uint64_t payload_now(const Play *p) {
    uint64_t h = 14695981039346656037u;
    JigPrintFlags flags = jig_print_flags();
    jig_op_print(p->s.module, &flags, mix_text, &h);
    return h;
}

static JigWalk add_values(JigOp *op, void *user) {
    Play *p = user;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        p->values[p->num_values++] = jig_op_result(op, i);
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                p->values[p->num_values++] = jig_block_arg(b, i);
    return JIG_WALK_ADVANCE;
}

/* Which payload each handle of the script has, by address. */
static uint64_t handles_now(const Play *p, JigRun *run) {
    uint64_t h = 14695981039346656037u;
    for (size_t i = 0; i < p->num_values; ++i) {
        JigItems items = jig_run_handle(run, p->values[i]);
        mix_text(&h, (const char *)&i, sizeof i);
        mix_text(&h, (const char *)items.items, items.len * sizeof *items.items);
    }
    return h;
}

static void hear(void *user, JigRun *run, size_t step) {
    (void)step;
    Play *p = user;
    assert_true(p->num_heard < MAX_HEARD);
    p->heard[p->num_heard++] = (Heard){jig_run_moment(run), payload_now(p), handles_now(p, run)};
}

static Play *play(const char *script, JigScriptOptions options) {
    static Play p;
    memset(&p, 0, sizeof p);
    p.s = scene_begin(payload_text);
    p.script = jig_parse_module(p.s.ctx, jig_str(script), JIG_STR("script"), true);
    assert_non_null(p.script);
    jig_walk_pre(p.script, add_values, &p);
    JigRunListener listener = {.began = hear, .failed = hear, .ended = hear, .user = &p};
    JigScript how = {.module = p.script, .options = options, .quiet = true};
    p.run = jig_run_script(p.s.module, &how, &(JigRunOptions){.listeners = &listener});
    assert_non_null(p.run);
    return &p;
}

static void leave(Play *p) {
    jig_run_destroy(p->run);
    jig_op_destroy(p->script);
    scene_end(&p->s);
}

static void goes_where_it_was_heard(Play *p, const Heard *h) {
    jig_run_go(p->run, h->moment);
    assert_int_equal(jig_run_moment(p->run), h->moment);
    if (payload_now(p) != h->payload)
        fail_msg("the payload of moment %zu is another", h->moment);
    if (handles_now(p, p->run) != h->handles)
        fail_msg("handles of moment %zu have other payload", h->moment);
}

static void goes_everywhere(Play *p) {
    uint64_t seed = 1;
    assert_true(p->num_heard > 1);
    for (size_t i = p->num_heard; i-- > 0;)
        goes_where_it_was_heard(p, &p->heard[i]);
    for (size_t i = 0; i < p->num_heard; ++i)
        goes_where_it_was_heard(p, &p->heard[i]);
    for (size_t i = 0; i < 100; ++i) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        goes_where_it_was_heard(p, &p->heard[(seed >> 33) % p->num_heard]);
    }
    jig_run_go(p->run, jig_run_num_moments(p->run) - 1);
}

/* The step that a number names. */
static const JigRunStep *step(const Play *p, const char *number) {
    size_t i = jig_run_find_step(p->run, jig_str(number));
    if (i == JIG_NO_STEP)
        fail_msg("there is no step %s", number);
    JigStr again = jig_run_step_number(p->run, i, p->s.a);
    assert_true(jig_str_is(again, number));
    return jig_run_step(p->run, i);
}

/* ---- Steps ---- */

static void steps_stand_in_steps(void **state) {
    (void)state;
    Play *p =
        play(SCRIPT(MATCH("m", "linalg.matmul") INCLUDE("t", "m")
                        MATCH("e", "linalg.exp") "    transform.foreach %e : " OP " {\n"
                                                 "    ^bb0(%one: " OP "):\n"
                                                 "      transform.annotate %one \"x\" : " OP "\n"
                                                 "      transform.annotate %one \"y\" : " OP "\n"
                                                 "    }\n"),
             (JigScriptOptions){0});
    assert_int_equal(jig_run_result(p->run)->status, JIG_SCRIPT_OK);
    assert_int_equal(jig_run_num_steps(p->run), 7);
    assert_true(jig_op_has_name(step(p, "2")->op, "transform.include"));
    assert_true(jig_op_has_name(step(p, "2.1")->op, "transform.structured.tile_using_for"));
    assert_int_equal(step(p, "2")->num_below, 1);
    assert_int_equal(step(p, "2.1")->depth, 1);
    assert_true(step(p, "2.1")->changes.created > 3);
    assert_true(jig_op_has_name(step(p, "4.2")->op, "transform.annotate"));
    static const char *const none[] = {"0",  "5", "2.2", "2.1.1", "",   ".",
                                       "2.", "x", "2x",  "4..1",  "01", "2.01"};
    for (size_t i = 0; i < JIG_LEN(none); ++i)
        assert_int_equal(jig_run_find_step(p->run, jig_str(none[i])), JIG_NO_STEP);
    goes_everywhere(p);
    leave(p);
}

/* The handle of the matched op goes where the tiled op is, and is spent by who consumed it. */
static void handles_have_histories(void **state) {
    (void)state;
    Play *p = play(SCRIPT(MATCH("m", "linalg.matmul") MATCH("n", "linalg.matmul") INCLUDE("t", "m")
                              MATCH("e", "linalg.exp")),
                   (JigScriptOptions){.strict_handles = true});
    const JigRunStep *match = step(p, "1"), *include = step(p, "3");
    const JigValue *m = jig_op_result(match->op, 0), *t = jig_op_result(include->op, 0);
    assert_int_equal(jig_run_bound(p->run, m), SIZE_MAX);
    assert_true(jig_op_has_name(jig_run_handle(p->run, t).items[0], "linalg.matmul"));
    jig_run_go(p->run, include->begin);
    size_t of_m = jig_run_bound(p->run, m);
    assert_int_not_equal(of_m, SIZE_MAX);
    assert_int_equal(jig_run_bound(p->run, t), SIZE_MAX);
    JigItems had = jig_run_handle(p->run, m);
    assert_int_equal(had.len, 1);
    const JigRunBinding *b = jig_run_binding(p->run, of_m);
    assert_int_equal(b->step, 0);
    assert_ptr_equal(b->handle, m);
    assert_true(jig_op_has_name(jig_run_step(p->run, b->spent_by)->op, "transform.include"));
    assert_int_equal(b->end, include->end - 1);
    assert_ptr_equal(b->ancestor, had.items[0]);
    goes_everywhere(p);
    leave(p);
}

/* ---- Failures ---- */

static void failures_are_kept(void **state) {
    (void)state;
    Play *p = play(
        SCRIPT(MATCH("f", "func.func") MATCH(
            "m",
            "linalg.matmul") "    transform.sequence %root : " OP " failures(suppress) {\n"
                             "    ^bb0(%r: " OP "):\n"
                             "      %ts, %ls:9 = transform.structured.tile_using_for %m tile_sizes "
                             "[1, 2, 3, 4, 5, 6, 7, 8, 9] : (" OP ") -> (" OP ", " OP ", " OP
                             ", " OP ", " OP ", " OP ", " OP ", " OP ", " OP ", " OP ")\n"
                             "    }\n"
                             "    transform.annotate %f \"x\" : " OP "\n"
                             "    transform.structured.vectorize %f : " OP "\n"),
        (JigScriptOptions){0});
    const JigScriptResult *result = jig_run_result(p->run);
    assert_int_not_equal(result->status, JIG_SCRIPT_OK);
    const JigRunStep *inner = step(p, "3.1"), *around = step(p, "3"), *last = step(p, "5");
    assert_int_equal(inner->status, JIG_SILENCEABLE);
    assert_true(inner->silenced && inner->why);
    assert_int_equal(around->status, JIG_OK);
    assert_int_not_equal(last->status, JIG_OK);
    assert_false(last->silenced);
    scene_says(&p->s, last->why, "Unsupported Op, cannot vectorize");
    assert_ptr_equal(result->step, last->op);
    goes_everywhere(p);
    leave(p);
}

/* What a step had done before it failed is at its moment `failed`. */
static void what_failed_can_be_seen(void **state) {
    (void)state;
    Play *p = play(
        SCRIPT(MATCH(
            "m",
            "linalg.exp") "    %p = transform.get_parent_op %m : (" OP ") -> " OP "\n"
                          "    %both = transform.merge_handles %m, %p : " OP "\n"
                          "    %t, %l = transform.structured.tile_using_for %both tile_sizes [8] "
                          ": (" OP ") -> (" OP ", " OP ")\n"),
        (JigScriptOptions){0});
    const JigRunStep *tile = step(p, "4");
    assert_int_not_equal(tile->status, JIG_OK);
    assert_int_not_equal(tile->failed, tile->end);
    assert_int_equal(scene_count(&p->s, "scf.for"), 0);
    jig_run_go(p->run, tile->failed);
    assert_int_equal(scene_count(&p->s, "scf.for"), 1);
    jig_run_go(p->run, tile->end);
    assert_int_equal(scene_count(&p->s, "scf.for"), 0);
    goes_everywhere(p);
    leave(p);
}

static void nothing_was_carried_out(void **state) {
    (void)state;
    Play *p = play("module {}", (JigScriptOptions){0});
    assert_int_equal(jig_run_result(p->run)->status, JIG_SCRIPT_INVALID);
    assert_int_equal(jig_run_num_steps(p->run), 0);
    assert_int_equal(jig_run_find_step(p->run, JIG_STR("1")), JIG_NO_STEP);
    jig_run_go(p->run, 0);
    jig_run_go(p->run, jig_run_num_moments(p->run) - 1);
    leave(p);
}

/* ---- Where the payload stays ---- */

static void payload_stays_where_the_run_stands(void **state) {
    (void)state;
    for (int stay = 0; stay < 4; ++stay) {
        Play *p = play(SCRIPT(MATCH("m", "linalg.matmul") INCLUDE("t", "m") MATCH("e", "linalg.exp")
                                  INCLUDE("u", "e") MATCH("a", "linalg.add") INCLUDE("v", "a")),
                       (JigScriptOptions){0});
        assert_int_equal(scene_count(&p->s, "scf.for"), 3);
        char number[] = {(char)('1' + 2 * stay), 0};
        if (stay < 3)
            jig_run_go(p->run, step(p, number)->begin);
        uint64_t then = payload_now(p);
        jig_run_destroy(p->run);
        p->run = NULL;
        assert_int_equal(payload_now(p), then);
        assert_int_equal(scene_count(&p->s, "scf.for"), stay);
        leave(p);
    }
}

/* ---- Away from the last moment ---- */

/* What is tried there is taken back, and what is behind it is what it was. */
static void attempts_leave_nothing_anywhere(void **state) {
    (void)state;
    Play *p = play(SCRIPT(MATCH("m", "linalg.matmul") INCLUDE("t", "m") MATCH("e", "linalg.exp")
                              INCLUDE("u", "e")),
                   (JigScriptOptions){0});
    for (size_t i = p->num_heard; i-- > 0;) {
        jig_run_go(p->run, p->heard[i].moment);
        JigAttempt tile = {
            .root = p->s.module,
            .op = scene_find(&p->s, "linalg.add", 0),
            .lines = JIG_STR("%t, %l = transform.structured.tile_using_for %op tile_sizes [8] : "
                             "(" OP ") -> (" OP ", " OP ")\n")};
        JigAttempted what = jig_attempt(&tile, p->s.a);
        assert_int_equal(what.status, JIG_SCRIPT_OK);
        assert_true(what.changes);
        tile.lines = JIG_STR("transform.structured.vectorize %op vector_sizes [3] : " OP "\n");
        assert_int_not_equal(jig_attempt(&tile, p->s.a).status, JIG_SCRIPT_OK);
        goes_where_it_was_heard(p, &p->heard[i]);
    }
    goes_everywhere(p);
    leave(p);
}

/* ---- Steps of the caller's ---- */

#define MORE(body)                                                                                 \
    "module attributes {transform.with_named_sequence} {\n"                                        \
    "  transform.named_sequence @more(%h: " OP ") {\n" body "    transform.yield\n"                \
    "  }\n"                                                                                        \
    "}\n"

/* The first op of the text's sequence, which refers to `handle`. */
static JigOp *more(Play *p, const char *text, JigValue *handle, JigOp **module) {
    *module = jig_parse_module(p->s.ctx, jig_str(text), JIG_STR("more"), true);
    assert_non_null(*module);
    JigBlock *body = jig_op_body(jig_block_first(jig_op_body(*module)));
    jig_value_replace_uses(jig_block_arg(body, 0), handle);
    return jig_block_first(body);
}

static void take_back(Play *p) {
    jig_run_go(p->run, 0);
    jig_run_destroy(p->run);
    p->num_heard = 0;
}

static void run_with(Play *p, const JigRunInsertion *insertions) {
    JigRunListener listener = {.began = hear, .failed = hear, .ended = hear, .user = p};
    JigScript how = {.module = p->script, .quiet = true};
    p->run = jig_run_script(p->s.module, &how,
                            &(JigRunOptions){.listeners = &listener, .insertions = insertions});
    assert_non_null(p->run);
}

static void callers_have_steps_carried_out(void **state) {
    (void)state;
    Play *p = play(SCRIPT(MATCH("m", "linalg.matmul") INCLUDE("t", "m")), (JigScriptOptions){0});
    JigOp *modules[4];
    JigValue *m = jig_op_result(jig_run_step_op(p->run, 0), 0),
             *t = jig_op_result(jig_run_step_op(p->run, 1), 0),
             *inner = jig_block_arg(jig_op_body(jig_op_parent(jig_run_step_op(p->run, 2))), 0);
    const struct {
        size_t step;
        const char *text;
        JigValue *handle;
    } wanted[] = {
        {1, MORE("    transform.annotate %h \"a\" : " OP "\n"), m},
        /* A failure is silenced. */
        {3, MORE("    transform.structured.vectorize %h vector_sizes [3] : " OP "\n"), inner},
        {4, MORE("    transform.annotate %h \"b\" : " OP "\n"), inner},
        {6, MORE("    transform.annotate %h \"c\" : " OP "\n"), t},
    };
    JigRunInsertion steps[JIG_LEN(wanted) + 1] = {0};
    take_back(p);
    for (size_t i = 0; i < JIG_LEN(wanted); ++i) {
        steps[i].step = wanted[i].step;
        steps[i].op = more(p, wanted[i].text, wanted[i].handle, &modules[i]);
    }
    run_with(p, steps);
    assert_int_equal(jig_run_result(p->run)->status, JIG_SCRIPT_OK);
    assert_int_equal(jig_run_num_steps(p->run), 7);
    assert_ptr_equal(step(p, "2")->op, steps[0].op);
    assert_ptr_equal(step(p, "3.1")->op, steps[1].op);
    assert_int_equal(step(p, "3.1")->status, JIG_SILENCEABLE);
    assert_true(step(p, "3.1")->silenced);
    assert_ptr_equal(step(p, "3.2")->op, steps[2].op);
    assert_true(jig_op_has_name(step(p, "3.3")->op, "transform.structured.tile_using_for"));
    assert_ptr_equal(step(p, "4")->op, steps[3].op);
    const JigOp *tiled = scene_find(&p->s, "linalg.matmul", 0);
    assert_non_null(jig_op_attr(tiled, "a"));
    assert_non_null(jig_op_attr(tiled, "b"));
    assert_non_null(jig_op_attr(tiled, "c"));
    goes_everywhere(p);
    take_back(p);
    run_with(p, NULL);
    assert_int_equal(jig_run_num_steps(p->run), 3);
    assert_null(jig_op_attr(scene_find(&p->s, "linalg.matmul", 0), "a"));
    jig_run_destroy(p->run);
    p->run = NULL;
    for (size_t i = 0; i < JIG_LEN(modules); ++i)
        jig_op_destroy(modules[i]);
    leave(p);
}

/* Three hundred steps; another script over what the first has left, while its run is kept. */
static void long_scripts_are_stepped_through(void **state) {
    (void)state;
    static char script[64 << 10];
    size_t len = (size_t)snprintf(script, sizeof script, "%s",
                                  "module attributes {transform.with_named_sequence} {\n"
                                  "  transform.named_sequence @__transform_main(%root: " OP
                                  ") {\n" MATCH("h0", "linalg.add"));
    for (int i = 0; i < 149; ++i)
        len += (size_t)snprintf(script + len, sizeof script - len,
                                "    transform.annotate %%h%d \"x%d\" : " OP "\n"
                                "    %%h%d = transform.structured.match ops{[\"linalg.%s\"]} in "
                                "%%root : (" OP ") -> " OP "\n",
                                i, i, i + 1, i % 2 ? "exp" : "matmul");
    snprintf(script + len, sizeof script - len,
             "    %%t, %%l = transform.structured.tile_using_for %%h149 tile_sizes [8] : (" OP
             ") -> (" OP ", " OP ")\n    transform.yield\n  }\n}\n");
    Play *p = play(script, (JigScriptOptions){0});
    assert_int_equal(jig_run_num_steps(p->run), 300);
    assert_int_equal(jig_run_result(p->run)->status, JIG_SCRIPT_OK);
    goes_everywhere(p);
    leave(p);
}

/* Whoever looks at each step of a long script asks often. */
static void asks_often(void *user, JigRun *run, size_t step) {
    (void)user;
    JigContext *ctx = jig_run_context(run);
    const JigOp *op = jig_run_step(run, step)->op;
    enum { TIMES = 10000, MOST = 1 << 14 };
    size_t before = jig_context_memory(ctx);
    for (size_t i = 0; i < TIMES && jig_op_num_operands(op); ++i)
        assert_int_equal(jig_run_handle(run, jig_op_operand(op, 0)).len, 1);
    assert_true(jig_context_memory(ctx) <= before + MOST);
}

static void asking_keeps_no_memory(void **state) {
    (void)state;
    Scene s = scene_begin(payload_text);
    JigOp *script = jig_parse_module(
        s.ctx,
        JIG_STR(SCRIPT(MATCH("m", "linalg.matmul") MATCH("e", "linalg.exp")
                           MATCH("n", "linalg.matmul") "    transform.merge_handles %m, %n : " OP
                                                       "\n" INCLUDE("t", "e"))),
        JIG_STR("script"), true);
    assert_non_null(script);
    JigScript how = {.module = script, .quiet = true};
    JigRunListener listener = {.began = asks_often};
    JigRun *run = jig_run_script(s.module, &how, &(JigRunOptions){.listeners = &listener});
    assert_non_null(run);
    assert_int_equal(jig_run_result(run)->status, JIG_SCRIPT_OK);
    assert_int_equal(jig_run_num_steps(run), 6);
    jig_run_destroy(run);
    jig_op_destroy(script);
    scene_end(&s);
}

/* ---- Several listeners ---- */

/* What each is told of, a letter each: its name, and b(egan), e(nded), s(tops?), t(ried),
 * r(efused).
 */
typedef struct Ear {
    char name;
    char *told;
    bool is_curious;
    size_t stops_at; /* a step */
} Ear;

static void note(const Ear *ear, char what) {
    const char text[] = {ear->name, what, ' ', 0};
    strcat(ear->told, text);
}

static void ear_began(void *user, JigRun *run, size_t step) {
    (void)run;
    (void)step;
    note(user, 'b');
}

static void ear_ended(void *user, JigRun *run, size_t step) {
    (void)run;
    (void)step;
    note(user, 'e');
}

static bool ear_stops(void *user, JigRun *run, size_t step) {
    (void)run;
    note(user, 's');
    return ((Ear *)user)->stops_at == step;
}

static bool ear_tried(void *user, JigRun *run, const JigOp *matcher, const JigOp *payload,
                      bool taken, const JigReason *why) {
    (void)run;
    (void)matcher;
    (void)payload;
    note(user, why ? 'r' : 't');
    return !taken && ((Ear *)user)->is_curious;
}

static const JigMatchListener ear_matching = {.tried = ear_tried};

static JigRunListener listener_of(Ear *ear, const JigRunListener *next) {
    return (JigRunListener){.began = ear_began,
                            .ended = ear_ended,
                            .stops = ear_stops,
                            .matching = &ear_matching,
                            .user = ear,
                            .next = next};
}

static JigScriptStatus status_heard_by(const char *text, const JigRunListener *first) {
    Scene s = scene_begin("func.func private @f()\n");
    JigOp *script = jig_parse_module(s.ctx, jig_str(text), JIG_STR("script"), true);
    assert_non_null(script);
    JigRun *run = jig_run_script(s.module, &(JigScript){.module = script, .quiet = true},
                                 &(JigRunOptions){.listeners = first});
    assert_non_null(run);
    JigScriptStatus status = jig_run_result(run)->status;
    jig_run_destroy(run);
    jig_op_destroy(script);
    scene_end(&s);
    return status;
}

/* Each is told in its order, and asked whether to end although another one has said so. */
static void listeners_are_told_in_order(void **state) {
    (void)state;
    char told[256] = "";
    Ear a = {.name = 'A', .told = told, .stops_at = 1},
        b = {.name = 'B', .told = told, .stops_at = 7};
    JigRunListener second = listener_of(&b, NULL), none = {.next = &second},
                   first = listener_of(&a, &none);
    assert_int_equal(status_heard_by(SCRIPT(MATCH("x", "func.func") MATCH("y", "func.func")
                                                MATCH("z", "func.func")),
                                     &first),
                     JIG_SCRIPT_STOPPED);
    assert_string_equal(told, "Ab Bb Ae Be As Bs Ab Bb Ae Be As Bs ");
}

/* The matcher is tried on the function and refuses; then it ends. */
static void reasons_go_to_who_asks(void **state) {
    static const char script[] =
        "module attributes {transform.with_named_sequence} {\n"
        "  transform.named_sequence @is(%op: " OP " {transform.readonly}) -> " OP " {\n"
        "    transform.match.operation_name %op [\"scf.for\"] : " OP "\n"
        "    transform.yield %op : " OP "\n"
        "  }\n"
        "  transform.named_sequence @does(%op: " OP " {transform.readonly}) {\n"
        "    transform.yield\n"
        "  }\n"
        "  transform.named_sequence @__transform_main(%root: " OP ") {\n"
        "    transform.foreach_match in %root @is -> @does : (" OP ") -> " OP "\n"
        "    transform.yield\n"
        "  }\n"
        "}\n";
    (void)state;
    char told[256] = "";
    Ear a = {.name = 'A', .told = told, .stops_at = 7},
        b = {.name = 'B', .told = told, .is_curious = true, .stops_at = 7};
    JigRunListener second = listener_of(&b, NULL), first = listener_of(&a, &second);
    assert_int_equal(status_heard_by(script, &first), JIG_SCRIPT_OK);
    assert_string_equal(told, "Ab Bb At Bt Br Ae Be As Bs ");
}

/* ---- Matchers ---- */

/* What matchers were asked and how they ended: the last part of a match op's name with + or -, then
 * t(aken) or r(efused), and w where the reason came along. */
typedef struct Heed {
    char told[512];
    bool is_curious;
} Heed;

static void say(Heed *heed, const char *what) {
    size_t len = strlen(heed->told);
    snprintf(heed->told + len, sizeof heed->told - len, "%s ", what);
}

static void heed_asked(void *user, JigRun *run, const JigOp *match, bool through) {
    JigStr name = jig_op_name_of(match);
    char text[64];
    size_t begin = sizeof "transform.match." - 1;
    (void)run;
    snprintf(text, sizeof text, "%.*s%c", (int)(name.len - begin), name.ptr + begin,
             through ? '+' : '-');
    say(user, text);
}

static bool heed_tried(void *user, JigRun *run, const JigOp *matcher, const JigOp *payload,
                       bool taken, const JigReason *why) {
    Heed *heed = user;
    (void)run;
    assert_non_null(jig_symbol_name(matcher).ptr);
    assert_true(jig_op_has_name(payload, "func.func"));
    say(heed, taken ? "t" : why ? "w" : "r");
    return !taken && heed->is_curious;
}

static const JigMatchListener heed_matching = {.asked = heed_asked, .tried = heed_tried};

/* Each op in a matcher that was reached is told of, in its order, then the matcher; again where the
 * reason is wanted, to who wants it alone. */
static void matchers_are_told_of(void **state) {
    static const char script[] =
        "module attributes {transform.with_named_sequence} {\n"
        "  transform.named_sequence @no(%op: " OP " {transform.readonly}) {\n"
        "    transform.match.operation_name %op [\"func.func\"] : " OP "\n"
        "    transform.match.operation_empty %op : " OP "\n"
        "    transform.match.operation_name %op [\"scf.for\"] : " OP "\n"
        "    transform.yield\n"
        "  }\n"
        "  transform.named_sequence @yes(%op: " OP " {transform.readonly}) {\n"
        "    transform.match.operation_name %op [\"func.func\"] : " OP "\n"
        "    transform.yield\n"
        "  }\n"
        "  transform.named_sequence @does() {\n"
        "    transform.yield\n"
        "  }\n"
        "  transform.named_sequence @__transform_main(%root: " OP ") {\n"
        "    transform.foreach_match in %root @no -> @does, @yes -> @does : (" OP ") -> " OP "\n"
        "    transform.yield\n"
        "  }\n"
        "}\n";
    (void)state;
    Heed plain = {.is_curious = false}, curious = {.is_curious = true};
    JigRunListener second = {.matching = &heed_matching, .user = &curious},
                   first = {.matching = &heed_matching, .user = &plain, .next = &second};
    assert_int_equal(status_heard_by(script, &first), JIG_SCRIPT_OK);
    assert_string_equal(plain.told, "operation_name+ operation_empty- r operation_name+ t ");
    assert_string_equal(curious.told, "operation_name+ operation_empty- r w operation_name+ t ");
}

/* ---- Who made an op ---- */

typedef struct Made {
    const JigMakers *makers;
    const JigRun *run;
    size_t num_loops;
} Made;

static JigWalk is_made_by_its_step(JigOp *op, void *user) {
    Made *m = user;
    size_t step = jig_makers_step_of(m->makers, op);
    if (jig_op_has_name(op, "scf.for")) {
        char number[16];
        JigArena *a = jig_arena_create();
        snprintf(number, sizeof number, "%zu.1", 2 + 2 * m->num_loops++);
        assert_true(jig_str_is(jig_run_step_number(m->run, step, a), number));
        jig_arena_destroy(a);
    } else if (jig_op_has_name(op, "func.func") || jig_op_has_name(op, "linalg.add")) {
        assert_true(step == JIG_NO_STEP);
    }
    return JIG_WALK_ADVANCE;
}

static void ops_know_their_steps(void **state) {
    (void)state;
    Scene s = scene_begin(payload_text);
    JigOp *script = jig_parse_module(s.ctx,
                                     JIG_STR(SCRIPT(MATCH("m", "linalg.matmul") INCLUDE(
                                         "t", "m") MATCH("e", "linalg.exp") INCLUDE("u", "e"))),
                                     JIG_STR("script"), true);
    assert_non_null(script);
    JigMakers makers;
    JigRunListener listener = jig_makers_begin(&makers, s.ctx);
    JigRun *run = jig_run_script(s.module, &(JigScript){.module = script, .quiet = true},
                                 &(JigRunOptions){.listeners = &listener});
    assert_non_null(run);
    Made made = {.makers = &makers, .run = run};
    jig_walk_pre(s.module, is_made_by_its_step, &made);
    assert_int_equal(made.num_loops, 2);
    jig_makers_end(&makers);
    jig_run_destroy(run);
    jig_op_destroy(script);
    scene_end(&s);
}

/* ---- Two runs, and memory that runs out ---- */

static const char two_tiles[] = SCRIPT(MATCH("m", "linalg.matmul") INCLUDE("t", "m")
                                           MATCH("e", "linalg.exp") INCLUDE("u", "e"));

/* Of the first one it is looked at what the second has done nothing to yet. Either may go first. */
static void runs_over_one_payload(void **state) {
    (void)state;
    for (size_t i = 0; i < 20; ++i) {
        Play p = {.s = scene_begin(payload_text)};
        JigOp *script = jig_parse_module(p.s.ctx, jig_str(two_tiles), JIG_STR("script"), true);
        JigScript how = {.module = script, .quiet = true};
        uint64_t before = payload_now(&p);
        JigRun *first = jig_run_script(p.s.module, &how, NULL);
        uint64_t between = payload_now(&p);
        JigRun *second = jig_run_script(p.s.module, &how, NULL);
        uint64_t after = payload_now(&p);
        assert_true(before != between && between != after);
        jig_run_go(first, 0);
        assert_int_equal(payload_now(&p), before);
        jig_run_go(second, 0);
        assert_int_equal(payload_now(&p), between);
        size_t last = jig_run_num_moments(second) - 1;
        jig_run_go(second, last);
        assert_int_equal(payload_now(&p), after);
        jig_run_go(second, i / 2 % last);
        uint64_t then = payload_now(&p);
        jig_run_destroy(i % 2 ? first : second);
        jig_run_destroy(i % 2 ? second : first);
        assert_int_equal(payload_now(&p), then);
        jig_op_destroy(script);
        scene_end(&p.s);
    }
}

static bool be_quiet(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user, (void)ctx, (void)diag;
    return true;
}

#ifndef NDEBUG
/* The how-manieth request for memory fails; true: there were not so many. */
static bool is_enough(size_t left) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    jig_context_limit_memory(ctx, SIZE_MAX);
    jig_context_push_handler(ctx, be_quiet, NULL);
    JigOp *payload = jig_parse_module(ctx, jig_str(payload_text), JIG_STR("payload"), true),
          *script = jig_parse_module(ctx, jig_str(two_tiles), JIG_STR("script"), true);
    JigScript how = {.module = script};
    ctx->heap.left = left;
    JigRun *run = jig_run_script(payload, &how, NULL);
    bool enough = ctx->heap.left > 0;
    ctx->heap.left = 0;
    assert_int_equal(run == NULL, jig_context_is_exhausted(ctx));
    if (run)
        jig_run_go(run, 0);
    jig_run_destroy(run);
    jig_context_destroy(ctx);
    return enough;
}
#endif

static void memory_may_run_out(void **state) {
    (void)state;
#ifdef NDEBUG
    (void)be_quiet;
    skip();
#else
    size_t n = 1;
    while (!is_enough(n))
        n += n < 50 ? 1 : 7;
    assert_true(n > 50);
#endif
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_stand_in_steps),
        cmocka_unit_test(handles_have_histories),
        cmocka_unit_test(failures_are_kept),
        cmocka_unit_test(what_failed_can_be_seen),
        cmocka_unit_test(nothing_was_carried_out),
        cmocka_unit_test(payload_stays_where_the_run_stands),
        cmocka_unit_test(attempts_leave_nothing_anywhere),
        cmocka_unit_test(callers_have_steps_carried_out),
        cmocka_unit_test(long_scripts_are_stepped_through),
        cmocka_unit_test(asking_keeps_no_memory),
        cmocka_unit_test(listeners_are_told_in_order),
        cmocka_unit_test(reasons_go_to_who_asks),
        cmocka_unit_test(matchers_are_told_of),
        cmocka_unit_test(ops_know_their_steps),
        cmocka_unit_test(runs_over_one_payload),
        cmocka_unit_test(memory_may_run_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
