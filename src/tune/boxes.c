/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/boxes.h"

#include "support/check.h"
#include "support/random.h"
#include "tune/space.h"

#include <math.h>

enum {
    SMALL = 2048,          /* points of a box that is looked through */
    MOST_NODES = 1 << 18,  /* that are remembered */
    WARM_UP = 64,          /* ways down before the first point counts */
    MOST_WORK = 100000,    /* boxes that are looked at for a point */
    COST_OF_ASKING = 1000, /* a solver, in boxes */
    MOST_UNKNOWN = 16,     /* answers of a solver who does not know, until it is asked no more */
    PROBES = 64,           /* points of a box before a solver is asked */
    MOST_REJECTED = 256,   /* random points for one that is allowed */
    MOST_MISSES = 4096,
};

/* A box that was entered; its halves are next to each other. */
typedef struct Node {
    size_t halves; /* 0: not yet */
    double count;  /* if that is known */
    double sum;    /* of what ways through it have made of its count */
    uint64_t ways;
    bool is_known;
} Node;

struct JigTuneBoxes {
    JigTunePart *part;
    JigTuneSolver *solver;
    const size_t *rules;
    size_t num_rules;
    JigArena *arena;
    JigTuneBox box; /* the one that is looked at; of all axes of the space */
    uint64_t *spare;
    JIG_VEC(Node) nodes; /* the first is all */
    double largest;      /* weight of a way */
    size_t work;         /* that is left */
    size_t num_misses;   /* of random points, one after the other */
    size_t num_unknown;  /* answers of the solver, one after the other */
    uint64_t probing;    /* state of random numbers that decide nothing */
};

/* ---- Boxes ---- */

static void open_box(const JigTuneBoxes *b, JigTuneBox *box) {
    const JigTuneSpace *space = b->part->t->space;
    for (size_t i = 0; i < space->num_axes; ++i) {
        box->low[i] = 0;
        box->high[i] = space->axes[i].values.count - 1;
    }
}

static void copy_box(const JigTuneBoxes *b, JigTuneBox *to, const JigTuneBox *from) {
    size_t n = b->part->t->space->num_axes;
    memcpy(to->low, from->low, n * sizeof *to->low);
    memcpy(to->high, from->high, n * sizeof *to->high);
}

static uint64_t width(const JigTuneBox *box, size_t axis) {
    return box->high[axis] - box->low[axis];
}

static size_t widest(const JigTuneBoxes *b, const JigTuneBox *box) {
    size_t best = b->part->axes[0];
    for (size_t i = 1; i < b->part->num_axes; ++i)
        if (width(box, b->part->axes[i]) > width(box, best))
            best = b->part->axes[i];
    return best;
}

/* The next point of a small box in order; false: that was the last one. */
static bool step(const JigTunePart *p, const JigTuneBox *box, uint64_t *point) {
    for (size_t i = p->num_axes; i-- > 0; point[p->axes[i]] = box->low[p->axes[i]])
        if (point[p->axes[i]] < box->high[p->axes[i]]) {
            ++point[p->axes[i]];
            return true;
        }
    return false;
}

/* Goes through a small box to allowed point number `wanted`; how many were met before it. */
static uint64_t look_through(JigTuneBoxes *b, const JigTuneBox *box, uint64_t wanted,
                             uint64_t *point, bool *found) {
    JigTunePart *p = b->part;
    uint64_t n = 0;
    for (size_t i = 0; i < p->num_axes; ++i)
        point[p->axes[i]] = box->low[p->axes[i]];
    do {
        *found = jig_tune_part_allows(p, point) && n++ == wanted;
    } while (!*found && step(p, box, point));
    return n;
}

static void draw_any(JigTuneBoxes *b, const JigTuneBox *box, uint64_t *random, uint64_t *point) {
    for (size_t i = 0; i < b->part->num_axes; ++i) {
        size_t axis = b->part->axes[i];
        uint64_t n = width(box, axis) + 1;
        point[axis] = box->low[axis] + jig_random_below(random, n);
    }
}

/* Where some points of a box are met by chance, there is no need to ask. */
static bool meets_some(JigTuneBoxes *b, const JigTuneBox *box) {
    for (int i = 0; i < PROBES; ++i) {
        draw_any(b, box, &b->probing, b->spare);
        if (jig_tune_part_allows(b->part, b->spare))
            return true;
    }
    return false;
}

