/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/ops/proposals.h"

#include "dialect/linalg/linalg.h"
#include "jig/bounds.h"
#include "support/check.h"

/* ---- Loops ---- */

size_t jig_propose_num_loops(const JigOp *op) {
    JIG_REQUIRE(op);
    const JigStructuredIface *s = jig_structured(op);
    const JigTilingIface *t = jig_tiling(op);
    return s ? s->num_loops(op) : t ? t->num_loops(op) : 0;
}

/* Other ops than structured ones have a loop for each dimension of the first result, most often. */
int64_t jig_propose_loop_size(const JigOp *op, size_t loop) {
    JIG_REQUIRE(op);
    if (jig_structured(op))
        return jig_linalg_static_loop_size(op, loop);
    const JigType *type = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
    bool is_known = type && jig_type_is_shaped(type) && jig_type_has_rank(type) &&
                    jig_type_rank(type) == jig_propose_num_loops(op);
    return is_known ? jig_type_dim(type, loop) : JIG_DYNAMIC;
}

int64_t jig_propose_dim_bound(JigValue *shaped, size_t dim, JigArena *a) {
    JIG_REQUIRE(shaped && a);
    int64_t most, size = jig_type_dim(jig_value_type(shaped), dim);
    if (size != JIG_DYNAMIC)
        return size;
    return jig_bounds_find_constant(jig_quantity_of_dim(shaped, dim, a), JIG_BOUND_UPPER, NULL,
                                    NULL, &most)
               ? most
               : JIG_DYNAMIC;
}

/* By a dimension of an operand that the loop goes over. */
int64_t jig_propose_loop_bound(JigOp *op, size_t loop, JigArena *a) {
    JIG_REQUIRE(op && a && jig_structured(op));
    int64_t size = jig_propose_loop_size(op, loop);
    for (size_t i = 0; size == JIG_DYNAMIC && i < jig_op_num_operands(op); ++i) {
        const JigMap *map = jig_structured(op)->map(op, i);
        for (unsigned k = 0; map && k < jig_map_num_results(map) && size == JIG_DYNAMIC; ++k) {
            const JigExpr *e = jig_map_result(map, k);
            if (jig_expr_kind(e) == JIG_EXPR_DIM && jig_expr_position(e) == loop)
                size = jig_propose_dim_bound(jig_op_operand(op, i), k, a);
        }
    }
    return size;
}

bool jig_propose_is_reduction(const JigOp *op, size_t loop) {
    JIG_REQUIRE(op);
    const JigStructuredIface *s = jig_structured(op);
    const JigTilingIface *t = jig_tiling(op);
    if (s)
        return s->iterator(op, loop) == JIG_REDUCTION;
    return t && t->iterator && t->iterator(op, loop) == JIG_REDUCTION;
}

/* ---- Sizes ---- */

enum { USUAL_TILE = 8 };

int64_t jig_propose_tile(int64_t size) {
    if (size == JIG_DYNAMIC)
        return USUAL_TILE;
    for (int64_t tile = 32; tile >= 4; tile /= 2)
        if (size > tile && size % tile == 0)
            return tile;
    return size > USUAL_TILE ? USUAL_TILE : size > 3 && size % 2 == 0 ? 2 : size > 1 ? 1 : 0;
}

static bool is_meant(const JigOp *op, size_t loop, JigProposeLoops which) {
    return which == JIG_PROPOSE_ALL ||
           jig_propose_is_reduction(op, loop) == (which == JIG_PROPOSE_REDUCTIONS);
}

const char *jig_propose_list(JigProposals *to, const int64_t *sizes, size_t n) {
    JIG_REQUIRE(to && (sizes || !n));
    const char *text = "";
    for (size_t i = 0; i < n; ++i)
        text = jig_propose_text(to, "%s%s%lld", text, i ? ", " : "", (long long)sizes[i]);
    return jig_propose_text(to, "[%s]", text);
}

