/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/diagram.h"

#include "support/check.h"
#include "support/random.h"
#include "tune/space.h"

#include <math.h>

/* Some value of the axis, and where it leads. */
typedef struct Edge {
    uint32_t value, to;
} Edge;

typedef struct Node {
    double count; /* ways to the end */
    size_t edges; /* its first one; up to the first of the next node */
} Node;

/* What is to be known to go on from a level: terms of which others are made later. */
typedef struct Level {
    size_t axis;
    JigTerm *kept;
    uint64_t *readers; /* of each, the rules that it is needed for, as bits */
    size_t num_kept;
    JigTerm *fresh; /* terms that are known with this axis */
    size_t num_fresh;
    JigTerm *open; /* and those that are not */
    size_t num_open;
} Level;

/* Rules beyond are not looked at before they are decided. */
enum { MOST_EARLY = 64, MOST_NODES = 1 << 21 };

struct JigTuneDiagram {
    JigTunePart *part;
    JigArena *arena;
    Level *levels;
    JIG_VEC(Node) nodes; /* level by level; behind the last one an end of its edges */
    JIG_VEC(Edge) edges;
    size_t *first;        /* node of each level */
    struct Floor *floors; /* of each node, from the first search for the nearest on */
    uint64_t num_searches;
};

/* While it is made: nodes of the level to come, by what is known there. */
typedef struct Making {
    JigTuneDiagram *d;
    JigArena *arena; /* of what is not needed later */
    uint64_t left;   /* values that may be looked at */
    JIG_VEC(uint64_t) words, next_words;
    JIG_VEC(uint32_t) slots;
    size_t *ready; /* of each term, at which level it is known: behind so many axes */
    uint64_t *state;
} Making;

/* ---- What is known where ---- */

static void note_ready(Making *m) {
    const JigTunePart *p = m->d->part;
    for (size_t i = 0; i < p->num_needed; ++i) {
        JigTerm x = p->needed[i];
        const JigTuneTerm *t = jig_tune_term_at(p->t, x);
        m->ready[x] = 0;
        if (t->kind == JIG_TERM_AXIS || t->kind == JIG_TERM_INDEX)
            while (p->axes[m->ready[x]++] != (size_t)t->number) {
            }
        for (size_t k = 0; k < jig_tune_term_num_operands(t->kind); ++k)
            if (m->ready[t->x[k]] > m->ready[x])
                m->ready[x] = m->ready[t->x[k]];
    }
}

/* Which rules are made of each term. */
static uint64_t *note_readers(const JigTunePart *p, JigArena *a) {
    uint64_t *readers = JIG_NEW_ARRAY(a, uint64_t, p->t->list.len + 1);
    for (size_t i = 0; i < p->num_rules; ++i)
        readers[p->rules[i]] |= i < MOST_EARLY ? (uint64_t)1 << i : UINT64_MAX;
    for (size_t i = p->num_needed; i-- > 0;) {
        const JigTuneTerm *t = jig_tune_term_at(p->t, p->needed[i]);
        for (size_t k = 0; k < jig_tune_term_num_operands(t->kind); ++k)
            readers[t->x[k]] |= readers[p->needed[i]];
    }
    return readers;
}

/* Behind level `l`, known there and operand of one that is not. Constants are known anyway. */
static void note_kept(Making *m, Level *level, size_t l, const uint64_t *readers) {
    const JigTunePart *p = m->d->part;
    bool *kept = jig_calloc(p->t->list.len + 1, sizeof *kept);
    for (size_t i = 0; i < p->num_needed; ++i) {
        const JigTuneTerm *t = jig_tune_term_at(p->t, p->needed[i]);
        for (size_t k = 0; m->ready[p->needed[i]] > l && k < jig_tune_term_num_operands(t->kind);
             ++k)
            if (m->ready[t->x[k]] > 0 && m->ready[t->x[k]] <= l)
                kept[t->x[k]] = true;
    }
    level->kept = JIG_NEW_ARRAY(m->d->arena, JigTerm, p->num_needed + 1);
    level->readers = JIG_NEW_ARRAY(m->d->arena, uint64_t, p->num_needed + 1);
    for (size_t i = 0; i < p->num_needed; ++i)
        if (kept[p->needed[i]]) {
            level->readers[level->num_kept] = readers[p->needed[i]];
            level->kept[level->num_kept++] = p->needed[i];
        }
    jig_free(kept);
}

