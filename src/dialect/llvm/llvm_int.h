/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_LLVM_INT_H
#define JIG_DIALECT_LLVM_INT_H

#include <string.h>

#include "dialect/llvm/llvm.h"
#include "dialect/llvm/llvm_ops_int.h"
#include "jig/asm.h"
#include "jig/eval.h"
#include "jig/iface.h"
#include "rows/llvm.h"

/* Lists of types are arrays of type attributes. */
const JigAttr *jig_llvm_type_list(JigContext *ctx, const JigType *const *types, size_t n);
const JigType *jig_llvm_listed_type(const JigAttr *list, size_t i);
const JigAttr *jig_llvm_func_args(const JigType *func);
const JigAttr *jig_llvm_target_types(const JigType *target); /* NULL: none */
const JigAttr *jig_llvm_struct_body(const JigType *t);
const JigType *jig_llvm_parse_struct(JigParser *p);
void jig_llvm_print_struct(JigPrinter *p, const JigType *t);

/* ---- llvm_layout.c ---- */
extern const JigLayoutTypeIface jig_llvm_ptr_layout, jig_llvm_struct_layout, jig_llvm_any_layout;

/* ---- llvm_type_syntax.c ---- */
const JigType *jig_llvm_parse_type(JigParser *p); /* what no row names */
/* Within other types the dialect's own need no prefix. */
const JigType *jig_llvm_parse_pretty(JigParser *p);
void jig_llvm_print_pretty(JigPrinter *p, const JigType *t);
/* Directives of formats. */
#define JIG_LLVM_CUSTOM(name)                                                                      \
    bool jig_llvm_parse_##name(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);         \
    void jig_llvm_print_##name(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n)
JIG_LLVM_CUSTOM(slot_type);
JIG_LLVM_CUSTOM(function_types);
JIG_LLVM_CUSTOM(ext_type_params);
JIG_LLVM_CUSTOM(expression_arg); /* llvm_attr_syntax.c */
JIG_LLVM_CUSTOM(linkage);        /* llvm_module_syntax.c */

/* ---- llvm_enums.c, llvm_dwarf.c ---- */
extern const JigEnumRow jig_llvm_enums[];
extern const JigEnumCase jig_dwarf_tags[], jig_dwarf_encodings[], jig_dwarf_languages[],
    jig_dwarf_conventions[], jig_dwarf_operations[];

/* ---- llvm_attrs.c ---- */
bool jig_llvm_verify_alias_scope(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                 size_t n);
bool jig_llvm_verify_target_features(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                     size_t n);
bool jig_llvm_verify_module_flag(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                 size_t n);

/* ---- llvm_attr_syntax.c ---- */
const JigAttr *jig_llvm_parse_constant_range(JigParser *p, const JigType *type);
void jig_llvm_print_constant_range(JigPrinter *p, const JigAttr *x);

/* ---- llvm_module_verify.c ---- */
bool jig_llvm_is_bytes(const JigType *t, size_t n); /* an array of n i8 */

/* ---- llvm_symbols.c ---- */
const JigType *const *jig_llvm_func_inputs(const JigType *func, size_t *n);

/* ---- llvm_constant.c ---- */
JigOp *jig_llvm_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type, JigLoc loc);

/* ---- llvm_discardable.c, llvm_data_layout.c ---- */
bool jig_llvm_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value);
bool jig_llvm_verify_data_layout(JigOp *op, JigStr layout);
bool jig_llvm_verify_arg_attr(JigOp *op, size_t region, size_t arg, const JigIdent *name,
                              const JigAttr *value);
bool jig_llvm_verify_result_attr(JigOp *op, size_t region, size_t result, const JigIdent *name,
                                 const JigAttr *value);

/* ---- llvm_inline.c, llvm_inline_memory.c, llvm_inline_scopes.c, llvm_inline_noalias.c ---- */
bool jig_llvm_may_inline_call(JigOp *call, JigOp *callable, bool clone);
JigValue *jig_llvm_inline_argument(JigRewriter *rw, JigOp *call, JigOp *callable, size_t arg,
                                   JigValue *passed);
void jig_llvm_inline_blocks(JigRewriter *rw, JigOp *call, JigOp *callable, JigBlock *first,
                            JigBlock *end);
/* Of an argument of the function, or NULL. */
const JigAttr *jig_llvm_arg_attr(const JigOp *func, size_t arg, const char *name);
/* The block at the start of what op's memory lives in; NULL: nobody knows. */
JigBlock *jig_llvm_start_of_scope(const JigOp *op);
void jig_llvm_inline_allocas(JigRewriter *rw, const JigOp *call, JigBlock *first, JigBlock *end);
void jig_llvm_inline_scopes(JigRewriter *rw, JigOp *call, const JigOp *callable, JigBlock *first,
                            JigBlock *end);
/* Has the op such a list: alias_scopes, access_groups...? */
bool jig_llvm_can_say(const JigOp *op, const char *name);
/* What the body sees of a pointer, until the accesses of the body say what is known of it. */
JigValue *jig_llvm_inline_pointer(JigRewriter *rw, JigOp *call, JigOp *callable, size_t arg,
                                  JigValue *passed);
void jig_llvm_inline_noalias(JigRewriter *rw, JigOp *call, const JigOp *callable, JigBlock *first,
                             JigBlock *end);
bool jig_llvm_may_inline_op(JigOp *op, JigRegion *dest, bool clone);
void jig_llvm_inline_terminator(JigRewriter *rw, JigOp *op, JigBlock *dest, JigValue *const *values,
                                size_t n);

#endif
