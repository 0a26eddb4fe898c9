/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Operations, values, blocks and regions: reading the IR, and the primitive
 * edits that jig/rewrite.h is built on. Code that runs while listeners watch
 * (patterns, passes, transforms) changes IR through the rewriter only.
 */
#ifndef JIG_OP_H
#define JIG_OP_H

#include "jig/context.h"

JIG_BEGIN_C

/* Lists that somebody else keeps. */
typedef struct JigValueList {
    JigValue *const *items;
    size_t n;
} JigValueList;
typedef struct JigTypeList {
    const JigType *const *items;
    size_t n;
} JigTypeList;

/* ---- Creating ---- */
/* Everything an op is created from. The arrays are copied; regions are moved
 * into the op. */
typedef struct JigOpState {
    JigLoc loc;
    const JigOpName *name;
    JigValue **operands;
    size_t num_operands;
    const JigType **types; /* of the results */
    size_t num_types;
    const JigAttr *attrs; /* dictionary, or NULL for empty; inherent and discardable */
    JigBlock **successors;
    size_t num_successors;
    size_t num_regions;
    JigRegion **regions; /* detached regions to take the bodies of, or NULL: empty ones */
    struct JigStateBuild
        *build; /* the parser's bookkeeping while it fills the state in; NULL elsewhere */
    JIG_RESERVED(2);
} JigOpState;

/* The name record of `name` ("dialect.op"); registered or not. */
JIG_API const JigOpName *jig_op_name(JigContext *ctx, JigStr name);
JIG_API const JigOpName *jig_op_name_of_row(JigContext *ctx, const JigOpRow *row);
JIG_API JigStr jig_op_name_str(const JigOpName *name);
JIG_API const JigOpRow *jig_op_name_row(const JigOpName *name); /* NULL: unregistered */
JIG_API JigContext *jig_op_name_context(const JigOpName *name);

/* A detached op, which is the caller's until a block has it. Missing default attributes are filled
 * in; nothing is verified. Operands, types and attributes are of the context of the name. */
JIG_API JigOp *jig_op_create(const JigOpState *state);
/* Erases op, which may stand in a block, and all inside; its results must have no uses left
 * outside. The memory is poisoned and its stamp moves on. */
JIG_API void jig_op_destroy(JigOp *op);
/* Which values, blocks and ops stand for which: of copies, for instance. The caller destroys it. */
typedef struct JigIRMap JigIRMap;
JIG_API JigIRMap *jig_irmap_create(void);
JIG_API void jig_irmap_destroy(JigIRMap *map);
JIG_API void jig_irmap_clear(JigIRMap *map); /* keeps the memory for as many again */
JIG_API void jig_irmap_value(JigIRMap *map, const JigValue *from, JigValue *to);
JIG_API void jig_irmap_block(JigIRMap *map, const JigBlock *from, JigBlock *to);
JIG_API void jig_irmap_op(JigIRMap *map, const JigOp *from, JigOp *to);
JIG_API JigValue *jig_irmap_get(const JigIRMap *map, JigValue *from); /* itself when unmapped */
JIG_API JigValue *jig_irmap_find(const JigIRMap *map,
                                 const JigValue *from); /* NULL when unmapped */
JIG_API JigBlock *jig_irmap_get_block(const JigIRMap *map,
                                      JigBlock *from);                   /* itself when unmapped */
JIG_API JigOp *jig_irmap_get_op(const JigIRMap *map, const JigOp *from); /* NULL when unmapped */
/* A detached deep copy. Operands defined outside are looked up in `map` (may
 * be NULL), which also receives the values and blocks of the copy. */
JIG_API JigOp *jig_op_clone(const JigOp *op, JigIRMap *map);
JIG_API JigOp *jig_op_clone_without_regions(const JigOp *op, JigIRMap *map);
/* Appends copies of the blocks of `from` to `to` (before block `before`, or at
 * the end when NULL). Block arguments that `map` knows already are not copied. */
JIG_API void jig_region_clone_into(const JigRegion *from, JigRegion *to, JigBlock *before,
                                   JigIRMap *map);

/* ---- Ops ----
 * What the functions below return belongs to the IR or to the context. A number given must be below
 * the count; anything else is the caller's bug. */
