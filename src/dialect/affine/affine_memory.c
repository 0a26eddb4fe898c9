/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Accesses to memory at affine indices, and which of them depend on each other. */
#include "dialect/affine/affine_domain.h"
#include "dialect/affine/affine_int.h"
#include "analysis/alias.h"
#include "dialect/memref/memref.h"
#include "support/check.h"

const JigIfaceId jig_iface_affine_memory = {.name = "AffineMapAccessInterface"};

const JigAffineMemoryIface *jig_affine_memory(const JigOp *op) {
    return jig_op_iface(op, &jig_iface_affine_memory);
}

JigValue *jig_affine_memory_of(const JigOp *op) {
    return jig_op_operand(op, jig_affine_memory(op)->memref);
}

JigValue *jig_affine_memory_value(const JigOp *op) {
    return jig_affine_memory(op)->writes ? jig_affine_value(op) : jig_affine_result(op);
}

JigAffineValue jig_affine_indices_behind(const JigOp *op, size_t memref, JigArena *a) {
    size_t first = memref + 1;
    JigAffineValue m = {.map = jig_attr_map_value(jig_affine_map_attr(op)),
                        .n = jig_op_num_operands(op) - first};
    m.operands = JIG_NEW_ARRAY(a, JigValue *, m.n + 1);
    for (size_t i = 0; i < m.n; ++i)
        m.operands[i] = jig_op_operand(op, first + i);
    return m;
}

JigAffineValue jig_affine_indices(const JigOp *op, JigArena *a) {
    return jig_affine_indices_behind(op, jig_affine_memory(op)->memref, a);
}

static const JigAffineMemoryIface reads = {.memref = 0}, writes = {.writes = true, .memref = 1};
const JigIface jig_affine_reads_ifaces[] = {{&jig_iface_affine_memory, &reads}, {0}};
const JigIface jig_affine_writes_ifaces[] = {{&jig_iface_affine_memory, &writes}, {0}};

/* ---- One access ---- */

/* A vector is of consecutive elements in the last dimensions. */
static const int64_t *extents_of(const JigOp *op, unsigned rank, JigArena *a) {
    const JigType *t = jig_value_type(jig_affine_memory_value(op)),
                  *memref = jig_value_type(jig_affine_memory_of(op));
    if (!jig_type_is_vector(t) || t == jig_type_element(memref))
        return NULL;
    int64_t *extents = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    size_t n = jig_type_rank(t);
    for (size_t i = 0; i < rank; ++i)
        extents[i] = i + n >= rank ? jig_type_dim(t, i + n - rank) : 1;
    return extents;
}

void jig_affine_access_info(JigOp *op, JigArena *a, JigAffineAccessInfo *out) {
    *out = (JigAffineAccessInfo){
        .op = op, .memref = jig_affine_memory_of(op), .writes = jig_affine_memory(op)->writes};
    JigAccess *x = &out->access;
    out->indices = jig_affine_indices(op, a);
    jig_affine_compose(&out->indices, a);
    out->linear = jig_affine_domain(op, a, &x->domain, &x->num_loops);
    for (size_t i = 0; out->linear && i < out->indices.n; ++i)
        out->linear = jig_affine_domain_value(&x->domain, out->indices.operands[i], a);
    x->map = out->indices.map;
    x->operands = out->indices.operands;
    x->extents = extents_of(op, jig_map_num_results(x->map), a);
}

void jig_affine_access_free(JigAffineAccessInfo *x) {
    JIG_REQUIRE(x);
    jig_domain_free(&x->access.domain);
}

/* ---- Two ---- */

static JigBlock *common_block(JigOp *first, JigOp *second, JigOp **a, JigOp **b) {
    for (JigOp *up = first; up && jig_op_block(up); up = jig_op_parent(up)) {
        JigOp *other = jig_block_ancestor(jig_op_block(up), second);
        if (other) {
            *a = up;
            *b = other;
            return jig_op_block(up);
        }
        if (jig_op_has_trait(jig_op_parent(up), JIG_TRAIT_AFFINE_SCOPE))
            break;
    }
    return NULL;
}

bool jig_affine_is_ahead(const JigAffineAccessInfo *first, const JigAffineAccessInfo *second) {
    JIG_REQUIRE(first && second);
    JigOp *a, *b;
    return common_block(first->op, second->op, &a, &b) && a != b && jig_op_is_before(a, b);
}

JigDepends jig_affine_depends(const JigAffineAccessInfo *first, const JigAffineAccessInfo *second,
                              size_t depth, bool reads, JigDistance *distances) {
    JIG_REQUIRE(first && second);
    JigOp *a, *b;
    if (!reads && !first->writes && !second->writes)
        return JIG_DEPENDS_NOT;
    if (first->memref != second->memref)
        return jig_alias_underlying(first->memref) == jig_alias_underlying(second->memref)
                   ? JIG_DEPENDS_UNKNOWN
                   : JIG_DEPENDS_NOT;
    if (!common_block(first->op, second->op, &a, &b) || !first->linear || !second->linear)
        return JIG_DEPENDS_UNKNOWN;
    if (!reads && depth > jig_dependence_common_loops(&first->access, &second->access) &&
        !(a != b && jig_op_is_before(a, b)))
        return JIG_DEPENDS_NOT;
    return jig_dependence_exists(&first->access, &second->access, depth, distances);
}
