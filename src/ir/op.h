/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How ops, values, blocks and regions look in memory, for code that may touch
 * them directly: the rest of src/ir, the parser, the printer and the rewriter.
 * Everyone else uses jig/op.h.
 *
 * Invariants:
 *  - An op is one slab slot: header, results, regions, successors, and, unless
 *    `operands` points elsewhere because they grew, operands.
 *  - A value's uses form a doubly linked list, latest first; a use is on the
 *    list of its value, or has no value.
 *  - `stamp` of a slot moves on when its op is destroyed and survives reuse.
 *  - Within a block, `order` of ops increases where `block->ordered` is set.
 */
#ifndef JIG_IR_OP_H
#define JIG_IR_OP_H

#include "ir/context.h"
#include "ir/storage.h"

typedef struct JigSpec JigSpec; /* ir/spec/spec.h: a compiled op row */

struct JigOpName {
    JigStr name; /* "dialect.op" */
    JigContext *ctx;
    const JigDialect *dialect; /* registered, or NULL */
    const JigOpRow *row;       /* NULL: unregistered */
    JigSpec *spec;             /* compiled on first use; NULL before */
    const JigIface **attached; /* lists attached from elsewhere */
    size_t num_attached;
    const JigOlderText *older_texts; /* how former releases wrote it, or NULL */
    bool is_met;                     /* asked for; before, interfaces were attached to it at most */
    uint32_t number;                 /* among those that are met, in their order */
    uint64_t traits;                 /* bit set of JigTrait; valid once spec is set */
};

/* A pointer for each op name that was asked about; empty when zeroed. */
typedef struct JigOpNameMap {
    void **slots; /* by the number of the name */
    size_t cap;
} JigOpNameMap;
void jig_op_name_map_grow(JigOpNameMap *m, const JigOpName *name);
/* NULL stands there at first. Valid until the next one is asked for. */
static inline void **jig_op_name_map_slot(JigOpNameMap *m, const JigOpName *name) {
    if (name->number >= m->cap)
        jig_op_name_map_grow(m, name);
    return &m->slots[name->number];
}
static inline void jig_op_name_map_free(JigOpNameMap *m) {
    jig_free(m->slots);
    *m = (JigOpNameMap){0};
}

/* IR in use changes through the primitive edits of op.c and block.c, which the journal hears of
 * (ir/journal.h). Only files that make them define JIG_IR_EDITS; for all others, what these
 * structures say is constant. Scratch members are anybody's. */
#ifdef JIG_IR_EDITS
#define JIG_IR_CONST
#else
#define JIG_IR_CONST const
#endif

struct JigValue {
    const JigType *JIG_IR_CONST type;
    JigUse *JIG_IR_CONST uses;
    JIG_IR_CONST uint32_t index : 29; /* number among the results or arguments */
    JIG_IR_CONST uint32_t is_arg : 1;
    /* While a conversion runs (rewrite/remap.h): has it become others, have others become it? */
    uint32_t has_become : 1;
    uint32_t stands_in : 1;
    uint32_t number; /* scratch: the printer's numbering */
};

/* A block argument; `v` first, so that a JigValue * of one can be cast. */
typedef struct JigArg {
    JigValue v;
    JigBlock *JIG_IR_CONST block;
    JIG_IR_CONST JigLoc loc;
} JigArg;

struct JigUse {
    JigValue *JIG_IR_CONST value;
    JigUse *JIG_IR_CONST next, *JIG_IR_CONST *JIG_IR_CONST link; /* link: what points at this use */
    JigOp *JIG_IR_CONST owner;
};

struct JigSuccUse {
    JigBlock *JIG_IR_CONST block;
    JigSuccUse *JIG_IR_CONST next, *JIG_IR_CONST *JIG_IR_CONST link;
    JigOp *JIG_IR_CONST owner;
};

struct JigRegion {
    JigOp *JIG_IR_CONST parent; /* NULL: detached */
    JigBlock *JIG_IR_CONST first, *JIG_IR_CONST last;
};

