/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What patterns see of a conversion: converted operands, and blocks whose
 * arguments change. A block with other arguments is a new one that takes the
 * ops; old arguments are replaced as results of ops are.
 */
#include "rewrite/convert_block.h"
#include "rewrite/casts.h"
#include "rewrite/pattern.h"
#include "rewrite/type_converter.h"
#include "support/check.h"

/* ---- Operands ---- */
const JigTypeConverter *jig_types_of(const JigRewriter *rw) {
    JIG_REQUIRE(rw);
    return rw->env ? rw->env->types : NULL;
}

const void *jig_options_of(const JigRewriter *rw) {
    JIG_REQUIRE(rw);
    return rw->env ? rw->env->options : NULL;
}

/* Casts are made at `loc`. False: its type can't be converted. */
static bool remap(JigRewriter *rw, JigValue *v, JigLoc loc, JigValueList *now) {
    const JigTypeConverter *types = jig_types_of(rw);
    if (!types) {
        *now = jig_remap_latest(&rw->undo->remap, v, JIG_REMAP_NO_CASTS, NULL, 0);
        return true;
    }
    JigTypeSink room = {0};
    JigTypeList list;
    bool ok = jig_type_converter_types_of(types, v, &room, &list);
    *now = (JigValueList){0};
    if (ok && list.n)
        *now = jig_casts_operand(rw->undo, rw, v, loc, list.items, list.n, types);
    jig_vec_free(&room.types);
    return ok;
}

/* The value that takes the place of v, where that needs neither a list nor a cast; or NULL. */
static JigValue *remap_simply(const JigRewriter *rw, JigValue *v) {
    const JigTypeConverter *types = jig_types_of(rw);
    if (!types)
        return v->has_become ? NULL : v;
    const JigType *type = jig_type_converter_only_type(types, v);
    return type ? jig_remap_simply(&rw->undo->remap, v, type) : NULL;
}

bool jig_pattern_convert_operands(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(rw && op && op->name);
    JigUndo *u = rw->undo;
    if (!u)
        return jig_no_match(rw, op, "this pattern belongs in a conversion");
    u->converted.len = 0;
    jig_vec_reserve(&u->converted, op->num_operands);
    jig_vec_reserve(&u->simple, op->num_operands);
    u->on = op;
    for (size_t i = 0; i < op->num_operands; i++) {
        JigValue *v = op->operands[i].value, **simple = &u->simple.data[i];
        JigValueList now = {simple, 1};
        if (!(*simple = remap_simply(rw, v)) && !remap(rw, v, op->loc, &now))
            return jig_no_match(rw, op, "unable to convert type for operand #{}, type was {}",
                                jig_fact_int((int64_t)i), jig_fact_type(v->type));
        u->converted.data[u->converted.len++] = now;
    }
    return true;
}

JigValueList jig_converted_at(const JigRewriter *rw, size_t operand_number) {
    JIG_REQUIRE(rw && rw->undo);
    return operand_number < rw->undo->converted.len ? rw->undo->converted.data[operand_number]
                                                    : (JigValueList){0};
}

JigValue *jig_converted(const JigRewriter *rw, const JigValue *operand) {
    JIG_REQUIRE(rw);
    const JigOp *op = rw->undo->on;
    for (size_t i = 0; operand && i < rw->undo->converted.len; i++)
        if (op->operands[i].value == operand) {
            JigValueList now = rw->undo->converted.data[i];
            return now.n == 1 ? now.items[0] : NULL;
        }
    return NULL;
}

JigValueList jig_converted_operands(const JigRewriter *rw) {
    JIG_REQUIRE(rw);
    const JigUndo *u = rw->undo;
    size_t n = 0;
    for (size_t i = 0; i < u->converted.len; i++)
        n += u->converted.data[i].n;
    JigValue **all = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    n = 0;
    for (size_t i = 0; i < u->converted.len; i++)
        for (size_t k = 0; k < u->converted.data[i].n; k++)
            all[n++] = u->converted.data[i].items[k];
    return (JigValueList){all, n};
}

JigValueList jig_remapped(JigRewriter *rw, JigValue *value) {
    JIG_REQUIRE(rw && value);
    JigValueList now;
    return remap(rw, value, jig_value_loc(value), &now) ? now : (JigValueList){0};
}

