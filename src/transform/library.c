/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The library of a context: paths become files, files modules, and those are
 * merged, in order, into one module that lives as long as the context.
 */
#include "transform/library.h"

#include "ir/journal.h"
#include "jig/asm.h"
#include "jig/ops/builtin.h"
#include "support/file.h"
#include "support/heap.h"
#include "transform/merge.h"
#include "transform/argument_marks.h"
#include "support/check.h"

#include <dirent.h>
#include <errno.h>
#include <sys/stat.h>

/* ---- Paths to files ---- */

typedef JIG_VEC(JigStr) Paths;

/* A path as a whole is at no line. */
static JigLoc loc_of(JigContext *ctx, JigStr path) {
    return jig_loc_file(ctx, path, 0, 0);
}

static bool is_script(const char *folder, const struct dirent *entry, JigArena *a, JigStr *path) {
    JigStr name = jig_str(entry->d_name), dir = jig_str(folder);
    if (!jig_str_ends_with(name, ".mlir"))
        return false;
    const char *slash = jig_str_ends_with(dir, "/") ? "" : "/";
    *path = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(dir), slash, JIG_FMT(name));
    struct stat st = {0};
    int failed = stat(path->ptr, &st);
    /* A link to what cannot be read is reported when it is opened; a pipe is not waited for. */
    if (entry->d_type == DT_LNK)
        return !S_ISFIFO(st.st_mode);
    return entry->d_type != DT_DIR && !failed && S_ISREG(st.st_mode);
}

static void close_folder(void *dir, size_t size) {
    (void)size;
    closedir(dir);
}

/* In the order in which the system lists them, as the reference takes them. */
static bool list_folder(JigContext *ctx, JigStr path, JigArena *a, Paths *files) {
    DIR *dir = opendir(path.ptr);
    if (!dir)
        return jig_error(ctx, loc_of(ctx, path), "error while opening files in '%.*s': %s",
                         JIG_FMT(path), strerror(errno));
    struct JigHeld *held = jig_heap_hold(NULL, close_folder, dir, 0);
    JigStr file;
    for (struct dirent *entry; (entry = readdir(dir));)
        if (is_script(path.ptr, entry, a, &file))
            jig_vec_push(files, file);
    jig_heap_let_go(held);
    return true;
}

static bool list_files(JigContext *ctx, const JigStr *paths, size_t n, JigArena *a, Paths *files) {
    for (size_t i = 0; i < n; ++i) {
        JigStr path = jig_arena_str(a, paths[i]);
        struct stat st;
        bool found = stat(path.ptr, &st) == 0;
        if (found && S_ISREG(st.st_mode))
            jig_vec_push(files, path);
        else if (found && S_ISDIR(st.st_mode))
            JIG_CHECK(list_folder(ctx, path, a, files));
        else
            return jig_error(ctx, loc_of(ctx, path), "'%.*s' is neither a file nor a directory",
                             JIG_FMT(path));
    }
    return true;
}

/* ---- Files to modules ---- */

static JigOp *parse_file(JigContext *ctx, JigStr path) {
    JigFile file;
    if (!jig_file_read(path.ptr, JIG_FILE_COPY, &file)) {
        jig_error(ctx, loc_of(ctx, path),
                  "failed to open transform file: cannot open input file '%.*s': %s", JIG_FMT(path),
                  strerror(errno));
        return NULL;
    }
    JigOp *module = jig_parse_module(ctx, file.text, path, true);
    jig_file_close(&file);
    /* The reference verifies it once more, which shows in its warnings only. */
    if (module)
        jig_marks_repeat_warnings(module, 1);
    return module;
}

typedef JIG_VEC(JigOp *) Modules;

static bool parse_files(JigContext *ctx, const Paths *files, Modules *modules) {
    for (size_t i = 0; i < files->len; ++i) {
        JigOp *module = parse_file(ctx, files->data[i]);
        if (!module)
            return false;
        jig_vec_push(modules, module);
    }
    return true;
}

/* An empty module for named sequences. */
static JigOp *new_module(JigContext *ctx, const char *name, const char *where) {
    JigNamedAttr attrs[] = {
        {jig_ident(ctx, JIG_STR("sym_name")), jig_attr_string(ctx, jig_str(name))},
        {jig_ident(ctx, JIG_STR("transform.with_named_sequence")), jig_attr_unit(ctx)}};
    JigOpState state = {.loc = jig_loc_file(ctx, jig_str(where), 0, 0),
                        .name = jig_op_name(ctx, JIG_STR("builtin.module")),
                        .attrs = jig_attr_dict(ctx, attrs, JIG_LEN(attrs)),
                        .num_regions = 1};
    JigOp *module = jig_op_create(&state);
    jig_region_insert(jig_builtin_module_body_region(module), NULL, jig_block_create(ctx));
    return module;
}

