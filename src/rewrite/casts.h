/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Casts of a conversion. Where old and new values meet, a
 * builtin.unrealized_conversion_cast is put between them. In the end those that
 * undo one another go, as do those that nobody needs; what remains is made by
 * the type converter, or is an error.
 *
 * Nobody hears of casts while they are pending.
 */
#ifndef JIG_REWRITE_CASTS_H
#define JIG_REWRITE_CASTS_H

#include "rewrite/undo.h"

/* Of what the value has become, values of these types: there already, or cast at `loc`. */
JigValueList jig_casts_operand(JigUndo *u, JigRewriter *rw, JigValue *operand, JigLoc loc,
                               const JigType *const *types, size_t num_types,
                               const JigTypeConverter *converter);
/* Something to stand for a value that goes and is still used. */
void jig_casts_from_nothing(JigUndo *u, JigRewriter *rw, JigValue *value,
                            const JigTypeConverter *converter);
/* The value of the same type that takes the place of `value`, cast when need be. NULL: nobody needs
 * one, or nothing was said of it. */
JigValue *jig_casts_replacement(JigUndo *u, JigRewriter *rw, JigValue *value,
                                const JigTypeConverter *converter);
/* The value has become others: whoever uses it uses these from now on, cast when need be. */
void jig_casts_early(JigUndo *u, JigRewriter *rw, JigValue *value,
                     const JigTypeConverter *converter);
/* When all changes are made. False: a cast remains that nobody can make. */
bool jig_casts_resolve(JigUndo *u, JigRewriter *rw, bool keep, JigReason *why);

#endif
