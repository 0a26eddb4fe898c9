/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows' strings can't say of allocation, access, atomics, globals. */
#include "dialect/common/dim.h"
#include "dialect/memref/memref_int.h"

#include <stdio.h>

#include "eval/reduce.h"
#include "ir/context.h"
#include "jig/iface.h"

/* ---- Allocation ---- */

bool jig_memref_verify_alloc(JigOp *op) {
    const JigType *t = jig_op_result_type(op, 0);
    JIG_CHECK(jig_dim_verify_num_sizes(op, jig_memref_num_dynamic_sizes(op)));
    size_t want = jig_memref_identity_layout(t) ? 0 : jig_map_num_symbols(jig_type_layout_map(t)),
           has = jig_memref_num_symbol_operands(op);
    return has == want ||
           jig_op_error(
               op, "symbol operand count does not equal memref symbol count: expected %zu, got %zu",
               want, has);
}

bool jig_memref_verify_alloca(JigOp *op) {
    for (JigOp *up = jig_op_parent(op); up; up = jig_op_parent(up))
        if (jig_op_has_trait(up, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
            return jig_memref_verify_alloc(op);
    return jig_op_error(op, "requires an ancestor op with AutomaticAllocationScope trait");
}

bool jig_memref_verify_realloc(JigOp *op) {
    const JigType *from = jig_value_type(jig_memref_realloc_source(op)),
                  *to = jig_op_result_type(op, 0);
    bool sized = jig_memref_realloc_dynamic_result_size(op) != NULL;
    if (!jig_memref_identity_layout(from))
        return jig_op_emit_error(op, "unsupported layout for source memref type %s",
                                 jig_msg_type(from));
    if (!jig_memref_identity_layout(to))
        return jig_op_emit_error(op, "unsupported layout for result memref type %s",
                                 jig_msg_type(to));
    if (jig_type_space(from) != jig_type_space(to))
        return jig_op_emit_error(
            op,
            "different memory spaces specified for source memref type %s and result memref type %s",
            jig_msg_type(from), jig_msg_type(to));
    if (jig_type_element(from) != jig_type_element(to))
        return jig_op_emit_error(
            op,
            "different element types specified for source memref type %s and result memref type %s",
            jig_msg_type(from), jig_msg_type(to));
    if (jig_type_num_dynamic_dims(to) && !sized)
        return jig_op_emit_error(op, "missing dimension operand for result type %s",
                                 jig_msg_type(to));
    if (!jig_type_num_dynamic_dims(to) && sized)
        return jig_op_emit_error(op, "unnecessary dimension operand for result type %s",
                                 jig_msg_type(to));
    return true;
}

bool jig_memref_verify_view(JigOp *op) {
    const JigType *from = jig_value_type(jig_memref_view_source(op)),
                  *to = jig_op_result_type(op, 0);
    if (!jig_memref_identity_layout(from))
        return jig_op_emit_error(op, "unsupported map for base memref type %s", jig_msg_type(from));
    if (!jig_memref_identity_layout(to))
        return jig_op_emit_error(op, "unsupported map for result memref type %s", jig_msg_type(to));
    if (jig_type_space(from) != jig_type_space(to))
        return jig_op_emit_error(
            op, "different memory spaces specified for base memref type %s and view memref type %s",
            jig_msg_type(from), jig_msg_type(to));
    return jig_dim_verify_num_sizes(op, jig_op_num_operands(op) - 2);
}

/* ---- Access ---- */

bool jig_memref_verify_load(JigOp *op) {
    size_t want = jig_type_rank(jig_value_type(jig_memref_load_memref(op))),
           has = jig_op_num_operands(op) - 1;
    return has == want ||
           jig_op_error(op, "incorrect number of indices for load, expected %zu but got %zu", want,
                        has);
}

bool jig_memref_verify_store(JigOp *op) {
    return jig_op_num_operands(op) - 2 ==
               jig_type_rank(jig_value_type(jig_memref_store_memref(op))) ||
           jig_op_error(op, "store index operand count not equal to memref rank");
}

bool jig_memref_verify_prefetch(JigOp *op) {
    return jig_op_num_operands(op) - 1 ==
               jig_type_rank(jig_value_type(jig_memref_prefetch_memref(op))) ||
           jig_op_error(op, "too few indices");
}

bool jig_memref_verify_dma_wait(JigOp *op) {
    size_t want = jig_type_rank(jig_value_type(jig_memref_dma_wait_tag_mem_ref(op))),
           has = jig_memref_dma_wait_num_tag_indices(op);
    return has == want ||
           jig_op_error(
               op,
               "expected tagIndices to have the same number of elements as the tagMemRef rank, "
               "expected %zu, but got %zu",
               want, has);
}

bool jig_memref_verify_assume_alignment(JigOp *op) {
    uint64_t n = (uint64_t)jig_memref_assume_alignment_alignment(op);
    return (n && !(n & (n - 1))) || jig_op_error(op, "alignment must be power of 2");
}

bool jig_memref_verify_distinct_objects(JigOp *op) {
    return jig_op_num_operands(op) > 0 || jig_op_error(op, "expected at least one operand");
}

/* ---- Atomics ---- */

typedef enum Domain { ANY, INTEGERS, FLOATS } Domain;
static const Domain atomic_domains[JIG_NUM_ATOMIC_KINDS] = {
    [JIG_ATOMIC_ADDF] = FLOATS,   [JIG_ATOMIC_MAXIMUMF] = FLOATS, [JIG_ATOMIC_MINIMUMF] = FLOATS,
    [JIG_ATOMIC_MULF] = FLOATS,   [JIG_ATOMIC_ADDI] = INTEGERS,   [JIG_ATOMIC_ANDI] = INTEGERS,
    [JIG_ATOMIC_MAXS] = INTEGERS, [JIG_ATOMIC_MAXU] = INTEGERS,   [JIG_ATOMIC_MINS] = INTEGERS,
    [JIG_ATOMIC_MINU] = INTEGERS, [JIG_ATOMIC_MULI] = INTEGERS,   [JIG_ATOMIC_ORI] = INTEGERS,
    [JIG_ATOMIC_XORI] = INTEGERS,
};

bool jig_memref_verify_atomic_rmw(JigOp *op) {
    if (jig_op_num_operands(op) - 2 !=
        jig_type_rank(jig_value_type(jig_memref_atomic_rmw_memref(op))))
        return jig_op_error(op, "expects the number of subscripts to be equal to memref rank");
    int64_t kind = jig_memref_atomic_rmw_kind(op);
    const JigType *t = jig_value_type(jig_memref_atomic_rmw_value(op));
    Domain domain = atomic_domains[kind];
    bool floats = domain == FLOATS;
    if (domain == ANY || (floats ? jig_type_is_float(t) : jig_type_is_any_integer(t)))
        return true;
    const JigEnumRow *kinds =
        jig_context_find_enum_row(jig_op_context(op), JIG_STR("arith.atomic_rmw_kind"));
    return jig_op_error(op, "with kind '%s' expects %s type", jig_enum_text(kinds, kind),
                        floats ? "a floating-point" : "an integer");
}

static JigWalk find_effect(JigOp *op, void *user) {
    if (op == user || jig_op_is_memory_effect_free(op))
        return JIG_WALK_ADVANCE;
    (void)!jig_op_emit_error(
        op,
        "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects");
    return JIG_WALK_INTERRUPT;
}

bool jig_memref_verify_generic_atomic_rmw(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    if (!body || jig_block_num_args(body) != 1)
        return jig_op_error(op, "expected single number of entry block arguments");
    if (jig_value_type(jig_block_arg(body, 0)) != jig_op_result_type(op, 0))
        return jig_op_error(op, "expected block argument of the same type result type");
    return jig_walk_post(op, find_effect, op) != JIG_WALK_INTERRUPT;
}

bool jig_memref_verify_atomic_yield(JigOp *op) {
    const JigType *want = jig_op_result_type(jig_op_parent(op), 0),
                  *is = jig_value_type(jig_memref_atomic_yield_result(op));
    return is == want || jig_op_error(op, "types mismatch between yield op: %s and its parent: %s",
                                      jig_msg_type(is), jig_msg_type(want));
}

/* ---- Globals ---- */

static bool is_elements(const JigAttr *x) {
    JigAttrKind kind = jig_attr_kind(x);
    return kind == JIG_ATTR_DENSE || kind == JIG_ATTR_DENSE_STRING || kind == JIG_ATTR_RESOURCE ||
           kind == JIG_ATTR_SPARSE;
}

static const char *shape_text(const JigType *t, char *buffer, size_t size) {
    size_t at = 0;
    buffer[0] = '\0';
    for (size_t i = 0; i < jig_type_rank(t) && at < size; i++)
        at += (size_t)snprintf(buffer + at, size - at, "%s%lld", i ? ", " : "",
                               (long long)jig_type_dim(t, i));
    return buffer;
}

static bool verify_initial(JigOp *op, const JigType *t, const JigAttr *initial) {
    if (!is_elements(initial))
        return jig_op_error(op, "initial value should be a unit or elements attribute, but got %s",
                            jig_msg_attr(initial));
    const JigType *of = jig_attr_type(initial);
    if (jig_type_element(of) != jig_type_element(t))
        return jig_op_error(op,
                            "initial value element expected to be of type %s, but was of type %s",
                            jig_msg_type(jig_type_element(t)), jig_msg_type(jig_type_element(of)));
    size_t rank = jig_type_rank(t);
    if (jig_type_rank(of) == rank &&
        (!rank || !memcmp(jig_type_shape(of), jig_type_shape(t), rank * sizeof(int64_t))))
        return true;
    char want[512], is[512];
    return jig_op_error(op, "initial value shape expected to be %s but was %s",
                        shape_text(t, want, sizeof want), shape_text(of, is, sizeof is));
}

bool jig_memref_verify_global(JigOp *op) {
    const JigType *t = jig_attr_type_value(jig_memref_global_type_attr(op));
    const JigAttr *initial = jig_memref_global_initial_value_attr(op);
    if (!jig_type_is_memref(t) || !jig_type_has_static_shape(t))
        return jig_op_error(op, "type should be static shaped memref, but got %s", jig_msg_type(t));
    return !initial || jig_attr_kind(initial) == JIG_ATTR_UNIT || verify_initial(op, t, initial);
}

static bool verify_get_global(JigOp *op) {
    const JigAttr *name = jig_memref_get_global_name_attr(op);
    JigOp *global = jig_symbol_lookup_nearest(op, name);
    JigStr text = jig_attr_symbol_leaf(name);
    if (!jig_op_is(global, JIG_MEMREF(GLOBAL)))
        return jig_op_error(op, "'%.*s' does not reference a valid global memref", JIG_FMT(text));
    const JigType *t = jig_attr_type_value(jig_memref_global_type_attr(global));
    return t == jig_op_result_type(op, 0) ||
           jig_op_error(op, "result type %s does not match type %s of the global memref @%.*s",
                        jig_msg_type(jig_op_result_type(op, 0)), jig_msg_type(t), JIG_FMT(text));
}
static const JigSymbolUserIface get_global = {.verify = verify_get_global};
const JigIface jig_memref_get_global_ifaces[] = {{&jig_iface_symbol_user, &get_global}, {0}};

/* ---- memref.alloca_scope: into the body, and out ---- */

const JigIface jig_memref_alloca_scope_ifaces[] = {
    {&jig_iface_region_branch, &jig_region_branch_once}, {0}};