JIG_API const JigOpName *jig_op_name_record(const JigOp *op);
JIG_API JigStr jig_op_name_of(const JigOp *op);
/* The dialect in the name of an op or of an attribute: what stands before its first dot; empty
 * where there is none. It points into `name`. */
JIG_API JigStr jig_name_dialect(JigStr name);
JIG_API const JigOpRow *jig_op_row(const JigOp *op);          /* NULL: unregistered */
JIG_API bool jig_op_is(const JigOp *op, const JigOpRow *row); /* false for NULL */
JIG_API bool jig_op_has_name(const JigOp *op, const char *name);
JIG_API JigContext *jig_op_context(const JigOp *op);
JIG_API JigLoc jig_op_loc(const JigOp *op);
JIG_API void jig_op_set_loc(JigOp *op, JigLoc loc);
JIG_API JigBlock *jig_op_block(const JigOp *op);  /* NULL: detached */
JIG_API JigOp *jig_op_parent(const JigOp *op);    /* NULL at top */
JIG_API JigOp *jig_op_outermost(const JigOp *op); /* the one at top that it stands in, or itself */
JIG_API JigRegion *jig_op_parent_region(const JigOp *op);              /* NULL: in none */
JIG_API JigOp *jig_op_parent_of(const JigOp *op, const JigOpRow *row); /* nearest proper ancestor */
/* Its neighbours in the block; NULL at either end, and of a detached op. */
JIG_API JigOp *jig_op_next(const JigOp *op);
JIG_API JigOp *jig_op_prev(const JigOp *op);
/* Stamp of this slot; an erased op's slot has another. The one question that may be asked about an
 * op that is gone. */
JIG_API uint32_t jig_op_stamp(const JigOp *op);
/* An op that may go while it is remembered. */
typedef struct JigOpRef {
    JigOp *op;
    uint32_t stamp;
} JigOpRef;
static inline JigOpRef jig_op_ref(JigOp *op) {
    return (JigOpRef){op, jig_op_stamp(op)};
}
static inline bool jig_op_ref_holds(const JigOpRef *ref) {
    return jig_op_stamp(ref->op) == ref->stamp;
}
/* Both in one block: is `a` before `b`? Amortised O(1). */
JIG_API bool jig_op_is_before(const JigOp *a, const JigOp *b);
JIG_API bool jig_op_is_ancestor(const JigOp *ancestor, const JigOp *op); /* or equal */
JIG_API bool jig_op_is_proper_ancestor(const JigOp *ancestor, const JigOp *op);
JIG_API bool jig_op_is_terminator(const JigOp *op);    /* has the trait */
JIG_API bool jig_op_maybe_terminator(const JigOp *op); /* or is unregistered */

JIG_API size_t jig_op_num_operands(const JigOp *op);
JIG_API JigValue *jig_op_operand(const JigOp *op, size_t i);
JIG_API const JigType *jig_op_operand_type(const JigOp *op, size_t i);
/* The op that operand i is a result of; NULL: an argument. And that op when it is one of `row`,
 * else NULL. */
JIG_API JigOp *jig_op_operand_def(const JigOp *op, size_t i);
JIG_API JigOp *jig_op_operand_def_of(const JigOp *op, size_t i, const JigOpRow *row);
JIG_API JigUse *jig_op_use(const JigOp *op, size_t i);
/* `v` is of the same context; NULL: the operand has no value until it is set again, which the
 * verifier does not let pass. */
JIG_API void jig_op_set_operand(JigOp *op, size_t i, JigValue *v);
/* All of them; those from `start` on; before number `at`. Segment sizes stay as they are. */
JIG_API void jig_op_set_operands(JigOp *op, JigValue *const *values, size_t n);
JIG_API void jig_op_erase_operands(JigOp *op, size_t start, size_t n);
JIG_API void jig_op_insert_operands(JigOp *op, size_t at, JigValue *const *values, size_t n);

JIG_API size_t jig_op_num_results(const JigOp *op);
JIG_API JigValue *jig_op_result(const JigOp *op, size_t i);
JIG_API const JigType *jig_op_result_type(const JigOp *op, size_t i);
JIG_API size_t jig_op_num_regions(const JigOp *op);
JIG_API JigRegion *jig_op_region(const JigOp *op, size_t i);
/* The first block of the first region; NULL when there is none. */
JIG_API JigBlock *jig_op_body(const JigOp *op);
JIG_API size_t jig_op_num_successors(const JigOp *op);
JIG_API JigBlock *jig_op_successor(const JigOp *op, size_t i);
/* `block` NULL: none, until it is set again. */
JIG_API void jig_op_set_successor(JigOp *op, size_t i, JigBlock *block);
JIG_API bool jig_op_has_uses(const JigOp *op); /* any result */

