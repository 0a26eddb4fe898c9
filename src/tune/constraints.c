/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/constraints.h"

#include "support/arena.h"
#include "support/check.h"
#include "support/random.h"
#include "tune/boxes.h"
#include "tune/conflict.h"
#include "tune/diagram.h"

/* How the points of a part are known. */
typedef struct Part {
    JigTunePart part;
    JigTuneDiagram *diagram;
    JigTuneBoxes *boxes; /* where that is NULL */
    size_t *rules;       /* numbers of those that were found in the script */
    size_t num_rules;
} Part;

/* Rules that are about the same unknowns: they are asked about together. */
typedef struct Cluster {
    size_t *rules;
    size_t num_rules;
    size_t *axes;
    size_t num_axes;
} Cluster;

struct JigTuneConstraints {
    const JigTuneSpace *space; /* `copy`: the struct may be elsewhere later */
    JigTuneSpace copy;
    JigArena *arena;
    JigTuneTerms terms;
    JigTuneRules rules; /* as they were found */
    JigTuneSolver *solver;
    bool has_asked; /* whether there is one */
    JigReason no_solver;
    Part *parts;
    size_t num_parts;
    size_t *part_of; /* of each axis, from 1; 0: of none */
    Cluster *clusters;
    size_t num_clusters;
    JigTuneBox box, table_box; /* for questions */
    uint64_t *spare;
};

/* ---- What a rule is about ---- */

typedef struct About {
    size_t *axes, *frees; /* their numbers */
    size_t num_axes, num_frees;
} About;

/* While rules are gone through: terms of the one that is looked at. */
typedef struct Looking {
    bool *seen; /* all false in between */
    JigTerm *terms;
    size_t num_terms;
} Looking;

static void see(Looking *l, JigTerm x) {
    if (!l->seen[x])
        l->terms[l->num_terms++] = x;
    l->seen[x] = true;
}

/* Each term stands for an axis or an unknown that no other one stands for, but an axis has two. */
static About about(const JigTuneTerms *t, JigTerm rule, Looking *l, JigArena *a) {
    size_t num_axes = 0, num_frees = 0;
    l->num_terms = 0;
    see(l, rule);
    for (size_t i = 0; i < l->num_terms; ++i) {
        const JigTuneTerm *term = jig_tune_term_at(t, l->terms[i]);
        num_axes += term->kind == JIG_TERM_AXIS || term->kind == JIG_TERM_INDEX;
        num_frees += term->kind == JIG_TERM_FREE;
        for (size_t k = 0; k < jig_tune_term_num_operands(term->kind); ++k)
            see(l, term->x[k]);
    }
    About x = {.axes = JIG_NEW_ARRAY(a, size_t, num_axes + 1),
               .frees = JIG_NEW_ARRAY(a, size_t, num_frees + 1)};
    for (size_t i = 0; i < l->num_terms; ++i) {
        const JigTuneTerm *term = jig_tune_term_at(t, l->terms[i]);
        l->seen[l->terms[i]] = false;
        if (term->kind == JIG_TERM_AXIS || term->kind == JIG_TERM_INDEX)
            x.axes[x.num_axes++] = (size_t)term->number;
        if (term->kind == JIG_TERM_FREE)
            x.frees[x.num_frees++] = (size_t)term->number;
    }
    return x;
}

static About *about_all(JigTuneConstraints *c) {
    Looking l = {.seen = jig_calloc(c->terms.list.len + 1, sizeof(bool)),
                 .terms = jig_calloc(c->terms.list.len + 1, sizeof(JigTerm))};
    About *all = JIG_NEW_ARRAY(c->arena, About, c->rules.len + 1);
    for (size_t i = 0; i < c->rules.len; ++i)
        all[i] = about(&c->terms, c->rules.data[i].term, &l, c->arena);
    jig_free(l.seen);
    jig_free(l.terms);
    return all;
}

/* ---- Groups ---- */

static size_t leader(size_t *leaders, size_t i) {
    while (leaders[i] != i)
        i = leaders[i] = leaders[leaders[i]];
    return i;
}

