/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The places of a payload, and what was seen of each. */
#include "codegen/profile/profile.h"

#include "explain/wording.h"
#include "ir/diag/source.h"
#include "jig/iface.h"
#include "support/arena.h"
#include "support/check.h"
#include "support/map.h"
#include "transform/run/origins.h"

void jig_profile_init(JigProfile *p) {
    JIG_REQUIRE(p);
    *p = (JigProfile){.function = JIG_NO_PLACE};
    jig_arena_init(&p->arena);
}

void jig_profile_free(JigProfile *p) {
    JIG_REQUIRE(p);
    jig_vec_free(&p->steps);
    jig_vec_free(&p->places);
    jig_vec_free(&p->calls);
    jig_arena_free(&p->arena);
}

/* ---- Numbering ---- */

typedef struct Numbering {
    JigProfile *profile;
    JigContext *ctx;
    JigStrMap known; /* what tells places apart -> its number, from 1 */
    JigSteps steps;  /* scratch */
} Numbering;

/* The text of the line, without what it is indented by. */
static JigStr source_of(JigContext *ctx, JigLoc at, JigArena *a) {
    JigStr line;
    if (!jig_source_line(ctx, jig_loc_filename(ctx, at), jig_loc_line(ctx, at), 1, &line))
        return (JigStr){0};
    while (line.len && (*line.ptr == ' ' || *line.ptr == '\t'))
        line = (JigStr){line.ptr + 1, line.len - 1};
    return jig_arena_str(a, line);
}

static JigProfilePlace describe(Numbering *n, const JigOp *op, JigLoc loc, size_t parent) {
    JigArena *a = &n->profile->arena;
    bool is_function = jig_function(op) != NULL;
    JigProfilePlace place = {
        .op = jig_arena_str(a, is_function ? jig_symbol_name(op) : jig_op_name_of(op)),
        .where = jig_wording_place(n->ctx, loc, a),
        .loc = loc,
        .parent = parent,
        .is_loop = jig_loop(op) || jig_structured(op),
        .work = {-1, -1},
        .num_steps = n->steps.len};
    JigLoc at;
    if (jig_source_position(n->ctx, loc, &at)) {
        place.file = jig_arena_str(a, jig_loc_filename(n->ctx, at));
        place.line = jig_loc_line(n->ctx, at);
        place.source = source_of(n->ctx, at, a);
    }
    place.steps = JIG_NEW_ARRAY(a, size_t, n->steps.len + 1);
    for (size_t i = 0; i < n->steps.len; ++i)
        place.steps[i] = n->steps.data[i];
    return place;
}

/* What tells it from others. */
static JigStr key_of(const Numbering *n, const JigOp *op, JigLoc loc, size_t parent) {
    JigArena *a = &n->profile->arena;
    JigStr name = jig_function(op) ? jig_symbol_name(op) : jig_op_name_of(op);
    JigStr key =
        jig_arena_printf(a, "%llx %zu %.*s", (unsigned long long)loc.bits, parent, JIG_FMT(name));
    for (size_t i = 0; i < n->steps.len; ++i)
        key = jig_arena_printf(a, "%.*s %zu", JIG_FMT(key), n->steps.data[i]);
    return key;
}

static void add(double *sum, double x, bool is_first) {
    *sum = is_first ? x : *sum < 0 || x < 0 ? -1 : *sum + x;
}

/* Ops of one place run one after the other: their work adds up. */
static void add_work(JigProfilePlace *place, JigOp *op, bool is_first) {
    bool is_double = false;
    JigProfileWork work = jig_profile_work_of(op, &is_double);
    add(&place->work.operations, work.operations, is_first);
    add(&place->work.bytes, work.bytes, is_first);
    place->is_double |= is_double;
}

static size_t number_of(Numbering *n, JigOp *op, size_t parent) {
    n->steps.len = 0;
    JigLoc loc = jig_origins_read(n->ctx, jig_op_loc(op), &n->steps);
    bool is_new;
    void **slot = jig_strmap_slot(&n->known, key_of(n, op, loc, parent), &is_new);
    if (is_new) {
        JigProfilePlace place = describe(n, op, loc, parent);
        jig_vec_push(&n->profile->places, place);
        *slot = (void *)(uintptr_t)n->profile->places.len;
    }
    size_t number = (size_t)(uintptr_t)*slot - 1;
    JigProfilePlace *place = &n->profile->places.data[number];
    if (parent == JIG_NO_PLACE || n->profile->places.data[parent].parent == JIG_NO_PLACE)
        if (place->is_loop || parent == JIG_NO_PLACE)
            add_work(place, op, is_new);
    return number;
}

