/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/register_tile.h"

#include "dialect/linalg/linalg.h"
#include "support/check.h"

typedef bool IsRow(const JigOp *op, unsigned loop, unsigned column);

/* ---- What makes a row ---- */

static bool input_has(const JigOp *op, size_t input, unsigned loop) {
    return jig_map_uses_dim(jig_structured(op)->map(op, input), loop);
}

static bool is_of_other_input(const JigOp *op, unsigned loop, unsigned column) {
    bool has_two = false, is_apart = false;
    for (size_t i = 0; i < jig_linalg_num_ins(op); ++i) {
        if (!input_has(op, i, loop))
            has_two |= input_has(op, i, column);
        else if (input_has(op, i, column))
            return false;
        else
            is_apart = true;
    }
    return has_two && is_apart;
}

static bool moves_window(const JigOp *op, unsigned loop, unsigned column) {
    (void)column;
    for (size_t i = 0; i < jig_linalg_num_ins(op); ++i) {
        const JigMap *map = jig_structured(op)->map(op, i);
        for (unsigned k = 0; k < jig_map_num_results(map); ++k)
            if (jig_expr_is_binary(jig_map_result(map, k)) &&
                jig_expr_uses_dim(jig_map_result(map, k), loop))
                return true;
    }
    return false;
}

static bool is_last_of_input(const JigOp *op, unsigned loop, unsigned column) {
    (void)column;
    for (size_t i = 0; i < jig_linalg_num_ins(op); ++i) {
        const JigMap *map = jig_structured(op)->map(op, i);
        unsigned n = jig_map_num_results(map);
        if (n && jig_expr_kind(jig_map_result(map, n - 1)) == JIG_EXPR_DIM &&
            jig_expr_position(jig_map_result(map, n - 1)) == loop)
            return true;
    }
    return false;
}

static bool is_any(const JigOp *op, unsigned loop, unsigned column) {
    (void)op, (void)loop, (void)column;
    return true;
}

/* ---- The roles ---- */

static bool find_row(const JigOp *op, IsRow *is_row, JigLoopRoles *roles) {
    const JigMap *result = jig_structured(op)->map(op, jig_linalg_num_ins(op));
    for (unsigned i = jig_map_num_results(result) - 1; i-- > 0;) {
        unsigned loop = jig_map_dim_position(result, i);
        if (is_row(op, loop, roles->column)) {
            roles->row = loop;
            return true;
        }
    }
    return false;
}

static bool find_column(const JigOp *op, JigLoopRoles *out) {
    const JigMap *result = jig_structured(op)->map(op, jig_linalg_num_ins(op));
    unsigned rank = jig_map_num_results(result);
    if (!rank || !jig_map_is_projected_permutation(result, false))
        return false;
    out->column = out->row = jig_map_dim_position(result, rank - 1);
    return true;
}

bool jig_structured_reads_across(const JigOp *op) {
    JIG_REQUIRE(op && jig_structured(op));
    JigLoopRoles roles;
    return find_column(op, &roles) && find_row(op, is_last_of_input, &roles);
}

bool jig_structured_loop_roles(const JigOp *op, JigLoopRoles *out) {
    if (!find_column(op, out))
        return false;
    IsRow *const kinds[] = {is_of_other_input, moves_window, is_last_of_input, is_any};
    for (size_t i = 0; i < JIG_LEN(kinds); ++i)
        if (find_row(op, kinds[i], out))
            break;
    return true;
}