static JigTuneTruth judge(JigTuneBoxes *b, const JigTuneBox *box) {
    JigTuneTruth answer = jig_tune_part_judge(b->part, box);
    b->work -= b->work > 0;
    if (answer != JIG_TUNE_MAYBE || !b->solver || b->num_unknown >= MOST_UNKNOWN ||
        jig_tune_part_volume(b->part, box) <= SMALL || meets_some(b, box))
        return answer;
    JigTuneTruth told = jig_tune_solver_ask(b->solver, b->rules, b->num_rules, box);
    b->num_unknown = told == JIG_TUNE_MAYBE ? b->num_unknown + 1 : 0;
    b->work -= b->work < COST_OF_ASKING ? b->work : COST_OF_ASKING;
    return told == JIG_TUNE_NO ? JIG_TUNE_NO : answer;
}

/* ---- What is known of a box ---- */

static Node look_at(JigTuneBoxes *b, const JigTuneBox *box) {
    double volume = jig_tune_part_volume(b->part, box);
    JigTuneTruth answer = judge(b, box);
    bool found;
    if (answer != JIG_TUNE_MAYBE)
        return (Node){.is_known = true, .count = answer == JIG_TUNE_YES ? volume : 0};
    if (volume > SMALL)
        return (Node){0};
    return (Node){.is_known = true,
                  .count = (double)look_through(b, box, UINT64_MAX, b->spare, &found)};
}

/* The half of this box that is the lower one, or the other. */
static void halve(JigTuneBox *box, size_t axis, bool upper) {
    uint64_t middle = box->low[axis] + width(box, axis) / 2;
    if (upper)
        box->low[axis] = middle + 1;
    else
        box->high[axis] = middle;
}

static void make_halves(JigTuneBoxes *b, size_t node, size_t axis) {
    Node halves[2];
    for (size_t i = 0; i < 2; ++i) {
        uint64_t low = b->box.low[axis], high = b->box.high[axis];
        halve(&b->box, axis, i);
        halves[i] = look_at(b, &b->box);
        b->box.low[axis] = low;
        b->box.high[axis] = high;
    }
    b->nodes.data[node].halves = b->nodes.len;
    jig_vec_append(&b->nodes, halves, 2);
}

/* How many points a half is thought to have; `share` of all is what has not been looked at. */
static double thought(const Node *n, double share) {
    return n->is_known ? n->count : (n->sum + share) / (double)(n->ways + 1);
}

/* How likely the upper half is taken. None is left out that may have points. */
static double upper_share(const JigTuneBoxes *b, const Node *node) {
    const Node *halves = &b->nodes.data[node->halves];
    double share = thought(node, 1) / 2;
    double x = thought(&halves[0], share), y = thought(&halves[1], share);
    const double LEAST = 0.05;
    if (x <= 0 || y <= 0 || node->is_known)
        return y > 0 ? y / (x + y) : 0;
    return LEAST + (1 - 2 * LEAST) * (y / (x + y));
}

/* What a way has found counts for the boxes that it went through. */
static void note_way(JigTuneBoxes *b, const size_t *way, const double *shares, size_t n,
                     double found) {
    while (n-- > 0) {
        Node *node = &b->nodes.data[way[n]];
        const Node *halves = &b->nodes.data[node->halves];
        found /= shares[n];
        node->sum += found;
        node->ways++;
        if (halves[0].is_known && halves[1].is_known) {
            node->is_known = true;
            node->count = halves[0].count + halves[1].count;
        }
    }
}

/* ---- A way down ---- */

/* To a box that is known; how likely this way was comes out as weight: the number of points that
 * there would be if all were as likely. 0: nothing is there. */
static double go_down(JigTuneBoxes *b, uint64_t *random) {
    size_t way[256], n = 0, node = 0;
    double shares[256], weight = 1;
    open_box(b, &b->box);
    while ((b->nodes.data[node].halves || !b->nodes.data[node].is_known) && n < JIG_LEN(way)) {
        size_t axis = widest(b, &b->box);
        if (!b->nodes.data[node].halves)
            make_halves(b, node, axis);
        double upper = upper_share(b, &b->nodes.data[node]);
        bool is_upper = jig_random_share(random) < upper;
        way[n] = node;
        shares[n] = is_upper ? upper : 1 - upper;
        weight /= shares[n++];
        halve(&b->box, axis, is_upper);
        node = b->nodes.data[node].halves + is_upper;
    }
    double count = b->nodes.data[node].is_known ? b->nodes.data[node].count : 0;
    note_way(b, way, shares, n, count);
    return weight * count;
}

