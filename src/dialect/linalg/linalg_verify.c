/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What every structured op must satisfy: maps, loops, shapes and the body fit
 * together. And what contractions, convolutions and fills are.
 */
#include "dialect/linalg/linalg_int.h"
#include "support/arena.h"
#include "support/ints.h"

/* ---- Maps ---- */
static const int64_t *shape_of(const JigValue *v, size_t *rank) {
    const JigType *type = jig_value_type(v);
    *rank = jig_linalg_rank(type);
    return *rank ? jig_type_shape(type) : NULL;
}

static bool verify_map(JigOp *op, size_t operand, const JigMap *map) {
    size_t rank;
    shape_of(jig_op_operand(op, operand), &rank);
    if (jig_map_num_symbols(map))
        return jig_op_error(op, "unexpected symbols in indexing_map #%zu", operand);
    if (jig_map_num_results(map) != rank)
        return jig_op_error(
            op, "expected operand #%zu rank (%zu) to match the result rank of indexing_map (%u)",
            operand, rank, jig_map_num_results(map));
    return true;
}

/* Whether a dimension of `size` reaches from `start` to `end`, which are where an index comes at
 * the corners of the domain. The size that is told is one more than the larger of them, wherever
 * that wraps. */
static bool verify_extent_of_dim(JigOp *op, size_t operand, size_t d, const JigMap *map,
                                 int64_t size, int64_t start, int64_t end) {
    int64_t low = start < end ? start : end, high = start < end ? end : start;
    if (low < 0) {
        JigArena *a = jig_arena_create();
        jig_op_error(op, "unexpected result less than 0 at expression #%zu in %.*s", d,
                     JIG_FMT(jig_map_to_str(map, a)));
        jig_arena_destroy(a);
        return false;
    }
    bool exact = jig_expr_kind(jig_map_result(map, (unsigned)d)) == JIG_EXPR_DIM;
    if (exact ? high == size - 1 : high < size)
        return true;
    return jig_op_error(op,
                        "inferred input/output operand #%zu has shape's dimension #%zu to be "
                        "%s%lld, but found %lld",
                        operand, d, exact ? "" : "greater than or equal to ",
                        (long long)jig_i64_wrapping_add(high, 1), (long long)size);
}

/* Where the corners of the domain are in one operand. */
static bool verify_extent(JigOp *op, size_t operand, const JigMap *map, const int64_t *last,
                          JigArena *a) {
    size_t rank;
    const int64_t *shape = shape_of(jig_op_operand(op, operand), &rank);
    int64_t *zeros = JIG_NEW_ARRAY(a, int64_t, jig_map_num_dims(map) + 1);
    for (size_t d = 0; d < rank; d++) {
        const JigExpr *index = jig_map_result(map, (unsigned)d);
        int64_t start, end;
        if (shape[d] == JIG_DYNAMIC || shape[d] == 0)
            continue;
        if (!jig_expr_eval(index, zeros, NULL, &start) || !jig_expr_eval(index, last, NULL, &end))
            return jig_op_error(op,
                                "inferred input/output operand #%zu has shape's dimension #%zu to "
                                "be beyond 64 bits, but found %lld",
                                operand, d, (long long)shape[d]);
        JIG_CHECK(verify_extent_of_dim(op, operand, d, map, shape[d], start, end));
    }
    return true;
}

/* Sizes of static operands agree with each other, as far as maps tell. */
static bool verify_shapes(JigOp *op, const JigMap *inverse, JigArena *a) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op), loops = jig_map_num_results(inverse), k = 0;
    int64_t *sizes = JIG_NEW_ARRAY(a, int64_t, jig_map_num_dims(inverse) + 1);
    for (size_t i = 0; i < n; i++) {
        size_t rank;
        const int64_t *shape = shape_of(jig_op_operand(op, i), &rank);
        for (size_t d = 0; d < rank; d++)
            sizes[k++] = shape[d];
    }
    int64_t *last = JIG_NEW_ARRAY(a, int64_t, loops + 1);
    for (unsigned i = 0; i < loops; i++) {
        int64_t size = sizes[jig_map_dim_position(inverse, i)];
        if (size == JIG_DYNAMIC)
            return true;
        last[i] = size - 1;
    }
    for (size_t i = 0; i < n; i++)
        JIG_CHECK(verify_extent(op, i, s->map(op, i), last, a));
    return true;
}

