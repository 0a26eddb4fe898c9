/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Changing IR that is in use: a rewriter makes the primitive edits (jig/op.h)
 * and tells the listeners of the context (jig/journal.h) what they mean:
 * creation, erasure, replacement, moves, modification in place.
 */
#ifndef JIG_REWRITE_H
#define JIG_REWRITE_H

#include "jig/asm.h"
#include "jig/journal.h"

JIG_BEGIN_C

struct JigRewriter {
    JigContext *ctx;
    JigBlock *block; /* insertion point: before `before`, or at the end */
    JigOp *before;
    JigArena *arena;      /* scratch; reset between pattern applications by the driver */
    JigOp *folder_scope;  /* driver's own */
    struct JigUndo *undo; /* of a conversion: what is replaced or erased waits there; else NULL */
    const struct JigConversionEnv *env; /* of the pattern that is tried, or NULL (jig/convert.h) */
    JIG_RESERVED(2);
};

/* The caller destroys it. */
JIG_API JigRewriter *jig_rewriter_create(JigContext *ctx);
JIG_API void jig_rewriter_destroy(JigRewriter *rw);

/* ---- Insertion point ----
 * What is built goes there, one behind the other; the point stays behind it. It moves on when the
 * op that it is before is erased or moved away, and is unset when its block goes. Functions below
 * that don't say where it is afterwards leave it where it was. */
typedef struct JigPoint {
    JigBlock *block;
    JigOp *before;
} JigPoint;
/* Beside an op; where that stands in no block, as one at top, the point is unset. */
JIG_API void jig_at_before(JigRewriter *rw, JigOp *op);
JIG_API void jig_at_after(JigRewriter *rw, JigOp *op);
JIG_API void jig_at_after_value(JigRewriter *rw, JigValue *v); /* of an argument: block start */
JIG_API void jig_at_start(JigRewriter *rw, JigBlock *block);
JIG_API void jig_at_end(JigRewriter *rw, JigBlock *block);
/* To come back to; holds as long as its op and block do. */
JIG_API JigPoint jig_point(const JigRewriter *rw);
JIG_API void jig_set_point(JigRewriter *rw, JigPoint point);

/* ---- Building ---- */
/* Creates at the insertion point; where that is unset, the op is detached. */
JIG_API JigOp *jig_create(JigRewriter *rw, const JigOpState *state);
/* The common shape: operands and result types as arrays; attributes as
 * NULL-terminated name, value pairs afterwards:
 *   jig_build(rw, loc, JIG_ARITH(ADDI), (JigValue *[]){a, b}, 2, &type, 1, NULL)
 *   jig_build(rw, loc, row, ops, n, types, m, "map", attr, "x", attr2, NULL)
 * `types` NULL with num_types 0 infers the result types when the row can. */
JIG_API JigOp *jig_build(JigRewriter *rw, JigLoc loc, const JigOpRow *row,
                         JigValue *const *operands, size_t num_operands,
                         const JigType *const *types, size_t num_types, ...);
/* The same with regions: `num_regions` empty ones. */
JIG_API JigOp *jig_build_regions(JigRewriter *rw, JigLoc loc, const JigOpRow *row,
                                 JigValue *const *operands, size_t num_operands,
                                 const JigType *const *types, size_t num_types, size_t num_regions,
                                 ...);
/* A block before `before` of the region (at its end when NULL) with n arguments, all at `loc`. The
 * insertion point is in it afterwards. */
JIG_API JigBlock *jig_create_block(JigRewriter *rw, JigRegion *region, JigBlock *before,
                                   const JigType *const *types, size_t n, JigLoc loc);
/* Builds and folds at once: the value of an existing or constant op when it
 * folds (constants are created at the insertion point), else the op's result. */
JIG_API JigValue *jig_build_or_fold(JigRewriter *rw, JigLoc loc, const JigOpRow *row,
                                    JigValue *const *operands, size_t num_operands,
                                    const JigType *const *types, size_t num_types, ...);
/* Copies at the insertion point; `map` as in jig_op_clone. */
JIG_API JigOp *jig_rw_clone(JigRewriter *rw, const JigOp *op, JigIRMap *map);
JIG_API JigOp *jig_rw_clone_without_regions(JigRewriter *rw, const JigOp *op); /* empty ones */
/* A copy at the insertion point with its attributes and regions, on other operands and with other
 * result types, as many as op has; NULL: without results. */
