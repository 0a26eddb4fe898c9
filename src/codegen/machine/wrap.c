/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions as they are called from outside. No C function type is ever made up: a wrapper that is
 * built as IR loads each argument from where a packed pointer says, calls, and stores the result,
 * so that both sides of every call are LLVM's.
 */
#include "codegen/machine/module.h"

#include <llvm-c/Core.h>

#include <stdio.h>
#include <stdlib.h>

/* What the callee says of its parameters (byval, zeroext, ...) is part of how it is called. */
static void copy_attributes(LLVMValueRef from, LLVMValueRef call, unsigned num_params) {
    LLVMAttributeRef *attributes = NULL;
    for (unsigned i = 0; i <= num_params; ++i) {
        unsigned n = LLVMGetAttributeCountAtIndex(from, i);
        LLVMAttributeRef *more = realloc(attributes, (n + 1) * sizeof *attributes);
        if (!more)
            break;
        attributes = more;
        LLVMGetAttributesAtIndex(from, i, attributes);
        for (unsigned k = 0; k < n; ++k)
            LLVMAddCallSiteAttribute(call, i, attributes[k]);
    }
    free(attributes);
}

/* Pointer i of the packed ones. */
static LLVMValueRef load_pointer(LLVMBuilderRef b, LLVMTypeRef pointer, LLVMValueRef packed,
                                 unsigned i) {
    LLVMContextRef ctx = LLVMGetTypeContext(pointer);
    LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(ctx), i, false);
    return LLVMBuildLoad2(b, pointer, LLVMBuildGEP2(b, pointer, packed, &index, 1, ""), "");
}

static LLVMValueRef start_function(Module *m, const char *name, bool takes_pointer,
                                   LLVMBuilderRef b) {
    LLVMTypeRef pointer = LLVMPointerTypeInContext(m->ctx, 0);
    LLVMTypeRef type =
        LLVMFunctionType(LLVMVoidTypeInContext(m->ctx), &pointer, takes_pointer, false);
    LLVMValueRef f = LLVMAddFunction(m->module, name, type);
    LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(m->ctx, f, ""));
    return f;
}

/* What is inlined into a function without lines has none. */
static void keep_apart(Module *m, LLVMValueRef call) {
    static const char name[] = "noinline";
    unsigned kind = LLVMGetEnumAttributeKindForName(name, sizeof name - 1);
    LLVMAddCallSiteAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                             LLVMCreateEnumAttribute(m->ctx, kind, 0));
}

static void add_wrapper(Module *m, LLVMValueRef callee, const char *name, LLVMBuilderRef b) {
    LLVMTypeRef type = LLVMGlobalGetValueType(callee), result = LLVMGetReturnType(type);
    LLVMTypeRef pointer = LLVMPointerTypeInContext(m->ctx, 0);
    unsigned n = LLVMCountParamTypes(type);
    LLVMTypeRef *types = calloc(n + 1, sizeof *types);
    LLVMValueRef *args = calloc(n + 1, sizeof *args);
    LLVMValueRef packed = LLVMGetParam(start_function(m, name, true, b), 0);
    if (types && args) {
        LLVMGetParamTypes(type, types);
        for (unsigned i = 0; i < n; ++i)
            args[i] = LLVMBuildLoad2(b, types[i], load_pointer(b, pointer, packed, i), "");
        LLVMValueRef call = LLVMBuildCall2(b, type, callee, args, n, "");
        LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(callee));
        copy_attributes(callee, call, n);
        if (m->lines)
            keep_apart(m, call);
        if (LLVMGetTypeKind(result) != LLVMVoidTypeKind)
            LLVMBuildStore(b, call, load_pointer(b, pointer, packed, n));
    }
    LLVMBuildRetVoid(b);
    free(types);
    free(args);
}

/* Of what no memory has a form, nothing can be handed over. */
static bool is_in_memory(LLVMTypeRef t) {
    switch (LLVMGetTypeKind(t)) {
    case LLVMVoidTypeKind:
    case LLVMLabelTypeKind:
    case LLVMMetadataTypeKind:
    case LLVMTokenTypeKind:
    case LLVMX86_AMXTypeKind:
    case LLVMFunctionTypeKind:
        return false;
    default:
        return true;
    }
}

/* `is_named`: somebody wants to call it, whoever can see it. */
static bool is_callable(LLVMValueRef f, bool is_named) {
    LLVMTypeRef type = LLVMGlobalGetValueType(f), result = LLVMGetReturnType(type);
    LLVMLinkage linkage = LLVMGetLinkage(f);
    bool hidden = linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage;
    if (LLVMIsDeclaration(f) || (hidden && !is_named) || LLVMIsFunctionVarArg(type))
        return false;
    unsigned n = LLVMCountParamTypes(type);
    LLVMTypeRef *types = calloc(n + 1, sizeof *types);
    if (!types)
        return false;
    LLVMGetParamTypes(type, types);
    bool ok = LLVMGetTypeKind(result) == LLVMVoidTypeKind || is_in_memory(result);
    for (unsigned i = 0; i < n && ok; ++i)
        ok = is_in_memory(types[i]);
    free(types);
    return ok;
}

/* ---- What runs first ---- */

typedef struct Starter {
    unsigned long long priority;
    unsigned place;
    LLVMValueRef function;
} Starter;