static bool verify_maps(JigOp *op, JigArena *a) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op), num_maps = jig_attr_array_len(jig_linalg_remember_maps(op));
    if (num_maps != n)
        return jig_op_error(
            op,
            "expected the number of indexing_map (%zu) to be equal to the number of input/output "
            "operands (%zu)",
            num_maps, n);
    for (size_t i = 0; i < n; i++)
        JIG_CHECK(verify_map(op, i, s->map(op, i)));
    const JigMap *all = jig_linalg_loops_to_shapes(op, a);
    const JigMap *inverse = n ? jig_map_inverse_permutation(all) : NULL;
    if (n && !inverse)
        return jig_op_error(op, "invalid indexing maps are non-invertible: (%.*s)",
                            JIG_FMT(jig_map_to_str(all, a)));
    if (inverse)
        JIG_CHECK(verify_shapes(op, inverse, a));
    size_t loops = s->num_loops(op);
    for (size_t i = 0; i < n; i++)
        if (jig_map_num_dims(s->map(op, i)) != loops)
            return jig_op_error(
                op, "expected indexing_map #%zu to have %zu dim(s) to match the number of loops", i,
                loops);
    return true;
}

/* ---- The body ---- */
static const JigType *element_type(const JigValue *v) {
    return jig_linalg_element_type(jig_value_type(v));
}

bool jig_linalg_verify_body(JigOp *op) {
    if (jig_op_num_regions(op) != 1 || !jig_region_has_one_block(jig_op_region(op, 0)))
        return jig_op_error(op, "expects to have 1 region with 1 block");
    JigBlock *body = jig_op_body(op);
    size_t n = jig_op_num_operands(op);
    if (jig_block_num_args(body) != n)
        return jig_op_error(op, "expected as many non-induction variable region arguments as the "
                                "number of input/output "
                                "operands");
    for (size_t i = 0; i < n; i++) {
        const JigType *element = element_type(jig_op_operand(op, i)),
                      *arg = jig_value_type(jig_block_arg(body, i));
        if (element != arg)
            return jig_op_error(
                op,
                "expected type of bb argument #%zu (%s) to match element or self type of the "
                "corresponding operand (%s)",
                i, jig_msg_type(arg), jig_msg_type(element));
    }
    return true;
}

bool jig_linalg_verify_maps(JigOp *op) {
    if (!jig_linalg_on_tensors(op) && !jig_linalg_on_buffers(op) && jig_op_num_operands(op))
        return jig_op_error(op, "expected to have pure tensor or buffer semantics");
    JigArena *a = jig_arena_create();
    bool ok = verify_maps(op, a);
    jig_arena_destroy(a);
    return ok;
}

bool jig_linalg_verify_yield(JigOp *op) {
    JigOp *parent = jig_op_parent(op);
    if (!parent || jig_op_num_regions(parent) != 1 || jig_region_is_empty(jig_op_region(parent, 0)))
        return jig_op_error(op, "expected single non-empty parent region");
    if (!jig_structured(parent))
        return jig_op_error(op, "expected parent op with LinalgOp interface");
    JigOperandRange inits = jig_dps_inits(parent);
    if (jig_op_num_operands(op) != inits.count)
        return jig_op_error(op,
                            "expected number of yield values (%zu) to match the number of inits / "
                            "outs operands of the "
                            "enclosing LinalgOp (%zu)",
                            jig_op_num_operands(op), inits.count);
    for (size_t i = 0; i < inits.count; i++) {
        const JigType *element = element_type(jig_op_operand(parent, inits.start + i));
        const JigType *given = jig_op_operand_type(op, i);
        if (given != element)
            return jig_op_error(
                op,
                "type of yield operand %zu (%s) doesn't match the element type of the enclosing "
                "linalg.generic op (%s)",
                i + 1, jig_msg_type(given), jig_msg_type(element));
    }
    return true;
}

