/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonicalization of what tiling leaves behind: slices, affine index computation, structured ops,
 * the loops around them. */
#include "dialect/affine/affine.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "jig/iface.h"
#include "payload/patterns/patterns.h"
#include "support/check.h"

/* Has the row's op the interface of structured ops? */
static bool is_structured(const JigOpRow *row) {
    for (const JigIface *i = row->ifaces; i && i->id; i++)
        if (i->id == &jig_iface_structured)
            return true;
    return false;
}

void jig_patterns_add_tiling_canonicalization(JigPatternSet *set) {
    JIG_REQUIRE(set);
    const JigOpRow *const rows[] = {
        JIG_AFFINE(APPLY), JIG_AFFINE(FOR),           JIG_AFFINE(MIN),
        JIG_AFFINE(MAX),   JIG_MEMREF(SUBVIEW),       JIG_MEMREF(VIEW),
        JIG_SCF(FOR),      JIG_SCF(PARALLEL),         JIG_TENSOR(CAST),
        JIG_TENSOR(EMPTY), JIG_TENSOR(EXTRACT_SLICE), JIG_TENSOR(INSERT_SLICE),
        JIG_TENSOR(PAD),
    };
    for (size_t i = 0; i < JIG_LEN(rows); i++)
        jig_patterns_add_list(set, rows[i]->canonicalize);
    jig_patterns_add_list(set, jig_linalg_dialect.canonicalize);
    for (size_t i = 0; i < jig_linalg_dialect.num_ops; i++)
        if (is_structured(&jig_linalg_dialect.ops[i]))
            jig_patterns_add_list(set, jig_linalg_dialect.ops[i].canonicalize);
}
