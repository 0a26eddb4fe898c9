/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What may be an element of a shaped type. */
#include "ir/storage.h"
#include "jig/dialect.h"

/* Dialect types that vectors and memrefs accept. */
static const char *const vector_elements[] = {"llvm.ptr", "ptr.ptr"};
static const char *const memref_elements[] = {"ptr.ptr"};

static bool is_one_of(const JigType *t, const char *const *names, size_t n) {
    const JigTypeRow *row = jig_type_row(t);
    for (size_t i = 0; row && i < n; ++i)
        if (strcmp(row->name, names[i]) == 0)
            return true;
    return false;
}

bool jig_type_valid_vector_element(const JigType *t) {
    return jig_type_is_int_or_index_or_float(t) ||
           is_one_of(t, vector_elements, JIG_LEN(vector_elements));
}

bool jig_type_valid_tensor_element(const JigType *t) {
    switch (t->kind) {
    case JIG_TYPE_INTEGER:
    case JIG_TYPE_INDEX:
    case JIG_TYPE_FLOAT:
    case JIG_TYPE_COMPLEX:
    case JIG_TYPE_VECTOR:
    case JIG_TYPE_OPAQUE:
    case JIG_TYPE_DIALECT:
        return true;
    default:
        return false;
    }
}

bool jig_type_valid_memref_element(const JigType *t) {
    return jig_type_is_int_or_index_or_float(t) || t->kind == JIG_TYPE_COMPLEX ||
           t->kind == JIG_TYPE_VECTOR || t->kind == JIG_TYPE_MEMREF ||
           t->kind == JIG_TYPE_UNRANKED_MEMREF ||
           is_one_of(t, memref_elements, JIG_LEN(memref_elements));
}
