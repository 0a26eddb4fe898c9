/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/tally.h"
#include "explain/wording.h"
#include "ir/diag/kinds.h"
#include "support/check.h"
#include "support/heap.h"
#include "transform/ops/ops.h"

#include <string.h>

enum { MOST_MISSES = 3, MOST_NAMES = 6 };

/* Of an op in a matcher. */
typedef struct Asked {
    size_t tried, through;
    bool is_about_name;
} Asked;

/* Ops of one name that no transform.match.operation_name took. */
typedef struct Seen {
    JigStr name;
    size_t n;
} Seen;

typedef struct JigMatcherAccount {
    const JigOp *matcher;
    size_t tried, taken;
    size_t furthest; /* how many ops of it the nearest misses have come to */
    JigStr misses[MOST_MISSES];
    size_t num_misses, num_told;
    JIG_VEC(Seen) seen;
    JigPtrMap seen_at; /* op name -> its place in `seen`, from 1 */
} Account;

/* ---- While it goes ---- */

static bool has_matchers(const JigOp *op) {
    return jig_op_has_name(op, "transform.foreach_match") ||
           jig_op_has_name(op, "transform.collect_matching");
}

void jig_tally_began(JigTallies *t, const JigRun *run, size_t step) {
    JIG_REQUIRE(t && run);
    if (!has_matchers(jig_run_step_op(run, step)))
        return;
    JigTally *own = jig_calloc(1, sizeof *own);
    jig_arena_init(&own->arena);
    own->step = step;
    own->outer = t->current;
    t->current = own;
}

JigTally *jig_tally_ended(JigTallies *t, size_t step) {
    JIG_REQUIRE(t);
    JigTally *own = t->current;
    if (!own || own->step != step)
        return NULL;
    t->current = own->outer;
    return own;
}

void jig_tally_free(JigTally *t) {
    if (!t)
        return;
    for (size_t i = 0; i < t->list.len; ++i) {
        jig_vec_free(&t->list.data[i]->seen);
        jig_ptrmap_free(&t->list.data[i]->seen_at);
    }
    jig_vec_free(&t->list);
    jig_ptrmap_free(&t->asked);
    jig_ptrmap_free(&t->matchers);
    jig_arena_free(&t->arena);
    jig_free(t);
}

static bool asks_for_name(const JigOp *op) {
    return jig_op_has_name(op, "transform.match.operation_name");
}

void jig_tally_asked(JigTallies *t, const JigOp *match, bool through) {
    JIG_REQUIRE(t && match);
    JigTally *own = t->current;
    if (!own)
        return;
    Asked *asked = jig_ptrmap_get(&own->asked, match);
    if (!asked) {
        asked = JIG_NEW(&own->arena, Asked);
        *asked = (Asked){.is_about_name = asks_for_name(match)};
        jig_ptrmap_set(&own->asked, match, asked);
    }
    asked->tried++;
    asked->through += through;
    own->met++; /* what refuses in something has come farther than what refuses before it */
    if (through || own->is_refused) /* what stands around it refuses because of it */
        return;
    own->is_refused = true;
    own->is_refused_by_name = asked->is_about_name;
}

static Account *account_of(JigTally *t, const JigOp *matcher) {
    Account *x = jig_ptrmap_get(&t->matchers, matcher);
    if (x)
        return x;
    x = JIG_NEW(&t->arena, Account);
    *x = (Account){.matcher = matcher};
    jig_ptrmap_set(&t->matchers, matcher, x);
    jig_vec_push(&t->list, x);
    return x;
}

static void count_name(Account *x, const JigOp *payload) {
    const void *name = jig_op_name_record(payload);
    size_t at = (size_t)(uintptr_t)jig_ptrmap_get(&x->seen_at, name);
    if (!at) {
        jig_vec_push(&x->seen, ((Seen){jig_op_name_of(payload), 0}));
        jig_ptrmap_set(&x->seen_at, name, (void *)(uintptr_t)(at = x->seen.len));
    }
    x->seen.data[at - 1].n++;
}

/* Is it among the nearest, and are there not enough of them? An op of another name is not near. */
static bool is_near(JigTally *t, Account *x) {
    if (t->is_refused_by_name || t->met < x->furthest)
        return false;
    if (t->met > x->furthest)
        x->num_misses = x->num_told = 0;
    x->furthest = t->met;
    return x->num_misses++ < MOST_MISSES;
}

/* A number that is not there, in words. */
static JigStr miss_words(const JigReason *why, JigArena *a) {
    const JigClause *c = &why->what;
    if (!why->kind || strcmp(why->kind, JIG_KIND_POSITION) != 0 || c->num_facts < 3)
        return jig_wording_reason(why, a);
    return jig_arena_printf(a, "there is no number %lld: of %lld the last is %lld",
                            (long long)c->facts[1].of.num, (long long)c->facts[2].of.num,
                            (long long)c->facts[2].of.num - 1);
}

bool jig_tally_tried(JigTallies *t, const JigOp *matcher, const JigOp *payload, bool taken,
                     const JigReason *why) {
    JIG_REQUIRE(t && matcher && payload);
    JigTally *own = t->current;
    if (!own)
        return false;
    Account *x = account_of(own, matcher);
    if (why) {
        JigStr op = jig_wording_op(payload, &own->arena), text = miss_words(why, &own->arena);
        x->misses[x->num_told++] =
            jig_arena_printf(&own->arena, "%.*s: %.*s", JIG_FMT(op), JIG_FMT(text));
        return false;
    }
    x->tried++;
    x->taken += taken;
    if (own->is_refused_by_name)
        count_name(x, payload);
    bool wanted = !taken && is_near(own, x);
    own->met = 0;
    own->is_refused = own->is_refused_by_name = false;
    return wanted;
}

