/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The linalg dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_LINALG_H
#define JIG_DIALECT_LINALG_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_LINALG_##id,
#include "dialect/linalg/linalg.def"
    JIG_LINALG_NUM_OPS
};
extern const JigOpRow jig_linalg_ops[];
#define JIG_LINALG(id) (&jig_linalg_ops[JIG_LINALG_##id])
extern const JigDialect jig_linalg_dialect;

/* ---- Named ops ----
 * `loops`: the names of the loops from the outermost in; `*` after a name is a
 * reduction. A single `*`: as many parallel loops as the output has dimensions.
 * `window`: the letters of the dimensions a window moves along. For the letter h
 * that comes i-th, `sh` and `dh` in `access` are strides[i] and dilations[i].
 * `access`: the operands, inputs first, each with its name and the affine
 * expressions of its subscripts; `[*]` is all loops, `[]` a scalar.
 * `body`: the new element of `out`. Names are the elements of operands, or the
 * current iteration of a loop. Operators and functions are built left to right
 * for the type of their operands (`+` is addf, addi, or complex.add; the signed
 * ones take floats too). `cast` and `cast_unsigned` convert to the type of out's
 * elements; `cast` is by the op's attribute of that name if it has one; `i32(x)`
 * and `f64(x)` convert to that type, `lcg(x)` is x * 1103515245 + 12345.
 */
typedef struct JigLinalgNamed {
    const char *name;
    const char *loops, *window, *access, *body;
} JigLinalgNamed;

/* The row of a named op, NULL for others (generic, map, contract...). */
const JigLinalgNamed *jig_linalg_named(const JigOp *op);

#endif
