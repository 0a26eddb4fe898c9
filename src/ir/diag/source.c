/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/diag/source.h"

#include "jig/asm.h"
#include "support/file.h"
#include "support/check.h"

static void release(JigSource *s) {
    jig_free(s->lines);
    if (s->owned)
        jig_free((char *)s->text.ptr);
}

/* Locations know a source by its name only, so that of several with one name the last one is
 * quoted: those before it go, or a process that reads a file again and again would keep each text.
 */
static void drop_named(JigContext *ctx, JigStr name) {
    size_t kept = 0;
    for (size_t i = 0; i < ctx->sources.len; i++) {
        JigSource *s = &ctx->sources.data[i];
        if (s->readers || !jig_str_eq(s->name, name)) {
            ctx->sources.data[kept++] = *s;
            continue;
        }
        jig_diag_flush(ctx); /* what waits to be shown may quote it */
        release(s);
    }
    ctx->sources.len = kept;
}

void jig_source_add(JigContext *ctx, JigStr name, JigStr text, bool keep, unsigned first_line) {
    JIG_REQUIRE(ctx);
    JigSource source = {.first_line = first_line, .owned = !keep, .text = text};
    source.name = jig_ident_str(jig_ident(ctx, name));
    if (!keep) {
        char *copy = jig_malloc(text.len + 1);
        if (text.len)
            memcpy(copy, text.ptr, text.len);
        copy[text.len] = 0;
        source.text.ptr = copy;
    }
    drop_named(ctx, source.name); /* `text` may be a part of what goes */
    jig_vec_push(&ctx->sources, source);
}

JigSource *jig_source_of(JigContext *ctx, JigStr text) {
    JIG_REQUIRE(ctx);
    for (size_t i = ctx->sources.len; i-- > 0;) {
        JigSource *s = &ctx->sources.data[i];
        if (s->text.ptr && text.ptr >= s->text.ptr &&
            text.ptr + text.len <= s->text.ptr + s->text.len)
            return s;
    }
    return NULL;
}

void jig_source_is_mapped(JigContext *ctx) {
    JIG_REQUIRE(ctx && ctx->sources.len);
    jig_vec_last(&ctx->sources).mapped = true;
}

void jig_source_drop_last(JigContext *ctx) {
    JIG_REQUIRE(ctx && ctx->sources.len);
    release(&jig_vec_last(&ctx->sources));
    ctx->sources.len--;
}

void jig_source_free_all(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    for (size_t i = 0; i < ctx->sources.len; i++)
        release(&ctx->sources.data[i]);
    jig_vec_free(&ctx->sources);
}

/* A file that nobody registered but a location names. What cannot be read is
 * remembered as a source without text. */
static void load(JigContext *ctx, JigStr name) {
    JigSource source = {.first_line = 1, .owned = true};
    source.name = jig_ident_str(jig_ident(ctx, name));
    JigFile file;
    if (memchr(name.ptr, 0, name.len) == NULL && jig_file_is_regular(source.name.ptr) &&
        jig_file_read(source.name.ptr, JIG_FILE_COPY, &file))
        source.text = file.text;
    jig_vec_push(&ctx->sources, source);
}

static JigSource *find(JigContext *ctx, JigStr name) {
    for (size_t i = ctx->sources.len; i-- > 0;)
        if (jig_str_eq(ctx->sources.data[i].name, name))
            return &ctx->sources.data[i];
    return NULL;
}

static void index_lines(JigSource *s) {
    if (s->lines)
        return;
    JIG_VEC(uint32_t) lines = {0};
    jig_vec_push(&lines, 0);
    const char *end = s->text.ptr + s->text.len;
    for (const char *p = s->text.ptr; (p = memchr(p, '\n', (size_t)(end - p)));) {
        p++;
        if ((size_t)(p - s->text.ptr) > UINT32_MAX)
            break;
        jig_vec_push(&lines, (uint32_t)(p - s->text.ptr));
    }
    s->lines = lines.data;
    s->num_lines = lines.len;
}

bool jig_source_line(JigContext *ctx, JigStr file, unsigned line, unsigned column, JigStr *out) {
    if (!line || !column || !file.len)
        return false;
    JigSource *s = find(ctx, file);
    if (!s) {
        load(ctx, file);
        s = &jig_vec_last(&ctx->sources);
    }
    if (!s->text.ptr || s->hidden || line < s->first_line)
        return false;
    index_lines(s);
    if (line - s->first_line >= s->num_lines)
        return false;
    size_t start = s->lines[line - s->first_line], end = start;
    while (end < s->text.len && s->text.ptr[end] != '\n' && s->text.ptr[end] != '\r')
        end++;
    *out = (JigStr){s->text.ptr + start, end - start};
    return column - 1 <= out->len;
}
