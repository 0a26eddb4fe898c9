/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The whole module: the order of its parts. */
#include "codegen/ir_machines.h"
#include "codegen/trust.h"
#include "dialect/gpu/gpu.h"
#include "ir/context.h"
#include "support/check.h"

static bool is_written_elsewhere(const JigOp *op) {
    static const int ids[] = {
        JIG_LLVM_FUNC,   JIG_LLVM_MLIR_GLOBAL,       JIG_LLVM_MLIR_ALIAS,       JIG_LLVM_MLIR_IFUNC,
        JIG_LLVM_COMDAT, JIG_LLVM_MLIR_GLOBAL_CTORS, JIG_LLVM_MLIR_GLOBAL_DTORS};
    for (size_t i = 0; i < JIG_LEN(ids); i++)
        if (jig_op_is(op, &jig_llvm_ops[ids[i]]))
            return true;
    return jig_op_is(op, JIG_GPU(MODULE)) || jig_op_is(op, JIG_GPU(BINARY));
}

/* Part `i` of "arch-vendor-system-environment"; empty: it has none. */
static JigStr part_of_triple(JigStr triple, int i) {
    for (; i > 0; i--) {
        const char *dash = triple.len ? memchr(triple.ptr, '-', triple.len) : NULL;
        if (!dash)
            return (JigStr){0};
        triple = (JigStr){dash + 1, triple.len - (size_t)(dash + 1 - triple.ptr)};
    }
    return triple;
}

static bool starts_with(JigStr s, const char *with) {
    return s.len >= strlen(with) && !memcmp(s.ptr, with, strlen(with));
}

/* There debuggers read another format. */
static bool is_for_msvc(const JigIr *ir) {
    const JigAttr *x = jig_op_attr(ir->module, "llvm.target_triple");
    JigStr triple = x && jig_attr_is_string(x) ? jig_attr_string_value(x) : (JigStr){0};
    return starts_with(part_of_triple(triple, 2), "windows") &&
           starts_with(part_of_triple(triple, 3), "msvc");
}

/* Unless the module has it. */
static void add_flag(JigIr *ir, const char *key, int value) {
    size_t len = strlen(key);
    for (size_t i = 0; i + len <= ir->metadata.len; i++)
        if (memcmp(ir->metadata.data + i, key, len) == 0)
            return;
    jig_codegen_name(ir, "llvm.module.flags",
                     jig_codegen_nodef(ir, "!{i32 2, %s, i32 %d}", key, value));
}

/* Flags that every module has; those of the module itself come first. */
static void add_default_flags(JigIr *ir) {
    add_flag(ir, "!\"Debug Info Version\"", 3);
    if (is_for_msvc(ir))
        add_flag(ir, "!\"CodeView\"", 1);
}

static void put_named(JigIr *ir) {
    for (size_t i = 0; i < ir->named.len; i++) {
        const JigIrNamed *named = &ir->named.data[i];
        jig_codegen_putf(ir, "!%s = !{", named->name);
        for (size_t k = 0; k < named->nodes.len; k++)
            jig_codegen_putf(ir, "%s!%u", k ? ", " : "", named->nodes.data[k]);
        jig_codegen_put(ir, "}\n");
    }
}

/* Numbers of subprograms come first. */
static void look_at_ops(JigIr *ir) {
    for (JigOp *op = jig_block_first(jig_op_body(ir->module)); op; op = jig_op_next(op)) {
        bool is_function = jig_op_is(op, JIG_LLVM(FUNC));
        const JigAttr *subprogram = is_function ? jig_codegen_subprogram(ir, jig_op_loc(op)) : NULL;
        ir->at = op;
        if (subprogram)
            jig_codegen_di(ir, subprogram);
        if (!is_function)
            jig_codegen_check_machine_attrs(ir, op);
    }
    ir->at = NULL;
}

