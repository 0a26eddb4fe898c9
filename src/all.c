/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialects of the library, one line each. */
#include "dialect/builtin/builtin.h"
#include "dialect/func/func.h"
#include "dialect/cf/cf.h"
#include "dialect/arith/arith.h"
#include "dialect/math/math.h"
#include "dialect/index/index.h"
#include "dialect/complex/complex.h"
#include "dialect/ub/ub.h"
#include "dialect/scf/scf.h"
#include "dialect/affine/affine.h"
#include "dialect/tensor/tensor.h"
#include "dialect/memref/memref.h"
#include "dialect/linalg/linalg.h"
#include "dialect/vector/vector.h"
#include "dialect/bufferization/bufferization.h"
#include "transform/ops/ops.h"

static const JigDialect *const dialects[] = {
    &jig_builtin_dialect,
    &jig_func_dialect,
    &jig_cf_dialect,
    &jig_arith_dialect,
    &jig_math_dialect,
    &jig_index_dialect,
    &jig_complex_dialect,
    &jig_ub_dialect,
    &jig_scf_dialect,
    &jig_affine_dialect,
    &jig_tensor_dialect,
    &jig_memref_dialect,
    &jig_linalg_dialect,
    &jig_vector_dialect,
    &jig_bufferization_dialect,
    &jig_transform_dialect,
};

void jig_register_all_dialects(JigContext *ctx) {
    for (size_t i = 0; i < JIG_LEN(dialects); i++)
        jig_context_register(ctx, dialects[i]);
}