JIG_API JigOp *jig_rw_clone_with(JigRewriter *rw, JigLoc loc, const JigOp *op,
                                 JigValue *const *operands, const JigType *const *types);
/* Gives `to`, which is new, the attributes of `from` that its row does not declare. */
JIG_API void jig_op_copy_discardable_attrs(JigOp *to, const JigOp *from);
/* The result of an op with this value, such as arith.constant, that the dialect makes at the
 * insertion point. NULL: `dialect` is, or it can't. */
JIG_API JigValue *jig_materialize(JigRewriter *rw, const JigDialect *dialect, const JigAttr *value,
                                  const JigType *type, JigLoc loc);

/* ---- Changing ---- */
/* Gives the uses of op's results to `values`, one for each result (NULL: of one that nobody uses),
 * and erases op. Where values may depend on themselves, a value can be op's own result: then
 * nothing is changed. */
JIG_API void jig_rw_replace(JigRewriter *rw, JigOp *op, JigValue *const *values, size_t n);
JIG_API void jig_rw_replace1(JigRewriter *rw, JigOp *op, JigValue *value); /* of one result */
/* By the results of another op, which has as many or more; it takes over, unless another does
 * already. */
JIG_API void jig_rw_replace_op(JigRewriter *rw, JigOp *op, JigOp *by);
/* Says that `by` does the work of `op`, which is replaced or erased next: handles of scripts that
 * outlive the step are to `by` then. For what jig_rw_replace_op does not tell: on buffers instead
 * of tensors, without results, behind a reshape. The first word counts. */
JIG_API void jig_rw_takes_over(JigRewriter *rw, JigOp *op, JigOp *by);
/* Builds at the insertion point with op's location; op's results are replaced, op is erased. */
JIG_API JigOp *jig_rw_replace_with_new(JigRewriter *rw, JigOp *op, const JigOpRow *row,
                                       JigValue *const *operands, size_t num_operands,
                                       const JigType *const *types, size_t num_types, ...);
/* Replaces op by one without the results that are set in `drop` (whose uses go empty); returns it.
 */
JIG_API JigOp *jig_rw_erase_results(JigRewriter *rw, JigOp *op, const bool *drop);
/* And what is inside. Uses of results that are left have no value then. */
JIG_API void jig_rw_erase(JigRewriter *rw, JigOp *op);
JIG_API void jig_rw_erase_block(JigRewriter *rw, JigBlock *block);
JIG_API void jig_rw_erase_arg(JigRewriter *rw, JigBlock *block, size_t i); /* without uses */
/* All uses; those of which `test` is true. Ops that use `from` are told as modified. */
JIG_API void jig_rw_replace_uses(JigRewriter *rw, JigValue *from, JigValue *to);
JIG_API void jig_rw_replace_uses_if(JigRewriter *rw, JigValue *from, JigValue *to,
                                    bool (*test)(JigUse *use, void *user), void *user);
JIG_API void jig_rw_replace_block_uses(JigRewriter *rw, JigBlock *from, JigBlock *to);
/* Beside another op, which stands in a block. */
JIG_API void jig_rw_move_before(JigRewriter *rw, JigOp *op, JigOp *where);
JIG_API void jig_rw_move_after(JigRewriter *rw, JigOp *op, JigOp *where);
JIG_API void jig_rw_move_to_end(JigRewriter *rw, JigOp *op, JigBlock *block);
/* Before `before` in `block`, or at its end when NULL. */
JIG_API void jig_rw_move(JigRewriter *rw, JigOp *op, JigBlock *block, JigOp *before);
JIG_API void jig_rw_move_block_before(JigRewriter *rw, JigBlock *block, JigRegion *region,
                                      JigBlock *before);
/* Ops of `source` go before `before` in `dest` (end when NULL), its first n arguments are replaced
 * by `values` (it has no more, or nobody uses those), and it is erased. */
JIG_API void jig_rw_inline_block(JigRewriter *rw, JigBlock *source, JigBlock *dest, JigOp *before,
                                 JigValue *const *values, size_t n);
/* The same at the end of `dest`. */
JIG_API void jig_rw_merge_blocks(JigRewriter *rw, JigBlock *source, JigBlock *dest,
                                 JigValue *const *values, size_t n);