/* Named parts, as the row names them: operands of group `i` of .ins (results
 * of .outs, ...), via segment sizes where needed. */
JIG_API void jig_op_operand_range(const JigOp *op, size_t group, size_t *start, size_t *count);
JIG_API void jig_op_result_range(const JigOp *op, size_t group, size_t *start, size_t *count);
/* First operand of the group, or NULL when it is empty (an absent optional). */
JIG_API JigValue *jig_op_operand_group(const JigOp *op, size_t group);
/* Replaces the operands of one group, updating segment sizes. */
JIG_API void jig_op_set_operand_group(JigOp *op, size_t group, JigValue *const *values, size_t n);

/* ---- Attributes: inherent ones and discardable ones in one dictionary ---- */
JIG_API const JigAttr *jig_op_attrs(const JigOp *op);                  /* never NULL */
JIG_API const JigAttr *jig_op_attr(const JigOp *op, const char *name); /* or NULL */
JIG_API const JigAttr *jig_op_attr_id(const JigOp *op, const JigIdent *name);
JIG_API void jig_op_set_attr(JigOp *op, const char *name, const JigAttr *value); /* NULL removes */
JIG_API void jig_op_set_attr_id(JigOp *op, const JigIdent *name, const JigAttr *value);
JIG_API void jig_op_set_attrs(JigOp *op, const JigAttr *dict); /* a dictionary, in place of all */
/* The number, or `otherwise` where there is no integer attribute of this name. */
JIG_API int64_t jig_op_int_attr(const JigOp *op, const char *name, int64_t otherwise);
JIG_API JigStr jig_op_str_attr(const JigOp *op,
                               const char *name); /* string or symbol leaf; empty when absent */
/* Is `name` one of the row's .props? */
JIG_API bool jig_op_is_inherent(const JigOp *op, const JigIdent *name);
/* Unregistered ops keep what stood in <{...}> apart; NULL when there is none. */
JIG_API const JigAttr *jig_op_unregistered_props(const JigOp *op);

/* ---- Values and uses ---- */
JIG_API const JigType *jig_value_type(const JigValue *v);
JIG_API void jig_value_set_type(JigValue *v, const JigType *t);
JIG_API JigContext *jig_value_context(const JigValue *v);
JIG_API JigLoc jig_value_loc(const JigValue *v);
JIG_API bool jig_value_is_result(const JigValue *v);
JIG_API JigOp *jig_value_def(const JigValue *v); /* defining op; NULL for an argument */
JIG_API bool jig_value_def_is(const JigValue *v, const JigOpRow *row);
/* That op when it is one of `row`, else NULL. */
JIG_API JigOp *jig_value_def_of(const JigValue *v, const JigOpRow *row);
JIG_API size_t jig_value_index(const JigValue *v);          /* result or argument number */
JIG_API JigBlock *jig_value_owner_block(const JigValue *v); /* of an argument; NULL for a result */
JIG_API JigBlock *jig_value_block(const JigValue *v);       /* where it is defined */
JIG_API JigRegion *jig_value_region(const JigValue *v);
JIG_API JigUse *jig_value_first_use(const JigValue *v); /* latest use first */
JIG_API bool jig_value_has_one_use(const JigValue *v);
JIG_API bool jig_value_has_uses(const JigValue *v);
/* All of them; `to` NULL: they have no value until they are set again. */
JIG_API void jig_value_replace_uses(JigValue *from, JigValue *to);
JIG_API void jig_arg_set_loc(JigValue *arg, JigLoc loc);
JIG_API JigUse *jig_use_next(const JigUse *u); /* of the same value; NULL behind the last */
JIG_API JigOp *jig_use_owner(const JigUse *u);
JIG_API size_t jig_use_index(const JigUse *u); /* operand number */
JIG_API JigValue *jig_use_value(const JigUse *u);
JIG_API void jig_use_set(JigUse *u, JigValue *v);

/* ---- Blocks ----
 * Of a detached block, region and parent op are NULL, as are the neighbours at either end. */
