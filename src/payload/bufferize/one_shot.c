/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One-shot bufferization: the analysis, copies, and the rewriting. */
#include "analysis/buffering.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"
#include "support/check.h"

/* Decides, and copies what is not in place. */
static bool analyze(JigRewriter *rw, JigOp *root, JigBuffering *b) {
    const JigBufferOptions *o = b->options;
    JigInPlaceListener listener = jig_bufferize_conflicts_as_attributes(rw);
    JigInPlace *p = jig_in_place_create(root, b, o->print_conflicts ? &listener : NULL);
    bool ok =
        o->functions ? jig_in_place_analyze_functions(p, root) : jig_in_place_analyze(p, root);
    if (ok && o->analyze_only) {
        if (o->functions)
            jig_bufferize_annotate_functions(rw, root, p, b);
        else
            jig_bufferize_annotate_decisions(rw, root, p, b);
    } else if (ok) {
        ok = jig_bufferize_resolve_conflicts(rw, root, b);
    }
    jig_in_place_destroy(p);
    return ok;
}

bool jig_bufferize(JigOp *root, const JigBufferOptions *options, JigReason *why) {
    JIG_REQUIRE(root && options);
    JigComplaints complaints;
    jig_complaints_begin(&complaints, jig_op_context(root), why);
    JigRewriter *rw = jig_rewriter_create(jig_op_context(root));
    JigArena *a = jig_arena_create();
    JigBuffering b;
    jig_buffering_init(&b, options, NULL, a);
    bool ok = options->copy_first || analyze(rw, root, &b);
    if (ok && !options->analyze_only)
        ok = options->functions ? jig_bufferize_functions(rw, root, &b)
                                : jig_bufferize_ops(rw, root, &b);
    JigLoc trade = b.trade;
    jig_buffering_free(&b);
    jig_arena_destroy(a);
    jig_rewriter_destroy(rw);
    jig_complaints_end(&complaints, ok);
    if (!ok && trade.bits)
        jig_refuse_note(why, trade,
                        "allow_return_allocs_from_loops lets loops hand on "
                        "another buffer than they got");
    return ok;
}
