/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* bufferization.clone as an allocation and a copy. */
#include "payload/dealloc/lower_dealloc.h"

#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"

/* The number of elements of `source`, whose sizes the loop puts into `shape`. */
static JigValue *measure(JigRewriter *rw, JigLoc loc, JigValue *source, JigValue *rank,
                         JigValue *shape, JigValue *const bounds[2]) {
    JigValue *of_loop[] = {bounds[0], rank, bounds[1]}, *one = bounds[1];
    JigOp *loop = jig_scf_for_begin(rw, loc, of_loop, &one, 1, false);
    JigValue *at = jig_scf_for_iv(loop);
    JigPoint behind = jig_point(rw);
    jig_at_end(rw, jig_op_body(loop));
    JigMemrefDim dim = {.source = source, .index = at};
    JigValue *size = jig_op_result(jig_memref_dim_build(rw, loc, &dim), 0);
    jig_memref_build_store(rw, loc, size, shape, JIG_VALUES(at));
    JigArithMuli product = {.lhs = jig_scf_for_iter_arg(loop, 0), .rhs = size};
    JigValue *all = jig_op_result(jig_arith_muli_build(rw, loc, &product), 0);
    jig_scf_yield_build(rw, loc, &(JigScfYield){.results = JIG_VALUES(all)});
    jig_set_point(rw, behind);
    return jig_op_result(loop, 0);
}

/* As many elements in a row, with the shape that `source` turns out to have. */
static JigValue *allocate_unranked(JigRewriter *rw, JigLoc loc, JigValue *source,
                                   const JigType *to) {
    int64_t any = JIG_DYNAMIC;
    const JigType *element = jig_type_element(to),
                  *row = jig_type_memref(&any, 1, element, NULL, jig_type_space(to)),
                  *list = jig_type_memref(&any, 1, jig_type_index(rw->ctx), NULL, NULL);
    JigValue *bounds[] = {jig_arith_index(rw, loc, 0), jig_arith_index(rw, loc, 1)};
    JigValue *rank =
        jig_op_result(jig_memref_rank_build(rw, loc, &(JigMemrefRank){.memref = source}), 0);
    JigMemrefAlloca sizes = {.dynamic_sizes = JIG_VALUES(rank), .memref_type = list};
    JigValue *shape = jig_op_result(jig_memref_alloca_build(rw, loc, &sizes), 0);
    JigValue *all = measure(rw, loc, source, rank, shape, bounds);
    JigMemrefAlloc flat = {.dynamic_sizes = JIG_VALUES(all), .memref_type = row};
    JigValue *buffer = jig_op_result(jig_memref_alloc_build(rw, loc, &flat), 0);
    JigMemrefReshape parts = {.source = buffer, .shape = shape, .result_type = to};
    return jig_op_result(jig_memref_reshape_build(rw, loc, &parts), 0);
}

/* Without a layout, and cast to the one that is asked for. */
static JigValue *allocate(JigRewriter *rw, JigLoc loc, JigValue *source, const JigType *to) {
    size_t rank = jig_type_rank(to), n = 0;
    const JigType *plain =
        jig_type_memref(jig_type_shape(to), rank, jig_type_element(to), NULL, jig_type_space(to));
    if (!jig_memref_cast_compatible(plain, to))
        return NULL;
    JigValue **sizes = jig_calloc(rank + 1, sizeof *sizes);
    const JigType *index = jig_type_index(rw->ctx);
    for (size_t i = 0; i < rank; ++i) {
        if (!jig_type_is_dynamic_dim(to, i))
            continue;
        JigValue *of[] = {source, jig_arith_index(rw, loc, (int64_t)i)};
        sizes[n++] = jig_build_or_fold(rw, loc, JIG_MEMREF(DIM), of, 2, &index, 1, NULL);
    }
    JigMemrefAlloc parts = {.dynamic_sizes = {sizes, n}, .memref_type = plain};
    JigValue *buffer = jig_op_result(jig_memref_alloc_build(rw, loc, &parts), 0);
    jig_free(sizes);
    return plain == to ? buffer
                       : jig_build_or_fold(rw, loc, JIG_MEMREF(CAST), &buffer, 1, &to, 1, NULL);
}

bool jig_dealloc_lower_clone(JigRewriter *rw, JigOp *op) {
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_bufferization_clone_input(op);
    const JigType *to = jig_op_result_type(op, 0);
    JigValue *copy = jig_type_is_memref(to) ? allocate(rw, loc, source, to)
                                            : allocate_unranked(rw, loc, source, to);
    if (!copy)
        return jig_no_match(rw, op, "an allocation can not have this layout");
    jig_memref_copy_build(rw, loc, &(JigMemrefCopy){.source = source, .target = copy});
    jig_rw_takes_over(rw, op, jig_value_def(copy));
    jig_rw_replace1(rw, op, copy);
    return true;
}