/* All of these are of one group. */
static void join(size_t *leaders, const size_t *these, size_t n) {
    for (size_t i = 1; i < n; ++i) {
        size_t x = leader(leaders, these[0]), y = leader(leaders, these[i]);
        leaders[x > y ? x : y] = x > y ? y : x;
    }
}

static size_t *new_leaders(size_t n, JigArena *a) {
    size_t *leaders = JIG_NEW_ARRAY(a, size_t, n + 1);
    for (size_t i = 0; i < n; ++i)
        leaders[i] = i;
    return leaders;
}

/* ---- The solver ---- */

static JigTuneSolver *solver_of(JigTuneConstraints *c) {
    if (!c->has_asked) {
        c->has_asked = true;
        c->no_solver = JIG_REASON(c->arena);
        c->solver = jig_tune_solver_create(&c->terms, c->rules.data, c->rules.len, &c->no_solver);
    }
    return c->solver;
}

/* ---- Unknowns that the script asks a solver for ---- */

static bool ask_table(void *user, const JigTuneTable *table, uint64_t i) {
    JigTuneConstraints *c = user;
    const Cluster *cluster = &c->clusters[table->cluster];
    JigTuneBox box = c->table_box;
    for (size_t k = 0; k < c->space->num_axes; ++k) {
        box.low[k] = 0;
        box.high[k] = c->space->axes[k].values.count - 1;
    }
    for (size_t k = cluster->num_axes; k-- > 0;) {
        size_t axis = cluster->axes[k];
        uint64_t n = c->space->axes[axis].values.count;
        box.low[axis] = box.high[axis] = i % n;
        i /= n;
    }
    return jig_tune_solver_ask(c->solver, cluster->rules, cluster->num_rules, &box) != JIG_TUNE_NO;
}

/* The numbers of the axes' values, as one. */
static JigTerm table_index(JigTuneConstraints *c, const Cluster *x) {
    JigTuneTerms *t = &c->terms;
    JigTerm all = jig_tune_term_const(t, 0);
    for (size_t i = 0; i < x->num_axes; ++i) {
        int64_t n = (int64_t)c->space->axes[x->axes[i]].values.count;
        all = jig_tune_term_of(t, JIG_TERM_MUL, all, jig_tune_term_const(t, n), 0);
        all = jig_tune_term_of(t, JIG_TERM_ADD, all, jig_tune_term_index(t, x->axes[i]), 0);
    }
    return all;
}

static double table_size(const JigTuneConstraints *c, const Cluster *x) {
    double n = 1;
    for (size_t i = 0; i < x->num_axes; ++i)
        n *= (double)c->space->axes[x->axes[i]].values.count;
    return n;
}

static void remark(const JigTuneConstraints *c, const Cluster *x, const char *text) {
    const JigOp *at = c->rules.data[x->rules[0]].at;
    jig_op_remark(at, "what is demanded here is found by trying: %s", text);
}

/* The rules of a cluster as one, of its axes; false: that is left to trying. */
static bool tabulate(JigTuneConstraints *c, size_t number, JigTerm *out) {
    enum { MOST_ENTRIES = 1 << 16 };
    const Cluster *x = &c->clusters[number];
    if (!solver_of(c)) {
        JigStr text = jig_arena_str(c->arena, jig_reason_text(&c->no_solver, c->arena));
        remark(c, x, text.ptr);
        return false;
    }
    if (table_size(c, x) > MOST_ENTRIES) {
        remark(c, x, "it is about too many values");
        return false;
    }
    JigTuneTable table = {
        .count = (uint64_t)table_size(c, x), .ask = ask_table, .user = c, .cluster = number};
    *out = jig_tune_term_table(&c->terms, table, table_index(c, x));
    return true;
}

