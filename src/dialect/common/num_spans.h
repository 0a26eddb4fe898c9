/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ranges of results of integer functions from those of their operands. A
 * function is a row: what it does to spans of numbers, read as signed, as
 * unsigned, or either way.
 */
#ifndef JIG_DIALECT_COMMON_NUM_SPANS_H
#define JIG_DIALECT_COMMON_NUM_SPANS_H

#include "jig/iface.h"
#include "jig/num.h"
#include "support/wide.h"

/* Least and greatest number. `min` above `max`: nothing is known. */
typedef struct JigNumSpan {
    JigI128 min, max;
} JigNumSpan;
JigNumSpan jig_num_span(JigI128 min, JigI128 max);
JigNumSpan jig_num_span_signed(const JigIntRange *r);
JigNumSpan jig_num_span_unsigned(const JigIntRange *r);

typedef struct JigNumSpanRule {
    JigNumSpan (*on_signed)(JigNumSpan a, JigNumSpan b), (*on_unsigned)(JigNumSpan a, JigNumSpan b);
    bool shifts; /* b is how far: always read as unsigned, undefined from the width on */
} JigNumSpanRule;
extern const JigNumSpanRule jig_num_span_add, jig_num_span_sub, jig_num_span_mul, jig_num_span_divs,
    jig_num_span_divu, jig_num_span_ceildivs, jig_num_span_ceildivu, jig_num_span_floordivs,
    jig_num_span_rems, jig_num_span_remu, jig_num_span_maxs, jig_num_span_maxu, jig_num_span_mins,
    jig_num_span_minu, jig_num_span_and, jig_num_span_or, jig_num_span_xor, jig_num_span_shl,
    jig_num_span_shrs, jig_num_span_shru;

/* Flags: what wraps is poison, and need not be in the result. Their bits are those of arith. */
enum { JIG_NUM_SPAN_NSW = 1, JIG_NUM_SPAN_NUW = 2 };
JigIntRange jig_num_range_by(const JigNumSpanRule *rule, uint32_t width, const JigIntRange *a,
                             const JigIntRange *b, unsigned flags);
/* What both readings say of a value of `width` bits; numbers that it can't have say nothing. */
JigIntRange jig_num_range_of_spans(uint32_t width, JigNumSpan by_sign, JigNumSpan by_value);
/* The low `width` bits. */
JigIntRange jig_num_range_truncated(JigIntRange r, uint32_t width);
/* From one width to another: what is added are copies of the sign, or zeros. */
JigIntRange jig_num_range_resized(JigIntRange r, uint32_t from, uint32_t to, bool by_sign);
/* Does it hold? 0, 1, or -1 for either. */
int jig_num_range_compare(JigIntCompare how, const JigIntRange *a, const JigIntRange *b);

#endif
