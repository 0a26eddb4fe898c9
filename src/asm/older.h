/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Texts of former releases: what their readers need beside jig/asm.h. */
#ifndef JIG_ASM_OLDER_H
#define JIG_ASM_OLDER_H

#include "jig/asm.h"
#include "jig/dialect.h"

/* The op that `name`, of a former release, is under today's name, where nothing else of its text
 * changed; `name` itself else. */
JigStr jig_older_today(JigContext *ctx, JigStr name);
/* Is the op of that name what a script means by `said`, in words of today or of a former release?
 */
bool jig_older_is_called(JigContext *ctx, JigStr name, JigStr said);
/* Did the release whose text is being read let operands have this type? */
bool jig_older_admits(const JigParser *p, const JigType *type);
/* At a `{`: may the op end behind the `}` that belongs to it? Nothing is read. */
bool jig_older_ends_behind_braces(JigParser *p);
/* The same: does the block in the braces begin with a label? */
bool jig_older_block_has_label(JigParser *p);
/* The result, of `type`, of an op of `row` that stands before the one that is being read, which
 * today takes two to say. `value`: the attribute of that name, or NULL. Only once nothing can go
 * wrong any more. */
JigValue *jig_older_value_before(JigParser *p, JigLoc loc, const JigOpRow *row,
                                 JigValue *const *operands, size_t n, const JigType *type,
                                 const JigAttr *value);
/* Notes that today's reader was given such a text. `whole`: what stands in its regions changed,
 * too.
 */
void jig_older_note(JigParser *p, const JigOlderText *text, bool whole);
/* An op that was read, in the op that is being read, will be erased. */
void jig_older_forget(JigParser *p, const JigOp *op);
/* A case by today's name, or by that of a former release, which is noted as a change of the op
 * that is being read. */
bool jig_older_enum_value(JigParser *p, const JigEnumRow *row, JigStr text, int64_t *out);
/* The same at a keyword, which is read only then. */
bool jig_older_try_enum(JigParser *p, const JigEnumRow *row, int64_t *out);
/* Does the op that is being read stand in a region of an op so called by the text? */
bool jig_older_is_within(const JigParser *p, const char *name);

#endif
