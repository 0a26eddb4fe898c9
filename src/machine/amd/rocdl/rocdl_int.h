/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the rocdl rows name. */
#ifndef JIG_MACHINE_AMD_ROCDL_ROCDL_INT_H
#define JIG_MACHINE_AMD_ROCDL_ROCDL_INT_H

#include "dialect/llvm/llvm.h"
#include "machine/amd/rocdl/rocdl.h"
#include "jig/asm.h"

/* ---- Buffers whose descriptor is four words (rocdl_syntax.c) ---- */
bool jig_rocdl_parse_raw_load(JigParser *p, JigOpState *s);
void jig_rocdl_print_raw_load(JigPrinter *p, const JigOp *op);
bool jig_rocdl_parse_raw_store(JigParser *p, JigOpState *s);
void jig_rocdl_print_raw_store(JigPrinter *p, const JigOp *op);

/* ---- Attributes (rocdl_attrs.c) ---- */
bool jig_rocdl_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value);

#endif
