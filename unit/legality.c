/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What can be done with a payload (legal/legal.h): who proposes, and that the payload stays. */
#include "ir/spec/spec.h"
#include "scene.h"

#include "ir/context.h"
#include "ir/fingerprint.h"
#include "legal/legal.h"

#include <stdio.h>
#include <string.h>

/* ---- Who does not propose, and why ---- */

typedef struct Out {
    const char *why;
    const char *const *names; /* of rows, or how several begin, with a star */
} Out;
#define NAMES(...) ((const char *const[]){__VA_ARGS__, NULL})

static const Out out[] = {
    {"finds, asks and counts",
     NAMES("transform.match.*", "transform.structured.match", "transform.sparse_tensor.match.*",
           "transform.loop.find", "transform.collect_matching", "transform.irdl.collect_matching",
           "transform.pdl_match", "transform.get_defining_op", "transform.get_op_result",
           "transform.get_operand", "transform.get_result", "transform.get_type",
           "transform.select", "transform.num_associations", "transform.dlti.query",
           "transform.compute_trailing_tile_size", "transform_ext.get_*", "transform_ext.filter_*",
           "transform_ext.param_cmp_eq", "transform.xegpu.get_*", "transform_ext.trace_producers")},
    {"is about handles", NAMES("transform.cast", "transform.merge_handles", "transform.replicate",
                               "transform.split_handle", "transform_ext.extract_handle",
                               "transform_ext.reverse_handles")},
    {"has steps in it, or alternatives",
     NAMES("transform.include", "transform.named_sequence", "transform.sequence",
           "transform.alternatives", "transform.execute_if_cmpi", "transform.foreach",
           "transform.foreach_match", "transform.with_pdl_patterns",
           "transform.tune.alternatives")},
    {"makes parameters",
     NAMES("transform.param.constant", "transform.tune.knob", "transform.smt.constrain_params")},
    {"writes or notes",
     NAMES("transform.print", "transform.debug.*", "transform.annotate", "transform.verify",
           "transform_ext.assign_tile_sizes", "transform_ext.propagate_tile_sizes",
           "transform_ext.clear_tile_and_fuse_annotations", "transform_ext.clear_annotations")},
    {"needs what only the author knows: bounds, branches, orders, another op, a target",
     NAMES("transform.affine.simplify_bounded_affine_ops", "transform.scf.take_assumed_branch",
           "transform.func.replace_func_signature", "transform.func.cast_and_call",
           "transform.structured.replace", "transform.apply_conversion_patterns",
           "transform.xegpu.set_desc_layout", "transform.xegpu.set_op_layout_attr",
           "transform.xegpu.set_anchor_layout", "transform.xegpu.convert_layout",
           "transform.xegpu.insert_prefetch", "transform.xegpu.set_gpu_launch_threads")},
    {"any pass: jig-opt --list-passes", NAMES("transform.apply_registered_pass")},
};

static bool fits(const char *pattern, const char *name) {
    size_t n = strlen(pattern);
    return pattern[n - 1] == '*' ? strncmp(pattern, name, n - 1) == 0 : strcmp(pattern, name) == 0;
}

static bool is_out(const char *name) {
    for (size_t i = 0; i < JIG_LEN(out); ++i)
        for (const char *const *p = out[i].names; *p; ++p)
            if (fits(*p, name))
                return true;
    return false;
}

static size_t look_at(const JigDialect *d) {
    size_t bad = 0;
    for (size_t i = 0; i < d->num_ops; ++i) {
        const JigOpRow *row = &d->ops[i];
        if (!row->apply || row->older)
            continue;
        bool proposes = jig_spec_row_more(row)->propose || row->needs;
        if (proposes == is_out(row->name)) {
            printf("%s %s\n", row->name,
                   proposes ? "proposes, but stands in the list of those that don't"
                            : "does not propose, and no line of the list says why");
            ++bad;
        }
    }
    return bad;
}

static void each_op_proposes_or_says_why_not(void **state) {
    (void)state;
    size_t bad = 0;
    Scene s = scene_begin("");
    for (size_t i = 0; i < s.ctx->dialect_list.len; ++i)
        bad += look_at(s.ctx->dialect_list.data[i]);
    assert_int_equal(bad, 0);
    scene_end(&s);
}

static bool is_row(const JigContext *ctx, const char *name) {
    for (size_t i = 0; i < ctx->dialect_list.len; ++i)
        for (size_t k = 0; k < ctx->dialect_list.data[i]->num_ops; ++k)
            if (strcmp(ctx->dialect_list.data[i]->ops[k].name, name) == 0)
                return true;
    return false;
}

static void the_order_names_ops(void **state) {
    (void)state;
    Scene s = scene_begin("");
    for (const char *const *name = jig_legal_order; *name; ++name)
        if (strcmp(*name, "*") != 0 && !is_row(s.ctx, *name))
            fail_msg("there is no %s", *name);
    scene_end(&s);
}

