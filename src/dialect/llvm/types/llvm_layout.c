/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What #dlti.dl_spec may say of the dialect's types: numbers of bits. */
#include "dialect/llvm/llvm_int.h"

/* Of pointers: size, alignment that the ABI asks for, preferred alignment, size of an index. Of
 * structures: the two alignments. */
enum { PTR_SIZE, PTR_ABI, PTR_PREFERRED };
enum { STRUCT_ABI, STRUCT_PREFERRED };

/* How many integers it holds; 0: it is nothing of the kind. */
static int64_t num_integers(const JigAttr *value) {
    bool is_dense =
        jig_attr_is_dense(value) && jig_type_is_any_integer(jig_type_element(jig_attr_type(value)));
    return is_dense ? jig_type_num_elements(jig_attr_type(value)) : 0;
}
static bool is_of_i64(const JigAttr *value) {
    return jig_type_is_integer(jig_type_element(jig_attr_type(value)), 64);
}
static uint64_t number(const JigAttr *value, int64_t i) {
    return (uint64_t)jig_attr_dense_int(value, i);
}

static bool verify_order(JigContext *ctx, JigLoc loc, uint64_t abi, uint64_t preferred) {
    return abi <= preferred || jig_error(ctx, loc,
                                         "preferred alignment is expected to be at least as large "
                                         "as ABI alignment");
}

/* ---- Pointers ---- */

static bool verify_ptr(JigContext *ctx, JigLoc loc, const JigType *t, const JigAttr *value) {
    int64_t n = num_integers(value);
    if (n != 3 && n != 4)
        return jig_error(ctx, loc,
                         "expected layout attribute for %s to be a dense integer elements "
                         "attribute with 3 or 4 elements",
                         jig_msg_type(t));
    if (!is_of_i64(value))
        return jig_error(ctx, loc, "expected i64 parameters for %s", jig_msg_type(t));
    return verify_order(ctx, loc, number(value, PTR_ABI), number(value, PTR_PREFERRED));
}

enum { DEFAULT_SIZE = 64, DEFAULT_ABI = 8 };

/* What is said of a space may not be said again; of another one, only what holds by default. */
static bool combine_ptrs(const JigType *outer, const JigAttr *outer_value, const JigType *t,
                         const JigAttr *value) {
    (void)outer_value;
    uint64_t abi = number(value, PTR_ABI);
    return outer != t && number(value, PTR_SIZE) == DEFAULT_SIZE && abi && DEFAULT_ABI % abi == 0;
}

const JigLayoutTypeIface jig_llvm_ptr_layout = {
    .verify = verify_ptr, .combines = combine_ptrs, .bits = DEFAULT_SIZE};

/* ---- Structures: one entry for all of them, by the name of the empty one ---- */

static bool verify_struct(JigContext *ctx, JigLoc loc, const JigType *t, const JigAttr *value) {
    int64_t n = num_integers(value);
    if (n != 1 && n != 2)
        return jig_error(ctx, loc,
                         "expected layout attribute for %s to be a dense integer elements "
                         "attribute of 1 or 2 elements",
                         jig_msg_type(t));
    if (!is_of_i64(value))
        return jig_error(ctx, loc, "expected i64 entries for %s", jig_msg_type(t));
    if (jig_llvm_struct_is_named(t) || jig_llvm_struct_len(t))
        return jig_error(ctx, loc, "unexpected layout attribute for struct %s", jig_msg_type(t));
    return n == 1 ||
           verify_order(ctx, loc, number(value, STRUCT_ABI), number(value, STRUCT_PREFERRED));
}

/* An inner layout may ask for less. */
static bool combine_structs(const JigType *outer, const JigAttr *outer_value, const JigType *t,
                            const JigAttr *value) {
    (void)outer, (void)t;
    uint64_t abi = number(value, STRUCT_ABI);
    return abi && number(outer_value, STRUCT_ABI) % abi == 0;
}

const JigLayoutTypeIface jig_llvm_struct_layout = {.verify = verify_struct,
                                                   .combines = combine_structs};
const JigLayoutTypeIface jig_llvm_any_layout = {0};
