/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_libraries.h"

#include "jig/op.h"
#include "support/file.h"

#include <dirent.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- Paths ---- */

/* "/a/./b/../c" as "/a/c", as editors call it: links are not looked at. */
static JigStr clean(JigStr path, JigArena *a) {
    char *out = jig_arena_alloc(a, path.len + 1);
    size_t n = 0;
    for (JigStr rest = path; rest.len;) {
        rest = jig_str_from(rest, 1); /* the slash */
        size_t len = jig_str_find(rest, JIG_STR("/"));
        JigStr part = {rest.ptr, len};
        rest = jig_str_from(rest, len);
        if (jig_str_is(part, "..")) {
            while (n && out[--n] != '/') {
            }
        } else if (len && !jig_str_is(part, ".")) {
            out[n++] = '/';
            memcpy(out + n, part.ptr, len);
            n += len;
        }
    }
    out[n] = 0;
    return (JigStr){out, n};
}

/* From a folder on, unless it is told from the root on. */
static JigStr path_in(JigStr folder, JigStr told, JigArena *a) {
    if (!told.len || memchr(told.ptr, 0, told.len))
        return (JigStr){0};
    if (told.ptr[0] != '/')
        told = jig_arena_printf(a, "%.*s/%.*s", JIG_FMT(folder), JIG_FMT(told));
    return told.ptr[0] == '/' ? clean(told, a) : told;
}

JigStr path_from(const Document *d, JigStr told, JigArena *a) {
    size_t folder = d->path.len;
    while (folder && d->path.ptr[folder - 1] != '/')
        --folder;
    return path_in((JigStr){d->path.ptr, folder ? folder - 1 : 0}, told, a);
}

void library_paths(const Server *s, const Document *d, JigArena *a, StrList *out) {
    size_t line = 0;
    for (JigStr told; (told = text_told(&d->text, "// library:", &line)).ptr;) {
        JigStr path = path_from(d, told, a);
        if (path.len)
            jig_vec_push(out, path);
    }
    char here[PATH_MAX];
    bool has_here = getcwd(here, sizeof here) != NULL;
    for (size_t i = 0; has_here && s->libraries && i < s->libraries->len; ++i)
        jig_vec_push(out, path_in(jig_str(here), s->libraries->data[i], a));
}

static int is_text(const struct dirent *entry) {
    return jig_str_ends_with(jig_str(entry->d_name), ".mlir");
}

/* Names in a folder. False: it is none. */
static bool read_folder(const char *path, JigArena *a, StrList *out) {
    struct dirent **entries;
    int n = scandir(path, &entries, is_text, alphasort);
    for (int i = 0; i < n; ++i) {
        jig_vec_push(out, jig_arena_str(a, jig_str(entries[i]->d_name)));
        free(entries[i]);
    }
    if (n >= 0)
        free((void *)entries);
    return n >= 0;
}

/* The files of a folder, or the file itself. */
static void add_files(JigStr path, JigArena *a, StrList *out) {
    size_t first = out->len;
    if (!read_folder(path.ptr, a, out))
        jig_vec_push(out, path);
    else
        for (size_t i = first; i < out->len; ++i)
            out->data[i] = jig_arena_printf(a, "%.*s/%.*s", JIG_FMT(path), JIG_FMT(out->data[i]));
}

void files_beside(const Document *d, JigArena *a, StrList *out) {
    JigStr folder = path_from(d, JIG_STR("."), a);
    StrList all = {0};
    if (folder.len && folder.ptr[0] == '/')
        (void)read_folder(folder.ptr, a, &all);
    for (size_t i = 0; i < all.len; ++i)
        if (!jig_str_eq(path_from(d, all.data[i], a), d->path))
            jig_vec_push(out, all.data[i]);
    jig_vec_free(&all);
}

/* ---- Documents ---- */

static Document *with_path(Document *list, JigStr path) {
    for (Document *d = list; d; d = d->next)
        if (jig_str_eq(d->path, path))
            return d;
    return NULL;
}

/* As it is stored now; NULL: it can't be read. */
static Document *stored(Server *s, JigStr path, JigArena *a) {
    struct stat now;
    JigFile file;
    Document *d = with_path(s->files, path);
    if (stat(path.ptr, &now) != 0 || !S_ISREG(now.st_mode))
        return NULL;
    bool is_same = d && d->stamp.tv_sec == now.st_mtim.tv_sec &&
                   d->stamp.tv_nsec == now.st_mtim.tv_nsec &&
                   d->text.bytes.len == (size_t)now.st_size;
    if (is_same)
        return d;
    if (!jig_file_read(path.ptr, JIG_FILE_COPY, &file))
        return NULL;
    if (!d)
        d = document_add(&s->files, document_uri(path, a), path);
    document_set(d, file.text);
    d->stamp = now.st_mtim;
    jig_file_close(&file);
    return d;
}

static void add(Documents *out, Document *d) {
    for (size_t i = 0; d && i < out->len; ++i)
        if (out->data[i] == d)
            return;
    if (d)
        jig_vec_push(out, d);
}

void libraries_of(Server *s, const Document *d, Documents *out) {
    JigArena *a = jig_arena_create();
    StrList told = {0}, files = {0};
    library_paths(s, d, a, &told);
    for (size_t i = 0; i < told.len; ++i)
        add_files(told.data[i], a, &files);
    for (size_t i = 0; i < files.len; ++i) {
        Document *open = with_path(s->documents, files.data[i]);
        Document *library = open ? open : stored(s, files.data[i], a);
        if (library != d)
            add(out, library);
    }
    jig_vec_free(&told);
    jig_vec_free(&files);
    jig_arena_destroy(a);
}

void library_family(Server *s, Document *d, Documents *out) {
    add(out, d);
    libraries_of(s, d, out);
    for (Document *other = s->documents; other; other = other->next) {
        Documents libraries = {0};
        libraries_of(s, other, &libraries);
        for (size_t i = 0; i < libraries.len; ++i)
            if (libraries.data[i] == d)
                add(out, other);
        jig_vec_free(&libraries);
    }
}

/* ---- Sequences ---- */

JigOp *sequence_named(const Reading *r, JigStr name) {
    for (size_t i = 0; i < r->map.ordered.len; ++i) {
        const JigOp *op = r->map.ordered.data[i]->op;
        if (jig_op_has_name(op, "transform.named_sequence") &&
            jig_str_eq(jig_symbol_name(op), name))
            return (JigOp *)op;
    }
    return NULL;
}

bool sequence_is_declared(const JigOp *op) {
    return jig_op_has_name(op, "transform.named_sequence") &&
           !jig_region_first(jig_op_region(op, 0));
}

JigOp *library_definition(Server *s, const Document *d, JigStr name, Document **where) {
    Documents libraries = {0};
    JigOp *found = NULL;
    libraries_of(s, d, &libraries);
    for (size_t i = 0; i < libraries.len && !found; ++i) {
        *where = libraries.data[i];
        found = sequence_named(document_reading(s, *where), name);
        if (found && sequence_is_declared(found))
            found = NULL;
    }
    jig_vec_free(&libraries);
    return found;
}