/* ---- In words ---- */

typedef struct Line {
    const JigTally *tally;
    JigArena *a;
    JigStr text;
    bool any;
} Line;

static JigStr count_words(size_t n, JigArena *a) {
    return n ? jig_arena_printf(a, "%zu", n) : JIG_STR("none");
}

/* What lets all of them through tells nothing; what stands around a match op that refuses refuses
 * because of it. */
static JigWalk add_criterion(JigOp *op, void *user) {
    Line *line = user;
    const Asked *asked = jig_ptrmap_get(&line->tally->asked, op);
    if (!asked || asked->through == asked->tried || jig_op_num_regions(op))
        return JIG_WALK_ADVANCE;
    JigStr n = count_words(asked->through, line->a), name = jig_op_name_of(op),
           place = jig_wording_place(jig_op_context(op), jig_op_loc(op), line->a);
    line->text = jig_arena_printf(line->a, "%.*s%s %.*s %.*s lets %.*s of %zu through",
                                  JIG_FMT(line->text), line->any ? "," : ":", JIG_FMT(name),
                                  JIG_FMT(place), JIG_FMT(n), asked->tried);
    line->any = true;
    return JIG_WALK_ADVANCE;
}

static JigStr dialect_of(JigStr name) {
    size_t n = 0;
    while (n < name.len && name.ptr[n] != '.')
        n++;
    return (JigStr){name.ptr, n};
}

/* Names that are asked for, and a name that there is. */
typedef struct Kin {
    JigStr dialect;
    bool found;
} Kin;

static JigWalk look_for_dialect(JigOp *op, void *user) {
    Kin *kin = user;
    const JigAttr *names =
        asks_for_name(op) ? jig_transform_match_operation_name_op_names_attr(op) : NULL;
    for (size_t i = 0; names && i < jig_attr_array_len(names); ++i)
        kin->found |= jig_str_eq(kin->dialect,
                                 dialect_of(jig_attr_string_value(jig_attr_array_at(names, i))));
    return JIG_WALK_ADVANCE;
}

/* Does the matcher ask for ops of its dialect? */
static bool is_kin(const Account *x, JigStr name) {
    Kin kin = {.dialect = dialect_of(name)};
    jig_walk_pre((JigOp *)(uintptr_t)x->matcher, look_for_dialect, &kin);
    return kin.found;
}

/* The names that there are instead: of the dialects that are asked for. */
static JigStr names_seen(const Account *x, JigArena *a) {
    JigStr text = {0};
    size_t n = 0;
    for (size_t i = 0; i < x->seen.len; ++i)
        if (is_kin(x, x->seen.data[i].name) && n++ < MOST_NAMES)
            text = jig_arena_printf(a, "%.*s%s%.*s (%zu)", JIG_FMT(text), n > 1 ? ", " : "",
                                    JIG_FMT(x->seen.data[i].name), x->seen.data[i].n);
    return n > MOST_NAMES ? jig_arena_printf(a, "%.*s, and others", JIG_FMT(text)) : text;
}

static void add_lines(const JigTally *t, const Account *x, JigArena *a, JigLines *out) {
    JigStr taken = count_words(x->taken, a), name = jig_symbol_name(x->matcher);
    Line line = {.tally = t,
                 .a = a,
                 .text = jig_arena_printf(a, "@%.*s takes %.*s of %zu op%s", JIG_FMT(name),
                                          JIG_FMT(taken), x->tried, x->tried == 1 ? "" : "s")};
    jig_walk_pre((JigOp *)(uintptr_t)x->matcher, add_criterion, &line);
    jig_vec_push(out, line.text);
    for (size_t i = 0; i < x->num_told; ++i)
        jig_vec_push(out, jig_arena_printf(a, "not %.*s", JIG_FMT(x->misses[i])));
    if (x->num_misses > x->num_told)
        jig_vec_push(
            out, jig_arena_printf(a, "and %zu more that came as far", x->num_misses - x->num_told));
    JigStr seen = x->taken || x->num_told ? (JigStr){0} : names_seen(x, a);
    if (seen.len)
        jig_vec_push(out, jig_arena_printf(a, "there are %.*s", JIG_FMT(seen)));
}

void jig_tally_lines(const JigTally *t, JigArena *a, JigLines *out) {
    JIG_REQUIRE(t && a && out);
    for (size_t i = 0; i < t->list.len; ++i)
        add_lines(t, t->list.data[i], a, out);
}

/* ---- Names that nothing has ---- */

typedef struct Vain {
    const JigTally *tally;
    void (*see)(void *user, const JigOp *match);
    void *user;
} Vain;

static JigWalk see_vain(JigOp *op, void *user) {
    const Vain *v = user;
    const Asked *asked = jig_ptrmap_get(&v->tally->asked, op);
    if (asked && !asked->through && asks_for_name(op))
        v->see(v->user, op);
    return JIG_WALK_ADVANCE;
}

void jig_tally_each_vain_name(const JigTally *t, void (*see)(void *user, const JigOp *match),
                              void *user) {
    JIG_REQUIRE(t && see);
    Vain v = {t, see, user};
    for (size_t i = 0; i < t->list.len; ++i)
        jig_walk_pre((JigOp *)(uintptr_t)t->list.data[i]->matcher, see_vain, &v);
}