JIG_API JigBlock *jig_block_create(JigContext *ctx); /* detached */
JIG_API void jig_block_destroy(JigBlock *block);     /* detached or not; with its ops */
JIG_API JigContext *jig_block_context(const JigBlock *block);
JIG_API JigRegion *jig_block_region(const JigBlock *block);
JIG_API JigOp *jig_block_parent_op(const JigBlock *block);
JIG_API JigBlock *jig_block_next(const JigBlock *block);
JIG_API JigBlock *jig_block_prev(const JigBlock *block);
JIG_API JigOp *jig_block_first(const JigBlock *block);
JIG_API JigOp *jig_block_last(const JigBlock *block);
JIG_API bool jig_block_is_empty(const JigBlock *block);
JIG_API JigOp *
jig_block_terminator(const JigBlock *block); /* last op if it may be one, else NULL */
JIG_API bool jig_block_is_entry(const JigBlock *block);
JIG_API size_t jig_block_index(const JigBlock *block); /* in its region; counted each time */
JIG_API size_t jig_block_num_args(const JigBlock *block);
JIG_API JigValue *jig_block_arg(const JigBlock *block, size_t i);
JIG_API JigValue *jig_block_add_arg(JigBlock *block, const JigType *type, JigLoc loc);
/* As number `at`, which is at most their count; those from there on move up. */
JIG_API JigValue *jig_block_insert_arg(JigBlock *block, size_t at, const JigType *type, JigLoc loc);
JIG_API void jig_block_erase_arg(JigBlock *block, size_t at); /* without uses */
/* Predecessors: the successor slots of terminators that lead to the block, latest first. */
JIG_API bool jig_block_has_preds(const JigBlock *block);
JIG_API JigBlock *
jig_block_single_pred(const JigBlock *block); /* NULL when none or several edges */
typedef struct JigSuccUse JigSuccUse;
JIG_API JigSuccUse *jig_block_first_pred(const JigBlock *block);
JIG_API JigSuccUse *jig_succ_use_next(const JigSuccUse *u);
JIG_API JigOp *jig_succ_use_owner(const JigSuccUse *u);
JIG_API size_t jig_succ_use_index(const JigSuccUse *u);
/* As successor; `to` NULL: those slots are empty until they are set again. */
JIG_API void jig_block_replace_uses(JigBlock *from, JigBlock *to);
/* Links a detached op of the block's context: before `before`, an op of the block, or at the end
 * when NULL. */
JIG_API void jig_block_insert(JigBlock *block, JigOp *before, JigOp *op);
JIG_API void jig_op_remove(JigOp *op); /* unlinks, keeps alive: it is the caller's */
/* Moves `before` and what follows it to a new block right after this one, without arguments; NULL:
 * that one is empty. Returns it. */
JIG_API JigBlock *jig_block_split(JigBlock *block, JigOp *before);
/* The ancestor op of `op` (or itself) that lies directly in `block`; or NULL. */
JIG_API JigOp *jig_block_ancestor(const JigBlock *block, JigOp *op);

/* ---- Regions ----
 * The parent of a detached region is NULL; so are the first and last block of an empty one. */
JIG_API JigRegion *jig_region_create(JigContext *ctx); /* detached; for JigOpState.regions */
JIG_API void jig_region_destroy(JigRegion *region);    /* of a detached one */
JIG_API JigOp *jig_region_parent(const JigRegion *region);
JIG_API JigRegion *jig_region_parent_region(const JigRegion *region);
JIG_API size_t jig_region_index(const JigRegion *region); /* among those of its op */
JIG_API JigBlock *jig_region_first(const JigRegion *region);
JIG_API JigBlock *jig_region_last(const JigRegion *region);
JIG_API bool jig_region_is_empty(const JigRegion *region);
JIG_API bool jig_region_has_one_block(const JigRegion *region);
/* Links a detached block: before `before`, or at the end when NULL. */
JIG_API void jig_region_insert(JigRegion *region, JigBlock *before, JigBlock *block);
JIG_API void jig_block_remove(JigBlock *block);                    /* unlinks; it is the caller's */
JIG_API void jig_region_take_body(JigRegion *to, JigRegion *from); /* `to` is empty before */
JIG_API bool jig_region_is_ancestor(const JigRegion *ancestor,
                                    const JigRegion *region); /* or equal */
JIG_API JigOp *jig_region_ancestor_op(const JigRegion *region,
                                      JigOp *op); /* op's ancestor directly in region */

