/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/bounds/trip_bound.h"

#include "dialect/linalg/linalg.h"
#include "jig/affine.h"
#include "jig/bounds.h"
#include "support/check.h"

static bool runs_along(const JigMap *map, size_t dim, size_t loop) {
    const JigExpr *e = jig_map_result(map, (unsigned)dim);
    return jig_expr_kind(e) == JIG_EXPR_DIM && jig_expr_position(e) == loop;
}

int64_t jig_trip_bound(const JigOp *op, size_t loop, JigArena *a) {
    const JigStructuredIface *s = jig_structured(op);
    JIG_REQUIRE(s && loop < s->num_loops(op));
    int64_t least = jig_linalg_static_loop_size(op, loop), bound;
    for (size_t i = 0; least == JIG_DYNAMIC && i < jig_op_num_operands(op); ++i) {
        const JigMap *map = s->map(op, i);
        for (size_t d = 0; d < jig_map_num_results(map); ++d)
            if (runs_along(map, d, loop) &&
                jig_bounds_find_constant(jig_quantity_of_dim(jig_op_operand(op, i), d, a),
                                         JIG_BOUND_UPPER, NULL, NULL, &bound) &&
                (least == JIG_DYNAMIC || bound < least))
                least = bound;
    }
    return least;
}
