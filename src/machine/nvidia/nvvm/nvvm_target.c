/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Machines that modules are compiled for, and which of them ops need. */
#include "dialect/common/chip.h"
#include "dialect/gpu/gpu.h"
#include "machine/nvidia/nvvm/nvvm_int.h"

#include <ctype.h>

/* ---- What ops need ---- */

const JigIfaceId jig_iface_nvvm_machines = {.name = "RequiresSMInterface"};

#define SINCE(NAME, ACCELERATED, ...)                                                              \
    static const JigNvvmMachines machines_##NAME = {ACCELERATED, {__VA_ARGS__}};                   \
    const JigIface jig_nvvm_since_##NAME[] = {{&jig_iface_nvvm_machines, &machines_##NAME}, {0}};
SINCE(30, false, 30)
SINCE(80, false, 80)
SINCE(90, false, 90)
SINCE(100, false, 100)
SINCE(90a, true, 90)
SINCE(100_101a, true, 100, 101)
SINCE(100_103a, true, 100, 103)
SINCE(100_110a, true, 100, 110)
SINCE(100_101_103a, true, 100, 101, 103)

/* ---- #nvvm.target ---- */

enum { LEVEL, TRIPLE, CHIP, FEATURES, FLAGS, LINK, VERIFIES };
enum { OLDEST_MACHINE = 20, MOST_DIGITS = 6 };

bool jig_nvvm_verify_target_params(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                   size_t n) {
    (void)n;
    JigMachineParams m = {.level = params[LEVEL],
                          .triple = params[TRIPLE],
                          .chip = params[CHIP],
                          .link = params[LINK]};
    return jig_chip_verify(ctx, loc, &m) && jig_chip_verify_link(ctx, loc, &m);
}

typedef struct Machine {
    JigStr chip; /* sm_90a */
    int version;
    bool accelerated;
} Machine;

static Machine machine_of(const JigAttr *target) {
    const JigAttr *chip = jig_attr_param(target, CHIP);
    Machine m = {.chip = chip ? jig_attr_string_value(chip) : JIG_STR("sm_50")};
    enum { PREFIX = 3 };
    for (size_t i = PREFIX; i < m.chip.len && i < PREFIX + MOST_DIGITS; i++) {
        if (!isdigit((unsigned char)m.chip.ptr[i]))
            break;
        m.version = m.version * 10 + (m.chip.ptr[i] - '0');
    }
    m.accelerated = m.chip.len && m.chip.ptr[m.chip.len - 1] == 'a';
    return m;
}

static bool suffices(const Machine *m, const JigNvvmMachines *needed) {
    if (!needed->accelerated)
        return m->version >= needed->versions[0];
    for (size_t i = 0; m->accelerated && i < JIG_NVVM_MOST_MACHINES; i++)
        if (m->version && m->version == needed->versions[i])
            return true;
    return false;
}

static JigWalk check_op(JigOp *op, void *user) {
    const Machine *m = user;
    const JigNvvmMachines *needed = jig_op_iface(op, &jig_iface_nvvm_machines);
    if (!needed || suffices(m, needed))
        return JIG_WALK_ADVANCE;
    (void)jig_op_error(op, "is not supported on %.*s", JIG_FMT(m->chip));
    return JIG_WALK_INTERRUPT;
}

static bool verify_for(const JigAttr *target, JigOp *module) {
    const JigAttr *verifies = jig_attr_param(target, VERIFIES);
    if (verifies && !jig_attr_bool_value(verifies))
        return true;
    Machine m = machine_of(target);
    if (m.version < OLDEST_MACHINE)
        return jig_error(jig_op_context(module), jig_op_loc(module),
                         "Minimum NVVM target SM version is sm_20");
    return jig_walk_post(module, check_op, &m) != JIG_WALK_INTERRUPT;
}

static const JigGpuTargetIface target_iface = {.verify = verify_for};
const JigIface jig_nvvm_target_ifaces[] = {{&jig_iface_gpu_target, &target_iface}, {0}};
