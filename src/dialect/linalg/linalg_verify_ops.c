/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What single structured ops must satisfy beyond the common rules. */
#include "dialect/linalg/linalg_int.h"
#include "support/arena.h"

#include <stdio.h>

static const JigType *type_at(const JigOp *op, size_t operand) {
    return jig_op_operand_type(op, operand);
}

/* "4, 8" */
static const char *dims_text(const int64_t *dims, size_t n, JigArena *a) {
    JigStr text = JIG_STR("");
    for (size_t i = 0; i < n; i++)
        text = jig_arena_printf(a, "%.*s%s%lld", JIG_FMT(text), i ? ", " : "", (long long)dims[i]);
    return n ? text.ptr : "";
}

static bool same_shape(const JigType *x, const JigType *y) {
    size_t rank = jig_type_rank(x);
    return rank == jig_type_rank(y) &&
           memcmp(jig_type_shape(x), jig_type_shape(y), rank * sizeof(int64_t)) == 0;
}

static bool contains(const JigAttr *list, int64_t value) {
    for (size_t i = 0; i < jig_attr_dense_array_len(list); i++)
        if (jig_attr_dense_array_int(list, i) == value)
            return true;
    return false;
}

/* ---- map ---- */
static bool verify_map_shapes(JigOp *op, size_t inputs, JigArena *a) {
    const JigType *out = type_at(op, inputs);
    for (size_t i = 0; i < inputs; i++) {
        const JigType *in = type_at(op, i);
        if (!same_shape(in, out))
            return jig_op_error(op, "expected shape of input (%s) to match shape of output (%s)",
                                dims_text(jig_type_shape(in), jig_type_rank(in), a),
                                dims_text(jig_type_shape(out), jig_type_rank(out), a));
    }
    return true;
}

bool jig_linalg_verify_map(JigOp *op) {
    size_t inputs = jig_linalg_num_ins(op);
    JigBlock *body = jig_op_body(op);
    if (inputs + 1 != jig_block_num_args(body))
        return jig_op_error(
            op, "expects number of operands to match the arity of mapper, but got: %zu and %zu",
            inputs + 1, jig_block_num_args(body));
    for (size_t i = 0; i < inputs; i++) {
        const JigType *element = jig_type_element(type_at(op, i)),
                      *arg = jig_value_type(jig_block_arg(body, i));
        if (element != arg)
            return jig_op_error(op, "expected element type of input %s to match bbArg type %s",
                                jig_msg_type(element), jig_msg_type(arg));
    }
    JigArena *a = jig_arena_create();
    bool ok = verify_map_shapes(op, inputs, a);
    jig_arena_destroy(a);
    return ok;
}

/* ---- reduce ---- */
static bool verify_same_shapes(JigOp *op, size_t start, size_t n, const char *plural,
                               const char *singular) {
    for (size_t i = 1; i < n; i++)
        if (!same_shape(type_at(op, start), type_at(op, start + i)))
            return jig_op_error(
                op,
                "expects all %s to have the same shapes. Shape at %s-index %zu is not equal to the "
                "shape at %s-index 0.",
                plural, singular, i, singular);
    return true;
}

static bool verify_reduced_shape(JigOp *op, const JigType *in, const JigType *init, JigArena *a) {
    const JigAttr *dims = jig_linalg_reduce_dimensions_attr(op);
    size_t rank = jig_type_rank(in), n = 0;
    for (size_t i = 0; i < jig_attr_dense_array_len(dims); i++) {
        int64_t d = jig_attr_dense_array_int(dims, i);
        if (d < 0 || d >= (int64_t)rank)
            return jig_op_error(op, "dimensions for reduction should be in the range [0, %lld].",
                                (long long)rank - 1);
    }
    int64_t *left = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        if (!contains(dims, (int64_t)i))
            left[n++] = jig_type_dim(in, i);
    if (n != jig_type_rank(init))
        return jig_op_error(
            op, "number of dimensions after reduction %zu doesn't match the init rank %zu", n,
            jig_type_rank(init));
    if (memcmp(left, jig_type_shape(init), n * sizeof *left) != 0)
        return jig_op_error(
            op, "init dimensions [%s] doesn't match input dimensions after reduction [%s]",
            dims_text(jig_type_shape(init), n, a), dims_text(left, n, a));
    return true;
}