bool jig_linalg_verify_index(JigOp *op) {
    const JigStructuredIface *s = jig_structured(jig_op_parent(op));
    if (!s)
        return jig_op_error(op, "expected parent op with LinalgOp interface");
    int64_t dim = jig_linalg_index_dim(op);
    size_t loops = s->num_loops(jig_op_parent(op));
    if ((int64_t)loops <= dim)
        return jig_op_error(op,
                            "expected dim (%lld) to be lower than the number of loops (%zu) of the "
                            "enclosing LinalgOp",
                            (long long)dim, loops);
    return true;
}

/* ---- Fills, contractions, convolutions ---- */
bool jig_linalg_verify_fill(JigOp *op) {
    JigOperandRange inits = jig_dps_inits(op);
    if (inits.start != 1 || inits.count != 1)
        return jig_op_emit_error(op, "expected op with 1 input and 1 output");
    const JigType *value = jig_op_operand_type(op, 0);
    if (jig_type_is_tensor(value) || jig_type_is_any_memref(value))
        return jig_op_emit_error(op, "expected op with scalar input");
    const JigType *element = jig_type_element_or_self(jig_op_operand_type(op, 1));
    if (value != element)
        return jig_op_error(op, "expected fill value type (%s) to match output element type (%s)",
                            jig_msg_type(value), jig_msg_type(element));
    return true;
}

bool jig_linalg_verify_contraction(JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    JigOperandRange inits = jig_dps_inits(op);
    if (inits.start != 2 || inits.count != 1)
        return jig_op_emit_error(op, "expected op with 2 inputs and 1 output");
    size_t reductions = 0;
    for (size_t i = 0; i < s->num_loops(op); i++)
        reductions += s->iterator(op, i) == JIG_REDUCTION;
    if (reductions == 0)
        return jig_op_emit_error(op, "expected at least 1 reduction");
    for (size_t i = 0; i < 3; i++)
        if (!jig_map_is_projected_permutation(s->map(op, i), false))
            return jig_op_emit_error(op, "expected indexing maps to be projected permutations");
    return true;
}

bool jig_linalg_verify_contraction_body(JigOp *op) {
    return jig_linalg_is_contraction_body(jig_op_body(op)) ||
           jig_op_emit_error(op, "expected add/mul op in the body");
}

/* ---- Convolutions ---- */
/* Where a loop occurs: which part of the window, of the kernel and of the result it walks. */
enum { IN_WINDOW = 1, IN_INPUT = 2, IN_KERNEL = 4, IN_RESULT = 8 };

static bool note_dim(const JigExpr *e, unsigned char *where, unsigned char place) {
    unsigned char *w = &where[jig_expr_position(e)];
    bool again = (*w & (IN_WINDOW | IN_INPUT)) != 0;
    *w |= place;
    return !again;
}

/* A sum of loops, plain or times something; each loop occurs once. */
static bool note_window(const JigExpr *e, unsigned char *where) {
    if (jig_expr_kind(e) == JIG_EXPR_DIM)
        return note_dim(e, where, IN_WINDOW);
    const JigExpr *l = jig_expr_is_binary(e) ? jig_expr_lhs(e) : NULL,
                  *r = l ? jig_expr_rhs(e) : NULL;
    if (l && jig_expr_kind(e) == JIG_EXPR_ADD)
        return note_window(l, where) && note_window(r, where);
    return l && jig_expr_kind(e) == JIG_EXPR_MUL && jig_expr_kind(l) == JIG_EXPR_DIM &&
           jig_expr_is_symbolic_or_constant(r) && note_dim(l, where, IN_WINDOW);
}

static bool note_input(const JigMap *map, unsigned char *where) {
    for (unsigned i = 0; i < jig_map_num_results(map); i++) {
        const JigExpr *e = jig_map_result(map, i);
        bool plain = jig_expr_kind(e) == JIG_EXPR_DIM;
        if (!(plain ? note_dim(e, where, IN_INPUT) : note_window(e, where)))
            return false;
    }
    return true;
}

