/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/buffers/alloca_to_global.h"

#include "dialect/memref/memref.h"
#include "support/check.h"

/* Before the terminator, if the table has one. */
static void at_end_of_table(JigRewriter *rw, const JigOp *table) {
    JigBlock *body = jig_op_body(table);
    JigOp *last = jig_block_last(body);
    if (last && jig_op_is_terminator(last))
        jig_at_before(rw, last);
    else
        jig_at_end(rw, body);
}

JigOp *jig_buffers_alloca_to_global(JigRewriter *rw, JigOp *alloca, JigOp **global) {
    JIG_REQUIRE(jig_op_is(alloca, JIG_MEMREF(ALLOCA)));
    JigOp *table = jig_nearest_symbol_table(alloca);
    if (!table || !jig_op_body(table))
        return NULL;
    JigArena *a = jig_arena_create();
    const JigType *type = jig_op_result_type(alloca, 0);
    JigStr name = jig_symbol_unique_name(table, JIG_STR("alloca"), a);
    at_end_of_table(rw, table);
    JigMemrefGlobal parts = {.sym_name = jig_attr_string(rw->ctx, name),
                             .sym_visibility = jig_attr_string(rw->ctx, JIG_STR("private")),
                             .type = jig_attr_of_type(type)};
    *global = jig_memref_global_build(rw, jig_op_loc(alloca), &parts);
    jig_at_before(rw, alloca);
    JigMemrefGetGlobal use = {.name = jig_attr_flat_symbol(rw->ctx, name), .result_type = type};
    JigOp *made = jig_memref_get_global_build(rw, jig_op_loc(alloca), &use);
    jig_rw_replace_op(rw, alloca, made);
    jig_arena_destroy(a);
    return made;
}