/* As jig_block_split. */
JIG_API JigBlock *jig_rw_split_block(JigRewriter *rw, JigBlock *block, JigOp *before);
/* Moves all blocks of `region` before `before` in `parent` (end when NULL). */
JIG_API void jig_rw_inline_region(JigRewriter *rw, JigRegion *region, JigRegion *parent,
                                  JigBlock *before);
/* Call after changing op directly. No rewriter (in folds, whose callers tell): nobody is told. */
JIG_API void jig_rw_modified(JigRewriter *rw, JigOp *op);
JIG_API void jig_rw_set_operand(JigRewriter *rw, JigOp *op, size_t i, JigValue *v);
JIG_API void jig_rw_set_attr(JigRewriter *rw, JigOp *op, const char *name, const JigAttr *value);
/* Drops the attributes that its row does not declare. */
JIG_API void jig_rw_drop_discardable_attrs(JigRewriter *rw, JigOp *op);

/* ---- Patterns ---- */
/* True: changed the IR. */
typedef bool JigPatternFn(JigRewriter *rw, JigOp *op, const JigPattern *self);
struct JigPattern {
    const char *name;
    const char *root; /* op name; NULL: any op */
    uint16_t benefit; /* 0 counts as 1 */
    JigPatternFn *fn;
    const void *data;        /* of a family that shares fn */
    const JigIfaceId *iface; /* or: ops with this interface */
    /* May leave IR behind that does not verify: what others make valid, or is refused after the
     * pass. The stress build accepts it. */
    bool leaves_invalid;
    bool converts; /* in a conversion: asks for converted operands (jig/convert.h) */
    JIG_RESERVED(2);
};
/* "Did not match, because": tells listeners, and is false. `at` and what follows are as in
 * jig_refuse; without a listener for it nothing is evaluated. */
#define jig_no_match(rw, at, ...)                                                                  \
    (jig_no_match_is_heard(rw)                                                                     \
         ? JIG_REASON_CALL_(jig_tell_no_match, rw, at, __VA_ARGS__, JIG_NO_FACT_)                  \
         : false)
/* The same where another one says why: a reason to be filled in, which lives as long as the pattern
 * runs, or NULL without a listener; then what it says, at the place that it blames.
 *
 *     JigReason *why = jig_match_reason(rw);
 *     if (!may_be_tiled(op, why))
 *         return jig_no_match_because(rw, why);
 */
JIG_API JigReason *jig_match_reason(JigRewriter *rw);
JIG_API bool jig_no_match_because(JigRewriter *rw, const JigReason *why);
JIG_API bool jig_no_match_is_heard(const JigRewriter *rw);
JIG_API bool jig_tell_no_match(JigRewriter *rw, JigBlame at, const char *text,
                               const JigFact *facts);

typedef struct JigPatternSet JigPatternSet;
/* The caller destroys the set; patterns stay theirs who made them, and outlive it. */
JIG_API JigPatternSet *jig_patterns_create(JigContext *ctx);
JIG_API void jig_patterns_destroy(JigPatternSet *set);
JIG_API void jig_patterns_add(JigPatternSet *set, const JigPattern *pattern);
/* An array that ends with an empty pattern; NULL: none. The set keeps pointers to its items. */
JIG_API void jig_patterns_add_list(JigPatternSet *set, const JigPattern *patterns);
/* The canonicalization patterns of every loaded dialect and its ops. */
JIG_API void jig_patterns_add_canonicalization(JigPatternSet *set);
/* These in a set that the context keeps; valid until another dialect is loaded. */
JIG_API const JigPatternSet *jig_canonicalization_patterns(JigContext *ctx);
/* Drops patterns by name: those in `disabled`, and, when `enabled` has any, all others. */
JIG_API void jig_patterns_filter(JigPatternSet *set, const JigStr *disabled, size_t num_disabled,
                                 const JigStr *enabled, size_t num_enabled);
JIG_API size_t jig_patterns_len(const JigPatternSet *set);

/* For ops with regions that values flow between (RegionBranchOpInterface): inputs of regions, and
 * results, that are the same value however they are reached; that always get the same values; that
 * nobody uses. They stand together, in this order, in the row's list: JIG_REGION_BRANCH_PATTERNS.
 */
