/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The types of the llvm dialect, and which types its ops take. */
#ifndef JIG_DIALECT_LLVM_TYPES_H
#define JIG_DIALECT_LLVM_TYPES_H

#include "jig/dialect.h"

typedef enum JigLlvmTypeId {
    JIG_LLVM_TYPE_PTR,
    JIG_LLVM_TYPE_ARRAY,
    JIG_LLVM_TYPE_FUNC,
    JIG_LLVM_TYPE_STRUCT,
    JIG_LLVM_TYPE_TARGET,
    JIG_LLVM_TYPE_VOID,
    JIG_LLVM_TYPE_TOKEN,
    JIG_LLVM_TYPE_LABEL,
    JIG_LLVM_TYPE_METADATA,
    JIG_LLVM_TYPE_X86_AMX,
    JIG_LLVM_TYPE_PPC_FP128,
    JIG_LLVM_NUM_TYPES
} JigLlvmTypeId;
extern const JigTypeRow jig_llvm_types[];
/* jig_type_is(t, JIG_LLVM_TYPE(PTR)) */
#define JIG_LLVM_TYPE(id) (&jig_llvm_types[JIG_LLVM_TYPE_##id])

/* Those without parameters: JIG_LLVM_TYPE_VOID and the following. */
const JigType *jig_llvm_simple_type(JigContext *ctx, JigLlvmTypeId id);

const JigType *jig_llvm_ptr(JigContext *ctx, uint32_t space);
uint32_t jig_llvm_ptr_space(const JigType *ptr);

const JigType *jig_llvm_array(uint64_t n, const JigType *element);
uint64_t jig_llvm_array_len(const JigType *array);
const JigType *jig_llvm_array_element(const JigType *array);

const JigType *jig_llvm_func(const JigType *result, const JigType *const *args, size_t n,
                             bool variadic);
const JigType *jig_llvm_func_result(const JigType *func);
size_t jig_llvm_func_num_args(const JigType *func);
const JigType *jig_llvm_func_arg(const JigType *func, size_t i);
bool jig_llvm_func_is_variadic(const JigType *func);

JigStr jig_llvm_target_name(const JigType *target);
size_t jig_llvm_target_num_types(const JigType *target);
const JigType *jig_llvm_target_type(const JigType *target, size_t i);
/* May values be in memory, be zero, be in globals? That depends on the name. */
bool jig_llvm_target_has_memory(const JigType *target);
bool jig_llvm_target_has_zero(const JigType *target);
bool jig_llvm_target_may_be_global(const JigType *target);

/* ---- Structures (llvm_struct.c) ----
 * A structure without a name is its body. One with a name is the only one of that name in the
 * context; its body is given once, and may contain it. */
const JigType *jig_llvm_struct(JigContext *ctx, const JigType *const *types, size_t n, bool packed);
const JigType *jig_llvm_named_struct(JigContext *ctx, JigStr name);
/* Gives the structure its body; false: it has another one, or is to have none. */
bool jig_llvm_struct_set_body(const JigType *t, const JigType *const *types, size_t n, bool packed);
/* A structure of that name which is to have no body, or the one that is there. */
const JigType *jig_llvm_opaque_struct(JigContext *ctx, JigStr name);
bool jig_llvm_struct_is_named(const JigType *t);
JigStr jig_llvm_struct_name(const JigType *t); /* empty: none */
bool jig_llvm_struct_is_opaque(const JigType *t);
bool jig_llvm_struct_is_packed(const JigType *t);
size_t jig_llvm_struct_len(const JigType *t);
const JigType *jig_llvm_struct_element(const JigType *t, size_t i);

/* ---- Compatibility (llvm_compat.c) ---- */
bool jig_llvm_is_type(const JigType *t, JigLlvmTypeId id);
/* Types that the dialect's ops take, without a look at what is inside of them; with a look. */
bool jig_llvm_is_compatible_outside(const JigType *t);
bool jig_llvm_is_compatible(const JigType *t);
bool jig_llvm_is_float(const JigType *t);
bool jig_llvm_is_vector(const JigType *t);
bool jig_llvm_is_compatible_vector(const JigType *t); /* whose elements LLVM has, too */
bool jig_llvm_is_scalable_vector(const JigType *t);
bool jig_llvm_is_aggregate(const JigType *t);
bool jig_llvm_is_primitive(const JigType *t); /* not void, no function */
bool jig_llvm_is_loadable(const JigType *t);
bool jig_llvm_is_element(const JigType *t); /* of an array or a structure */

#endif
