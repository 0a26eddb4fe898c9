/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/untied.h"
#include "jig/iface.h"
#include "jig/type.h"
#include "support/check.h"

/* ---- Groups ---- */

typedef struct Groups {
    uint32_t *classes; /* of dimensions; UINT32_MAX: of an index */
    uint32_t *group;
    int64_t *known, *place;
    bool *is_index;
    size_t n, num_slots;
} Groups;

static uint32_t new_group(Groups *g, uint32_t class, int64_t known, size_t place) {
    g->classes[g->n] = class;
    g->known[g->n] = known;
    g->place[g->n] = (int64_t)place;
    g->is_index[g->n] = class == UINT32_MAX;
    return (uint32_t)g->n++;
}

static uint32_t group_of(Groups *g, JigDims *all, uint32_t dim, size_t place) {
    uint32_t class = jig_dims_class(all, dim);
    const JigDim *d = &all->dims.data[class];
    for (uint32_t i = 0; i < g->n; ++i)
        if (g->classes[i] == class)
            return i;
    return new_group(g, class, d->is_apart ? -1 : d->known, place);
}

static void add_argument(Groups *g, JigDims *all, const JigValue *arg, size_t i) {
    const JigType *t = jig_value_type(arg);
    uint32_t first;
    size_t rank;
    if (jig_type_is_index(t))
        g->group[g->num_slots++] = new_group(g, UINT32_MAX, -1, i);
    else if (jig_dims_of(all, arg, &first, &rank))
        for (size_t d = 0; d < rank; ++d)
            g->group[g->num_slots++] = jig_type_is_dynamic_dim(t, d)
                                           ? group_of(g, all, first + (uint32_t)d, d)
                                           : UINT32_MAX;
}

static size_t num_slots(const JigBlock *entry) {
    size_t n = 0;
    for (size_t i = 0; i < jig_block_num_args(entry); ++i) {
        const JigType *t = jig_value_type(jig_block_arg(entry, i));
        n += jig_type_is_shaped(t) && jig_type_has_rank(t) ? jig_type_rank(t) : 1;
    }
    return n;
}

const JigTrialDims *jig_trial_dims(JigDims *all, JigOp *function, JigArena *a) {
    JIG_REQUIRE(all && function && a);
    size_t num_inputs;
    jig_function_inputs(function, &num_inputs);
    JigBlock *entry = jig_region_first(jig_callable(function)->region(function));
    if (jig_block_num_args(entry) != num_inputs)
        return NULL;
    size_t n = num_slots(entry), *first = JIG_NEW_ARRAY(a, size_t, num_inputs + 1);
    Groups g = {.classes = JIG_NEW_ARRAY(a, uint32_t, n + 1),
                .group = JIG_NEW_ARRAY(a, uint32_t, n + 1),
                .known = JIG_NEW_ARRAY(a, int64_t, n + 1),
                .place = JIG_NEW_ARRAY(a, int64_t, n + 1),
                .is_index = JIG_NEW_ARRAY(a, bool, n + 1)};
    for (size_t i = 0; i < num_inputs; ++i) {
        first[i] = g.num_slots;
        add_argument(&g, all, jig_block_arg(entry, i), i);
    }
    JigTrialDims *out = JIG_NEW(a, JigTrialDims);
    *out = (JigTrialDims){first, g.group, g.known, g.classes, g.place, g.is_index, g.n};
    return out;
}

int64_t jig_trial_size(const JigTrial *t, size_t i, size_t d) {
    JIG_REQUIRE(t && i < t->num_inputs);
    if (!t->dims)
        return t->size;
    uint32_t g = t->dims->group[t->dims->first[i] + d];
    if (g == UINT32_MAX)
        return t->size;
    if (t->dims->known[g] >= 0)
        return t->dims->known[g];
    return t->size + (t->offsets ? t->offsets[g] : 0);
}

/* ---- Which of them may differ ---- */

typedef struct Untying {
    JigChecker *c;
    JigTrial *t;
    uint64_t steps;      /* of all attempts */
    const int64_t *base; /* offsets that it has had; NULL: none */
    int64_t *wanted;     /* beside these */
    size_t n;
} Untying;

/* Is the function defined then? It has these from now on. */
static bool takes(Untying *u, const int64_t *more) {
    const int64_t *before = u->t->offsets;
    JigStr why;
    JigVerdict verdict;
    int64_t *offsets = JIG_NEW_ARRAY(&u->c->arena, int64_t, u->n + 1);
    for (size_t g = 0; g < u->n; ++g)
        offsets[g] = (u->base ? u->base[g] : 0) + more[g];
    u->t->offsets = offsets;
    JigTrialOutcome *now = jig_trial_run(u->c, u->t, &u->c->arena, &why, &verdict);
    u->steps += u->c->num_steps;
    if (!now) {
        u->t->offsets = before;
        return false;
    }
    jig_outcome_destroy(u->t->last);
    u->t->last = now;
    return true;
}

/* Near each other, so that the tiles around them are met. Indices are bounds more often, and stay
 * below. */
static void want_all(Untying *u) {
    int64_t up = 0, down = 0;
    for (size_t g = 0; g < u->n; ++g)
        if (u->t->dims->is_index[g])
            u->wanted[g] = u->t->size + down > 0 ? --down : down;
        else
            u->wanted[g] = up++;
}

static bool takes_two(Untying *u, int64_t *now, size_t x, size_t y) {
    int64_t was_x = now[x], was_y = now[y];
    now[x] = now[y] = u->t->dims->is_index[x] ? u->wanted[y] : u->wanted[x];
    if (takes(u, now))
        return true;
    now[x] = was_x;
    now[y] = was_y;
    return false;
}

static bool takes_one(Untying *u, int64_t *now, size_t g) {
    now[g] = u->wanted[g];
    if (takes(u, now))
        return true;
    now[g] = 0;
    return false;
}

/* One after the other: what may become larger lets others do so, too. What cannot alone may with
 * another that it is tied to by something that nobody sees. */
static void untie_one_by_one(Untying *u) {
    enum { FEW_STEPS = 1000000, ROUNDS = 2 };
    int64_t *now = JIG_NEW_ARRAY(&u->c->arena, int64_t, u->n + 1);
    for (size_t round = 0; round < ROUNDS; ++round)
        for (size_t g = 0; g < u->n && u->steps < FEW_STEPS; ++g)
            if (u->wanted[g] && !now[g])
                (void)takes_one(u, now, g);
    for (size_t x = 0; x < u->n; ++x)
        for (size_t y = x + 1; y < u->n && u->steps < FEW_STEPS; ++y)
            if (!now[x] && !now[y] && u->wanted[x] != u->wanted[y])
                (void)takes_two(u, now, x, y);
}

void jig_trial_untie(JigChecker *c, JigTrial *t) {
    JIG_REQUIRE(c && t && t->last);
    enum { MANY_STEPS = 2000000 };
    size_t n = t->dims ? t->dims->num_groups : 0;
    if (n < 2)
        return;
    Untying u = {.c = c, .t = t, .n = n, .base = t->offsets};
    u.wanted = JIG_NEW_ARRAY(&c->arena, int64_t, n + 1);
    bool is_long = c->num_steps > MANY_STEPS;
    want_all(&u);
    if (!takes(&u, u.wanted) && !is_long && !takes(&u, t->dims->place))
        untie_one_by_one(&u);
    if (t->offsets != u.base)
        t->untied = jig_arena_printf(&c->arena, "%s, untied", t->fill->name);
}
