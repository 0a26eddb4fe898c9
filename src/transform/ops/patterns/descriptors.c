/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops that stand for something in a region of another: sets of patterns, type converters. */
#include "payload/lower/machine_list.h"
#include "transform/ops/ops_int.h"

const JigIfaceId jig_iface_patterns = {.name = "PatternDescriptorOpInterface"};
const JigIfaceId jig_iface_conversion_patterns = {.name = "ConversionPatternDescriptorOpInterface"};
const JigIfaceId jig_iface_type_converter = {.name = "TypeConverterBuilderOpInterface"};

JigOp *jig_transform_first_descriptor(const JigOp *op, size_t region) {
    JigBlock *body = jig_region_first(jig_op_region(op, region));
    return body ? jig_block_first(body) : NULL;
}

bool jig_transform_verify_descriptors(JigOp *op, size_t region, const char *what,
                                      const JigIfaceId *id) {
    for (JigOp *child = jig_transform_first_descriptor(op, region); child;
         child = jig_op_next(child)) {
        if (jig_op_iface(child, id))
            continue;
        jig_op_error(op, "expected %s to implement %s", what, id->name);
        jig_op_note(child, "op without interface");
        return false;
    }
    return true;
}

static void add_patterns_of(const JigOp *op, const JigPatternsIface *iface, JigPatternSet *set) {
    if (iface->patterns)
        jig_patterns_add_list(set, iface->patterns);
    if (iface->populate)
        iface->populate(op, set);
    JigStr name = jig_op_name_of(op), prefix = JIG_STR("transform.apply_patterns.");
    if (jig_str_starts_with(name, prefix.ptr))
        jig_lower_machines_join(jig_op_context(op),
                                (JigStr){name.ptr + prefix.len, name.len - prefix.len}, set);
}

JigPatternSet *jig_transform_described_patterns(const JigOp *op) {
    JigPatternSet *set = jig_patterns_create(jig_op_context(op));
    for (JigOp *child = jig_transform_first_descriptor(op, 0); child; child = jig_op_next(child)) {
        const JigPatternsIface *iface = jig_op_iface(child, &jig_iface_patterns);
        if (iface)
            add_patterns_of(child, iface, set);
    }
    return set;
}
