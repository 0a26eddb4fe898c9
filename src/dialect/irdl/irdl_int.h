/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_IRDL_INT_H
#define JIG_DIALECT_IRDL_INT_H

#include "dialect/irdl/irdl.h"
#include "jig/asm.h"
#include "jig/iface.h"
#include "rows/irdl.h"

enum { JIG_IRDL_SINGLE, JIG_IRDL_OPTIONAL, JIG_IRDL_VARIADIC }; /* irdl.variadicity */
enum { JIG_IRDL_VARIADICITY, JIG_IRDL_VARIADICITIES };
extern const JigAttrRow jig_irdl_attrs[];

/* ---- irdl_syntax.c ---- */
bool jig_irdl_parse_body(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_irdl_print_body(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
bool jig_irdl_parse_named(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_irdl_print_named(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
bool jig_irdl_parse_attributes(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_irdl_print_attributes(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* ---- irdl_verify.c ---- */
bool jig_irdl_one_parameters(JigOp *op);
bool jig_irdl_one_of_each(JigOp *op);

#endif