/* ---- The payload stays ---- */

static const char *const payloads[] = {
    "func.func @f(%a: tensor<16x12xf32>, %b: tensor<12x8xf32>, %c: tensor<16x8xf32>) -> "
    "tensor<16x8xf32> {\n"
    "  %z = arith.constant 0.0 : f32\n"
    "  %i = linalg.fill ins(%z : f32) outs(%c : tensor<16x8xf32>) -> tensor<16x8xf32>\n"
    "  %0 = linalg.matmul ins(%a, %b : tensor<16x12xf32>, tensor<12x8xf32>) outs(%i : "
    "tensor<16x8xf32>) -> tensor<16x8xf32>\n"
    "  %1 = linalg.exp ins(%0 : tensor<16x8xf32>) outs(%c : tensor<16x8xf32>) -> tensor<16x8xf32>\n"
    "  return %1 : tensor<16x8xf32>\n}\n",
    "func.func @g(%m: memref<?xf32>, %n: index) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c3 = arith.constant 3 : index\n"
    "  %z = arith.constant 0.0 : f32\n"
    "  scf.for %i = %c0 to %n step %c3 {\n"
    "    scf.for %j = %c0 to %c3 step %c3 { memref.store %z, %m[%j] : memref<?xf32> }\n"
    "  }\n"
    "  scf.forall (%i, %j) in (%n, 4) { memref.store %z, %m[%i] : memref<?xf32> }\n"
    "  %t = arith.cmpi slt, %n, %c3 : index\n"
    "  scf.if %t { memref.store %z, %m[%c0] : memref<?xf32> }\n"
    "  return\n}\n",
};

typedef struct Trial {
    Scene *s;
    JigLegal legal;
    size_t applies, refused;
} Trial;

static JigWalk try_op(JigOp *op, void *user) {
    Trial *t = user;
    uint64_t before = jig_fingerprint_of_op(t->s->module, NULL);
    JigLegalSteps steps = {0};
    jig_legal_try(&t->legal, op, t->s->a, &steps);
    assert_true(jig_fingerprint_of_op(t->s->module, NULL) == before);
    for (size_t i = 0; i < steps.of.len; ++i) {
        const JigLegalStep *step = &steps.of.data[i];
        assert_true(step->applies || step->why.len);
        assert_true(step->applies || !step->changes);
        *(step->applies ? &t->applies : &t->refused) += 1;
    }
    jig_legal_steps_free(&steps);
    return JIG_WALK_ADVANCE;
}

static void attempts_leave_the_payload(void **state) {
    (void)state;
    size_t refused = 0;
    for (size_t i = 0; i < JIG_LEN(payloads); ++i) {
        Scene s = scene_begin(payloads[i]);
        Trial t = {.s = &s};
        jig_legal_init(&t.legal, s.module);
        jig_walk_pre(s.module, try_op, &t);
        assert_true(t.applies > 20);
        refused += t.refused;
        jig_legal_free(&t.legal);
        scene_end(&s);
    }
    assert_true(refused > 0);
}

/* A second time nothing is left of the first. */
static void attempts_leave_no_memory(void **state) {
    (void)state;
    Scene s = scene_begin(payloads[0]);
    Trial t = {.s = &s};
    size_t before = 0;
    jig_legal_init(&t.legal, s.module);
    for (int i = 0; i < 3; ++i) {
        if (i == 1)
            before = jig_context_memory(s.ctx);
        jig_walk_pre(s.module, try_op, &t);
    }
    assert_true(jig_context_memory(s.ctx) <= before + 4096);
    jig_legal_free(&t.legal);
    scene_end(&s);
}

/* ---- Handles ---- */

static void handles_are_found(void **state) {
    (void)state;
    Scene s = scene_begin(payloads[0]);
    JigStr fill = jig_legal_handle(s.module, scene_find(&s, "linalg.fill", 0), s.a);
    assert_true(jig_str_starts_with(fill, "%op = transform.structured.match ops{[\"linalg.fill\"]} "
                                          "in %root : "));
    JigStr f = jig_legal_handle(s.module, scene_find(&s, "func.func", 0), s.a);
    assert_true(jig_str_find(f, JIG_STR("attributes {sym_name = \"f\"} in %root")) < f.len);
    assert_int_equal(jig_legal_handle(s.module, s.module, s.a).len, 0);
    JigStr root = jig_legal_script(s.module, s.module, JIG_STR(""), s.a);
    assert_true(jig_str_find(root, JIG_STR("%op: !transform.any_op")) < root.len);
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_op_proposes_or_says_why_not),
        cmocka_unit_test(the_order_names_ops),
        cmocka_unit_test(attempts_leave_the_payload),
        cmocka_unit_test(attempts_leave_no_memory),
        cmocka_unit_test(handles_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
