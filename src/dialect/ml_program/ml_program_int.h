/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_ML_PROGRAM_INT_H
#define JIG_DIALECT_ML_PROGRAM_INT_H

#include "dialect/ml_program/ml_program.h"
#include "jig/eval.h"
#include "jig/iface.h"
#include "rows/ml_program.h"

/* ml_program_syntax.c */
extern const JigCustomRow jig_ml_program_customs[];
enum { JIG_ML_PROGRAM_NUM_CUSTOMS = 3 };

#endif