/* The axes that rules of a cluster are about, ascending; `marked` is all false before and after. */
static void find_axes(JigTuneConstraints *c, Cluster *x, const About *abouts, bool *marked) {
    size_t n = c->space->num_axes, num = 0;
    for (size_t i = 0; i < x->num_rules; ++i) {
        const About *about = &abouts[x->rules[i]];
        for (size_t k = 0; k < about->num_axes; ++k) {
            num += !marked[about->axes[k]];
            marked[about->axes[k]] = true;
        }
    }
    x->axes = JIG_NEW_ARRAY(c->arena, size_t, num + 1);
    for (size_t k = 0; k < n; ++k) {
        if (marked[k])
            x->axes[x->num_axes++] = k;
        marked[k] = false;
    }
}

static void find_clusters(JigTuneConstraints *c, const About *abouts) {
    JigArena *a = c->arena;
    size_t n = c->terms.num_free, *leaders = new_leaders(n, a);
    size_t *counts = JIG_NEW_ARRAY(a, size_t, n + 1);
    Cluster **of = JIG_NEW_ARRAY(a, Cluster *, n + 1);
    bool *marked = JIG_NEW_ARRAY(a, bool, c->space->num_axes + 1);
    for (size_t i = 0; i < c->rules.len; ++i)
        join(leaders, abouts[i].frees, abouts[i].num_frees);
    for (size_t i = 0; i < c->rules.len; ++i)
        if (abouts[i].num_frees)
            counts[leader(leaders, abouts[i].frees[0])]++;
    c->clusters = JIG_NEW_ARRAY(a, Cluster, n + 1);
    for (size_t lead = 0; lead < n; ++lead) {
        if (!counts[lead])
            continue;
        of[lead] = &c->clusters[c->num_clusters++];
        of[lead]->rules = JIG_NEW_ARRAY(a, size_t, counts[lead]);
    }
    for (size_t i = 0; i < c->rules.len; ++i) {
        Cluster *x = abouts[i].num_frees ? of[leader(leaders, abouts[i].frees[0])] : NULL;
        if (x)
            x->rules[x->num_rules++] = i;
    }
    for (size_t i = 0; i < c->num_clusters; ++i)
        find_axes(c, &c->clusters[i], abouts, marked);
}

/* ---- Parts ---- */

/* A rule as it is computed, and what it is about. */
typedef struct Told {
    JigTerm term;
    const size_t *axes;
    size_t num_axes;
    const size_t *rules; /* as they were found */
    size_t num_rules;
} Told;

typedef JIG_VEC(Told) TellVec;

static void tell_all(JigTuneConstraints *c, TellVec *out) {
    const About *abouts = about_all(c);
    find_clusters(c, abouts);
    for (size_t i = 0; i < c->rules.len; ++i)
        if (!abouts[i].num_frees)
            jig_vec_push(out, ((Told){c->rules.data[i].term, abouts[i].axes, abouts[i].num_axes,
                                      jig_arena_copy(c->arena, &i, sizeof i), 1}));
    for (size_t i = 0; i < c->num_clusters; ++i) {
        const Cluster *x = &c->clusters[i];
        JigTerm term;
        if (tabulate(c, i, &term))
            jig_vec_push(out, ((Told){term, x->axes, x->num_axes, x->rules, x->num_rules}));
    }
}

/* Parts by the leaders of their axes, with as much as each needs. */
static Part **begin_parts(JigTuneConstraints *c, const TellVec *told, size_t *leaders) {
    JigArena *a = c->arena;
    size_t n = c->space->num_axes, *axes = JIG_NEW_ARRAY(a, size_t, n + 1),
           *rules = JIG_NEW_ARRAY(a, size_t, n + 1), *found = JIG_NEW_ARRAY(a, size_t, n + 1);
    for (size_t i = 0; i < n; ++i)
        axes[leader(leaders, i)]++;
    for (size_t i = 0; i < told->len; ++i)
        if (told->data[i].num_axes) {
            size_t lead = leader(leaders, told->data[i].axes[0]);
            rules[lead]++;
            found[lead] += told->data[i].num_rules;
        }
    Part **of = JIG_NEW_ARRAY(a, Part *, n + 1);
    c->parts = JIG_NEW_ARRAY(a, Part, n + 1);
    for (size_t lead = 0; lead < n; ++lead) {
        if (!found[lead])
            continue;
        Part *p = of[lead] = &c->parts[c->num_parts++];
        p->part.axes = JIG_NEW_ARRAY(a, size_t, axes[lead]);
        p->part.rules = JIG_NEW_ARRAY(a, JigTerm, rules[lead]);
        p->rules = JIG_NEW_ARRAY(a, size_t, found[lead]);
    }
    return of;
}