static void note_levels(Making *m) {
    JigTuneDiagram *d = m->d;
    const JigTunePart *p = d->part;
    const uint64_t *readers = note_readers(p, m->arena);
    d->levels = JIG_NEW_ARRAY(d->arena, Level, p->num_axes + 1);
    for (size_t l = 0; l <= p->num_axes; ++l) {
        Level *level = &d->levels[l];
        level->axis = l < p->num_axes ? p->axes[l] : 0;
        note_kept(m, level, l, readers);
        level->fresh = JIG_NEW_ARRAY(d->arena, JigTerm, p->num_needed + 1);
        level->open = JIG_NEW_ARRAY(d->arena, JigTerm, p->num_needed + 1);
        for (size_t i = 0; i < p->num_needed; ++i)
            if (m->ready[p->needed[i]] == l + 1)
                level->fresh[level->num_fresh++] = p->needed[i];
            else if (m->ready[p->needed[i]] > l + 1)
                level->open[level->num_open++] = p->needed[i];
    }
}

/* ---- One value ---- */

static void set_known(JigTunePart *p, JigTerm x, int64_t number) {
    p->numbers[x] = number;
    p->ranges[x] = jig_tune_range_of(number, jig_tune_term_at(p->t, x)->is_truth);
}

static void compute_fresh(JigTunePart *p, const Level *level, uint64_t value) {
    for (size_t i = 0; i < level->num_fresh; ++i) {
        JigTerm x = level->fresh[i];
        JigTermKind kind = jig_tune_term_at(p->t, x)->kind;
        set_known(p, x,
                  kind == JIG_TERM_AXIS    ? jig_tune_term_axis_number(p->t, level->axis, value)
                  : kind == JIG_TERM_INDEX ? (int64_t)value
                                           : jig_tune_term_number(p->t, x, p->numbers));
    }
}

/* Ranges of axes stay as they are. */
static void compute_open(JigTunePart *p, const Level *level) {
    for (size_t i = 0; i < level->num_open; ++i) {
        JigTerm x = level->open[i];
        JigTermKind kind = jig_tune_term_at(p->t, x)->kind;
        if (kind != JIG_TERM_AXIS && kind != JIG_TERM_INDEX)
            p->ranges[x] = jig_tune_term_range(p->t, x, p->ranges);
    }
}

/* Which rules are decided, as bits; false: one of them is broken. */
static bool decide(const JigTunePart *p, uint64_t *decided) {
    *decided = 0;
    for (size_t i = 0; i < p->num_rules; ++i) {
        JigTuneRange r = p->ranges[p->rules[i]];
        if (!r.high)
            return false;
        if (r.low && i < MOST_EARLY)
            *decided |= (uint64_t)1 << i;
    }
    return true;
}

/* ---- Nodes by what is known there ---- */

static uint64_t hash_words(const uint64_t *words, size_t n) {
    uint64_t h = 0x9e3779b97f4a7c15u;
    for (size_t i = 0; i < n; ++i)
        h = jig_hash_mix(h, words[i]);
    return jig_hash_mix(h, h >> 17);
}

static void grow_slots(Making *m, size_t num_nodes, size_t n) {
    size_t cap = m->slots.cap ? 2 * m->slots.cap : 1024;
    m->slots.len = 0;
    jig_vec_reserve(&m->slots, cap);
    m->slots.len = m->slots.cap = cap;
    memset(m->slots.data, 0, cap * sizeof *m->slots.data);
    for (size_t i = 0; i < num_nodes; ++i) {
        size_t at = hash_words(&m->next_words.data[i * n], n) & (cap - 1);
        while (m->slots.data[at])
            at = (at + 1) & (cap - 1);
        m->slots.data[at] = (uint32_t)i + 1;
    }
}

/* The number within the level of the node with this state, of `n` words. */
static uint32_t node_of(Making *m, size_t n) {
    size_t num_nodes = m->next_words.len / n;
    if (2 * num_nodes >= m->slots.len)
        grow_slots(m, num_nodes, n);
    size_t at = hash_words(m->state, n) & (m->slots.len - 1);
    for (; m->slots.data[at]; at = (at + 1) & (m->slots.len - 1))
        if (memcmp(&m->next_words.data[(m->slots.data[at] - 1) * n], m->state,
                   n * sizeof *m->state) == 0)
            return m->slots.data[at] - 1;
    m->slots.data[at] = (uint32_t)num_nodes + 1;
    jig_vec_append(&m->next_words, m->state, n);
    return (uint32_t)num_nodes;
}

