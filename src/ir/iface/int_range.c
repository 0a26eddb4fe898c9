/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ranges of integers: one value read as signed and as unsigned. */
#include "ir/op.h"
#include "jig/iface.h"
#include "support/check.h"

uint32_t jig_int_range_width(const JigType *t) {
    JIG_REQUIRE(t);
    if (jig_type_is_vector(t) || jig_type_is_tensor(t))
        t = jig_type_element(t);
    if (jig_type_is_index(t))
        return 64;
    uint32_t width = jig_type_is_any_integer(t) ? jig_type_width(t) : 0;
    return width <= 64 ? width : 0;
}

static uint64_t mask(uint32_t width) {
    return UINT64_MAX >> (64 - width);
}

static int64_t sign_extended(uint64_t v, uint32_t width) {
    return (int64_t)(v << (64 - width)) >> (64 - width);
}

JigIntRange jig_int_range_full(uint32_t width) {
    JIG_REQUIRE(width && width <= 64);
    int64_t smax = (int64_t)(mask(width) >> 1);
    return (JigIntRange){-smax - 1, smax, 0, mask(width)};
}

JigIntRange jig_int_range_constant(uint32_t width, int64_t value) {
    JIG_REQUIRE(width && width <= 64);
    int64_t v = sign_extended((uint64_t)value, width);
    return jig_int_range_signed(width, v, v);
}

bool jig_int_range_is_constant(const JigIntRange *r, uint32_t width, int64_t *value) {
    JIG_REQUIRE(r && value && width && width <= 64);
    *value = r->umin == r->umax ? sign_extended(r->umin, width) : r->smin;
    return r->umin == r->umax || r->smin == r->smax;
}

JigIntRange jig_int_range_signed(uint32_t width, int64_t min, int64_t max) {
    JIG_REQUIRE(width && width <= 64 && min <= max);
    JigIntRange r = jig_int_range_full(width);
    r.smin = min;
    r.smax = max;
    if (min >= 0 || max < 0) {
        r.umin = (uint64_t)min & mask(width);
        r.umax = (uint64_t)max & mask(width);
    }
    return r;
}

JigIntRange jig_int_range_unsigned(uint32_t width, uint64_t min, uint64_t max) {
    JIG_REQUIRE(width && width <= 64 && min <= max);
    JigIntRange r = jig_int_range_full(width);
    r.umin = min;
    r.umax = max;
    int64_t low = sign_extended(min, width), high = sign_extended(max, width);
    if (low < 0 || high >= 0) {
        r.smin = low;
        r.smax = high;
    }
    return r;
}

JigIntRange jig_int_range_both(JigIntRange a, JigIntRange b) {
    return (JigIntRange){a.smin > b.smin ? a.smin : b.smin, a.smax < b.smax ? a.smax : b.smax,
                         a.umin > b.umin ? a.umin : b.umin, a.umax < b.umax ? a.umax : b.umax};
}

JigIntRange jig_int_range_either(JigIntRange a, JigIntRange b) {
    return (JigIntRange){a.smin < b.smin ? a.smin : b.smin, a.smax > b.smax ? a.smax : b.smax,
                         a.umin < b.umin ? a.umin : b.umin, a.umax > b.umax ? a.umax : b.umax};
}