static void make_parts(JigTuneConstraints *c, const TellVec *told, size_t *leaders) {
    Part **of = begin_parts(c, told, leaders);
    for (size_t i = 0; i < told->len; ++i) {
        const Told *x = &told->data[i];
        Part *p = x->num_axes ? of[leader(leaders, x->axes[0])] : NULL;
        if (p)
            p->part.rules[p->part.num_rules++] = x->term;
        for (size_t k = 0; p && k < x->num_rules; ++k)
            p->rules[p->num_rules++] = x->rules[k];
    }
    for (size_t i = 0; i < c->space->num_axes; ++i) {
        Part *p = of[leader(leaders, i)];
        if (!p)
            continue;
        p->part.axes[p->part.num_axes++] = i;
        c->part_of[i] = (size_t)(p - c->parts) + 1;
    }
    for (size_t i = 0; i < c->num_parts; ++i) {
        JigTunePart *p = &c->parts[i].part;
        p->numbers = c->parts[0].part.numbers;
        p->ranges = c->parts[0].part.ranges;
        jig_tune_part_make(p, &c->terms, c->arena);
    }
}

/* A rule about nothing. */
static bool is_broken(const JigTuneConstraints *c, JigTerm rule) {
    JigArena *a = jig_arena_create();
    JigTunePart nothing = {.rules = &rule, .num_rules = 1};
    jig_tune_part_make(&nothing, &c->terms, a);
    bool is_none = jig_tune_part_judge(&nothing, &c->box) == JIG_TUNE_NO;
    jig_arena_destroy(a);
    return is_none;
}

/* Rules about nothing hold, or no point is allowed: those that are broken. */
static void find_parts(JigTuneConstraints *c, size_t **broken, size_t *num_broken) {
    JigArena *a = c->arena;
    size_t *leaders = new_leaders(c->space->num_axes, a);
    TellVec told = {0};
    tell_all(c, &told);
    for (size_t i = 0; i < told.len; ++i) {
        const Told *x = &told.data[i];
        join(leaders, x->axes, x->num_axes);
        if (!x->num_axes && !*broken && is_broken(c, x->term)) {
            *num_broken = x->num_rules;
            *broken = jig_arena_copy(a, x->rules, *num_broken * sizeof **broken);
        }
    }
    make_parts(c, &told, leaders);
    jig_vec_free(&told);
}

/* ---- Are there points? ---- */

static bool is_empty(JigTuneConstraints *c, Part *p, uint64_t budget) {
    p->diagram = jig_tune_diagram_create(&p->part, budget);
    if (p->diagram)
        return jig_tune_diagram_count(p->diagram) == 0;
    (void)solver_of(c);
    if (c->solver && jig_tune_solver_ask(c->solver, p->rules, p->num_rules, NULL) == JIG_TUNE_NO)
        return true;
    p->boxes = jig_tune_boxes_create(&p->part, c->solver, p->rules, p->num_rules);
    return false;
}

static bool refuse(JigTuneConstraints *c, size_t *rules, size_t n, uint64_t budget,
                   JigReason *why) {
    (void)solver_of(c);
    jig_tune_conflict_shrink(&c->terms, c->rules.data, c->solver, budget, rules, &n);
    return jig_tune_conflict_tell(&c->terms, c->rules.data, rules, n, why);
}