static int by_priority(const void *x, const void *y) {
    const Starter *a = x, *b = y;
    if (a->priority != b->priority)
        return a->priority < b->priority ? -1 : 1;
    return a->place < b->place ? -1 : a->place > b->place;
}

/* Those of llvm.global_ctors, in their order. */
static Starter *list_starters(Module *m, unsigned *n) {
    LLVMValueRef global = LLVMGetNamedGlobal(m->module, "llvm.global_ctors");
    LLVMValueRef list = global ? LLVMGetInitializer(global) : NULL;
    *n = 0;
    if (!list || !LLVMIsAConstantArray(list))
        return NULL;
    unsigned count = LLVMGetArrayLength2(LLVMTypeOf(list));
    Starter *found = calloc(count + 1, sizeof *found);
    for (unsigned i = 0; found && i < count; ++i) {
        LLVMValueRef item = LLVMGetOperand(list, i);
        if (!LLVMIsAConstantStruct(item) || LLVMIsNull(LLVMGetOperand(item, 1)))
            continue;
        found[(*n)++] = (Starter){LLVMConstIntGetZExtValue(LLVMGetOperand(item, 0)), i,
                                  LLVMGetOperand(item, 1)};
    }
    if (found)
        qsort(found, *n, sizeof *found, by_priority);
    return found;
}

static void add_starter(Module *m, LLVMBuilderRef b) {
    unsigned n;
    Starter *starters = list_starters(m, &n);
    start_function(m, STARTER, false, b);
    LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(m->ctx), NULL, 0, false);
    for (unsigned i = 0; i < n; ++i)
        LLVMBuildCall2(b, type, starters[i].function, NULL, 0, "");
    LLVMBuildRetVoid(b);
    free(starters);
    LLVMValueRef global = LLVMGetNamedGlobal(m->module, "llvm.global_ctors");
    if (global)
        LLVMDeleteGlobal(global);
}

/* ---- All of a module ---- */

/* Bytes of the parameters and the result. */
static uint64_t *sizes_of(Module *m, LLVMTypeRef type) {
    LLVMTargetDataRef data = LLVMGetModuleDataLayout(m->module);
    LLVMTypeRef result = LLVMGetReturnType(type);
    unsigned n = LLVMCountParamTypes(type);
    uint64_t *sizes = calloc(n + 1, sizeof *sizes);
    LLVMTypeRef *types = calloc(n + 1, sizeof *types);
    if (sizes && types) {
        LLVMGetParamTypes(type, types);
        for (unsigned i = 0; i < n; ++i)
            sizes[i] = LLVMABISizeOfType(data, types[i]);
        sizes[n] =
            LLVMGetTypeKind(result) == LLVMVoidTypeKind ? 0 : LLVMABISizeOfType(data, result);
    }
    free(types);
    return sizes;
}

static bool remember(Module *m, WrappedList *list, LLVMValueRef f, const char *name, size_t len) {
    if ((list->n & (list->n - 1)) == 0) {
        size_t cap = list->n ? 2 * list->n : 1;
        Wrapped *more = realloc(list->items, cap * sizeof *more);
        if (!more)
            return false;
        list->items = more;
    }
    LLVMTypeRef type = LLVMGlobalGetValueType(f);
    char *text = LLVMPrintTypeToString(type);
    Wrapped *w = &list->items[list->n++];
    *w = (Wrapped){strndup(name, len), strdup(text), sizes_of(m, type)};
    LLVMDisposeMessage(text);
    return w->name && w->type && w->sizes;
}

static bool wrap_one(Module *m, LLVMValueRef f, LLVMBuilderRef b, WrappedList *out) {
    size_t len;
    const char *name = LLVMGetValueName2(f, &len);
    if (!len || !remember(m, out, f, name, len))
        return false;
    char *wrapper = malloc(len + sizeof WRAPPER_PREFIX);
    if (!wrapper)
        return false;
    snprintf(wrapper, len + sizeof WRAPPER_PREFIX, WRAPPER_PREFIX "%s",
             out->items[out->n - 1].name);
    bool taken = LLVMGetNamedFunction(m->module, wrapper);
    if (taken)
        module_say(m->say, "the name '%s' is taken", wrapper);
    else
        add_wrapper(m, f, wrapper, b);
    free(wrapper);
    return !taken;
}

bool module_wrap_functions(Module *m, const char *entry, WrappedList *out) {
    LLVMBuilderRef b = LLVMCreateBuilderInContext(m->ctx);
    LLVMValueRef next =
        entry ? LLVMGetNamedFunction(m->module, entry) : LLVMGetFirstFunction(m->module);
    LLVMValueRef last = LLVMGetLastFunction(m->module); /* wrappers come behind it */
    bool ok = true;
    for (LLVMValueRef f = next; f && ok; f = next) {
        next = entry || f == last ? NULL : LLVMGetNextFunction(f);
        if (is_callable(f, entry))
            ok = wrap_one(m, f, b, out);
    }
    add_starter(m, b);
    LLVMDisposeBuilder(b);
    return ok;
}

void module_wrapped_free(WrappedList *list) {
    for (size_t i = 0; i < list->n; ++i) {
        free(list->items[i].name);
        free(list->items[i].type);
        free(list->items[i].sizes);
    }
    free(list->items);
}
