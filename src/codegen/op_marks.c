/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which op wrote a line of the text. It is asked about texts that LLVM refuses, so the text is
 * written once more for it, with marks: before what an op writes stands its number, which goes
 * where the text goes. Text of the module has no control characters but the ends of its lines.
 */
#include "codegen/ir_int.h"

#include <stdlib.h>

enum { MARK = 1, DIGITS = 8 };

void jig_codegen_mark(JigIr *ir, const JigOp *op) {
    if (!ir->has_marks || !op)
        return;
    jig_codegen_putf(ir, "%c%08zx", MARK, ir->marked.len);
    jig_vec_push(&ir->marked, op);
}

static const JigOp *marked(const JigIr *ir, const char *mark) {
    char digits[DIGITS + 1] = "";
    memcpy(digits, mark + 1, DIGITS);
    return ir->marked.data[strtoul(digits, NULL, 16)];
}

const JigOp *jig_codegen_op_of_line(const JigIr *ir, JigStr text, size_t line) {
    const JigOp *op = NULL;
    size_t at = 1;
    for (size_t i = 0; i < text.len && at <= line; i++) {
        if (text.ptr[i] == MARK)
            op = marked(ir, text.ptr + i);
        at += text.ptr[i] == '\n';
    }
    return line ? op : NULL;
}