static bool begin(JigTuneConstraints *c, uint64_t budget, JigReason *why) {
    size_t *broken = NULL, num_broken = 0;
    find_parts(c, &broken, &num_broken);
    if (broken)
        return refuse(c, broken, num_broken, budget, why);
    for (size_t i = 0; i < c->num_parts; ++i)
        if (is_empty(c, &c->parts[i], budget / c->num_parts))
            return refuse(c, c->parts[i].rules, c->parts[i].num_rules, budget, why);
    return true;
}

static JigTuneBox new_box(size_t n, JigArena *a) {
    return (JigTuneBox){JIG_NEW_ARRAY(a, uint64_t, n), JIG_NEW_ARRAY(a, uint64_t, n)};
}

static JigTuneConstraints *begin_of(const JigTuneSpace *space) {
    JigArena *a = jig_arena_create();
    JigTuneConstraints *c = JIG_NEW(a, JigTuneConstraints);
    size_t n = space->num_axes + 1;
    *c = (JigTuneConstraints){.copy = *space, .arena = a};
    c->space = &c->copy;
    c->part_of = JIG_NEW_ARRAY(a, size_t, n);
    c->box = new_box(n, a);
    c->table_box = new_box(n, a);
    c->spare = JIG_NEW_ARRAY(a, uint64_t, n);
    jig_tune_terms_init(&c->terms, c->space, a);
    return c;
}

JigTuneConstraints *jig_tune_constraints_none(const JigTuneSpace *space) {
    JIG_REQUIRE(space);
    return begin_of(space);
}

JigTuneConstraints *jig_tune_constraints_create(const JigTuneSpace *space, uint64_t budget,
                                                JigReason *why) {
    JIG_REQUIRE(space);
    JigTuneConstraints *c = begin_of(space);
    jig_tune_rules_find(c->space, &c->terms, &c->rules);
    if (begin(c, budget, why))
        return c;
    jig_tune_constraints_destroy(c);
    return NULL;
}

void jig_tune_constraints_destroy(JigTuneConstraints *c) {
    if (!c)
        return;
    for (size_t i = 0; i < c->num_parts; ++i) {
        jig_tune_diagram_destroy(c->parts[i].diagram);
        jig_tune_boxes_destroy(c->parts[i].boxes);
    }
    jig_tune_solver_destroy(c->solver);
    jig_tune_terms_free(&c->terms);
    jig_vec_free(&c->rules);
    jig_arena_destroy(c->arena);
}

/* ---- How many ---- */

static uint64_t count_of(const JigTuneConstraints *c, size_t axis) {
    return c->space->axes[axis].values.count;
}

double jig_tune_constraints_count(const JigTuneConstraints *c, bool *is_exact) {
    JIG_REQUIRE(c && is_exact);
    double n = 1;
    *is_exact = true;
    for (size_t i = 0; i < c->space->num_axes; ++i)
        n *= c->part_of[i] ? 1 : (double)count_of(c, i);
    for (size_t i = 0; i < c->num_parts; ++i) {
        const Part *p = &c->parts[i];
        *is_exact &= p->diagram != NULL;
        n *= p->diagram ? jig_tune_diagram_count(p->diagram) : jig_tune_boxes_least(p->boxes);
    }
    return n;
}

bool jig_tune_constraints_allow(const JigTuneConstraints *c, const uint64_t *point) {
    JIG_REQUIRE(c && (point || !c->space->num_axes));
    for (size_t i = 0; i < c->num_parts; ++i)
        if (!jig_tune_part_allows(&c->parts[i].part, point))
            return false;
    return true;
}

/* ---- Random points ---- */

static bool draw_part(Part *p, uint64_t *random, uint64_t *point) {
    if (!p->diagram)
        return jig_tune_boxes_draw(p->boxes, random, point);
    jig_tune_diagram_draw(p->diagram, random, point);
    return true;
}

bool jig_tune_constraints_draw(JigTuneConstraints *c, uint64_t *random, uint64_t *point) {
    JIG_REQUIRE(c && random && (point || !c->space->num_axes));
    for (size_t i = 0; i < c->space->num_axes; ++i)
        if (!c->part_of[i])
            point[i] = jig_random_below(random, count_of(c, i));
    for (size_t i = 0; i < c->num_parts; ++i)
        if (!draw_part(&c->parts[i], random, point))
            return false;
    return true;
}

