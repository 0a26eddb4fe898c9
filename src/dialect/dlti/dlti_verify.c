/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Keys of lists of entries. */
#include "dialect/dlti/dlti_int.h"
#include "support/map.h"

/* Each key once; strings not empty; types where they are allowed. */
static bool verify_keys(JigContext *ctx, JigLoc loc, const JigAttr *entries, bool types) {
    JigPtrMap seen = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < jig_attr_array_len(entries); i++) {
        const JigAttr *key = jig_dlti_key(jig_attr_array_at(entries, i));
        if (jig_attr_is_type(key) && !types)
            ok = jig_error(ctx, loc, "type as DLTI key is not allowed");
        else if (jig_attr_is_string(key) && !jig_attr_string_value(key).len)
            ok = jig_error(ctx, loc, "empty string as DLTI key is not allowed");
        else if (!jig_ptrset_add(&seen, (void *)key))
            ok = jig_error(ctx, loc, "repeated DLTI key: %s", jig_msg_attr(key));
    }
    jig_ptrmap_free(&seen);
    return ok;
}

bool jig_dlti_verify_keys(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    return verify_keys(ctx, loc, params[0], true);
}

bool jig_dlti_verify_device(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    if (!jig_attr_array_len(params[0]))
        return jig_error(ctx, loc, "no DLTI entries provided");
    return verify_keys(ctx, loc, params[0], false);
}

static bool verify_device_entry(JigContext *ctx, JigLoc loc, const JigAttr *entry,
                                JigPtrMap *seen) {
    const JigAttr *key = jig_dlti_key(entry);
    if (!jig_attr_is_string(key))
        return jig_error(ctx, loc, "non-string key of DLTI system spec");
    if (!jig_attr_is(jig_dlti_value(entry), JIG_DLTI_ATTR(DEVICE)))
        return jig_error(ctx, loc, "value associated with key %s is not a DLTI device spec",
                         jig_msg_attr(key));
    if (!jig_ptrset_add(seen, (void *)key))
        return jig_error(ctx, loc, "repeated device ID in dlti.target_system_spec: %s",
                         jig_msg_attr(key));
    return true;
}

bool jig_dlti_verify_system(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    if (!jig_attr_array_len(params[0]))
        return jig_error(ctx, loc, "no DLTI entries provided");
    JigPtrMap seen = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < jig_attr_array_len(params[0]); i++)
        ok = verify_device_entry(ctx, loc, jig_attr_array_at(params[0], i), &seen);
    jig_ptrmap_free(&seen);
    return ok;
}
