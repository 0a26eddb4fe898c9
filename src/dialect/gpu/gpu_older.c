/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What former releases had in the vector dialect. */
#include "asm/older.h"
#include "dialect/gpu/gpu_int.h"

static bool parse_warp_yield(JigParser *p, JigOpState *s);

const JigOlderText jig_gpu_older[] = {
    {"vector.warp_execute_on_lane_0", .op = "gpu.warp_execute_on_lane_0", .until = "19",
     .what = "it is gpu.warp_execute_on_lane_0"},
    {"vector.yield", .op = "gpu.yield", .parse = parse_warp_yield, .named = JIG_OLDER_FIRST,
     .until = "19", .what = "it is gpu.yield here"},
    {0}};

/* The end of such a body; in others, vector.yield is today's. */
static bool parse_warp_yield(JigParser *p, JigOpState *s) {
    if (!jig_older_is_within(p, "vector.warp_execute_on_lane_0"))
        return jig_parse_error(p, jig_parse_spot(p), "ends no vector.warp_execute_on_lane_0");
    JigUnresolved *operands;
    const JigType **types = NULL;
    size_t n, num_types = 0;
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_attr_dict(p, s));
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &operands, &n));
    JIG_CHECK(jig_parse_optional_colon_type_list(p, &types, &num_types));
    return jig_resolve_operands_typed(p, s, operands, n, types, num_types, spot);
}
