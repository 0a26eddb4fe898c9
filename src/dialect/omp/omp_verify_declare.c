/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is wrong with declarations: of private variables, reductions, critical sections. */
#include "dialect/omp/omp_int.h"
#include "support/arena.h"

static const JigType *yielded(const JigOp *yield) {
    return jig_op_num_operands(yield) == 1 ? jig_value_type(jig_omp_yield_results_at(yield, 0))
                                           : NULL;
}

/* ---- omp.critical ---- */

static bool check_name(JigOp *op) {
    const JigAttr *name = jig_omp_critical_name_attr(op);
    const JigOp *declared = name ? jig_symbol_lookup_nearest(op, name) : NULL;
    return !name || (declared && jig_op_is(declared, JIG_OMP(CRITICAL_DECLARE))) ||
           jig_op_error(op, "expected symbol reference %s to point to a critical declaration",
                        jig_msg_attr(name));
}

static const JigSymbolUserIface critical_user = {.verify = check_name};
const JigIface jig_omp_critical_ifaces[] = {{&jig_iface_symbol_user, &critical_user}, {0}};

bool jig_omp_verify_critical_declare(JigOp *op) {
    int64_t hint = jig_omp_critical_declare_hint(op);
    if ((hint & JIG_OMP_CONTENDED) && (hint & JIG_OMP_UNCONTENDED))
        return jig_op_error(op, "the hints omp_sync_hint_uncontended and omp_sync_hint_contended "
                                "cannot be combined");
    if ((hint & JIG_OMP_SPECULATIVE) && (hint & JIG_OMP_NONSPECULATIVE))
        return jig_op_error(op, "the hints omp_sync_hint_nonspeculative and "
                                "omp_sync_hint_speculative cannot be combined.");
    return true;
}

/* ---- omp.private ---- */

/* What the end of a block hands over that should be one value of the type. */
static bool wrong_values(const JigOp *end, const JigType *type) {
    JigContext *ctx = jig_op_context(end);
    size_t n = jig_op_num_operands(end);
    const char *expected = jig_msg_type(type);
    if (!n)
        return jig_error(ctx, jig_op_loc(end),
                         "Invalid yielded value. Expected type: %s, got: None", expected);
    JigArena a;
    jig_arena_init(&a);
    const JigType **types = JIG_NEW_ARRAY(&a, const JigType *, n);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_op_operand_type(end, i);
    jig_error(ctx, jig_op_loc(end), "Invalid yielded value. Expected type: %s, got: %s", expected,
              jig_msg_types(ctx, types, n));
    jig_arena_free(&a);
    return false;
}

/* The end of a block hands over one value of the type, or nothing unless it `yields`. */
static bool check_end(JigOp *op, const JigOp *end, const JigType *type, bool yields) {
    JigContext *ctx = jig_op_context(op);
    if (!jig_op_is(end, JIG_OMP(YIELD)))
        return jig_error(ctx, jig_op_loc(end),
                         "expected exit block terminator to be an `omp.yield` op.");
    size_t n = jig_op_num_operands(end);
    if (!yields)
        return !n || jig_error(ctx, jig_op_loc(end), "Did not expect any values to be yielded.");
    return (n == 1 && yielded(end) == type) || wrong_values(end, type);
}

static bool check_private_region(JigOp *op, JigRegion *region, size_t args, const char *name,
                                 const JigType *type, bool yields) {
    const JigBlock *first = jig_region_first(region);
    if (!first)
        return true;
    if (jig_block_num_args(first) != args)
        return jig_error(jig_op_context(op), jig_op_loc(op),
                         "`%s`: expected %zu region arguments, got: %zu", name, args,
                         jig_block_num_args(first));
    for (size_t i = 0; i < args; ++i)
        if (jig_value_type(jig_block_arg(first, i)) != type)
            return jig_op_emit_error(op, "Region argument type mismatch: got %s expected %s.",
                                     jig_msg_type(jig_value_type(jig_block_arg(first, i))),
                                     jig_msg_type(type));
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b)) {
        const JigOp *end = jig_block_last(b);
        if (end && (jig_op_num_successors(end) || !jig_op_maybe_terminator(end)))
            continue;
        if (end)
            JIG_CHECK(check_end(op, end, type, yields));
    }
    return true;
}

static const JigType *type_of_regions(JigOp *op) {
    for (size_t i = 0; i < jig_op_num_regions(op); ++i) {
        const JigBlock *body = jig_region_first(jig_op_region(op, i));
        if (body && jig_block_num_args(body))
            return jig_value_type(jig_block_arg(body, 0));
    }
    return NULL;
}

