/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/device.h"

#include "codegen/ir_machines.h"
#include "jig/asm.h"
#include "payload/lower/machine_list.h"
#include "support/arena.h"

const JigDeviceRow *jig_run_device_row(const JigAttr *target) {
    const JigMachine *machine = jig_lower_machine_of_target(target);
    return machine && machine->ir ? machine->ir->device : NULL;
}

static const char *text_of(const JigAttr *target, uint32_t param, JigArena *a) {
    return jig_arena_str(a, jig_attr_string_value(jig_attr_param(target, param))).ptr;
}

static const char *const *links_of(const JigAttr *list, JigArena *a) {
    size_t n = list ? jig_attr_array_len(list) : 0;
    const char **paths = JIG_NEW_ARRAY(a, const char *, n + 1);
    size_t num = 0;
    for (size_t i = 0; i < n; ++i)
        if (jig_attr_is_string(jig_attr_array_at(list, i)))
            paths[num++] = jig_arena_str(a, jig_attr_string_value(jig_attr_array_at(list, i))).ptr;
    paths[num] = NULL;
    return paths;
}

JigCodeOptions jig_run_device_options(const JigDeviceRow *row, const JigAttr *target, JigArena *a) {
    return (JigCodeOptions){
        .triple = text_of(target, row->triple, a),
        .cpu = text_of(target, row->chip, a),
        .features = text_of(target, row->features, a),
        .level = (uint32_t)jig_attr_int_value(jig_attr_param(target, row->level)),
        .libraries = links_of(jig_attr_param(target, row->link), a),
    };
}