/* There is one end. */
static uint32_t next_node(Making *m, const Level *next, uint64_t decided) {
    const JigTunePart *p = m->d->part;
    if (next == &m->d->levels[p->num_axes])
        return 0;
    m->state[0] = decided;
    for (size_t i = 0; i < next->num_kept; ++i)
        m->state[i + 1] = next->readers[i] & ~decided ? (uint64_t)p->numbers[next->kept[i]] : 0;
    return node_of(m, next->num_kept + 1);
}

/* ---- Level by level ---- */

/* Over a stretch of values of this axis. */
static void compute_stretch(JigTunePart *p, const Level *level, uint64_t low, uint64_t high) {
    for (size_t i = 0; i < level->num_fresh; ++i) {
        JigTerm x = level->fresh[i];
        JigTermKind kind = jig_tune_term_at(p->t, x)->kind;
        p->ranges[x] = kind == JIG_TERM_AXIS
                           ? jig_tune_term_axis_range(p->t, level->axis, low, high)
                       : kind == JIG_TERM_INDEX ? (JigTuneRange){(int64_t)low, (int64_t)high}
                                                : jig_tune_term_range(p->t, x, p->ranges);
    }
}

/* A look at many terms counts as several. */
static void spend(Making *m, const Level *level) {
    enum { FEW = 16 };
    uint64_t work = 1 + (level->num_fresh + level->num_open + m->d->part->num_rules) / FEW;
    m->left -= m->left < work ? m->left : work;
}

/* May this value, or some of these, be allowed? Then which rules are decided. */
static bool may_be(Making *m, const Level *level, uint64_t held, uint64_t low, uint64_t high,
                   uint64_t *decided) {
    JigTunePart *p = m->d->part;
    spend(m, level);
    if (low == high)
        compute_fresh(p, level, low);
    else
        compute_stretch(p, level, low, high);
    compute_open(p, level);
    /* What is left of a rule that holds may be known as anything. */
    for (size_t i = 0; i < p->num_rules && i < MOST_EARLY; ++i)
        if (held >> i & 1)
            p->ranges[p->rules[i]] = (JigTuneRange){1, 1};
    return decide(p, decided);
}

/* Stretches of which nothing is allowed are not gone through. */
static void expand_stretch(Making *m, const Level *level, uint64_t held, uint64_t low,
                           uint64_t high) {
    enum { SHORT = 8 };
    uint64_t decided, middle = low + (high - low) / 2;
    if (high - low >= SHORT) {
        if (!m->left || !may_be(m, level, held, low, high, &decided))
            return;
        expand_stretch(m, level, held, low, middle);
        expand_stretch(m, level, held, middle + 1, high);
        return;
    }
    for (uint64_t value = low; value <= high; ++value)
        if (may_be(m, level, held, value, value, &decided))
            jig_vec_push(&m->d->edges, ((Edge){(uint32_t)value, next_node(m, level + 1, decided)}));
}

static bool expand(Making *m, size_t l, const uint64_t *state) {
    JigTunePart *p = m->d->part;
    const Level *level = &m->d->levels[l];
    uint64_t count = p->t->space->axes[level->axis].values.count, held = state[0];
    for (size_t i = 0; i < level->num_kept; ++i)
        set_known(p, level->kept[i], (int64_t)state[i + 1]);
    if (count > UINT32_MAX)
        return false;
    expand_stretch(m, level, held, 0, count - 1);
    return m->left && m->next_words.len / (level[1].num_kept + 1) <= MOST_NODES;
}

static bool expand_level(Making *m, size_t l) {
    JigTuneDiagram *d = m->d;
    JigTunePart *p = d->part;
    size_t n = d->levels[l].num_kept + 1, num_nodes = m->words.len / n;
    m->next_words.len = 0;
    jig_vec_free(&m->slots);
    /* Axes to come are anything. */
    for (size_t i = 0; i < p->num_needed; ++i) {
        const JigTuneTerm *t = jig_tune_term_at(p->t, p->needed[i]);
        size_t axis = (size_t)t->number;
        if (t->kind != JIG_TERM_AXIS && t->kind != JIG_TERM_INDEX)
            continue;
        uint64_t last = p->t->space->axes[axis].values.count - 1;
        p->ranges[p->needed[i]] = t->kind == JIG_TERM_AXIS
                                      ? jig_tune_term_axis_range(p->t, axis, 0, last)
                                      : (JigTuneRange){0, (int64_t)last};
    }
    for (size_t i = 0; i < num_nodes; ++i) {
        jig_vec_push(&d->nodes, ((Node){.edges = d->edges.len}));
        if (!expand(m, l, &m->words.data[i * n]))
            return false;
    }
    m->words.len = 0;
    jig_vec_append(&m->words, m->next_words.data, m->next_words.len);
    return true;
}