static bool verify_reduce_elements(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    size_t inputs = jig_linalg_num_ins(op), n = jig_op_num_operands(op);
    if (jig_block_num_args(body) != n)
        return jig_op_error(op, "mismatching number of operands and block arguments");
    for (size_t i = 0; i < n; i++) {
        const JigType *element = jig_type_element(type_at(op, i)),
                      *arg = jig_value_type(jig_block_arg(body, i));
        if (element != arg)
            return jig_op_error(
                op, "%s element type %s does not match corresponding block argument type %s",
                i < inputs ? "input" : "output", jig_msg_type(element), jig_msg_type(arg));
    }
    return true;
}

bool jig_linalg_verify_reduce(JigOp *op) {
    /* Of an odd number of operands the one in the middle is looked at as both. */
    size_t n = jig_op_num_operands(op), inits = n / 2, inputs = n - inits;
    JIG_CHECK(verify_same_shapes(op, 0, inputs, "inputs", "input"));
    JIG_CHECK(verify_same_shapes(op, inputs, inits, "outputs", "output"));
    JigArena *a = jig_arena_create();
    bool ok = n == 0 || verify_reduced_shape(op, type_at(op, 0), type_at(op, inits), a);
    jig_arena_destroy(a);
    return ok && verify_reduce_elements(op);
}

/* ---- transpose, broadcast ---- */
bool jig_linalg_is_permutation(const JigAttr *list) {
    size_t n = jig_attr_dense_array_len(list);
    for (size_t i = 0; i < n; i++)
        if (!contains(list, (int64_t)i))
            return false;
    return true;
}

bool jig_linalg_verify_transpose(JigOp *op) {
    const JigAttr *permutation = jig_linalg_transpose_permutation_attr(op);
    const JigType *in = type_at(op, 0), *init = type_at(op, 1);
    size_t rank = jig_type_rank(in), n = jig_attr_dense_array_len(permutation);
    if (!jig_linalg_is_permutation(permutation))
        return jig_op_error(op, "permutation is not valid");
    if (rank != jig_type_rank(init))
        return jig_op_error(op, "input rank %zu does not match init rank %zu", rank,
                            jig_type_rank(init));
    if (rank != n)
        return jig_op_error(op, "size of permutation %zu does not match the argument rank %zu", n,
                            rank);
    for (size_t i = 0; i < rank; i++) {
        int64_t from = jig_type_dim(in, (size_t)jig_attr_dense_array_int(permutation, i)),
                to = jig_type_dim(init, i);
        if (from != to)
            return jig_op_error(
                op, "dim(result, %zu) = %lld doesn't match dim(input, permutation[%zu]) = %lld", i,
                (long long)to, i, (long long)from);
    }
    return true;
}

bool jig_linalg_verify_broadcast(JigOp *op) {
    const JigAttr *dims = jig_linalg_broadcast_dimensions_attr(op);
    const JigType *in = type_at(op, 0), *init = type_at(op, 1);
    size_t in_rank = jig_type_rank(in), init_rank = jig_type_rank(init),
           n = jig_attr_dense_array_len(dims);
    if (in_rank + n != init_rank)
        return jig_op_error(op,
                            "input rank plus added dimensions does not match init rank. input "
                            "rank: %zu, dimensions "
                            "size: %zu, init rank: %zu",
                            in_rank, n, init_rank);
    for (size_t i = 0; i < n; i++) {
        int64_t d = jig_attr_dense_array_int(dims, i);
        if (d < 0 || d >= (int64_t)init_rank)
            return jig_op_error(
                op, "dimension %zu is out of range. expected range: [0, %lld], got: %lld", i,
                (long long)init_rank - 1, (long long)d);
    }
    size_t next = 0;
    for (size_t i = 0; i < init_rank; i++) {
        if (contains(dims, (int64_t)i))
            continue;
        if (next >= in_rank) /* a dimension is listed twice */
            return jig_op_error(op, "dimensions must not repeat");
        if (jig_type_dim(in, next) != jig_type_dim(init, i))
            return jig_op_error(
                op, "input dim %zu should match init dim %zu. input: %lld, init: %lld", next, i,
                (long long)jig_type_dim(in, next), (long long)jig_type_dim(init, i));
        next++;
    }
    return true;
}

