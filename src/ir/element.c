/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What may be an element of a shaped type. */
#include "ir/storage.h"
#include "jig/iface.h"
#include "support/check.h"

bool jig_type_valid_vector_element(const JigType *t) {
    return jig_type_is_int_or_index_or_float(t) || jig_type_iface(t, &jig_iface_vector_element);
}

bool jig_type_valid_tensor_element(const JigType *t) {
    JIG_REQUIRE(t);
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
           t->kind == JIG_TYPE_UNRANKED_MEMREF || jig_type_iface(t, &jig_iface_memref_element);
}
