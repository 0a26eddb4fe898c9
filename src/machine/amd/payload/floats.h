/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Conversions between small floats and wider ones, several numbers by one instruction. */
#ifndef JIG_MACHINE_AMD_PAYLOAD_FLOATS_H
#define JIG_MACHINE_AMD_PAYLOAD_FLOATS_H

#include "jig/rewrite.h"

/* The f8 of a machine: f8E5M2 and f8E4M3FN, or those with one zero and one NaN. */
typedef enum JigAmdF8 { JIG_AMD_F8_OCP, JIG_AMD_F8_FNUZ, JIG_AMD_F8_KINDS } JigAmdF8;
/* f8 as wider floats and back; saturated: numbers beyond the range as the nearest in it. */
extern const JigPattern jig_amdgpu_f8_patterns[JIG_AMD_F8_KINDS][3],
    jig_amdgpu_saturated_f8_patterns[JIG_AMD_F8_KINDS][3];
/* f32 as f16, towards zero. */
extern const JigPattern jig_amdgpu_f16_patterns[];
/* Floats with a scale each. */
extern const JigPattern jig_amdgpu_scaled_patterns[];

/* ---- What they share (float_values.c) ---- */

/* The number, or each of a vector, as a float of another kind. */
JigValue *jig_amdgpu_float_as(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *element);
JigValue *jig_amdgpu_zeros(JigRewriter *rw, JigLoc loc, const JigType *type);
/* Vectors of one dimension: elements from a place on. */
JigValue *jig_amdgpu_slice(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t from, int64_t n);
JigValue *jig_amdgpu_with_slice(JigRewriter *rw, JigLoc loc, JigValue *v, JigValue *all,
                                int64_t from);
JigValue *jig_amdgpu_element(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t i);
/* Element i of a vector of any rank, row by row. */
JigValue *jig_amdgpu_nth(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t i);
const JigType *jig_amdgpu_row_of(int64_t n, const JigType *element);

#endif
