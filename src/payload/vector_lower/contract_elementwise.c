/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions of loops that are reduced only once, elementwise. */
#include "payload/vector_lower/lower_contract.h"
#include "ir/diag/kinds.h"

/* Where results and dimensions of an operand go. */
typedef struct Operand {
    int64_t *broadcast; /* sizes of the result's dimensions that it does not have */
    bool *scalable;
    size_t num_broadcast;
    int64_t *order; /* dimensions that are reduced, then those of the result */
    size_t num_reduced;
} Operand;

/* The dimension of the map that is the loop, or -1. */
static int place_of(const JigMap *map, unsigned loop) {
    return jig_map_result_position(map, jig_expr_dim(jig_map_context(map), loop));
}

/* False: some dimension that is reduced has more than one lane. */
static bool plan(JigRewriter *rw, const JigContraction *c, size_t operand, Operand *o) {
    const JigType *type = jig_vector_lower_contract_type(c, operand),
                  *result = jig_vector_lower_contract_type(c, 2);
    size_t rank = jig_type_rank(type), n = jig_map_num_results(c->maps[2]), k = 0;
    *o = (Operand){.broadcast = JIG_NEW_ARRAY(rw->arena, int64_t, n + rank),
                   .scalable = JIG_NEW_ARRAY(rw->arena, bool, n + rank),
                   .order = JIG_NEW_ARRAY(rw->arena, int64_t, n + rank)};
    size_t own = 0;
    for (unsigned i = 0; i < rank; ++i) {
        unsigned loop = jig_map_dim_position(c->maps[operand], i);
        if (!jig_vector_contraction_reduces(c, loop)) {
            ++own;
            continue;
        }
        if (jig_type_dim(type, i) != 1 || jig_vector_scalable_at(type, i))
            return false;
        o->order[o->num_reduced++] = i;
    }
    size_t lead = n - own;
    for (size_t i = 0; i < o->num_reduced; ++i)
        o->order[k++] += (int64_t)lead;
    for (unsigned i = 0; i < n; ++i) {
        int at = place_of(c->maps[operand], jig_map_dim_position(c->maps[2], i));
        if (at >= 0) {
            o->order[k++] = (int64_t)lead + at;
            continue;
        }
        o->order[k++] = (int64_t)o->num_broadcast;
        o->scalable[o->num_broadcast] = jig_vector_scalable_at(result, i);
        o->broadcast[o->num_broadcast++] = jig_type_dim(result, i);
    }
    for (size_t i = 0; i < rank; ++i) {
        o->scalable[o->num_broadcast + i] = jig_vector_scalable_at(type, i);
        o->broadcast[o->num_broadcast + i] = jig_type_dim(type, i);
    }
    return own + o->num_broadcast == n;
}

static JigValue *broadcast(JigRewriter *rw, JigLoc loc, JigValue *v, const Operand *o) {
    const JigType *type = jig_value_type(v);
    if (!o->num_broadcast)
        return v;
    return jig_vector_build_broadcast(
        rw, loc,
        jig_vector_lower_vector_type(type, o->broadcast, o->scalable,
                                     o->num_broadcast + jig_type_rank(type)),
        v);
}

/* Without the dimensions that are reduced. */
static JigValue *first_of(JigRewriter *rw, JigLoc loc, JigValue *v, const Operand *o) {
    int64_t *position = JIG_NEW_ARRAY(rw->arena, int64_t, o->num_reduced);
    return jig_vector_build_extract(rw, loc, v, position, o->num_reduced);
}

JigValue *jig_vector_lower_contract_elementwise(JigRewriter *rw, const JigContraction *c,
                                                JigValue *mask) {
    Operand o[2];
    if (mask || !plan(rw, c, 0, &o[0]) || !plan(rw, c, 1, &o[1]))
        return NULL;
    JigLoc loc = jig_op_loc(c->op);
    JigValue *v[2];
    for (size_t i = 0; i < 2; ++i)
        v[i] = broadcast(rw, loc, c->operands[i], &o[i]);
    for (size_t i = 0; i < 2; ++i)
        v[i] = jig_vector_build_transpose(rw, loc, v[i], o[i].order);
    for (size_t i = 0; i < 2; ++i)
        v[i] = first_of(rw, loc, v[i], &o[i]);
    return jig_vector_lower_multiply_combine(rw, loc, v[0], v[1], c->operands[2], JIG_KIND_ADD,
                                             NULL);
}