/* ---- Walking ---- */
typedef enum JigWalk { JIG_WALK_ADVANCE, JIG_WALK_SKIP, JIG_WALK_INTERRUPT } JigWalk;
typedef JigWalk (*JigOpFn)(JigOp *op, void *user);
/* Visits op and everything below; SKIP does not enter the op's regions. In
 * post-order the visited op may be erased. Returns INTERRUPT when stopped. */
JIG_API JigWalk jig_walk_pre(JigOp *op, JigOpFn fn, void *user);
JIG_API JigWalk jig_walk_post(JigOp *op, JigOpFn fn, void *user);

/* ---- Symbols ---- */
JIG_API bool jig_op_is_symbol_table(const JigOp *op);
JIG_API bool jig_op_is_symbol(const JigOp *op);
JIG_API JigStr jig_symbol_name(const JigOp *op); /* sym_name; empty when none */
JIG_API bool jig_symbol_is_private(const JigOp *op);
JIG_API bool jig_symbol_is_public(const JigOp *op);
/* `from` itself or the next table around it; NULL when there is none, or an op of an unknown
 * dialect with one region stands between. */
JIG_API JigOp *jig_nearest_symbol_table(JigOp *from);
/* NULL when there is no such symbol. A cache per table op is kept true by every edit. */
JIG_API JigOp *jig_symbol_lookup_in(JigOp *table, JigStr name);
/* `symbol` is a reference, nested ones step by step through the tables that they name. */
JIG_API JigOp *jig_symbol_lookup_ref_in(JigOp *table, const JigAttr *symbol);
JIG_API JigOp *jig_symbol_lookup_nearest(JigOp *from, const JigAttr *symbol);
/* Calls fn for every symbol reference attribute at or below `from` (including
 * `from`'s own attributes; not entering nested references' tables). */
JIG_API void jig_symbol_uses_walk(JigOp *from,
                                  void (*fn)(JigOp *user_op, const JigAttr *ref, void *user),
                                  void *user);
/* The same for references that mean what they mean at `from`: not in the bodies of symbol tables,
 * `from` included. False when the op of an unknown dialect that may be a table ended the walk. */
JIG_API bool jig_symbol_scope_uses_walk(JigOp *from,
                                        void (*fn)(JigOp *user_op, const JigAttr *ref, void *user),
                                        void *user);
JIG_API bool jig_symbol_has_uses(const JigOp *symbol, JigOp *from);
JIG_API void jig_symbol_replace_uses(JigOp *from, JigStr old_name, JigStr new_name);
/* n names in one walk: old_names[i] becomes new_names[i]. The ops that are called so keep their
 * names. */
JIG_API void jig_symbol_replace_many(JigOp *from, const JigStr *old_names, const JigStr *new_names,
                                     size_t n);
/* `name` or `name_N`, free in `table`. */
JIG_API JigStr jig_symbol_unique_name(JigOp *table, JigStr name, JigArena *a);

/* ---- Verifying ---- */
/* The op and all inside; false after diagnostics. */
JIG_API bool jig_op_verify(JigOp *op) JIG_NODISCARD;
/* Not the ops inside, but that operands dominate those right inside. */
JIG_API bool jig_op_verify_alone(JigOp *op) JIG_NODISCARD;

/* ---- Dominance ----
 * Trees are made per region when first asked for. After blocks or successors changed, the region is
 * invalidated by who changed it. The caller destroys what it created. */
typedef struct JigDominance JigDominance;
JIG_API JigDominance *jig_dominance_create(JigContext *ctx);
JIG_API void jig_dominance_destroy(JigDominance *d);
JIG_API void jig_dominance_invalidate(JigDominance *d, JigRegion *region /* NULL: all */);
JIG_API bool jig_dominates_block(JigDominance *d, JigBlock *a, JigBlock *b); /* or equal */
JIG_API bool jig_properly_dominates(JigDominance *d, JigOp *a, JigOp *b);
JIG_API bool jig_value_dominates(JigDominance *d, JigValue *v, JigOp *user);
JIG_API bool jig_block_is_reachable(JigDominance *d, JigBlock *block);
/* Else ops see values in any order: a graph region, or one of an op of an unknown dialect. */
JIG_API bool jig_region_has_ssa_dominance(const JigRegion *region);

JIG_END_C

#endif
