/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What an ELF object says of its code: which line an instruction is from, where functions begin,
 * whom calls go to. LLVM's C interface has no reader of line tables.
 *
 * Places are a section's number and an offset in it until the object is loaded, addresses then.
 */
#ifndef JIG_CODEGEN_MACHINE_OBJECT_H
#define JIG_CODEGEN_MACHINE_OBJECT_H

#include "jig/base.h"

/* From there on, up to the next row, instructions are of that line; 0: of none. */
typedef struct ObjectRow {
    uint64_t at;
    uint32_t line, order; /* in the table */
    bool ends;            /* a sequence: what follows is of no line */
} ObjectRow;
typedef struct ObjectName {
    uint64_t at, size; /* of a call: of what stands at the end of the instruction */
    char *name;
} ObjectName;
typedef struct Object {
    ObjectRow *rows;
    ObjectName *functions, *calls;
    size_t num_rows, num_functions, num_calls;
    uint64_t begin, end; /* of the code, when it is loaded */
} Object;

/* False: it is no object that this reads. To be freed in any case. */
bool object_read(const char *bytes, size_t len, Object *out);
void object_free(Object *o);
/* The section with that function is loaded, and the function is there. Others are forgotten. */
void object_loaded(Object *o, const char *function, uint64_t address);
/* When it is loaded. 0: of no line. */
uint32_t object_line_at(const Object *o, uint64_t address);
const char *object_function_at(const Object *o, uint64_t address);
/* Whom the call before this address, to which it returns, goes to; NULL: it is not known. */
const char *object_call_before(const Object *o, uint64_t address);

#endif