JIG_API bool jig_make_region_inputs_dead(JigRewriter *rw, JigOp *op, const JigPattern *self);
JIG_API bool jig_remove_duplicate_region_inputs(JigRewriter *rw, JigOp *op, const JigPattern *self);
JIG_API bool jig_remove_dead_region_inputs(JigRewriter *rw, JigOp *op, const JigPattern *self);
/* Items of an array of patterns. */
#define JIG_REGION_BRANCH_PATTERNS(op_name)                                                        \
    {.name = "(anonymous namespace)::MakeRegionBranchOpSuccessorInputsDead",                       \
     .root = op_name,                                                                              \
     .fn = jig_make_region_inputs_dead},                                                           \
        {.name = "(anonymous namespace)::RemoveDuplicateSuccessorInputUses",                       \
         .root = op_name,                                                                          \
         .fn = jig_remove_duplicate_region_inputs},                                                \
    {                                                                                              \
        .name = "(anonymous namespace)::RemoveDeadRegionBranchOpSuccessorInputs", .root = op_name, \
        .fn = jig_remove_dead_region_inputs                                                        \
    }

/* ---- The greedy driver ---- */
typedef enum JigRegionSimplify {
    JIG_SIMPLIFY_NONE,
    JIG_SIMPLIFY_NORMAL,
    JIG_SIMPLIFY_AGGRESSIVE
} JigRegionSimplify;
typedef enum JigStrictness { JIG_ANY_OP, JIG_EXISTING_AND_NEW_OPS, JIG_EXISTING_OPS } JigStrictness;
typedef struct JigGreedyOptions {
    bool bottom_up;             /* default true; false: top-down */
    JigRegionSimplify simplify; /* default aggressive */
    int64_t max_iterations;     /* default 10; -1: no limit */
    int64_t max_rewrites;       /* per iteration; default -1: no limit */
    bool fold;                  /* default true */
    bool cse_constants;         /* default true */
    JigStrictness strictness;
    JIG_RESERVED(2);
} JigGreedyOptions;
/* The defaults. */
JIG_API JigGreedyOptions jig_greedy_options(void);
/* Applies to what is inside op until nothing changes; true when converged. `set` NULL: no patterns,
 * ops are folded and dead ones erased; `options` NULL: the defaults; `changed` may be NULL. After
 * false what was done by then stands. */
JIG_API bool jig_apply_greedily(JigOp *op, const JigPatternSet *set,
                                const JigGreedyOptions *options, bool *changed);
/* The same restricted to these ops (and new ones, by strictness). */
JIG_API bool jig_apply_greedily_to_ops(JigOp **ops, size_t n, JigContext *ctx,
                                       const JigPatternSet *set, const JigGreedyOptions *options,
                                       bool *changed, bool *all_erased);

/* ---- Region utilities ----
 * In the regions of op and all below; true: changed. */
JIG_API bool jig_erase_unreachable_blocks(JigRewriter *rw, JigOp *op);
JIG_API bool jig_simplify_regions(JigRewriter *rw, JigOp *op, bool merge_blocks);
JIG_API bool jig_run_region_dce(JigRewriter *rw, JigOp *op);
/* Replaces what `call` does by the body of `callable`, as the dialects allow: cloned, or moved when
 * not `clone`. The call is left without uses of its results, for the caller to erase. `inlined`,
 * when given, sees the new blocks from `first` to before `end`. False: nothing changed. */
JIG_API bool jig_inline_call(JigRewriter *rw, JigOp *call, JigOp *callable, bool clone,
                             void (*inlined)(JigBlock *first, JigBlock *end, void *user),
                             void *user);
/* For JigDialect.may_inline_op and .may_inline_region: always. */
JIG_API bool jig_may_inline_any_op(JigOp *op, JigRegion *dest, bool would_be_cloned);
JIG_API bool jig_may_inline_any_region(JigRegion *dest, JigRegion *source, bool would_be_cloned);
JIG_API void jig_move_loop_invariants(JigRewriter *rw, JigOp *loop);
/* Erases the ops below `root` that are trivially dead, and those that become so; true: changed. */
JIG_API bool jig_eliminate_dead_ops(JigRewriter *rw, JigOp *root);
JIG_API void jig_eliminate_common_subexpressions(JigRewriter *rw, JigDominance *dom, JigOp *op,
                                                 bool *changed, size_t *num_cse, size_t *num_dce);

JIG_END_C

#endif