/* Constants are known from the beginning. */
static void begin(Making *m) {
    JigTunePart *p = m->d->part;
    for (size_t i = 0; i < p->num_needed; ++i)
        if (!m->ready[p->needed[i]])
            set_known(p, p->needed[i], jig_tune_term_number(p->t, p->needed[i], p->numbers));
    jig_vec_push(&m->words, 0);
}

static bool expand_all(Making *m) {
    JigTuneDiagram *d = m->d;
    size_t n = d->part->num_axes;
    d->first = JIG_NEW_ARRAY(d->arena, size_t, n + 2);
    for (size_t l = 0; l < n; ++l) {
        d->first[l] = d->nodes.len;
        if (!expand_level(m, l))
            return false;
    }
    /* The end, if there is a way to it. */
    d->first[n] = d->nodes.len;
    jig_vec_push(&d->nodes, ((Node){.count = 1, .edges = d->edges.len}));
    jig_vec_push(&d->nodes, ((Node){.edges = d->edges.len}));
    return true;
}

/* ---- Counting ---- */

/* From the end; edges get the numbers of nodes, and those that lead nowhere go. */
static void count_all(JigTuneDiagram *d) {
    for (size_t l = d->part->num_axes; l-- > 0;)
        for (size_t i = d->first[l]; i < d->first[l + 1]; ++i) {
            Node *node = &d->nodes.data[i];
            for (size_t e = node->edges; e < node[1].edges; ++e) {
                Edge *edge = &d->edges.data[e];
                edge->to += (uint32_t)d->first[l + 1];
                node->count += d->nodes.data[edge->to].count;
            }
        }
    size_t kept = 0, e = 0;
    for (size_t i = 0; i + 1 < d->nodes.len; ++i) {
        size_t end = d->nodes.data[i + 1].edges;
        d->nodes.data[i].edges = kept;
        for (; e < end; ++e)
            if (d->nodes.data[d->edges.data[e].to].count > 0)
                d->edges.data[kept++] = d->edges.data[e];
    }
    jig_vec_last(&d->nodes).edges = kept;
    d->edges.len = kept;
}

JigTuneDiagram *jig_tune_diagram_create(JigTunePart *part, uint64_t budget) {
    JIG_REQUIRE(part);
    JigArena *a = jig_arena_create();
    JigTuneDiagram *d = JIG_NEW(a, JigTuneDiagram);
    *d = (JigTuneDiagram){.part = part, .arena = a};
    Making m = {.d = d, .arena = jig_arena_create(), .left = budget};
    m.ready = JIG_NEW_ARRAY(m.arena, size_t, part->t->list.len + 1);
    m.state = JIG_NEW_ARRAY(m.arena, uint64_t, part->num_needed + 1);
    note_ready(&m);
    note_levels(&m);
    begin(&m);
    bool ok = expand_all(&m);
    jig_vec_free(&m.words);
    jig_vec_free(&m.next_words);
    jig_vec_free(&m.slots);
    jig_arena_destroy(m.arena);
    if (ok) {
        count_all(d);
        return d;
    }
    jig_tune_diagram_destroy(d);
    return NULL;
}

void jig_tune_diagram_destroy(JigTuneDiagram *d) {
    if (!d)
        return;
    jig_vec_free(&d->nodes);
    jig_vec_free(&d->edges);
    jig_arena_destroy(d->arena);
}

double jig_tune_diagram_count(const JigTuneDiagram *d) {
    JIG_REQUIRE(d);
    return d->nodes.data[0].count;
}

/* ---- Ways through it ---- */

void jig_tune_diagram_draw(const JigTuneDiagram *d, uint64_t *random, uint64_t *point) {
    JIG_REQUIRE(d && random && point && jig_tune_diagram_count(d) > 0);
    const Node *node = d->nodes.data;
    for (size_t l = 0; l < d->part->num_axes; ++l) {
        double at = jig_random_share(random) * node->count;
        size_t e = node->edges, last = node[1].edges - 1;
        for (; e < last; ++e) {
            at -= d->nodes.data[d->edges.data[e].to].count;
            if (at < 0)
                break;
        }
        point[d->levels[l].axis] = d->edges.data[e].value;
        node = &d->nodes.data[d->edges.data[e].to];
    }
}

