/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/npy.h"
#include "support/file.h"
#include "support/check.h"

#include <errno.h>
#include <stdio.h>

/* What numpy calls the elements; NULL: it has none such. Formats of 8 bits and less, and bf16, go
 * as their bits. */
static const char *descr_of(const JigType *t) {
    if (jig_type_is_index(t))
        return "<i8";
    switch (jig_type_kind(t)) {
    case JIG_TYPE_COMPLEX: {
        const JigType *part = jig_type_element(t);
        return !jig_type_is_float(part)               ? NULL
               : jig_type_float_kind(part) == JIG_F32 ? "<c8"
               : jig_type_float_kind(part) == JIG_F64 ? "<c16"
                                                      : NULL;
    }
    case JIG_TYPE_FLOAT:
        switch (jig_type_float_kind(t)) {
        case JIG_F16:
            return "<f2";
        case JIG_F32:
            return "<f4";
        case JIG_F64:
            return "<f8";
        case JIG_BF16:
            return "<u2";
        default:
            return jig_type_width(t) <= 8 ? "|u1" : NULL;
        }
    case JIG_TYPE_INTEGER: {
        bool is_unsigned = jig_type_sign(t) == JIG_UNSIGNED;
        switch (jig_type_width(t)) {
        case 1:
            return "|b1";
        case 8:
            return is_unsigned ? "|u1" : "|i1";
        case 16:
            return is_unsigned ? "<u2" : "<i2";
        case 32:
            return is_unsigned ? "<u4" : "<i4";
        case 64:
            return is_unsigned ? "<u8" : "<i8";
        default:
            return jig_type_width(t) < 8 ? "|u1" : NULL;
        }
    }
    default:
        return NULL;
    }
}

/* ---- Reading ---- */

static const char magic[6] = {(char)0x93, 'N', 'U', 'M', 'P', 'Y'};

/* The header's text and the data behind it. */
static bool split(JigStr file, JigStr *header, JigStr *data) {
    if (file.len < 12 || memcmp(file.ptr, magic, sizeof magic) != 0)
        return false;
    const uint8_t *p = (const uint8_t *)file.ptr;
    size_t at = p[6] == 1 ? 10 : 12;
    size_t n = p[6] == 1 ? p[8] | (size_t)p[9] << 8
                         : p[8] | (size_t)p[9] << 8 | (size_t)p[10] << 16 | (size_t)p[11] << 24;
    if (n > file.len - at)
        return false;
    *header = (JigStr){file.ptr + at, n};
    *data = (JigStr){file.ptr + at + n, file.len - at - n};
    return true;
}

/* What follows `key` in the header's dictionary. */
static JigStr entry(JigStr header, const char *key) {
    size_t n = strlen(key);
    for (size_t i = 0; i + n <= header.len; ++i) {
        if (memcmp(header.ptr + i, key, n) != 0)
            continue;
        for (i += n; i < header.len && (header.ptr[i] == ':' || header.ptr[i] == ' ');)
            ++i;
        return (JigStr){header.ptr + i, header.len - i};
    }
    return (JigStr){0};
}

/* Does "(4, 8)" list the sizes? */
static bool same_shape(JigStr s, const JigEvalShaped *to) {
    size_t d = 0, i = 1;
    if (!s.len || *s.ptr != '(')
        return false;
    for (; i < s.len && s.ptr[i] != ')'; ++i) {
        if (s.ptr[i] == ' ' || s.ptr[i] == ',')
            continue;
        int64_t n = 0;
        for (; i < s.len && s.ptr[i] >= '0' && s.ptr[i] <= '9'; ++i)
            if (__builtin_mul_overflow(n, 10, &n) || __builtin_add_overflow(n, s.ptr[i] - '0', &n))
                return false;
        if (d >= to->rank || n != to->sizes[d++])
            return false;
        --i;
        if (s.ptr[i] < '0' || s.ptr[i] > '9')
            return false;
    }
    return d == to->rank;
}

/* "text: what the file says", up to `end` and in what can be printed. */
static const char *unlike(JigArena *a, const char *text, JigStr says, char end) {
    enum { MOST = 64 };
    size_t n = 0;
    while (n < says.len && n < MOST && says.ptr[n] != end && says.ptr[n] >= ' ' &&
           says.ptr[n] <= '~')
        ++n;
    return jig_arena_printf(a, "%s: %.*s", text, (int)n, says.ptr).ptr;
}