/* Has the loop one of the roles that loops of convolutions have: batch, image, channel, depth,
 * window, input channel? */
static bool has_role(unsigned char where) {
    switch (where) {
    case IN_RESULT | IN_INPUT:
    case IN_RESULT | IN_WINDOW:
    case IN_RESULT | IN_KERNEL:
    case IN_RESULT | IN_KERNEL | IN_INPUT:
    case IN_KERNEL | IN_WINDOW:
    case IN_KERNEL | IN_INPUT:
        return true;
    default:
        return false;
    }
}

static bool verify_roles(JigOp *op, const JigMap *map, const unsigned char *where, bool result) {
    const JigStructuredIface *s = jig_structured(op);
    for (unsigned i = 0; i < jig_map_num_results(map); i++) {
        unsigned loop = jig_map_dim_position(map, i);
        if (!result && where[loop] & IN_RESULT)
            continue;
        if (!has_role(where[loop]))
            return jig_op_emit_error(op, "unexpected loop dimension for convolution op");
        if (s->iterator(op, loop) != (result ? JIG_PARALLEL : JIG_REDUCTION))
            return jig_op_emit_error(op, result ? "expected all iterators used to access outputs "
                                                  "to be parallel"
                                                : "expected all iterators not used to access "
                                                  "outputs to be reduction");
    }
    return true;
}

/* The roles of the loops follow from the maps, which somebody may have written, and in which a
 * stride or dilation of 0 leaves a loop without a role. */
static bool verify_window_maps(JigOp *op, JigArena *a) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_attr_array_len(jig_linalg_remember_maps(op));
    if (n < 3)
        return true;
    const JigMap *input = s->map(op, 0), *kernel = s->map(op, 1), *result = s->map(op, n - 1);
    unsigned loops = jig_map_num_dims(result);
    if (jig_map_num_dims(input) != loops || jig_map_num_dims(kernel) != loops)
        return true;
    unsigned char *where = JIG_NEW_ARRAY(a, unsigned char, loops + 1);
    if (!note_input(input, where))
        return jig_op_emit_error(op, "unexpected input index map for convolutions");
    if (!jig_map_is_projected_permutation(result, false) ||
        !jig_map_is_projected_permutation(kernel, false))
        return jig_op_emit_error(
            op, "expected output/filter indexing maps to be projected permutations");
    for (unsigned i = 0; i < loops; i++)
        where[i] |= (jig_map_uses_dim(kernel, i) ? IN_KERNEL : 0) |
                    (jig_map_uses_dim(result, i) ? IN_RESULT : 0);
    JIG_CHECK(verify_roles(op, result, where, true) && verify_roles(op, kernel, where, false));
    for (unsigned i = 0; i < loops; i++)
        if (!(where[i] & (IN_RESULT | IN_KERNEL)))
            return jig_op_emit_error(op, "unexpected loop dimension for convolution op");
    return true;
}

bool jig_linalg_verify_convolution(JigOp *op) {
    JigOperandRange inits = jig_dps_inits(op);
    if (inits.start < 2 || inits.count != 1)
        return jig_op_emit_error(op, "expected op with 2 inputs and 1 output");
    if (!jig_linalg_remembers_maps(jig_op_row(op)))
        return true;
    JigArena *a = jig_arena_create();
    bool ok = verify_window_maps(op, a);
    jig_arena_destroy(a);
    return ok;
}

bool jig_linalg_verify_attr(JigOp *op, const JigIdent *name, const JigAttr *value) {
    if (!strcmp(name->ptr, JIG_LINALG_MEMOIZED))
        return !jig_linalg_remembers_maps(jig_op_row(op)) ||
               jig_attr_kind(value) != JIG_ATTR_ARRAY || jig_linalg_are_maps(value) ||
               jig_op_emit_error(op, "attribute '%s' should be an array of affine maps", name->ptr);
    return jig_op_emit_error(op, "attribute '\"%s\"' not supported by the linalg dialect",
                             name->ptr);
}