const char *jig_propose_tiles(JigProposals *to, const JigOp *op, JigProposeLoops which, bool whole,
                              size_t *num) {
    JIG_REQUIRE(to && op && num);
    size_t n = jig_propose_num_loops(op), end = 0;
    int64_t *sizes = JIG_NEW_ARRAY(to->arena, int64_t, n);
    *num = 0;
    for (size_t i = 0; i < n; ++i) {
        sizes[i] = is_meant(op, i, which) ? jig_propose_tile(jig_propose_loop_size(op, i)) : 0;
        if (!sizes[i])
            continue;
        ++*num;
        end = i + 1;
    }
    return jig_propose_list(to, sizes, whole ? n : end);
}

const char *jig_propose_tile_range(JigProposals *to, const JigOp *op, JigProposeLoops which) {
    JIG_REQUIRE(to && op);
    const char *text = "";
    for (size_t i = 0; i < jig_propose_num_loops(op); ++i) {
        int64_t size = jig_propose_loop_size(op, i);
        const char *comma = *text ? ", " : "";
        if (!is_meant(op, i, which))
            text = jig_propose_text(to, "%s%s0", text, comma);
        else if (size == JIG_DYNAMIC)
            text = jig_propose_text(to, "%s%s0 or more", text, comma);
        else
            text = jig_propose_text(to, "%s%s0 to %lld", text, comma, (long long)size);
    }
    return jig_propose_text(to, "%s; 0 leaves a loop alone", text);
}

/* ---- Types ---- */

static const char *zero_of(JigProposals *to, const JigType *type, JigArena *a) {
    bool is_float = jig_type_is_float(type);
    if (!is_float && !jig_type_is_any_integer(type) && !jig_type_is_index(type))
        return NULL;
    JigStr text = jig_type_to_str(type, a);
    return jig_propose_text(to, "%s : %.*s", is_float ? "0.0" : "0", JIG_FMT(text));
}

const char *jig_propose_zeros(JigProposals *to, const JigOp *op, size_t first) {
    JIG_REQUIRE(to && op);
    const char *text = "";
    for (size_t i = first; i < jig_op_num_operands(op); ++i) {
        const JigType *type = jig_op_operand_type(op, i);
        const char *zero =
            zero_of(to, jig_type_is_shaped(type) ? jig_type_element(type) : type, to->arena);
        if (!zero)
            return NULL;
        text = jig_propose_text(to, "%s%s%s", text, *text ? ", " : "", zero);
    }
    return text;
}

static bool has(const JigOp *op, bool (*test)(const JigType *t)) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (test(jig_op_operand_type(op, i)))
            return true;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (test(jig_op_result_type(op, i)))
            return true;
    return false;
}

bool jig_propose_has_tensors(const JigOp *op) {
    JIG_REQUIRE(op);
    return has(op, jig_type_is_tensor);
}

bool jig_propose_has_buffers(const JigOp *op) {
    JIG_REQUIRE(op);
    return has(op, jig_type_is_memref);
}

/* ---- Around and below ---- */

typedef struct Search {
    const JigOp *from;
    bool (*test)(const JigOp *op);
} Search;

static JigWalk look(JigOp *op, void *user) {
    const Search *s = user;
    return op != s->from && s->test(op) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

bool jig_propose_is_below(JigOp *op, bool (*test)(const JigOp *op)) {
    JIG_REQUIRE(op && test);
    Search s = {.from = op, .test = test};
    return jig_walk_pre(op, look, &s) == JIG_WALK_INTERRUPT;
}

bool jig_propose_is_function(const JigOp *op) {
    JIG_REQUIRE(op);
    return jig_function(op) && jig_op_num_regions(op) && jig_op_body(op);
}

JigOp *jig_propose_loop_around(JigOp *op, JigOp *other, size_t *depth) {
    JIG_REQUIRE(op && other && depth);
    JigOp *found = NULL;
    for (JigOp *at = jig_op_parent(op); at && !jig_op_is_ancestor(at, other);
         at = jig_op_parent(at))
        if (jig_loop(at))
            found = at;
    *depth = 0;
    for (JigOp *at = jig_op_parent(op); found && at != jig_op_parent(found); at = jig_op_parent(at))
        *depth += jig_str_eq(jig_op_name_of(at), jig_op_name_of(found));
    return found;
}