static void put_module(JigIr *ir) {
    JigCharVec *out = ir->out, body = {0}, globals = {0};
    jig_codegen_put_module_attrs(ir);
    jig_codegen_debug_begin(ir);
    jig_codegen_note_addresses(ir);
    look_at_ops(ir);
    ir->out = &globals;
    jig_codegen_put_globals(ir);
    jig_codegen_put_module_metadata(ir);
    JigOp *first = jig_block_first(jig_op_body(ir->module));
    for (JigOp *op = first; op && !ir->failed; op = jig_op_next(op)) {
        ir->at = op;
        if (!is_written_elsewhere(op) && !jig_codegen_put_module_op(ir, op))
            jig_codegen_fail_unknown(ir, op);
    }
    ir->at = NULL;
    add_default_flags(ir);
    ir->out = &body;
    for (JigOp *op = first; op && !ir->failed; op = jig_op_next(op))
        if (jig_op_is(op, JIG_LLVM(FUNC)))
            jig_codegen_put_function(ir, op);
    jig_codegen_debug_end(ir);
    ir->out = out;
    jig_codegen_put_str(ir, (JigStr){ir->unnamed.data, ir->unnamed.len});
    jig_codegen_put_structs(ir);
    jig_codegen_put_str(ir, (JigStr){globals.data, globals.len});
    jig_codegen_put_str(ir, (JigStr){ir->late_globals.data, ir->late_globals.len});
    jig_codegen_put_str(ir, (JigStr){body.data, body.len});
    jig_codegen_put_str(ir, (JigStr){ir->declarations.data, ir->declarations.len});
    jig_codegen_put(ir, "\n");
    put_named(ir);
    jig_codegen_put_str(ir, (JigStr){ir->metadata.data, ir->metadata.len});
    jig_vec_free(&globals);
    jig_vec_free(&body);
}

static void free_all(JigIr *ir) {
    jig_ptrmap_free(&ir->structs);
    jig_ptrmap_free(&ir->finite);
    jig_ptrmap_free(&ir->sized);
    jig_ptrmap_free(&ir->scalable);
    jig_ptrmap_free(&ir->nodes);
    jig_ptrmap_free(&ir->values);
    jig_ptrmap_free(&ir->blocks);
    jig_strmap_free(&ir->declared);
    jig_strmap_free(&ir->addressed);
    jig_vec_free(&ir->pending_structs);
    jig_vec_free(&ir->declarations);
    jig_vec_free(&ir->late_globals);
    jig_vec_free(&ir->allocas);
    jig_vec_free(&ir->unnamed);
    jig_strmap_free(&ir->kernels);
    jig_vec_free(&ir->metadata);
    for (size_t i = 0; i < ir->named.len; i++)
        jig_vec_free(&ir->named.data[i].nodes);
    jig_vec_free(&ir->named);
    jig_strmap_free(&ir->places);
    jig_vec_free(&ir->marked);
    jig_arena_destroy(ir->arena);
}

static void write_text(JigIr *ir) {
    const JigOp *module = ir->module;
    if (jig_op_num_regions(module) != 1 || !jig_op_is_symbol_table(module) || !jig_op_body(module))
        jig_codegen_fail(ir, module, "is no module to be translated to LLVM IR");
    else
        put_module(ir);
}

static JigIr new_ir(const JigOp *module, bool for_code, JigCharVec *text) {
    JigContext *ctx = jig_op_context(module);
    JigArena *a = jig_arena_create();
    return (JigIr){.ctx = ctx,
                   .module = (JigOp *)module,
                   .arena = a,
                   .machines = jig_codegen_machines(ctx, a),
                   .out = text,
                   .for_code = for_code};
}

static bool write_module(const JigOp *module, bool for_code, JigWriteFn write, void *user) {
    JigCharVec text = {0};
    JigIr ir = new_ir(module, for_code, &text);
    write_text(&ir);
    if (!ir.failed)
        write(user, text.data, text.len);
    jig_vec_free(&text);
    free_all(&ir);
    return !ir.failed;
}

typedef struct Writing {
    const JigOp *module;
    bool for_code;
    JigWriteFn write;
    void *user;
    bool ok;
} Writing;

static void write_whole(void *user) {
    Writing *w = user;
    w->ok = write_module(w->module, w->for_code, w->write, w->user);
}

static bool write_ir(Writing w) {
    return jig_context_recovers(jig_op_context(w.module), write_whole, &w) && w.ok;
}

bool jig_llvm_ir_write(const JigOp *module, JigWriteFn write, void *user) {
    JIG_REQUIRE(module && write);
    return write_ir((Writing){.module = module, .write = write, .user = user});
}
bool jig_llvm_ir_write_for_code(const JigOp *module, JigWriteFn write, void *user) {
    JIG_REQUIRE(module && write);
    return write_ir((Writing){.module = module, .for_code = true, .write = write, .user = user});
}

const JigOp *jig_codegen_writer_of(const JigOp *module, bool for_code, size_t line) {
    JigCharVec text = {0};
    JigIr ir = new_ir(module, for_code, &text);
    ir.has_marks = true;
    write_text(&ir);
    const JigOp *op = jig_codegen_op_of_line(&ir, jig_chars_str(&text), line);
    jig_vec_free(&text);
    free_all(&ir);
    return op;
}
