/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * generate-runtime-verification: ahead of each op that can be checked, what
 * stops the program where the op has no meaning with the values that it gets.
 */
#include "dialect/cf/cf.h"
#include "dialect/linalg/linalg.h"
#include "jig/asm.h"
#include "payload/checks/checks.h"
#include "payload/checks/checks_int.h"
#include "support/check.h"
#include "support/vec.h"

enum { MOST_ELEMENTS = 16 }; /* of an attribute that is written in a message */

/* Ops, and their texts of before anything is built. */
typedef struct Found {
    JigOpVec ops;
    JIG_VEC(JigStr) texts;
} Found;

static JigWalk note(JigOp *op, void *user) {
    Found *found = user;
    if (jig_runtime_verifiable(op))
        jig_vec_push(&found->ops, op);
    return JIG_WALK_ADVANCE;
}

/* Numbers count from the outermost op that the texts are of. */
static void write_texts(JigPassCall *call, Found *found) {
    JigPrintFlags flags = jig_context_print_flags(call->ctx);
    flags.skip_regions = flags.local_scope = true;
    flags.elide_elements_above = MOST_ELEMENTS;
    JigValueNames *names = jig_value_names_create(call->op);
    for (size_t i = 0; i < found->ops.len; i++)
        jig_vec_push(&found->texts,
                     jig_value_names_op(names, found->ops.data[i], &flags, call->arena));
    jig_value_names_destroy(names);
}

static void require(const JigRuntimeCheck *c, JigValue *condition, JigStr what) {
    JigContext *ctx = c->rw->ctx;
    JigArena *a = c->rw->arena;
    const JigStr *given = c->user;
    JigStr text = given ? jig_arena_printf(a, "%.*s\n", JIG_FMT(*given)) : (JigStr){0};
    JigStr loc = jig_attr_to_str(jig_loc_attr(ctx, c->loc), a);
    JigStr message =
        jig_arena_printf(a, "ERROR: Runtime op verification failed\n%.*s^ %.*s\nLocation: %.*s",
                         JIG_FMT(text), JIG_FMT(what), JIG_FMT(loc));
    JigCfAssert parts = {.arg = condition, .msg = jig_attr_string(ctx, message)};
    jig_cf_assert_build(c->rw, c->loc, &parts);
}

static bool run(JigPassCall *call) {
    int64_t level = jig_option_int(call, "verbose-level");
    if (level != 0 && level != 1)
        return jig_op_emit_error(call->op,
                                 "generate-runtime-verification pass: set verboseLevel to 0 or 1");
    Found found = {0};
    (void)jig_walk_post(call->op, note, &found);
    if (level)
        write_texts(call, &found);
    for (size_t i = 0; i < found.ops.len; i++) {
        JigOp *op = found.ops.data[i];
        JigRuntimeCheck c = {.op = op,
                             .rw = call->rw,
                             .loc = jig_op_loc(op),
                             .require = require,
                             .user = level ? &found.texts.data[i] : NULL};
        jig_at_before(call->rw, op);
        jig_runtime_verifiable(op)->check(&c);
    }
    jig_vec_free(&found.ops);
    jig_vec_free(&found.texts);
    return true;
}

static const JigOptionRow options[] = {
    {.name = "verbose-level",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1",
     .help = "1: messages have the op's text, 0: its location only"},
};

const JigPassRow jig_pass_generate_runtime_verification = {
    .name = "generate-runtime-verification",
    .title = "GenerateRuntimeVerificationPass",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "checks, while the program runs, of what ops get",
};

/* ---- Which ops ---- */

static bool is_structured(const JigOpRow *row) {
    for (const JigIface *i = row->ifaces; i && i->id; i++)
        if (i->id == &jig_iface_structured)
            return true;
    return false;
}

void jig_checks_setup(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    static const JigCheckedOp *const lists[] = {jig_checks_memref, jig_checks_tensor};
    static const JigIface of_structured[] = {
        {&jig_iface_runtime_verifiable, &jig_checks_of_structured}, {0}};
    for (size_t i = 0; i < JIG_LEN(lists); i++)
        for (const JigCheckedOp *row = lists[i]; row->op; row++)
            jig_op_attach_ifaces(ctx, row->op, row->ifaces);
    for (size_t i = 0; i < jig_linalg_dialect.num_ops; i++)
        if (is_structured(&jig_linalg_dialect.ops[i]))
            jig_op_attach_ifaces(ctx, jig_linalg_dialect.ops[i].name, of_structured);
}
