/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Libraries of LLVM IR, such as those that vendors of GPUs have for functions of math. They come in
 * whole, what nobody refers to goes again: the C interface cannot link by need.
 */
#include "codegen/machine/module.h"

#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Linker.h>
#include <llvm-c/Transforms/PassBuilder.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* A library that says nothing of its machine is of the module's. */
static void fit(const Module *m, LLVMModuleRef library) {
    if (!*LLVMGetDataLayoutStr(library))
        LLVMSetDataLayout(library, LLVMGetDataLayoutStr(m->module));
    if (!*LLVMGetTarget(library))
        LLVMSetTarget(library, LLVMGetTarget(m->module));
}

static char *realloc_or_free(char *text, size_t size) {
    char *larger = realloc(text, size);
    if (!larger)
        free(text);
    return larger;
}

static bool cannot_read(const Module *m, const char *path, const char *why) {
    module_say(m->say, "cannot read '%s': %s", path, why);
    return false;
}

/* Of what has no size, a pipe or a device, which may have no end. On the heap. */
static bool read_unsized(const Module *m, const char *path, char **text, size_t *len) {
    enum { MOST = 64 << 20 };
    FILE *file = fopen(path, "rb");
    size_t cap = 1 << 16, n = 1;
    *text = malloc(cap);
    for (*len = 0; file && *text && n && *len <= MOST; *len += n) {
        if (*len == cap && !(*text = realloc_or_free(*text, cap *= 2)))
            break;
        n = fread(*text + *len, 1, cap - *len, file);
    }
    int error = !file || ferror(file) ? errno : !*text ? ENOMEM : *len > MOST ? EFBIG : 0;
    if (file)
        fclose(file);
    return !error || cannot_read(m, path, strerror(error));
}

/* False after a complaint. */
static bool read_text(const Module *m, const char *path, LLVMMemoryBufferRef *text) {
    char *message = NULL, *all = NULL;
    size_t len;
    struct stat st;
    if (stat(path, &st) != 0 || S_ISREG(st.st_mode) || S_ISDIR(st.st_mode)) {
        if (!LLVMCreateMemoryBufferWithContentsOfFile(path, text, &message))
            return true;
        cannot_read(m, path, message);
        LLVMDisposeMessage(message);
        return false;
    }
    bool ok = read_unsized(m, path, &all, &len);
    if (ok)
        *text = LLVMCreateMemoryBufferWithMemoryRangeCopy(all, len, path);
    free(all);
    return ok;
}

/* NULL after complaints. */
static LLVMModuleRef read_library(Module *m, const char *path) {
    LLVMMemoryBufferRef text = NULL;
    LLVMModuleRef library = NULL;
    char *message = NULL;
    if (!read_text(m, path, &text))
        return NULL;
    if (LLVMParseIRInContext(m->ctx, text, &library, &message)) {
        module_say(m->say, "'%s' is neither LLVM IR nor bitcode: %s", path, message);
        LLVMDisposeMessage(message);
        return NULL;
    }
    fit(m, library);
    return library;
}

/* ---- What is the library's ---- */

typedef struct Names {
    char **items;
    size_t n, cap;
} Names;

static void add_name(Names *names, const char *name) {
    if (names->n == names->cap) {
        size_t cap = names->cap ? 2 * names->cap : 64;
        char **items = realloc(names->items, cap * sizeof *items);
        if (!items)
            return;
        names->items = items;
        names->cap = cap;
    }
    char *copy = strdup(name);
    if (copy)
        names->items[names->n++] = copy;
}

static void free_names(Names *names) {
    for (size_t i = 0; i < names->n; ++i)
        free(names->items[i]);
    free(names->items);
}

static LLVMValueRef find(LLVMModuleRef module, const char *name) {
    LLVMValueRef function = LLVMGetNamedFunction(module, name);
    return function ? function : LLVMGetNamedGlobal(module, name);
}

/* Names of what the library defines for others and the module does not. What both define is the
 * module's. */
static void list_definition(const Module *m, LLVMValueRef value, Names *names) {
    size_t len;
    const char *name = LLVMGetValueName2(value, &len);
    LLVMLinkage linkage = LLVMGetLinkage(value);
    if (LLVMIsDeclaration(value) || linkage == LLVMInternalLinkage ||
        linkage == LLVMPrivateLinkage || strncmp(name, "llvm.", 5) == 0)
        return;
    LLVMValueRef own = find(m->module, name);
    if (own && !LLVMIsDeclaration(own))
        LLVMSetLinkage(value, LLVMLinkOnceODRLinkage);
    else
        add_name(names, name);
}

static void list_definitions(const Module *m, LLVMModuleRef library, Names *names) {
    for (LLVMValueRef f = LLVMGetFirstFunction(library); f; f = LLVMGetNextFunction(f))
        list_definition(m, f, names);
    for (LLVMValueRef g = LLVMGetFirstGlobal(library); g; g = LLVMGetNextGlobal(g))
        list_definition(m, g, names);
}

static void hide(const Module *m, const Names *names) {
    for (size_t i = 0; i < names->n; ++i) {
        LLVMValueRef value = find(m->module, names->items[i]);
        if (value && !LLVMIsDeclaration(value)) {
            LLVMSetVisibility(value,
                              LLVMDefaultVisibility); /* which alone internal ones may have */
            LLVMSetLinkage(value, LLVMInternalLinkage);
        }
    }
}

/* ---- Linking ---- */

static bool link_one(Module *m, const char *path, Names *names) {
    LLVMModuleRef library = read_library(m, path);
    if (!library)
        return false;
    list_definitions(m, library, names);
    if (!LLVMLinkModules2(m->module, library)) /* which takes the library */
        return true;
    if (!m->failed)
        module_say(m->say, "cannot link with '%s'", path);
    return false;
}

static bool drop_unused(Module *m) {
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef error = LLVMRunPasses(m->module, "globaldce", m->machine, options);
    LLVMDisposePassBuilderOptions(options);
    LLVMConsumeError(error);
    return !m->failed;
}

bool module_link(Module *m, const char *const *paths) {
    Names names = {0};
    bool ok = true;
    for (size_t i = 0; ok && paths && paths[i]; ++i)
        ok = link_one(m, paths[i], &names);
    if (ok && paths && *paths) {
        hide(m, &names);
        ok = drop_unused(m);
    }
    free_names(&names);
    return ok;
}
