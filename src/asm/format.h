/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The interpreter of declarative assembly formats. A format is compiled on
 * first use into an array of instructions, which one loop parses by and
 * another prints by.
 */
#ifndef JIG_ASM_FORMAT_H
#define JIG_ASM_FORMAT_H

#include "ir/spec/spec.h"
#include "jig/asm.h"

/* Parses an op after its name by its row's .format (the row has one), or by `older`, which former
 * releases had. */
bool jig_format_parse(JigParser *p, const JigOpName *name, const char *older,
                      JigOpState *state) JIG_NODISCARD;
/* Prints it after its name. */
void jig_format_print(JigPrinter *p, const JigOp *op);

/* A type or attribute after its mnemonic, by its row's .parse or .params and
 * .format, verified; NULL after a diagnostic. */
const JigType *jig_format_parse_type(JigParser *p, const JigTypeRow *row);
const JigAttr *jig_format_parse_attr(JigParser *p, const JigAttrRow *row, const JigType *type);
/* Prints what follows the mnemonic, by .print or .format. */
void jig_format_print_type(JigPrinter *p, const JigType *t);
void jig_format_print_attr(JigPrinter *p, const JigAttr *x);

/* Compiles every row and every format; reports malformed ones ("row
 * 'arith.addi', .format, column 7: ..."). For `jig-opt --check-dialects`. */
bool jig_format_check_dialects(JigContext *ctx) JIG_NODISCARD;
/* All ops, types, attributes and enums as programs read them: syntax, operands, effects. For
 * `jig ops`. */
void jig_format_list_rows(JigContext *ctx, JigWriteFn write, void *user);
/* How an op (with its results), a type or an attribute is written, for people to read: notation in
 * docs/ops/README.md. Empty: the row is malformed. */
JigStr jig_format_written_op(JigContext *ctx, const JigOpRow *row, JigArena *a);
JigStr jig_format_written_type(JigContext *ctx, const JigTypeRow *row, JigArena *a);
JigStr jig_format_written_attr(JigContext *ctx, const JigAttrRow *row, JigArena *a);

#endif
