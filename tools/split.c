/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "split.h"

#include "jig/asm.h"

#include <stdio.h>

/* The last characters of the marker may be missing: that is worth a warning. */
enum { TAIL = 2 };

static const char *find(const char *p, const char *end, JigStr what) {
    for (; (size_t)(end - p) >= what.len && (p = memchr(p, what.ptr[0], (size_t)(end - p))); p++)
        if ((size_t)(end - p) >= what.len && memcmp(p, what.ptr, what.len) == 0)
            return p;
    return NULL;
}

static void warn(JigStr text, const char *at, const char *name) {
    JigContext *ctx = jig_context_create();
    jig_source_add(ctx, jig_str(name), text, true, 1);
    unsigned line = 1, column = 1;
    for (const char *p = text.ptr; p < at; p++) {
        column = *p == '\n' ? 1 : column + 1;
        line += *p == '\n';
    }
    jig_warning(ctx, jig_loc_file(ctx, jig_str(name), line, column),
                "near miss with file split marker");
    jig_context_destroy(ctx);
}

void split_input(JigStr text, JigStr marker, const char *name, Chunks *out) {
    const char *end = text.ptr + text.len, *start = text.ptr, *scan = text.ptr;
    size_t tail = marker.len > TAIL ? TAIL : 0;
    JigStr head = {marker.ptr, marker.len - tail};
    const char *hit;
    while ((hit = find(scan, end, head))) {
        const char *rest = hit + head.len;
        scan = rest;
        /* What follows goes on to the next occurrence of the head or the end. */
        const char *next = find(rest, end, head);
        size_t room = (size_t)((next ? next : end) - rest);
        bool whole = room > tail && memcmp(rest, marker.ptr + head.len, tail) == 0;
        if (hit == start) {
            start = rest; /* an empty chunk swallows its marker's head */
        } else if (whole) {
            jig_vec_push(out, ((JigStr){start, (size_t)(hit - start)}));
            start = rest + tail;
        } else {
            warn(text, rest, name);
        }
    }
    if (start < end)
        jig_vec_push(out, ((JigStr){start, (size_t)(end - start)}));
}
