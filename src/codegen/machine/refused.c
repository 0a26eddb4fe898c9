/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What LLVM refuses of a text, and in which line of it.
 *
 * LLVM's reader says the line. Its verifier prints the instruction, the symbol or the metadata that
 * it complains about, as it would write it, with numbers of its own: an instruction is found by its
 * place among those of its function, the others by their name or text. Where it prints nothing the
 * first call is looked for without which it would not complain.
 */
#include "codegen/machine/module.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Support.h>

#include <stdlib.h>

/* ---- Lines ---- */

typedef struct Lines {
    JigStr rest;
    size_t number; /* of the line that was read last, from 1 on */
} Lines;

static bool next_line(Lines *l, JigStr *line) {
    if (!l->rest.len)
        return false;
    const char *end = memchr(l->rest.ptr, '\n', l->rest.len);
    size_t n = end ? (size_t)(end - l->rest.ptr) : l->rest.len, used = n + (end != NULL);
    *line = (JigStr){l->rest.ptr, n};
    l->rest = (JigStr){l->rest.ptr + used, l->rest.len - used};
    l->number++;
    return true;
}

static bool starts_with(JigStr line, const char *text) {
    size_t n = strlen(text);
    return line.len >= n && memcmp(line.ptr, text, n) == 0;
}

/* Where the text begins in the line; NULL: nowhere. */
static const char *find(JigStr line, JigStr text) {
    for (size_t i = 0; text.len && i + text.len <= line.len; i++)
        if (memcmp(line.ptr + i, text.ptr, text.len) == 0)
            return line.ptr + i;
    return NULL;
}

/* Of an instruction of several lines the first one. */
static bool is_instruction(JigStr line) {
    return starts_with(line, "  ") && line.len > 2 && !memchr(" ]#", line.ptr[2], 3);
}

/* ---- Places ---- */

/* The instruction with that number among those of the function with that number; 0 is the function
 * itself. */
static size_t line_of_instruction(JigStr text, size_t function, size_t instruction) {
    Lines l = {text, 0};
    size_t functions = 0, instructions = 0, at = 0;
    for (JigStr line; next_line(&l, &line);) {
        functions += starts_with(line, "define ");
        if (functions < function)
            continue;
        if (!at)
            at = l.number; /* of the function */
        if (functions > function || instructions == instruction)
            break;
        if (is_instruction(line) && ++instructions == instruction)
            at = l.number;
    }
    return at;
}

/* Its number among the function's; 0: it is none of them. */
static size_t number_of_instruction(LLVMValueRef function, JigStr wanted) {
    char *text = LLVMPrintValueToString(function);
    Lines l = {{text, strlen(text)}, 0};
    size_t n = 0, found = 0;
    for (JigStr line; !found && next_line(&l, &line);) {
        n += is_instruction(line);
        if (line.len == wanted.len && memcmp(line.ptr, wanted.ptr, line.len) == 0)
            found = n;
    }
    LLVMDisposeMessage(text);
    return found;
}

typedef struct Place {
    size_t function, instruction; /* numbers, from 1 on; 0: none */
} Place;

static size_t line_of_place(JigStr text, Place p) {
    return p.function ? line_of_instruction(text, p.function, p.instruction) : 0;
}

/* In a function that is broken; without the instruction, the first such function. */
static Place place_of(LLVMModuleRef m, JigStr instruction) {
    Place at = {0, 0};
    size_t n = 0;
    for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
        n += !LLVMIsDeclaration(f);
        if (LLVMIsDeclaration(f) || !LLVMVerifyFunction(f, LLVMReturnStatusAction))
            continue;
        size_t number = number_of_instruction(f, instruction);
        if (number)
            return (Place){n, number};
        at = at.function ? at : (Place){n, 0};
    }
    return at;
}

/* "@name" or "@\"name\"", the first that is there. */
static JigStr symbol_in(JigStr line) {
    const char *at = line.len ? memchr(line.ptr, '@', line.len) : NULL;
    size_t rest = at ? line.len - (size_t)(at - line.ptr) : 0, n = 1;
    if (rest < 2)
        return (JigStr){0};
    if (at[1] == '"') {
        const char *end = memchr(at + 2, '"', rest - 2);
        return (JigStr){at, end ? (size_t)(end + 1 - at) : rest};
    }
    while (n < rest && !memchr(" ,()=", at[n], 5))
        n++;
    return (JigStr){at, n};
}

/* Where it stands first in a line that defines or declares something. */
static size_t line_of_symbol(JigStr text, JigStr symbol) {
    Lines l = {text, 0};
    for (JigStr line; symbol.len && next_line(&l, &line);) {
        bool defines =
            starts_with(line, "@") || starts_with(line, "define ") || starts_with(line, "declare ");
        JigStr own = defines ? symbol_in(line) : (JigStr){0};
        if (own.len == symbol.len && memcmp(own.ptr, symbol.ptr, own.len) == 0)
            return l.number;
    }
    return 0;
}

/* Metadata, whose number may be another one here: "!7 = !{...}". */
static size_t line_with(JigStr text, JigStr node) {
    const char *is = find(node, (JigStr){" = ", 3});
    if (is)
        node = (JigStr){is + 3, node.len - (size_t)(is + 3 - node.ptr)};
    Lines l = {text, 0};
    for (JigStr line; next_line(&l, &line);)
        if (starts_with(line, "!") && find(line, node))
            return l.number;
    return 0;
}