struct JigBlock {
    JigRegion *JIG_IR_CONST region;
    JigBlock *JIG_IR_CONST prev, *JIG_IR_CONST next;
    JigOp *JIG_IR_CONST first, *JIG_IR_CONST last;
    JigArg **JIG_IR_CONST args;
    JIG_IR_CONST uint32_t num_args, cap_args;
    JigSuccUse *JIG_IR_CONST preds;
    JigContext *JIG_IR_CONST ctx;
    bool ordered;
    uint8_t edited;  /* while edits are verified: what is known of it (verify_edits.c) */
    uint32_t number; /* scratch: the printer's and dominance's numbering */
};

struct JigOp {
    const JigOpName *JIG_IR_CONST name; /* NULL: erased */
    JigBlock *JIG_IR_CONST block;
    JigOp *JIG_IR_CONST prev, *JIG_IR_CONST next;
    const JigAttr *JIG_IR_CONST attrs; /* dictionary, never NULL */
    JIG_IR_CONST JigLoc loc;
    JigUse *JIG_IR_CONST operands;
    JIG_IR_CONST uint32_t num_operands, cap_operands;
    JIG_IR_CONST uint32_t num_results;
    JIG_IR_CONST uint16_t num_regions, num_successors;
    uint32_t order;
    JIG_IR_CONST uint32_t stamp : 26;
    uint32_t has_symbol_cache : 1; /* ctx->symbol_tables has an entry for this op */
    /* On the greedy driver's stack, or on a list of verify_edits.c: no edits are verified while the
     * driver runs. */
    uint32_t queued : 1;
    uint32_t around : 1; /* on a list of verify_edits.c */
    uint32_t mark : 1;   /* scratch: of one walk, which clears it first */
    /* While a conversion runs (rewrite/undo.h): was it made by it, is it about to go? */
    uint32_t is_made : 1;
    uint32_t is_gone : 1;
    /* JigValue results[]; JigRegion regions[]; JigSuccUse successors[]; JigUse operands[]; */
};

static inline JigValue *jig_op_results(const JigOp *op) {
    return (JigValue *)(op + 1);
}
static inline JigRegion *jig_op_regions(const JigOp *op) {
    return (JigRegion *)(jig_op_results(op) + op->num_results);
}
static inline JigSuccUse *jig_op_successors(const JigOp *op) {
    return (JigSuccUse *)(jig_op_regions(op) + op->num_regions);
}
static inline JigOp *jig_result_op(const JigValue *v) {
    return (JigOp *)(v - v->index) - 1;
}
/* NULL for a block argument. */
static inline JigOp *jig_value_op(const JigValue *v) {
    return v->is_arg ? NULL : jig_result_op(v);
}
static inline JigBlock *jig_arg_block(const JigValue *v) {
    return ((const JigArg *)v)->block;
}

/* The spec of a registered name, compiled when it is first asked for (ir/spec/spec.c); NULL if
 * unregistered. */
const JigSpec *jig_spec_compiled(const JigOpName *name);
static inline const JigSpec *jig_spec(const JigOpName *name) {
    return name->spec ? name->spec : jig_spec_compiled(name);
}
#ifdef JIG_IR_EDITS
/* Takes `use` off its value's list, and puts it on. */
void jig_use_unlink(JigUse *use);
void jig_use_link(JigUse *use, JigValue *value);
/* Takes an op off its block, which the journal hears of from the caller. */
void jig_op_unlink(JigOp *op);
#endif
/* Symbol caches follow the primitive edits (ir/iface/symbol.c): `op` was linked into
 * `table`, is about to be unlinked from it, or the table op goes away. */
void jig_symbol_note_linked(JigOp *table, JigOp *op);
void jig_symbol_note_unlinked(JigOp *table, JigOp *op);
void jig_symbol_forget_table(JigOp *table);
/* `dict` with the row's defaults filled in (ir/spec/spec.c). */
const JigAttr *jig_spec_fill_defaults(const JigOpName *name, const JigAttr *dict);
/* Memory for blocks, arguments and grown operand lists, by size. */
void *jig_ir_alloc(JigContext *ctx, size_t size);
void jig_ir_free(JigContext *ctx, void *ptr, size_t size);

/* Does the op verify, without a word about why not? */
bool jig_op_is_valid(JigOp *op) JIG_NODISCARD;
/* An op of scripts, which payload is not. */
static inline bool jig_op_is_of_scripts(const JigOp *op) {
    return jig_str_is(jig_name_dialect(jig_op_name_of(op)), "transform");
}

#endif