static void number_inside(Numbering *n, JigOp *op, size_t parent);

static void number_op(Numbering *n, JigOp *op, size_t parent) {
    bool is_function = jig_function(op) != NULL;
    if (parent == JIG_NO_PLACE && !is_function) {
        number_inside(n, op, parent);
        return;
    }
    size_t number = number_of(n, op, is_function ? JIG_NO_PLACE : parent);
    bool holds = is_function || n->profile->places.data[number].is_loop;
    number_inside(n, op, holds ? number : parent);
    jig_op_set_loc(op, jig_loc_file(n->ctx, JIG_STR(JIG_PROFILE_FILE), (unsigned)number + 1, 1));
}

static void number_inside(Numbering *n, JigOp *op, size_t parent) {
    if (!jig_stack_ok(n->ctx))
        return;
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (JigOp *x = jig_block_first(b), *next; x; x = next) {
                next = jig_op_next(x);
                /* What is said of variables is about places that there are no more. */
                if (jig_str_starts_with(jig_op_name_of(x), "llvm.intr.dbg."))
                    jig_op_destroy(x);
                else
                    number_op(n, x, parent);
            }
}

static size_t find_function(const JigProfile *p, JigStr name) {
    for (size_t i = 0; i < p->places.len; ++i)
        if (p->places.data[i].parent == JIG_NO_PLACE && jig_str_eq(p->places.data[i].op, name))
            return i;
    return JIG_NO_PLACE;
}

void jig_profile_number(JigProfile *p, JigOp *payload, JigStr entry) {
    JIG_REQUIRE(p && payload);
    Numbering n = {.profile = p, .ctx = jig_op_context(payload)};
    number_inside(&n, payload, JIG_NO_PLACE);
    jig_op_set_loc(payload, jig_loc_file(n.ctx, JIG_STR(JIG_PROFILE_FILE), 1, 1));
    p->function = find_function(p, entry);
    jig_strmap_free(&n.known);
    jig_vec_free(&n.steps);
}

JigLoc jig_profile_loc(const JigProfile *p, JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(p && ctx);
    JigLoc at;
    if (!loc.bits || !jig_source_position(ctx, loc, &at) ||
        !jig_str_is(jig_loc_filename(ctx, at), JIG_PROFILE_FILE))
        return loc;
    size_t n = jig_loc_line(ctx, at);
    return n && n <= p->places.len ? p->places.data[n - 1].loc : loc;
}

/* ---- What was seen ---- */

void jig_profile_take(JigProfile *p, const JigMachineSample *s) {
    JIG_REQUIRE(p && s);
    bool placed = s->line && s->line <= p->places.len;
    p->cpu_seconds += s->seconds;
    p->samples += s->count;
    if (placed) {
        p->places.data[s->line - 1].seconds += s->seconds;
        p->places.data[s->line - 1].count += s->count;
    } else {
        p->unplaced += s->seconds;
    }
    if (!*s->function)
        return;
    JigProfileCall call = {.place = placed ? s->line - 1 : JIG_NO_PLACE,
                           .function = jig_arena_str(&p->arena, jig_str(s->function)),
                           .library = jig_arena_str(&p->arena, jig_str(s->library)),
                           .seconds = s->seconds,
                           .count = s->count};
    jig_vec_push(&p->calls, call);
}

static void add_to_steps(JigProfile *p, const JigProfilePlace *place) {
    for (size_t i = 0; i < place->num_steps; ++i) {
        if (place->steps[i] >= p->steps.len)
            continue;
        p->steps.data[place->steps[i]].through += place->seconds;
        if (!i)
            p->steps.data[place->steps[i]].made += place->seconds;
    }
}

/* A place's parent stands before it. */
void jig_profile_sum(JigProfile *p) {
    JIG_REQUIRE(p);
    for (size_t i = p->places.len; i-- > 0;) {
        JigProfilePlace *place = &p->places.data[i];
        place->below += place->seconds;
        if (place->parent != JIG_NO_PLACE)
            p->places.data[place->parent].below += place->below;
        add_to_steps(p, place);
    }
}
