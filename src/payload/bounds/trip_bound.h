/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How often the loops of structured ops run at most. */
#ifndef JIG_PAYLOAD_BOUNDS_TRIP_BOUND_H
#define JIG_PAYLOAD_BOUNDS_TRIP_BOUND_H

#include "jig/iface.h"

/* The size of a loop or, where that is not known, the greatest that it can be, by the dimensions
 * that it runs along. JIG_DYNAMIC: there is no bound. `a` is for what is asked on the way. */
int64_t jig_trip_bound(const JigOp *op, size_t loop, JigArena *a);

#endif
