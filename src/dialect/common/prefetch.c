/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/prefetch.h"
#include "jig/ops/memref.h"

bool jig_prefetch_parse_hint(JigParser *p, JigPrefetchHint *out) {
    JIG_CHECK(jig_parse_token(p, ",") && jig_parse_any_keyword(p, &out->mode) &&
              jig_parse_token(p, ","));
    JIG_CHECK(jig_parse_keyword(p, "locality") && jig_parse_token(p, "<"));
    JigSpot spot = jig_parse_spot(p);
    out->locality = jig_parse_attr(p, jig_type_i(jig_parser_context(p), 32));
    if (out->locality && !jig_attr_is_int(out->locality))
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    return out->locality && jig_parse_token(p, ">") && jig_parse_token(p, ",") &&
           jig_parse_any_keyword(p, &out->cache);
}

bool jig_prefetch_add_hint(JigOpState *s, JigParser *p, const JigPrefetchHint *hint) {
    JigContext *ctx = jig_parser_context(p);
    bool write = jig_str_is(hint->mode, "write"), data = jig_str_is(hint->cache, "data");
    if (!write && !jig_str_is(hint->mode, "read"))
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "rw specifier has to be 'read' or 'write'");
    if (!data && !jig_str_is(hint->cache, "instr"))
        return jig_parse_error(p, jig_parse_name_spot(p), "cache type has to be 'data' or 'instr'");
    jig_state_add_attr(s, p, "localityHint", hint->locality);
    jig_state_add_attr(s, p, "isWrite", jig_attr_bool(ctx, write));
    jig_state_add_attr(s, p, "isDataCache", jig_attr_bool(ctx, data));
    return true;
}

void jig_prefetch_print_hint(JigPrinter *p, const JigOp *op) {
    jig_print(p, jig_memref_prefetch_is_write(op) ? ", write, locality<" : ", read, locality<");
    const JigAttr *locality = jig_memref_prefetch_locality_hint_attr(op);
    jig_print_int(p, jig_attr_is_int(locality) ? jig_attr_int_value(locality) : 0);
    jig_print(p, jig_memref_prefetch_is_data_cache(op) ? ">, data" : ">, instr");
}
