/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the irdl rows name. */
#ifndef JIG_DIALECT_IRDL_INT_H
#define JIG_DIALECT_IRDL_INT_H

#include "dialect/irdl/irdl.h"
#include "jig/asm.h"
#include "jig/iface.h"

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
bool jig_irdl_verify_dialect(JigOp *op);
bool jig_irdl_verify_type(JigOp *op);
bool jig_irdl_verify_attribute(JigOp *op);
bool jig_irdl_verify_operation(JigOp *op);
bool jig_irdl_verify_operation_names(JigOp *op);
bool jig_irdl_verify_parts(JigOp *op);
bool jig_irdl_verify_attributes(JigOp *op);
bool jig_irdl_verify_region(JigOp *op);
bool jig_irdl_verify_base(JigOp *op);
bool jig_irdl_one_parameters(JigOp *op);
bool jig_irdl_one_of_each(JigOp *op);
extern const JigIface jig_irdl_base_ifaces[], jig_irdl_parametric_ifaces[];

#endif