static void forget_nodes(JigTuneBoxes *b) {
    b->nodes.len = 1;
    b->nodes.data[0].halves = 0;
    b->nodes.data[0].is_known = false;
}

/* Any point, until one is allowed: of dense parts. Many misses, and it is none. */
static bool draw_and_reject(JigTuneBoxes *b, uint64_t *random, uint64_t *point) {
    open_box(b, &b->box);
    for (int i = 0; i < MOST_REJECTED && b->num_misses < MOST_MISSES; ++i) {
        draw_any(b, &b->box, random, point);
        if (jig_tune_part_allows(b->part, point)) {
            b->num_misses = 0;
            return true;
        }
        b->num_misses++;
    }
    return false;
}

bool jig_tune_boxes_draw(JigTuneBoxes *b, uint64_t *random, uint64_t *point) {
    JIG_REQUIRE(b && random && point);
    bool found = draw_and_reject(b, random, point);
    for (b->work = MOST_WORK; b->work && !found; b->work -= b->work > 0) {
        if (b->nodes.len > MOST_NODES)
            forget_nodes(b);
        bool warm = b->nodes.data[0].ways >= WARM_UP || b->nodes.data[0].is_known;
        double weight = go_down(b, random);
        b->largest = weight > b->largest ? weight : b->largest;
        if (!warm || weight <= 0 || jig_random_share(random) * b->largest > weight)
            continue;
        JigTunePart *p = b->part;
        if (jig_tune_part_judge(p, &b->box) == JIG_TUNE_YES) {
            draw_any(b, &b->box, random, point);
            found = true;
        } else {
            uint64_t n = look_through(b, &b->box, UINT64_MAX, b->spare, &found);
            look_through(b, &b->box, jig_random_below(random, n), point, &found);
        }
    }
    return found;
}

/* ---- Beginning, end, and how many ---- */

static JigTuneBox new_box(const JigTuneSpace *space, JigArena *a) {
    return (JigTuneBox){JIG_NEW_ARRAY(a, uint64_t, space->num_axes + 1),
                        JIG_NEW_ARRAY(a, uint64_t, space->num_axes + 1)};
}

JigTuneBoxes *jig_tune_boxes_create(JigTunePart *part, JigTuneSolver *solver, const size_t *rules,
                                    size_t num_rules) {
    JIG_REQUIRE(part && (rules || !num_rules));
    JigArena *a = jig_arena_create();
    JigTuneBoxes *b = JIG_NEW(a, JigTuneBoxes);
    *b = (JigTuneBoxes){
        .part = part, .solver = solver, .rules = rules, .num_rules = num_rules, .arena = a};
    b->box = new_box(part->t->space, a);
    b->spare = JIG_NEW_ARRAY(a, uint64_t, part->t->space->num_axes + 1);
    open_box(b, &b->box);
    jig_vec_push(&b->nodes, look_at(b, &b->box));
    return b;
}

void jig_tune_boxes_destroy(JigTuneBoxes *b) {
    if (!b)
        return;
    jig_vec_free(&b->nodes);
    jig_arena_destroy(b->arena);
}

/* Halves stand behind what they are halves of. */
double jig_tune_boxes_least(const JigTuneBoxes *b) {
    JIG_REQUIRE(b);
    double *least = jig_calloc(b->nodes.len, sizeof *least);
    for (size_t i = b->nodes.len; i-- > 0;) {
        const Node *n = &b->nodes.data[i];
        least[i] = n->is_known ? n->count : n->halves ? least[n->halves] + least[n->halves + 1] : 0;
    }
    double all = least[0];
    jig_free(least);
    return all;
}

/* ---- The first one ---- */

static bool first_in(JigTuneBoxes *b, JigTuneBox *box, uint64_t *point) {
    if (!b->work || judge(b, box) == JIG_TUNE_NO)
        return false;
    if (jig_tune_part_volume(b->part, box) <= SMALL) {
        bool found;
        look_through(b, box, 0, point, &found);
        return found;
    }
    size_t i = 0;
    while (!width(box, b->part->axes[i]))
        ++i;
    size_t axis = b->part->axes[i];
    uint64_t low = box->low[axis], high = box->high[axis];
    bool found = false;
    for (int half = 0; half < 2 && !found; ++half) {
        halve(box, axis, half);
        found = first_in(b, box, point);
        box->low[axis] = low;
        box->high[axis] = high;
    }
    return found;
}

