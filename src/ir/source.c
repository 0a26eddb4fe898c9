/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/source.h"

#include "jig/asm.h"
#include "support/file.h"

void jig_source_add(JigContext *ctx, JigStr name, JigStr text, bool keep, unsigned first_line) {
    JigSource source = {.first_line = first_line, .owned = !keep, .text = text};
    source.name = jig_arena_str(&ctx->perm, name);
    if (!keep) {
        char *copy = jig_malloc(text.len + 1);
        if (text.len)
            memcpy(copy, text.ptr, text.len);
        copy[text.len] = 0;
        source.text.ptr = copy;
    }
    jig_vec_push(&ctx->sources, source);
}

void jig_source_is_mapped(JigContext *ctx) {
    jig_vec_last(&ctx->sources).mapped = true;
}

void jig_source_drop_last(JigContext *ctx) {
    JigSource *s = &jig_vec_last(&ctx->sources);
    free(s->lines);
    if (s->owned)
        free((char *)s->text.ptr);
    ctx->sources.len--;
}

void jig_sources_free(JigContext *ctx) {
    for (size_t i = 0; i < ctx->sources.len; i++) {
        JigSource *s = &ctx->sources.data[i];
        free(s->lines);
        if (s->owned)
            free((char *)s->text.ptr);
    }
    jig_vec_free(&ctx->sources);
}

/* A file that nobody registered but a location names. What cannot be read is
 * remembered as a source without text. */
static void load(JigContext *ctx, JigStr name) {
    JigSource source = {.first_line = 1, .owned = true};
    source.name = jig_arena_str(&ctx->perm, name);
    JigFile file;
    if (memchr(name.ptr, 0, name.len) == NULL && jig_file_is_regular(source.name.ptr) &&
        jig_file_read(source.name.ptr, JIG_FILE_COPY, &file))
        source.text = file.text;
    jig_vec_push(&ctx->sources, source);
}

static JigSource *find(JigContext *ctx, JigStr name) {
    for (size_t i = 0; i < ctx->sources.len; i++)
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