/* ---- matmul and batched ones: loops (b) m n k ---- */
static bool uses(const JigMap *map, unsigned result, unsigned dim) {
    return jig_expr_uses_dim(jig_map_result(map, result), dim);
}

/* Every result is one of those of the default map. */
static bool results_are_known(const JigMap *map, const JigMap *known) {
    for (unsigned i = 0; i < jig_map_num_results(map); i++)
        if (jig_map_result_position(known, jig_map_result(map, i)) < 0)
            return false;
    return true;
}

static bool verify_matmul_map(JigOp *op, const JigMap *map, const JigMap *known) {
    if (!results_are_known(map, known))
        return jig_op_error(op, "Unexpected dim expression in map result.");
    bool broadcast = jig_map_num_results(map) < jig_map_num_results(known);
    if (broadcast && !(jig_map_num_results(map) == 1 && uses(map, 0, 2)))
        return jig_op_error(op, "Invalid broadcast requested, should be (d2).");
    return true;
}

/* The loops that a shorter map of an input may keep. */
static bool is_batch_broadcast(const JigMap *map, bool lhs) {
    enum { b, m, n, k };
    if (jig_map_num_results(map) == 1)
        return uses(map, 0, k);
    if (jig_map_num_results(map) != 2)
        return false;
    if (lhs)
        return (uses(map, 0, b) || uses(map, 0, m)) && uses(map, 1, k);
    return (uses(map, 0, b) && uses(map, 1, k)) || (uses(map, 0, k) && uses(map, 1, n));
}

static bool verify_batch_input(JigOp *op, const JigMap *map, const JigMap *known, bool lhs) {
    if (!results_are_known(map, known))
        return jig_op_error(
            op, "Unexpected result dim expression (outside the set of default result dims).");
    if (jig_map_num_results(map) > 3)
        return jig_op_error(op, "no. of result dim expressions exceeds 3.");
    if (jig_map_num_results(map) < jig_map_num_results(known))
        return is_batch_broadcast(map, lhs) || jig_op_error(op, "Invalid broadcast requested.");
    return uses(map, 0, 0) || jig_op_error(op, "Invalid batch dimension expression.");
}

static bool verify_batch_output(JigOp *op, const JigMap *map) {
    /* A batch that is reduced does not show in the output. */
    unsigned first = jig_op_is(op, JIG_LINALG(BATCH_MATMUL)) ? 0 : 1, wanted = 3 - first;
    if (jig_map_num_results(map) != wanted)
        return jig_op_error(op, "expects %u dims, but got (%u).", wanted, jig_map_num_results(map));
    for (unsigned i = 0; i < wanted; i++)
        if (!uses(map, i, first + i))
            return jig_op_error(op, "Invalid output map result dimension.");
    return true;
}

