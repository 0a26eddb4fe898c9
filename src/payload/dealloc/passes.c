/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes about who frees buffers, and when. */
#include "jig/pass.h"

#include "jig/convert.h"
#include "dialect/builtin/builtin.h"
#include "dialect/func/func.h"
#include "jig/iface.h"
#include "jig/journal.h"
#include "jig/payload/bufferize.h"
#include "payload/dealloc/free_buffers.h"
#include "payload/dealloc/lower_dealloc.h"

/* ---- ownership-based-buffer-deallocation ---- */

static const JigOptionRow ownership_options[] = {
    {.name = "private-function-dynamic-ownership",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Private functions return who owns what they return, and make no copies"},
};

typedef struct Ownership {
    JigRewriter *rw;
    bool private_bits;
} Ownership;

static JigWalk deallocate_function(JigOp *op, void *user) {
    Ownership *o = user;
    if (!jig_op_is(op, JIG_FUNC(FUNC)) || !jig_op_body(op))
        return JIG_WALK_ADVANCE;
    return jig_deallocate_by_ownership(o->rw, op, o->private_bits, NULL) ? JIG_WALK_ADVANCE
                                                                         : JIG_WALK_INTERRUPT;
}

static bool run_ownership(JigPassCall *call) {
    Ownership o = {call->rw, jig_option_bool(call, "private-function-dynamic-ownership")};
    return jig_walk_post(call->op, deallocate_function, &o) != JIG_WALK_INTERRUPT;
}

const JigPassRow jig_pass_ownership_based_buffer_deallocation = {
    .name = "ownership-based-buffer-deallocation",
    .title = "OwnershipBasedBufferDeallocationPass",
    JIG_TABLE(options, ownership_options),
    .run = run_ownership,
    .summary = "free all buffers by bits that say who owns them",
};

/* ---- buffer-deallocation-simplification, bufferization-lower-deallocations ---- */

static bool run_simplification(JigPassCall *call) {
    return jig_simplify_deallocs(call->op, NULL);
}
const JigPassRow jig_pass_buffer_deallocation_simplification = {
    .name = "buffer-deallocation-simplification",
    .title = "BufferDeallocationSimplificationPass",
    .run = run_simplification,
    .summary = "fewer comparisons of buffers that are to be freed",
};

/* A conversion of the reference tries to fold what it is told nothing about. */
static const JigConversionRow fold_others = {
    .legality = (const JigLegalityRow[]){{"arith, memref, scf", .is = JIG_LEGAL}, {0}},
};

static bool is_module_or_function(const JigPassCall *call) {
    return jig_op_is(call->op, JIG_BUILTIN(MODULE)) || jig_function(call->op) ||
           jig_error(call->ctx, jig_op_loc(call->op),
                     "root operation must be a builtin.module or a function");
}

static bool run_lowering(JigPassCall *call) {
    return is_module_or_function(call) && jig_convert_by_row(call->op, &fold_others) &&
           jig_lower_deallocs(call->rw, call->op, NULL);
}
const JigPassRow jig_pass_bufferization_lower_deallocations = {
    .name = "bufferization-lower-deallocations",
    .title = "LowerDeallocationsPass",
    .run = run_lowering,
    .summary = "bufferization.dealloc as memref.dealloc",
};

/* ---- convert-bufferization-to-memref ---- */

static bool clone_pattern(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return jig_dealloc_lower_clone(rw, op);
}

static bool dealloc_pattern(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    jig_at_before(rw, op);
    return jig_dealloc_lower(rw, op, self->data);
}

static bool run_to_memref(JigPassCall *call) {
    JIG_CHECK(is_module_or_function(call));
    JigPtrMap helpers = {0};
    jig_dealloc_build_helpers(call->rw, call->op, &helpers);
    const JigPattern patterns[] = {
        {.name = "(anonymous namespace)::CloneOpConversion",
         .root = "bufferization.clone",
         .fn = clone_pattern},
        {.name = "(anonymous namespace)::DeallocOpConversion",
         .root = "bufferization.dealloc",
         .fn = dealloc_pattern,
         .data = &helpers},
        {0},
    };
    const JigConversionRow row = {
        .patterns = {patterns},
        .legality =
            (const JigLegalityRow[]){
                {"memref, arith, scf, func", .is = JIG_LEGAL},
                {"bufferization", .is = JIG_ILLEGAL},
                {0},
            },
    };
    bool ok = jig_convert_by_row(call->op, &row);
    jig_ptrmap_free(&helpers);
    return ok;
}
const JigPassRow jig_pass_convert_bufferization_to_memref = {
    .name = "convert-bufferization-to-memref",
    .title = "ConvertBufferizationToMemRefPass",
    .run = run_to_memref,
    .summary = "clones and deallocs as ops on buffers",
};

/* ---- expand-realloc ---- */

static const JigOptionRow realloc_options[] = {
    {.name = "emit-deallocs",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Free the old buffer"},
};
static bool run_expand_realloc(JigPassCall *call) {
    JIG_CHECK(jig_convert_by_row(call->op, &fold_others));
    jig_expand_reallocs(call->rw, call->op, jig_option_bool(call, "emit-deallocs"));
    return true;
}
const JigPassRow jig_pass_expand_realloc = {
    .name = "expand-realloc",
    .title = "ExpandReallocPass",
    JIG_TABLE(options, realloc_options),
    .run = run_expand_realloc,
    .summary = "memref.realloc as allocation and copy",
};

/* ---- free-buffers ---- */

static const char *const copies[] = {
    [JIG_COPY_NONE] = "none", [JIG_COPY_MIXED] = "mixed", [JIG_COPY_ALL] = "all", NULL};
static const JigOptionRow free_options[] = {
    {.name = "copy-results",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "mixed",
     .choices = copies,
     .help = "Results that were not allocated: returned as they are and nothing freed that may be "
             "one, copied where others are allocated, or always copied"},
};

static bool run_pipeline(JigPassCall *call, const char *pass) {
    JigReason why = JIG_REASON(call->arena);
    JigPipeline *p = jig_pipeline_create(call->ctx, jig_op_name_of(call->op));
    bool ok = jig_pipeline_add_pass(p, jig_str(pass), NULL, call->arena, &why);
    if (!ok)
        jig_reason_emit(call->ctx, JIG_ERROR, &why);
    ok = ok && jig_pass_run_pipeline(call, p, call->op);
    jig_pipeline_destroy(p);
    return ok;
}

/* Where the last use of a buffer is not known, bits say who owns which. */
static bool run_free(JigPassCall *call) {
    JigCopyResults copy = (JigCopyResults)jig_option_choice(call, "copy-results");
    JigMark mark = jig_mark(call->ctx);
    bool done = jig_dealloc_free_buffers(call->rw, call->op, copy, NULL);
    if (!done)
        jig_rollback(call->ctx, mark);
    jig_commit(call->ctx, mark);
    return done || run_pipeline(call, "buffer-deallocation-pipeline");
}
const JigPassRow jig_pass_free_buffers = {
    .name = "free-buffers",
    .title = "FreeBuffersPass",
    JIG_TABLE(options, free_options),
    .run = run_free,
    .summary = "free buffers after their last use, without bits that say who owns them",
};

/* ---- optimize-allocation-liveness ---- */

static bool run_early(JigPassCall *call) {
    if (jig_op_body(call->op))
        jig_free_early(call->rw, call->op);
    return true;
}
const JigPassRow jig_pass_optimize_allocation_liveness = {
    .name = "optimize-allocation-liveness",
    .title = "OptimizeAllocationLivenessPass",
    .anchor = "func.func",
    .run = run_early,
    .summary = "free buffers right after their last use",
};

/* ---- buffer-deallocation-pipeline ---- */

static JigStr deallocation_pipeline(const JigPassCall *call) {
    bool bits = jig_option_bool(call, "private-function-dynamic-ownership");
    return jig_arena_printf(call->arena,
                            "expand-realloc{emit-deallocs=false},canonicalize,"
                            "ownership-based-buffer-deallocation{"
                            "private-function-dynamic-ownership=%s},canonicalize,"
                            "buffer-deallocation-simplification,bufferization-lower-deallocations,"
                            "cse,canonicalize",
                            bits ? "true" : "false");
}
const JigPassRow jig_pass_buffer_deallocation_pipeline = {
    .name = "buffer-deallocation-pipeline",
    .title = "buffer-deallocation-pipeline",
    JIG_TABLE(options, ownership_options),
    .pipeline = deallocation_pipeline,
    .summary = "free all buffers, in terms of memref.dealloc",
};
