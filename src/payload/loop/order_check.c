/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/order_check.h"

#include "support/check.h"

/* More than these take too long to ask about. */
enum { MAX_PAIRS = 1 << 17 };

JigLoopOrder jig_loop_order(JigOrderChange change, JigOp *of, JigReason *why) {
    JIG_REQUIRE(of);
    return (JigLoopOrder){.change = change, .of = of, .why = why, .ok = true};
}

bool jig_loop_order_end(JigLoopOrder *o) {
    JIG_REQUIRE(o);
    if (o->flow)
        jig_view_flow_destroy(o->flow);
    o->flow = NULL;
    return o->ok;
}

/* ---- Which memory ---- */

typedef struct Found {
    JigOrderAnswer answer;
    const char *by;
    bool asks_elements; /* both are of one buffer, at indices */
    int64_t distance;   /* of the variables of the outermost loop; 0: not known, or none */
} Found;

static Found found(JigOrderAnswer answer, const char *by) {
    return (Found){.answer = answer, .by = by};
}

static JigViewFlow *flow_of(JigLoopOrder *o) {
    if (!o->flow) {
        JigOp *top = o->of;
        while (jig_op_parent(top) && !jig_op_has_trait(top, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            top = jig_op_parent(top);
        o->flow = jig_view_flow_create(top);
    }
    return o->flow;
}

/* One of the two may access any memory. */
static Found of_any_memory(JigLoopOrder *o, const JigLoopAccess *x, const JigLoopAccess *y) {
    JigValue *memref = x->memref ? x->memref : y->memref;
    if (memref && !jig_view_flow_escapes(flow_of(o), memref))
        return found(JIG_ORDER_KEPT, "nobody else gets to the buffer");
    return found(JIG_ORDER_UNKNOWN, "one may access any memory");
}

static Found of_memory(JigLoopOrder *o, const JigLoopAccess *x, const JigLoopAccess *y) {
    if (!x->memref || !y->memref)
        return of_any_memory(o, x, y);
    if (x->memref == y->memref)
        return x->has_box && y->has_box ? (Found){.asks_elements = true}
                                        : found(JIG_ORDER_UNKNOWN, "the indices are not linear");
    if (jig_alias_underlying(x->memref) == jig_alias_underlying(y->memref))
        return found(JIG_ORDER_UNKNOWN, "both are views of one buffer");
    if (!jig_view_flow_may_alias(flow_of(o), x->memref, y->memref))
        return found(JIG_ORDER_KEPT, "different allocations");
    if (!jig_view_flow_may_meet(flow_of(o), x->memref, y->memref))
        return found(JIG_ORDER_KEPT, "different arguments are taken to be different memory");
    return found(JIG_ORDER_UNKNOWN, "both may be the same buffer");
}

/* ---- Which elements ---- */

void jig_loop_order_apart(JigSystem *s, const JigLoopAccess *first, size_t first_dim,
                          size_t second_dim, int64_t sign, int64_t least) {
    JIG_REQUIRE(s && first);
    size_t width = jig_linear_columns(s) + 1,
           dims = first->access.domain.system.count[JIG_COLUMN_DIM];
    int64_t *row = jig_calloc(width, sizeof *row);
    row[dims + second_dim] = sign;
    row[first_dim] = -sign;
    row[width - 1] = -least;
    jig_linear_add_row(s, false, row);
    jig_free(row);
}

static bool meet_when_turned(const JigSystem *elements, const JigLoopAccess *x,
                             const JigLoopAccess *y, size_t way, JigLoopTurnedFn *turned,
                             const void *user) {
    JigSystem s = jig_linear_copy(elements);
    bool meet = turned(&s, x, y, way, user) && !jig_linear_is_empty(&s);
    jig_linear_free(&s);
    return meet;
}

/* The least distance of a few at which they do; 0: none of these. */
static int64_t distance_when_turned(const JigSystem *elements, const JigLoopAccess *x,
                                    const JigLoopAccess *y, size_t way, JigLoopTurnedFn *turned,
                                    const void *user) {
    enum { FEW = 16 };
    bool meet = false;
    int64_t d = 0;
    while (!meet && ++d <= FEW) {
        JigSystem s = jig_linear_copy(elements);
        jig_loop_order_apart(&s, x, 0, 0, 1, d);
        jig_loop_order_apart(&s, x, 0, 0, -1, -d);
        meet = meet_when_turned(&s, x, y, way, turned, user);
        jig_linear_free(&s);
    }
    return meet ? d : 0;
}

static Found of_elements(const JigLoopAccess *x, const JigLoopAccess *y, size_t ways,
                         JigLoopTurnedFn *turned, const void *user) {
    JigSystem s;
    bool known = jig_dependence_pairs(&x->access, &y->access, 0, 0, &s) && !s.lost, meet = !known;
    bool exact = known && x->is_exact && y->is_exact;
    int64_t distance = 0;
    for (size_t way = 0; known && !meet && way < ways; ++way) {
        meet = meet_when_turned(&s, x, y, way, turned, user);
        if (meet && exact && jig_dependence_common_loops(&x->access, &y->access))
            distance = distance_when_turned(&s, x, y, way, turned, user);
    }
    jig_linear_free(&s);
    if (!meet)
        return found(JIG_ORDER_KEPT, "never the same element in the other order");
    if (exact)
        return (Found){.answer = JIG_ORDER_LOST, .by = "the same element", .distance = distance};
    return found(JIG_ORDER_UNKNOWN, "they may touch the same element");
}

/* ---- A pair ---- */

static void tell(const JigLoopOrder *o, const JigLoopAccess *x, const JigLoopAccess *y,
                 const Found *f) {
    JigOrderAsked asked = {.change = o->change,
                           .answer = f->answer,
                           .of = jig_asked_access(o->of, false),
                           .first = jig_asked_access(x->op, x->writes),
                           .second = jig_asked_access(y->op, y->writes),
                           .by = f->by,
                           .at_distance = f->distance > 0,
                           .distance = f->distance};
    asked.first.operand = x->operand;
    asked.second.operand = y->operand;
    jig_asked_tell(jig_op_context(o->of), &asked);
}

static void refuse(JigLoopOrder *o, const JigLoopAccess *x, const JigLoopAccess *y,
                   const Found *f) {
    o->ok = false;
    jig_refuse(o->why, y->op, "'{}' would run before '{}', behind which it belongs: {}",
               jig_fact_str(jig_op_name_of(y->op)), jig_fact_str(jig_op_name_of(x->op)),
               jig_fact_text(f->by));
    jig_refuse_note(o->why, x->op, "this is what it belongs behind");
}

void jig_loop_order_ask(JigLoopOrder *o, const JigLoopAccess *first, const JigLoopAccess *second,
                        size_t ways, JigLoopTurnedFn *turned, const void *user) {
    JIG_REQUIRE(o && first && second && turned);
    bool is_heard = jig_asked_is_heard(jig_op_context(o->of));
    if ((!first->writes && !second->writes) || !ways || (!o->ok && !is_heard))
        return;
    Found f = o->num_asked++ < MAX_PAIRS ? of_memory(o, first, second)
                                         : found(JIG_ORDER_UNKNOWN, "there are too many accesses");
    if (f.asks_elements)
        f = of_elements(first, second, ways, turned, user);
    if (is_heard)
        tell(o, first, second, &f);
    if (f.answer != JIG_ORDER_KEPT && o->ok)
        refuse(o, first, second, &f);
}
