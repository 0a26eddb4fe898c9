/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/compare_cases.h"

#include "jig/num.h"

const JigEnumCase jig_compare_cases[] = {
    {JIG_COMPARE_EQ, "eq"},
    {JIG_COMPARE_NE, "ne"},
    {JIG_COMPARE_SLT, "slt"},
    {JIG_COMPARE_SLE, "sle"},
    {JIG_COMPARE_SGT, "sgt"},
    {JIG_COMPARE_SGE, "sge"},
    {JIG_COMPARE_ULT, "ult"},
    {JIG_COMPARE_ULE, "ule"},
    {JIG_COMPARE_UGT, "ugt"},
    {JIG_COMPARE_UGE, "uge"},
    {0},
};
