/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Registers that say between what numbers they are. */
#include "machine/nvidia/nvvm/nvvm_int.h"
#include "support/arena.h"

enum { FROM, TO, WORD = 64 };

static bool refuse_range(JigOp *op, uint32_t width) {
    JigArena a;
    jig_arena_init(&a);
    enum { DECIMAL = 10 };
    JigStr most = jig_int_to_str(jig_int_umax_of(width, &a), DECIMAL, false, &a);
    (void)jig_op_error(op,
                       "invalid range attribute: Lower == Upper, but they aren't min (0) or max "
                       "(%.*s) value! This is an invalid constant range.",
                       JIG_FMT(most));
    jig_arena_free(&a);
    return false;
}

bool jig_nvvm_verify_range(JigOp *op) {
    const JigAttr *range = jig_nvvm_range_attr(op);
    if (!range || jig_attr_param(range, FROM) != jig_attr_param(range, TO))
        return true;
    JigInt same = jig_attr_big_int_value(jig_attr_param(range, FROM));
    return jig_int_is_zero(same) || jig_int_is_all_ones(same) || refuse_range(op, same.width);
}

/* From a number on, up to another one, around the end if need be. */
static JigIntRange register_range(const JigOp *op, const JigIntRange *operands) {
    (void)operands;
    uint32_t width = jig_int_range_width(jig_op_result_type(op, 0));
    const JigAttr *range = jig_nvvm_range_attr(op);
    JigIntRange full = jig_int_range_full(width);
    if (!range || jig_type_width(jig_attr_type(jig_attr_param(range, FROM))) != width)
        return full;
    uint64_t mask = width < WORD ? (UINT64_C(1) << width) - 1 : UINT64_MAX;
    uint64_t from = (uint64_t)jig_attr_int_value(jig_attr_param(range, FROM)) & mask;
    uint64_t to = (uint64_t)jig_attr_int_value(jig_attr_param(range, TO)) & mask;
    return from < to ? jig_int_range_unsigned(width, from, to - 1) : full;
}
static const JigIntRangeIface ranges = {.result = register_range};
const JigIface jig_nvvm_range_ifaces[] = {{&jig_iface_int_range, &ranges}, {0}};

static const JigNvvmMachines hopper = {.versions = {90}};
const JigIface jig_nvvm_range_ifaces_since_90[] = {
    {&jig_iface_int_range, &ranges}, {&jig_iface_nvvm_machines, &hopper}, {0}};