static bool merge_one(JigOp *whole, JigOp *module) {
    JigContext *ctx = jig_op_context(whole);
    JigLoc loc = jig_op_loc(module);
    return jig_merge_symbols(whole, module) ||
           jig_error(ctx, loc, "failed to merge symbols into shared library module");
}

/* All files as one module; NULL after a diagnostic. */
static JigOp *assemble(JigContext *ctx, const Paths *files) {
    Modules modules = {0};
    bool ok = parse_files(ctx, files, &modules);
    JigOp *whole = new_module(ctx, "__transform", "<shared-library-module>");
    for (size_t i = 0; i < modules.len; ++i)
        if (!ok)
            jig_op_destroy(modules.data[i]);
        else
            ok = merge_one(whole, modules.data[i]);
    jig_vec_free(&modules);
    if (ok)
        return whole;
    jig_op_destroy(whole);
    return NULL;
}

/* ---- The context's library ---- */

typedef struct Library {
    JigOp *module;           /* or NULL: its ops go with the context */
    JIG_VEC(JigOpRef) given; /* tables that got its definitions */
} Library;

static void free_library(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_vec_free(&((Library *)slot)->given);
}

static const JigContextKey library_key = {sizeof(Library), free_library};

static Library *library_of(JigContext *ctx) {
    return jig_context_slot(ctx, &library_key);
}

JigOp *jig_library_of(JigContext *ctx) {
    return library_of(ctx)->module;
}

static bool was_given(const Library *l, const JigOp *table) {
    for (size_t i = 0; i < l->given.len; ++i)
        if (l->given.data[i].op == table && jig_op_ref_holds(&l->given.data[i]))
            return true;
    return false;
}

/* In the place of one that is gone, where there is such. */
static void note_given(Library *l, JigOp *table) {
    for (size_t i = 0; i < l->given.len; ++i)
        if (!jig_op_ref_holds(&l->given.data[i])) {
            l->given.data[i] = jig_op_ref(table);
            return;
        }
    jig_vec_push(&l->given, jig_op_ref(table));
}

static bool preload(JigContext *ctx, const JigStr *paths, size_t n) {
    JigArena *a = jig_arena_create();
    Paths files = {0};
    JigOp *more = list_files(ctx, paths, n, a, &files) ? assemble(ctx, &files) : NULL;
    jig_vec_free(&files);
    jig_arena_destroy(a);
    if (!more)
        return false;
    JigOp **library = &library_of(ctx)->module;
    if (!*library)
        *library = new_module(ctx, "__transform_library", "<transform-dialect-library-module>");
    return jig_merge_symbols(*library, more);
}

/* The library outlives the step that loads it, whatever becomes of that. */
typedef struct Preloading {
    JigContext *ctx;
    const JigStr *paths;
    size_t n;
    bool ok;
} Preloading;

static void preload_unjournalled(void *user) {
    Preloading *p = user;
    bool was = jig_journal_pause(p->ctx);
    p->ok = preload(p->ctx, p->paths, p->n);
    jig_journal_resume(p->ctx, was);
}

bool jig_library_preload(JigContext *ctx, const JigStr *paths, size_t n) {
    JIG_REQUIRE(ctx);
    Preloading p = {.ctx = ctx, .paths = paths, .n = n};
    return jig_context_recovers(ctx, preload_unjournalled, &p) && p.ok;
}

/* What the table has from the library already, as after a run before: the same name from the same
 * place. */
static void drop_known(JigOp *more, JigOp *table) {
    JigContext *ctx = jig_op_context(table);
    for (JigOp *op = jig_block_first(jig_op_body(more)), *next; op; op = next) {
        next = jig_op_next(op);
        const JigOp *own =
            jig_op_is_symbol(op) ? jig_symbol_lookup_in(table, jig_symbol_name(op)) : NULL;
        if (own && jig_op_body(own) && jig_loc_eq(ctx, jig_op_loc(own), jig_op_loc(op)))
            jig_op_destroy(op);
    }
}

JigOp *jig_library_link(JigOp *entry, JigOp *payload, bool again) {
    JigContext *ctx = jig_op_context(entry);
    JigOp *library = jig_library_of(ctx), *table = jig_nearest_symbol_table(entry);
    if (library && jig_op_is_ancestor(library, entry))
        return entry;
    if (!library) {
        /* The reference merges an empty one, which shows in its warnings only. */
        jig_marks_repeat_warnings(table, 2);
        return entry;
    }
    JigOpRef ref = jig_op_ref(entry);
    const JigAttr *name = jig_attr_flat_symbol(ctx, jig_symbol_name(entry));
    JigOp *more = jig_op_clone(library, NULL);
    if (again && was_given(library_of(ctx), table))
        drop_known(more, table);
    else if (again)
        note_given(library_of(ctx), table);
    if (!jig_merge_symbols(table, more)) {
        jig_op_emit_error(payload, "failed to merge symbols");
        return NULL;
    }
    return jig_op_ref_holds(&ref) ? entry : jig_symbol_lookup_ref_in(table, name);
}
