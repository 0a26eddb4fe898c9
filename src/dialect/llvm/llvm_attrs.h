/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The attributes of the llvm dialect by id, and what they say. */
#ifndef JIG_DIALECT_LLVM_ATTRS_H
#define JIG_DIALECT_LLVM_ATTRS_H

#include "jig/dialect.h"

typedef enum JigLlvmAttrId {
#define ATTR(id, ...) JIG_LLVM_ATTR_##id,
#include "dialect/llvm/llvm_attrs.def"
#define ATTR(id, ...) JIG_LLVM_ATTR_##id,
#include "dialect/llvm/llvm_attrs_di.def"
#define ATTR(id, ...) JIG_LLVM_ATTR_##id,
#include "dialect/llvm/llvm_attrs_loop.def"
    JIG_LLVM_NUM_ATTRS
} JigLlvmAttrId;
extern const JigAttrRow jig_llvm_attrs[];
/* jig_attr_is(x, JIG_LLVM_ATTR(TBAA_TAG)) */
#define JIG_LLVM_ATTR(id) (&jig_llvm_attrs[JIG_LLVM_ATTR_##id])

/* An attribute whose only parameter is a case of an enum, and an attribute without parameters. */
const JigAttr *jig_llvm_enum_attr(JigContext *ctx, JigLlvmAttrId id, int64_t value);
const JigAttr *jig_llvm_unit_attr(JigContext *ctx, JigLlvmAttrId id);

/* Cases of enums. */
enum {
    JIG_LLVM_FAST_NNAN = 1,
    JIG_LLVM_FAST_NINF = 2,
    JIG_LLVM_FAST_NSZ = 4,
    JIG_LLVM_FAST_ARCP = 8,
    JIG_LLVM_FAST_CONTRACT = 16,
    JIG_LLVM_FAST_AFN = 32,
    JIG_LLVM_FAST_REASSOC = 64,
    JIG_LLVM_FAST_ALL = 127,
};
enum { JIG_GEP_INBOUNDS = 1, JIG_GEP_NUSW = 2, JIG_GEP_NUW = 4 }; /* "inbounds" is two of them */
typedef enum JigLlvmLinkage {
    JIG_LINKAGE_EXTERNAL,
    JIG_LINKAGE_AVAILABLE_EXTERNALLY,
    JIG_LINKAGE_LINKONCE,
    JIG_LINKAGE_LINKONCE_ODR,
    JIG_LINKAGE_WEAK,
    JIG_LINKAGE_WEAK_ODR,
    JIG_LINKAGE_APPENDING,
    JIG_LINKAGE_INTERNAL,
    JIG_LINKAGE_PRIVATE,
    JIG_LINKAGE_EXTERN_WEAK,
    JIG_LINKAGE_COMMON,
} JigLlvmLinkage;
typedef enum JigAsmDialect { JIG_ASM_ATT, JIG_ASM_INTEL } JigAsmDialect;
typedef enum JigLlvmTailCall {
    JIG_TAIL_CALL_NONE,
    JIG_TAIL_CALL_TAIL,
    JIG_TAIL_CALL_MUST,
    JIG_TAIL_CALL_NOT,
} JigLlvmTailCall;

/* ---- Classes of attributes ---- */
bool jig_llvm_is_di_node(const JigAttr *x);
bool jig_llvm_is_di_scope(const JigAttr *x);
bool jig_llvm_is_di_local_scope(const JigAttr *x);
bool jig_llvm_is_di_type(const JigAttr *x);
bool jig_llvm_is_di_variable(const JigAttr *x);
bool jig_llvm_is_tbaa_node(const JigAttr *x);

#endif
