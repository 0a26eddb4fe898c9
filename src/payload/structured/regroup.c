/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/regroup.h"

#include "dialect/common/reshape.h"
#include "jig/ops/tensor.h"
#include "support/check.h"

static const JigAttr *grouping_attr(JigContext *ctx, JigGrouping g, JigArena *a) {
    JigGroups groups = {JIG_NEW_ARRAY(a, JigGroup, g.n), g.n};
    int64_t next = 0;
    for (size_t i = 0; i < g.n; ++i) {
        groups.items[i] = (JigGroup){JIG_NEW_ARRAY(a, int64_t, g.counts[i]), g.counts[i]};
        for (size_t k = 0; k < g.counts[i]; ++k)
            groups.items[i].dims[k] = next++;
    }
    return jig_reshape_groups_attr(ctx, groups);
}

static JigValue *collapse(JigRewriter *rw, JigLoc loc, JigValue *v, JigGrouping g,
                          const JigAttr *encoding, JigArena *a) {
    const JigType *type = jig_value_type(v);
    JIG_REQUIRE(g.n <= JIG_MOST_GROUPS && jig_type_has_static_shape(type));
    int64_t shape[JIG_MOST_GROUPS];
    size_t next = 0;
    for (size_t i = 0; i < g.n; ++i) {
        shape[i] = 1;
        for (size_t k = 0; k < g.counts[i]; ++k)
            shape[i] *= jig_type_dim(type, next++);
    }
    return jig_tensor_collapse_shape_result(jig_tensor_collapse_shape_build(
        rw, loc,
        &(JigTensorCollapseShape){.src = v,
                                  .result_type =
                                      jig_type_tensor(shape, g.n, jig_type_element(type), encoding),
                                  .reassociation = grouping_attr(rw->ctx, g, a)}));
}

JigValue *jig_structured_collapse_tensor(JigRewriter *rw, JigLoc loc, JigValue *v, JigGrouping g,
                                         JigArena *a) {
    return collapse(rw, loc, v, g, NULL, a);
}

JigValue *jig_structured_collapse_encoded_tensor(JigRewriter *rw, JigLoc loc, JigValue *v,
                                                 JigGrouping g, JigArena *a) {
    return collapse(rw, loc, v, g, jig_type_encoding(jig_value_type(v)), a);
}

JigOp *jig_structured_expand_tensor(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type,
                                    JigGrouping g, JigArena *a) {
    return jig_tensor_expand_shape_build(
        rw, loc,
        &(JigTensorExpandShape){.src = v,
                                .result_type = type,
                                .reassociation = grouping_attr(rw->ctx, g, a),
                                .static_output_shape = jig_attr_dense_i64(
                                    rw->ctx, jig_type_shape(type), jig_type_rank(type))});
}

JigValue *jig_structured_empty_tensor(JigRewriter *rw, JigLoc loc, const int64_t *shape,
                                      size_t rank, const JigType *element) {
    return jig_tensor_empty_result(jig_tensor_empty_build(
        rw, loc, &(JigTensorEmpty){.result_type = jig_type_tensor(shape, rank, element, NULL)}));
}