/* ---- In the order of the axes ---- */

static bool first_of_part(Part *p, const JigTuneBox *box, uint64_t *point) {
    return p->diagram ? jig_tune_diagram_first(p->diagram, box, point)
                      : jig_tune_boxes_first(p->boxes, box, point);
}

/* All behind points that begin as this one, and have a later value on one axis more. */
static void begin_box(JigTuneConstraints *c, const uint64_t *point, size_t axis, bool is_behind) {
    for (size_t i = 0; i < c->space->num_axes; ++i) {
        bool is_fixed = i < axis;
        c->box.low[i] = is_fixed ? point[i] : i == axis && is_behind ? point[i] + 1 : 0;
        c->box.high[i] = is_fixed ? point[i] : count_of(c, i) - 1;
    }
}

/* The first point that begins as `c->spare` up to this axis, which is there already. */
static bool complete(JigTuneConstraints *c, size_t axis, size_t done) {
    for (size_t i = axis; i < c->space->num_axes; ++i)
        if (!c->part_of[i])
            c->spare[i] = 0;
    begin_box(c, c->spare, axis, false);
    for (size_t i = 0; i < c->num_parts; ++i) {
        Part *p = &c->parts[i];
        bool is_over = p->part.axes[p->part.num_axes - 1] < axis;
        if (i + 1 != done && !is_over && !first_of_part(p, &c->box, c->spare))
            return false;
    }
    return true;
}

bool jig_tune_constraints_first(JigTuneConstraints *c, uint64_t *point) {
    JIG_REQUIRE(c && (point || !c->space->num_axes));
    if (!complete(c, 0, 0))
        return false;
    memcpy(point, c->spare, c->space->num_axes * sizeof *point);
    return true;
}

/* Is there one that is greater on this axis, and the same before it? */
static bool advance(JigTuneConstraints *c, const uint64_t *point, size_t axis) {
    size_t part = c->part_of[axis];
    memcpy(c->spare, point, c->space->num_axes * sizeof *point);
    if (point[axis] + 1 >= count_of(c, axis))
        return false;
    begin_box(c, point, axis, true);
    if (!part)
        c->spare[axis]++;
    else if (!first_of_part(&c->parts[part - 1], &c->box, c->spare))
        return false;
    return complete(c, axis + 1, part);
}

bool jig_tune_constraints_next(JigTuneConstraints *c, uint64_t *point) {
    JIG_REQUIRE(c && (point || !c->space->num_axes));
    for (size_t axis = c->space->num_axes; axis-- > 0;)
        if (advance(c, point, axis)) {
            memcpy(point, c->spare, c->space->num_axes * sizeof *point);
            return true;
        }
    return false;
}

/* ---- Repair ---- */

static bool near_of_part(JigTuneConstraints *c, Part *p, const bool *kept, uint64_t *point) {
    for (size_t i = 0; i < c->space->num_axes; ++i) {
        bool is_kept = kept && kept[i];
        c->box.low[i] = is_kept ? point[i] : 0;
        c->box.high[i] = is_kept ? point[i] : count_of(c, i) - 1;
    }
    return p->diagram ? jig_tune_diagram_near(p->diagram, &c->box, point)
                      : jig_tune_boxes_near(p->boxes, &c->box, point);
}

bool jig_tune_constraints_repair(JigTuneConstraints *c, const bool *kept, uint64_t *random,
                                 uint64_t *point) {
    JIG_REQUIRE(c && random && (point || !c->space->num_axes));
    for (size_t i = 0; i < c->num_parts; ++i) {
        Part *p = &c->parts[i];
        if (!jig_tune_part_allows(&p->part, point) && !(kept && near_of_part(c, p, kept, point)) &&
            !near_of_part(c, p, NULL, point) && !draw_part(p, random, point))
            return false;
    }
    return true;
}