/* ---- Replacing ---- */
void jig_rw_replace_lists(JigRewriter *rw, JigOp *op, const JigValueList *lists) {
    JIG_REQUIRE(rw && op && lists);
    jig_undo_replace_lists(rw->undo, rw, op, lists);
}

void jig_rw_replace_arg(JigRewriter *rw, JigValue *arg, JigValueList by) {
    JIG_REQUIRE(rw && arg);
    jig_undo_replace_arg(rw->undo, rw, arg, by, jig_types_of(rw));
}

/* ---- Blocks ---- */
static bool changes_nothing(const JigBlock *block, const JigArgConversion *sig) {
    if (sig->list.types.len != block->num_args)
        return false;
    for (size_t i = 0; i < block->num_args; i++)
        if (block->args[i]->v.type != sig->list.types.data[i])
            return false;
    return true;
}

static JigBlock *create_block(JigRewriter *rw, JigBlock *block, const JigArgConversion *sig) {
    JigPoint point = jig_point(rw);
    JigBlock *fresh = jig_create_block(rw, block->region, block->next, sig->list.types.data,
                                       sig->list.types.len, jig_loc_unknown(rw->ctx));
    jig_set_point(rw, point);
    for (size_t i = 0; i < block->num_args; i++) {
        const JigArgMapping *arg = &sig->args[i];
        for (size_t k = 0; arg->said && k < arg->len; k++)
            jig_arg_set_loc(&fresh->args[arg->first + k]->v, jig_value_loc(&block->args[i]->v));
    }
    return fresh;
}

/* The jumps to it are no concern of the pattern's: nobody asks whether they are legal now. */
static void move_uses(JigBlock *from, JigBlock *to) {
    for (JigSuccUse *u = from->preds, *next; u; u = next) {
        next = u->next;
        jig_op_set_successor(u->owner, (size_t)(u - jig_op_successors(u->owner)), to);
    }
}

static void replace_args(JigRewriter *rw, JigBlock *block, JigBlock *fresh,
                         const JigTypeConverter *types, const JigArgConversion *sig) {
    for (size_t i = 0; i < block->num_args; i++) {
        const JigArgMapping *arg = &sig->args[i];
        JigValueList by = arg->by;
        JigArenaMark mark = jig_arena_mark(rw->arena);
        if (arg->said && !by.n) {
            JigValue **items = JIG_NEW_ARRAY(rw->arena, JigValue *, arg->len);
            for (size_t k = 0; k < arg->len; k++)
                items[k] = &fresh->args[arg->first + k]->v;
            by = (JigValueList){items, arg->len};
        }
        jig_undo_replace_arg(rw->undo, rw, &block->args[i]->v, by, types);
        jig_arena_rewind(rw->arena, mark);
    }
}

JigBlock *jig_rw_convert_block(JigRewriter *rw, JigBlock *block, const JigTypeConverter *types,
                               const JigArgConversion *sig) {
    JIG_REQUIRE(rw && block && sig);
    if (changes_nothing(block, sig))
        return block;
    JigBlock *fresh = create_block(rw, block, sig);
    move_uses(block, fresh);
    while (block->first)
        jig_rw_move(rw, block->first, fresh, NULL);
    replace_args(rw, block, fresh, types, sig);
    jig_rw_erase_block(rw, block);
    return fresh;
}

bool jig_convert_block_by(JigRewriter *rw, JigBlock *block, const JigTypeConverter *types,
                          const JigArgConversion *sig) {
    if (sig) {
        jig_rw_convert_block(rw, block, types, sig);
        return true;
    }
    JigArgConversion *own = jig_args_create(block->num_args);
    bool ok = jig_args_convert_all(own, types, block);
    if (ok)
        jig_rw_convert_block(rw, block, types, own);
    jig_args_destroy(own);
    return ok;
}

/* The entry block comes last. */
bool jig_rw_convert_region(JigRewriter *rw, JigRegion *region, const JigTypeConverter *types,
                           const JigArgConversion *entry) {
    JIG_REQUIRE(rw && region && types);
    jig_undo_set_converter(rw->undo, region, types);
    if (!region->first)
        return true;
    for (JigBlock *b = region->first->next, *next; b; b = next) {
        next = b->next;
        if (!jig_convert_block_by(rw, b, types, NULL))
            return false;
    }
    return jig_convert_block_by(rw, region->first, types, entry);
}