bool jig_tune_boxes_first(JigTuneBoxes *b, const JigTuneBox *box, uint64_t *point) {
    JIG_REQUIRE(b && box && point);
    b->work = MOST_WORK;
    open_box(b, &b->box);
    for (size_t i = 0; i < b->part->num_axes; ++i) {
        b->box.low[b->part->axes[i]] = box->low[b->part->axes[i]];
        b->box.high[b->part->axes[i]] = box->high[b->part->axes[i]];
    }
    return first_in(b, &b->box, point);
}

/* ---- One that is near ---- */

/* With another value on one axis. */
static bool near_on_one(JigTuneBoxes *b, const JigTuneBox *box, uint64_t *point) {
    JigTunePart *p = b->part;
    enum { FARTHEST = 1000 };
    size_t best_axis = SIZE_MAX;
    uint64_t best = 0;
    double least = INFINITY;
    for (size_t i = 0; i < p->num_axes; ++i) {
        size_t axis = p->axes[i];
        uint64_t wanted = point[axis];
        for (uint64_t far = 1; far <= FARTHEST; ++far) {
            uint64_t beside[2] = {wanted - far, wanted + far};
            for (int k = 0; k < 2; ++k) {
                if ((k == 0 && far > wanted) || beside[k] < box->low[axis] ||
                    beside[k] > box->high[axis])
                    continue;
                double d = jig_tune_part_distance(p, axis, wanted, beside[k]);
                point[axis] = beside[k];
                if (d < least && jig_tune_part_allows(p, point)) {
                    least = d;
                    best_axis = axis;
                    best = beside[k];
                }
            }
        }
        point[axis] = wanted;
    }
    if (best_axis != SIZE_MAX)
        point[best_axis] = best;
    return best_axis != SIZE_MAX;
}

/* What need not be another value is the wanted one again. */
static void come_nearer(JigTunePart *p, const uint64_t *wanted, const JigTuneBox *box,
                        uint64_t *point) {
    for (size_t i = 0; i < p->num_axes; ++i) {
        size_t axis = p->axes[i];
        uint64_t found = point[axis];
        if (wanted[axis] < box->low[axis] || wanted[axis] > box->high[axis])
            continue;
        point[axis] = wanted[axis];
        if (!jig_tune_part_allows(p, point))
            point[axis] = found;
    }
}

/* What is in the box, at most so far from the point on each axis. */
static void narrow(const JigTunePart *p, const JigTuneBox *box, const uint64_t *point, uint64_t far,
                   JigTuneBox *out) {
    for (size_t i = 0; i < p->num_axes; ++i) {
        size_t axis = p->axes[i];
        uint64_t low = point[axis] > far ? point[axis] - far : 0,
                 high = point[axis] > UINT64_MAX - far ? UINT64_MAX : point[axis] + far;
        out->low[axis] = low > box->low[axis] ? low : box->low[axis];
        out->high[axis] = high < box->high[axis] ? high : box->high[axis];
        /* The box may be beside it. */
        if (out->low[axis] > out->high[axis])
            out->low[axis] = out->high[axis] =
                point[axis] < box->low[axis] ? box->low[axis] : box->high[axis];
    }
}

bool jig_tune_boxes_near(JigTuneBoxes *b, const JigTuneBox *box, uint64_t *point) {
    JIG_REQUIRE(b && box && point);
    JigTunePart *p = b->part;
    if (jig_tune_part_allows(p, point) || near_on_one(b, box, point))
        return true;
    JigArena *a = jig_arena_create();
    size_t n = p->t->space->num_axes;
    JigTuneBox around = new_box(p->t->space, a);
    uint64_t *wanted = jig_arena_copy(a, point, n * sizeof *point);
    bool found = false, is_all = false;
    copy_box(b, &around, box);
    for (uint64_t far = 2; !found && !is_all; far *= 4) {
        is_all = far > UINT64_MAX / 8;
        narrow(p, box, wanted, is_all ? UINT64_MAX : far, &around);
        is_all |= jig_tune_part_volume(p, &around) >= jig_tune_part_volume(p, box);
        found = jig_tune_boxes_first(b, &around, point);
    }
    if (found)
        come_nearer(p, wanted, box, point);
    else
        memcpy(point, wanted, n * sizeof *point);
    jig_arena_destroy(a);
    return found;
}
