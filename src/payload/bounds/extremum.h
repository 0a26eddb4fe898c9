/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* affine.min and affine.max that bounds of their operands simplify. */
#ifndef JIG_PAYLOAD_BOUNDS_EXTREMUM_H
#define JIG_PAYLOAD_BOUNDS_EXTREMUM_H

#include "analysis/domain.h"
#include "jig/iface.h"

/* Replaces the affine.min or affine.max where one result of its map is always the extremum, or
 * where it is another value for certain, by what is known of some values; false: nothing was
 * changed. */
bool jig_extremum_simplify(JigRewriter *rw, JigOp *op, const JigDomain *known);

/* Drops the results of the map that another one bounds, as what is known of the operands proves;
 * false: there are none. */
bool jig_extremum_drop_bounded(JigRewriter *rw, JigOp *op);

#endif