bool jig_omp_verify_private(JigOp *op) {
    const JigType *type = type_of_regions(op);
    bool first =
        jig_attr_enum_value(jig_omp_private_data_sharing_type_attr(op)) == JIG_OMP_FIRST_PRIVATE;
    bool copies = !jig_region_is_empty(jig_omp_private_copy_region(op));
    JIG_CHECK(check_private_region(op, jig_omp_private_init_region(op), 2, "init", type, true));
    if (!first && copies)
        return jig_op_emit_error(op, "`private` clauses do not require a `copy` region.");
    if (first && !copies)
        return jig_op_emit_error(op, "`firstprivate` clauses require at least a `copy` region.");
    return check_private_region(op, jig_omp_private_copy_region(op), 2, "copy", type, true) &&
           check_private_region(op, jig_omp_private_dealloc_region(op), 1, "dealloc", type, false);
}

/* ---- omp.declare_reduction ---- */

static bool all_yield(JigRegion *region, const JigType *type) {
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b))
        for (JigOp *x = jig_block_first(b); x; x = jig_op_next(x))
            if (jig_op_is(x, JIG_OMP(YIELD)) && yielded(x) != type)
                return false;
    return true;
}

static bool has_args(const JigRegion *region, size_t n, const JigType *type) {
    const JigBlock *first = jig_region_first(region);
    bool fits = jig_block_num_args(first) == n;
    for (size_t i = 0; fits && i < n; ++i)
        fits = jig_value_type(jig_block_arg(first, i)) == type;
    return fits;
}

static bool check_init(JigOp *op, const JigType *type, bool allocates) {
    JigRegion *region = jig_omp_declare_reduction_initializer_region(op);
    if (jig_region_is_empty(region))
        return jig_op_error(op, "expects non-empty initializer region");
    const JigBlock *first = jig_region_first(region);
    size_t n = jig_block_num_args(first);
    if (n != 1 && n != 2)
        return jig_op_error(op, "expects one or two arguments to the initializer region");
    if (allocates && n != 2)
        return jig_op_error(op, "expects two arguments to the initializer region when an "
                                "allocation region is used");
    if (!allocates && n != 1)
        return jig_op_error(op, "expects one argument to the initializer region when no "
                                "allocation region is used");
    if (jig_value_type(jig_block_arg(first, 0)) != type)
        return jig_op_error(op, "expects initializer region argument to match the reduction type");
    return all_yield(region, type) ||
           jig_op_error(op, "expects initializer region to yield a value of the reduction type");
}

static bool check_atomic(JigOp *op, const JigType *type) {
    const JigBlock *first = jig_region_first(jig_omp_declare_reduction_atomic_reduction_region(op));
    if (!first)
        return true;
    if (jig_block_num_args(first) != 2 ||
        jig_value_type(jig_block_arg(first, 0)) != jig_value_type(jig_block_arg(first, 1)))
        return jig_op_error(op,
                            "expects atomic reduction region with two arguments of the same type");
    const JigType *at = jig_value_type(jig_block_arg(first, 0));
    bool plain = !jig_type_is_memref(at) && jig_omp_is_pointer_like(at);
    return plain || jig_omp_pointee(at) == type ||
           jig_op_error(op, "expects atomic reduction region arguments to be accumulators "
                            "containing the reduction type");
}

bool jig_omp_verify_declare_reduction(JigOp *op) {
    const JigType *type = jig_omp_declare_reduction_type(op);
    JigRegion *alloc = jig_omp_declare_reduction_alloc_region(op),
              *combiner = jig_omp_declare_reduction_reduction_region(op),
              *cleanup = jig_omp_declare_reduction_cleanup_region(op);
    if (!all_yield(alloc, type))
        return jig_op_error(op, "expects alloc region to yield a value of the reduction type");
    JIG_CHECK(check_init(op, type, !jig_region_is_empty(alloc)));
    if (jig_region_is_empty(combiner))
        return jig_op_error(op, "expects non-empty reduction region");
    if (!has_args(combiner, 2, type))
        return jig_op_error(op,
                            "expects reduction region with two arguments of the reduction type");
    if (!all_yield(combiner, type))
        return jig_op_error(op, "expects reduction region to yield a value of the reduction type");
    JIG_CHECK(check_atomic(op, type));
    return jig_region_is_empty(cleanup) || has_args(cleanup, 1, type) ||
           jig_op_error(op, "expects cleanup region with one argument of the reduction type");
}
