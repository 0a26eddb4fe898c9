/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/tile/to_loops.h"

#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"
#include "support/check.h"

/* Numbers that are not values yet become so where the loop stands: the inner ones in the outer. */
static JigOp *build_loop(JigRewriter *rw, JigLoc loc, const JigTileRange *range) {
    JigValue *bounds[3];
    bounds[0] = jig_arith_mixed_to_value(rw, loc, range->offset);
    bounds[1] = jig_arith_mixed_to_value(rw, loc, range->size);
    bounds[2] = jig_arith_mixed_to_value(rw, loc, range->stride);
    JigOp *loop = jig_scf_for_begin(rw, loc, bounds, NULL, 0, false);
    jig_at_end(rw, jig_op_body(loop));
    JigOp *yield = jig_build(rw, loc, JIG_SCF(YIELD), NULL, 0, NULL, 0, NULL);
    jig_at_before(rw, yield);
    return loop;
}

bool jig_tile_lower_to_loops(JigRewriter *rw, JigOp *op, JigArena *a, JigOp ***loops, size_t *n,
                             JigReason *why) {
    JIG_REQUIRE(rw && op && a && loops && n);
    const JigTilingIface *iface = jig_tiling(op);
    if (!iface)
        return jig_refuse(why, op, "expected an op that can be tiled");
    if (!iface->scalar)
        return jig_refuse(why, op, "expected an op that can be computed point by point");
    if (jig_op_num_results(op))
        return jig_refuse(why, op, "expected an op without results");
    JigLoc loc = jig_op_loc(op);
    *n = iface->num_loops(op);
    *loops = JIG_NEW_ARRAY(a, JigOp *, *n);
    JigTileRange *domain = JIG_NEW_ARRAY(a, JigTileRange, *n);
    JigValue **ivs = JIG_NEW_ARRAY(a, JigValue *, *n);
    jig_at_before(rw, op);
    iface->domain(rw, op, domain);
    for (size_t i = 0; i < *n; ++i) {
        (*loops)[i] = build_loop(rw, loc, &domain[i]);
        ivs[i] = jig_scf_for_iv((*loops)[i]);
    }
    bool ok = iface->scalar(rw, op, loc, ivs);
    JigOp *obsolete = ok ? op : *n ? (*loops)[0] : NULL;
    if (obsolete)
        jig_rw_erase(rw, obsolete);
    return ok || jig_refuse(why, op, "expected an op that can be computed point by point");
}