/* By what stands behind the words: the first that has a place. 0: nothing. */
static size_t line_of_fault(LLVMModuleRef m, JigStr text, JigStr about) {
    Lines l = {about, 0};
    size_t found = 0;
    for (JigStr line; !found && next_line(&l, &line);) {
        if (is_instruction(line))
            found = line_of_place(text, place_of(m, line));
        if (!found)
            found = line_of_symbol(text, symbol_in(line));
        if (!found && starts_with(line, "!"))
            found = line_with(text, line);
    }
    return found;
}

/* ---- Calls that are not named ---- */

static LLVMValueRef function_at(LLVMModuleRef m, size_t number) {
    LLVMValueRef f = LLVMGetFirstFunction(m);
    for (; f; f = LLVMGetNextFunction(f))
        if (!LLVMIsDeclaration(f) && --number == 0)
            break;
    return f;
}

/* One that can be left out. */
static bool is_call(LLVMValueRef instruction) {
    return LLVMIsACallInst(instruction) &&
           LLVMGetTypeKind(LLVMTypeOf(instruction)) != LLVMTokenTypeKind;
}

static void erase(LLVMValueRef call) {
    LLVMTypeRef t = LLVMTypeOf(call);
    if (LLVMGetTypeKind(t) != LLVMVoidTypeKind)
        LLVMReplaceAllUsesWith(call, LLVMGetPoison(t));
    LLVMInstructionEraseFromParent(call);
}

/* Of the function its first calls alone. The number of the last one among the instructions. */
static size_t keep_calls(LLVMValueRef function, size_t kept) {
    size_t calls = 0, instructions = 0, last = 0;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            instructions++;
            if (!is_call(i))
                continue;
            if (++calls <= kept)
                last = instructions;
            else
                erase(i);
        }
    return last;
}

static bool is_broken_with(LLVMModuleRef m, size_t function, size_t kept, size_t *last) {
    LLVMModuleRef copy = LLVMCloneModule(m);
    LLVMValueRef f = function_at(copy, function);
    *last = keep_calls(f, kept);
    bool broken = LLVMVerifyFunction(f, LLVMReturnStatusAction);
    LLVMDisposeModule(copy);
    return broken;
}

/* Of some things about intrinsics the verifier does not say which call it means: it is the last one
 * of the shortest beginning that has it. */
static Place wrong_call(LLVMModuleRef m) {
    Place at = place_of(m, (JigStr){0});
    const size_t MOST = (size_t)1 << 32;
    size_t low = 0, high = 1, last;
    if (!at.function || is_broken_with(m, at.function, 0, &last))
        return at;
    while (high < MOST && !is_broken_with(m, at.function, high, &last)) {
        low = high;
        high *= 2;
    }
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (is_broken_with(m, at.function, middle, &last))
            high = middle;
        else
            low = middle;
    }
    (void)is_broken_with(m, at.function, high, &at.instruction);
    return at;
}

/* ---- Faults ---- */

/* "module:LINE:COLUMN: error: WORDS". */
static void report_reading(const char *message, JigMachineFault to) {
    static const char error[] = " error: ";
    const char *colon = strchr(message, ':'), *words = strstr(message, error);
    size_t line = colon ? strtoul(colon + 1, NULL, 10) : 0;
    words = words ? words + sizeof error - 1 : message;
    to.fn(to.user, line, words, strcspn(words, "\n"));
}

/* The function first, should LLVM die of what comes then. */
static void report_verifying(LLVMModuleRef m, JigStr text, const char *message,
                             JigMachineFault to) {
    size_t n = strcspn(message, "\n"), rest = strlen(message + n);
    JigStr about = {message + n + (rest != 0), rest - (rest != 0)};
    size_t line = line_of_fault(m, text, about);
    to.fn(to.user, line ? line : line_of_place(text, place_of(m, (JigStr){0})), message, n);
    if (!line)
        to.fn(to.user, line_of_place(text, wrong_call(m)), message, n);
}

static void ignore(LLVMDiagnosticInfoRef info, void *user) {
    (void)info, (void)user;
}

/* Else the reader verifies, and what is wrong with debug information it leaves out. */
static void keep_reader_from_verifying(void) {
    static const char *const words[] = {"", "-disable-auto-upgrade-debug-info"};
    LLVMParseCommandLineOptions(JIG_LEN(words), words, "");
}

bool module_check(JigStr ir, JigMachineFault to) {
    static bool told;
    if (!told)
        keep_reader_from_verifying();
    told = true;
    LLVMContextRef ctx = LLVMContextCreate();
    LLVMContextSetDiagnosticHandler(ctx, ignore, NULL);
    LLVMMemoryBufferRef text = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir.ptr, ir.len, "module");
    LLVMModuleRef m = NULL;
    char *message = NULL;
    bool ok = false;
    if (LLVMParseIRInContext(ctx, text, &m, &message))
        report_reading(message ? message : "unknown reason", to);
    else if (LLVMVerifyModule(m, LLVMReturnStatusAction, &message))
        report_verifying(m, ir, message, to);
    else
        ok = true;
    LLVMDisposeMessage(message);
    return ok;
}