bool jig_linalg_verify_matmul(JigOp *op) {
    const JigAttr *maps = jig_structured(op)->maps(op);
    const JigAttr *known = jig_linalg_default_maps(jig_op_context(op), jig_linalg_named(op));
    bool plain = jig_op_is(op, JIG_LINALG(MATMUL));
    if (maps == known)
        return true;
    if (!plain && jig_attr_array_len(maps) != 3)
        return jig_op_error(op, "Indexing_map attribute must have 3 affine maps.");
    for (size_t i = 0; i < (plain ? 2 : 3) && i < jig_attr_array_len(maps); i++) {
        const JigMap *map = jig_attr_map_value(jig_attr_array_at(maps, i));
        const JigMap *usual = jig_attr_map_value(jig_attr_array_at(known, i));
        if (plain)
            JIG_CHECK(verify_matmul_map(op, map, usual));
        else
            JIG_CHECK(i == 2 ? verify_batch_output(op, map)
                             : verify_batch_input(op, map, usual, i == 0));
    }
    return true;
}

/* ---- contract ---- */
typedef struct DimUses {
    uint32_t in, out;
} DimUses;

/* Counts which loops an operand uses. */
static bool verify_contract_map(JigOp *op, const JigMap *map, const JigType *type,
                                unsigned num_dims, bool is_input, DimUses *dims) {
    if (jig_map_num_dims(map) != num_dims)
        return jig_op_emit_error(op, "iteration spaces of provided affine_maps differ");
    if (!jig_map_is_projected_permutation(map, false))
        return jig_op_emit_error(op, "provided affine_map is not a projected permutation");
    if (!jig_type_is_shaped(type) && jig_map_num_results(map))
        return jig_op_emit_error(
            op, "affine_map specifies shaped access while operand has non-shaped type");
    if (jig_type_is_shaped(type) && jig_map_num_results(map) != jig_type_rank(type))
        return jig_op_emit_error(
            op, "ranks of shaped operand and results of corresponding affine_map differ");
    for (unsigned i = 0; i < jig_map_num_results(map); i++) {
        DimUses *d = &dims[jig_map_dim_position(map, i)];
        *(is_input ? &d->in : &d->out) += 1;
    }
    return true;
}

static bool verify_contract_loops(JigOp *op, const DimUses *dims, unsigned n) {
    bool contracts = false;
    for (unsigned i = 0; i < n; i++) {
        contracts |= dims[i].in == 2 && dims[i].out == 0;
        if (dims[i].in == 0 && dims[i].out == 0)
            return jig_op_emit_error(
                op, "iteration space dim at index %u not used to access any operand", i);
        if (dims[i].in == 1 && dims[i].out != 1)
            return jig_op_emit_error(
                op,
                "iteration space dim at index %u is neither a contracting dim nor of parallel "
                "iteration type",
                i);
    }
    return contracts ||
           jig_op_emit_error(op, "'indexing_maps' do not specify a contracting dimension");
}

bool jig_linalg_verify_contract(JigOp *op) {
    const JigAttr *maps = jig_structured(op)->maps(op);
    size_t n = jig_attr_array_len(maps);
    n = n > jig_op_num_operands(op) ? jig_op_num_operands(op) : n;
    n = n > 3 ? 3 : n;
    /* Without maps there is a loop that nothing uses. */
    unsigned loops = n ? jig_map_num_dims(jig_attr_map_value(jig_attr_array_at(maps, 0))) : 1;
    JigArena *a = jig_arena_create();
    DimUses *dims = JIG_NEW_ARRAY(a, DimUses, loops + 1);
    bool ok = true;
    for (size_t i = 0; ok && i < n; i++)
        ok = verify_contract_map(op, jig_attr_map_value(jig_attr_array_at(maps, i)), type_at(op, i),
                                 loops, i < 2, dims);
    ok = ok && verify_contract_loops(op, dims, loops);
    jig_arena_destroy(a);
    return ok;
}

/* ---- softmax ---- */
bool jig_linalg_verify_softmax(JigOp *op) {
    const JigType *in = type_at(op, 0), *out = type_at(op, 1);
    if (!jig_shapes_compatible(in, out))
        return jig_op_error(op, "incompatible output shape");
    int64_t dimension = jig_linalg_softmax_dimension(op);
    if (dimension < 0 || dimension >= (int64_t)jig_type_rank(in))
        return jig_op_error(op, "incorrect dimension specified");
    return true;
}