static const char *fill(JigStr text, const JigType *element, JigEvalShaped *s, JigArena *a) {
    JigStr header, data;
    if (!split(text, &header, &data))
        return "this is no .npy file";
    const char *descr = descr_of(element);
    JigStr found = entry(header, "'descr'");
    if (!descr)
        return ".npy files have no such elements";
    if (found.len < strlen(descr) + 2 || memcmp(found.ptr + 1, descr, strlen(descr)) != 0 ||
        found.ptr[1 + strlen(descr)] != found.ptr[0])
        return unlike(a, "the elements of the file are of another type", found, ',');
    if (!jig_str_starts_with(entry(header, "'fortran_order'"), "False"))
        return "the file is not in C order";
    JigStr shape = entry(header, "'shape'");
    if (!same_shape(shape, s))
        return unlike(a, "the shape of the file is another one", shape, '}');
    if (data.len < s->buffer->size)
        return "the file is cut short";
    memcpy(s->buffer->data, data.ptr, s->buffer->size);
    return NULL;
}

bool jig_npy_read(const char *path, const JigType *element, JigEvalShaped *s, const char **why,
                  JigArena *a) {
    JigFile file;
    if (!jig_file_read(path, JIG_FILE_COPY, &file)) {
        *why = strerror(errno);
        return false;
    }
    *why = fill(file.text, element, s, a);
    jig_file_close(&file);
    return !*why;
}

/* ---- Writing ---- */

static JigStr header_of(const JigEvalShaped *s, const char *descr, JigArena *a) {
    JigStr shape = {0};
    for (size_t i = 0; s && i < s->rank; ++i)
        shape = jig_arena_printf(a, "%.*s%s%lld", JIG_FMT(shape), i ? ", " : "",
                                 (long long)s->sizes[i]);
    JigStr text =
        jig_arena_printf(a, "{'descr': '%s', 'fortran_order': False, 'shape': (%.*s%s), }", descr,
                         JIG_FMT(shape), s && s->rank == 1 ? "," : "");
    size_t pad = 63 - (10 + text.len) % 64;
    return jig_arena_printf(a, "%.*s%*s\n", JIG_FMT(text), (int)pad, "");
}

static const char *write_file(const char *path, JigStr header, const void *data, size_t size) {
    JigOutput out;
    if (!jig_output_open(&out, path))
        return strerror(errno);
    uint8_t head[10] = {0, 0, 0, 0, 0, 0, 1, 0, (uint8_t)header.len, (uint8_t)(header.len >> 8)};
    memcpy(head, magic, sizeof magic);
    jig_output_write(&out, (const char *)head, sizeof head);
    jig_output_write(&out, header.ptr, header.len);
    jig_output_write(&out, data, size);
    return jig_output_close(&out, true) ? NULL : strerror(errno);
}

bool jig_eval_write_npy(JigEval *e, const JigType *type, const JigEvalValue *v, const char *path,
                        JigStr *why, JigArena *a) {
    JIG_REQUIRE(e && type && v && path && a);
    const JigType *element = jig_type_is_shaped(type) ? jig_type_element(type) : type;
    const char *descr = descr_of(element), *problem = NULL;
    uint8_t bytes[32] = {0};
    if (!descr || v->tag == JIG_EVAL_POISON || v->tag == JIG_EVAL_NONE) {
        *why = descr ? JIG_STR("the value is poison") : JIG_STR(".npy files have no such elements");
        return false;
    }
    if (v->tag != JIG_EVAL_SHAPED) {
        JigElem elem = jig_eval_elem_of(e, type);
        JigNum n;
        jig_eval_num_of_value(&elem, v, &n);
        jig_eval_num_to_bytes(&elem, &n, bytes);
        problem = write_file(path, header_of(NULL, descr, a), bytes, elem.size);
    } else {
        JigEvalShaped *s = v->shaped->buffer->freed
                               ? NULL
                               : jig_eval_shaped_copy(e, jig_loc_unknown(e->ctx), v->shaped);
        if (!s || jig_eval_buffer_state(s->buffer, 0, s->buffer->size) != JIG_EVAL_VALUE)
            problem = "the value is poison in parts";
        else
            problem = write_file(path, header_of(s, descr, a), s->buffer->data, s->buffer->size);
        if (s)
            jig_eval_shaped_release(s);
    }
    *why = problem ? jig_arena_str(a, jig_str(problem)) : (JigStr){0};
    return !problem;
}