/* The first edge from this value on. */
static size_t edge_from(const JigTuneDiagram *d, const Node *node, uint64_t value) {
    size_t low = node->edges, high = node[1].edges;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (d->edges.data[middle].value < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool first_from(const JigTuneDiagram *d, size_t l, const Node *node, const JigTuneBox *box,
                       uint64_t *point) {
    if (l == d->part->num_axes)
        return true;
    size_t axis = d->levels[l].axis;
    for (size_t e = edge_from(d, node, box->low[axis]);
         e < node[1].edges && d->edges.data[e].value <= box->high[axis]; ++e) {
        point[axis] = d->edges.data[e].value;
        if (first_from(d, l + 1, &d->nodes.data[d->edges.data[e].to], box, point))
            return true;
    }
    return false;
}

bool jig_tune_diagram_first(const JigTuneDiagram *d, const JigTuneBox *box, uint64_t *point) {
    JIG_REQUIRE(d && box && point);
    return jig_tune_diagram_count(d) > 0 && first_from(d, 0, d->nodes.data, box, point);
}

/* ---- The nearest ---- */

/* In this search, no way from a node to the end is shorter. */
typedef struct Floor {
    uint64_t search;
    double far;
} Floor;

typedef struct Nearing {
    JigTuneDiagram *d;
    const JigTuneBox *box;
    const uint64_t *wanted;
    uint64_t *way, *best;
    double least;  /* so far */
    size_t visits; /* that are left */
} Nearing;

static void near_from(Nearing *n, size_t l, const Node *node, double far);

/* Values from the wanted one on to both sides, while they are nearer than what was found. */
static void near_by_values(Nearing *n, size_t l, const Node *node, double far) {
    const JigTuneDiagram *d = n->d;
    size_t axis = d->levels[l].axis, up = edge_from(d, node, n->wanted[axis]), down = up;
    uint64_t wanted = n->wanted[axis];
    while (n->visits && (down > node->edges || up < node[1].edges)) {
        const Edge *below = down > node->edges ? &d->edges.data[down - 1] : NULL,
                   *above = up < node[1].edges ? &d->edges.data[up] : NULL;
        bool is_up = above && (!below || above->value - wanted <= wanted - below->value);
        const Edge *edge = is_up ? above : below;
        double next = far + jig_tune_part_distance(d->part, axis, wanted, edge->value);
        if (next >= n->least)
            return;
        up += is_up;
        down -= !is_up;
        n->visits--;
        if (edge->value < n->box->low[axis] || edge->value > n->box->high[axis])
            continue;
        n->way[l] = edge->value;
        near_from(n, l + 1, &d->nodes.data[edge->to], next);
    }
}

/* Ways meet at nodes: what one of them has seen behind a node is not looked at again. Else, where a
 * value needs many others to change, all ways to that would be gone through. */
static void near_from(Nearing *n, size_t l, const Node *node, double far) {
    JigTuneDiagram *d = n->d;
    Floor *known = &d->floors[node - d->nodes.data];
    if (known->search == d->num_searches && far + known->far >= n->least)
        return;
    if (l == d->part->num_axes) {
        n->least = far;
        memcpy(n->best, n->way, l * sizeof *n->way);
        return;
    }
    near_by_values(n, l, node, far);
    if (n->visits)
        *known = (Floor){d->num_searches, n->least - far};
}

bool jig_tune_diagram_near(JigTuneDiagram *d, const JigTuneBox *box, uint64_t *point) {
    JIG_REQUIRE(d && box && point);
    enum { MOST_VISITS = 200000 };
    size_t n = d->part->num_axes;
    uint64_t *ways = jig_calloc(2 * n + 1, sizeof *ways);
    Nearing x = {.d = d,
                 .box = box,
                 .wanted = point,
                 .way = ways,
                 .best = ways + n,
                 .least = INFINITY,
                 .visits = MOST_VISITS};
    if (!d->floors)
        d->floors = JIG_NEW_ARRAY(d->arena, Floor, d->nodes.len);
    d->num_searches++;
    if (jig_tune_diagram_count(d) > 0)
        near_from(&x, 0, d->nodes.data, 0);
    for (size_t l = 0; l < n && x.least < INFINITY; ++l)
        point[d->levels[l].axis] = x.best[l];
    jig_free(ways);
    return x.least < INFINITY;
}
