/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A plugin that brings one of everything: a payload dialect with a type, an enum,
 * an attribute, a constraint and a constant-like op; a canonicalization pattern and
 * a pattern set; ops on memory slots; a transform op and a handle type; a pass; an interface
 * of its own, attached to an op of another dialect; a machine. KEPT: without what another dialect's
 * parts of ops are compiled into, which each version may have elsewhere.
 */
#ifndef KEPT
#include "jig/ops/llvm.h"
#endif
#include "jig/plugin.h"

/* ---- The dialect "toy" ---- */

static const JigEnumCase colors[] = {{0, "red"}, {1, "green"}, {0}};
static const JigEnumRow enums[] = {{.name = "toy.color_enum",
                                    .cases = colors,
                                    .storage = "i32",
                                    .summary = "a color",
                                    .message_name = "toy::Color"}};
static const JigAttrRow attrs[] = {
    {.name = "toy.size", .label = "Toy_SizeAttr", .params = "n: int", .format = "`<` $n `>`"}};
static const JigIface box_ifaces[] = {{&jig_iface_vector_element, &jig_iface_vector_element}, {0}};
enum { BOX, SHELF };
static const JigTypeRow types[] = {
    [BOX] = {.name = "toy.box", .ifaces = box_ifaces, .summary = "what toys come in"},
    [SHELF] = {.name = "toy.shelf", .summary = "room for a box"},
};

static bool is_small(const JigAttr *x) {
    return jig_attr_is(x, &attrs[0]) && jig_attr_int_value(jig_attr_param(x, 0)) < 100;
}
static const JigAttrConstraint attr_constraints[] = {
    {.name = "Small", .summary = "a size below 100", .expr = "#toy.size", .test = is_small}};

/* toy.twice(toy.twice(x)) is x: it turns a toy around. */
static bool drop_double_turn(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *inner = jig_op_operand_def(op, 0);
    if (!inner || !jig_op_has_name(inner, "toy.turn"))
        return jig_no_match(rw, op, "turned once");
    jig_rw_replace1(rw, op, jig_op_operand(inner, 0));
    return true;
}

static const JigPattern turn_patterns[] = {
    {.name = "DropDoubleTurn", .root = "toy.turn", .fn = drop_double_turn},
    {0},
};

/* ---- A shelf is a memory slot: what is taken is what was put there last, or is new ---- */

enum { MAKE, TURN, PUT_UP, PUT, TAKE, WINDOW, SHOW, NUM_OPS };
static const JigOpRow ops[NUM_OPS];

static bool shelf_slot(const JigOp *op, JigMemorySlot *out) {
    *out = (JigMemorySlot){jig_op_result(op, 0),
                           jig_type_get(jig_op_context(op), &types[BOX], NULL, 0)};
    return true;
}
static JigValue *new_box(JigRewriter *rw, JigOp *op, const JigType *type) {
    return jig_op_result(jig_build(rw, jig_op_loc(op), &ops[MAKE], NULL, 0, &type, 1, NULL), 0);
}
static bool always_fits(const JigOp *op, const JigMemorySlot *slot, const JigUse *use) {
    (void)op, (void)slot, (void)use;
    return true;
}
static JigValue *what_is_put(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                             JigValue *before) {
    (void)rw, (void)slot, (void)before;
    return jig_op_operand(op, 0);
}
static void take_from(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot, JigValue *value) {
    (void)slot;
    jig_rw_replace_uses(rw, jig_op_result(op, 0), value);
}
static const JigSlotAllocIface shelf = {.slot = shelf_slot, .initial = new_box};
static const JigSlotAccessIface put = {.loads = jig_slot_never,
                                       .stores = jig_slot_always,
                                       .removable = always_fits,
                                       .stored = what_is_put};
static const JigSlotAccessIface take = {.loads = jig_slot_always,
                                        .stores = jig_slot_never,
                                        .removable = always_fits,
                                        .remove = take_from};

static const JigOpRow ops[NUM_OPS] = {
    [MAKE] = {.name = "toy.make",
              .outs = "box: !toy.box",
              .props = "color: toy.color_enum = green, size: optional<Small>",
              .traits = "Pure",
              .format = "$color (`size` $size^)? attr-dict"},
    [TURN] = {.name = "toy.turn",
              .ins = "box: !toy.box",
              .outs = "turned: !toy.box",
              .traits = "Pure",
              .format = "$box attr-dict",
              .canonicalize = turn_patterns},
    [PUT_UP] = {.name = "toy.put_up",
                .outs = "shelf: !toy.shelf",
                .format = "attr-dict",
                .ifaces = (const JigIface[]){{&jig_iface_slot_alloc, &shelf}, {0}}},
    [PUT] = {.name = "toy.put",
             .ins = "box: !toy.box, shelf: !toy.shelf",
             .format = "$box `on` $shelf attr-dict",
             .ifaces = (const JigIface[]){{&jig_iface_slot_access, &put}, {0}}},
    [TAKE] = {.name = "toy.take",
              .ins = "shelf: !toy.shelf",
              .outs = "box: !toy.box",
              .format = "$shelf attr-dict",
              .ifaces = (const JigIface[]){{&jig_iface_slot_access, &take}, {0}}},
    [WINDOW] = {.name = "toy.window",
                .ins = "buffer: AnyMemRef",
                .outs = "_: AnyMemRef",
                .traits = "Pure",
                .format = "$buffer attr-dict `:` type($buffer) `to` type(results)",
                .ifaces = (const JigIface[]){{&jig_iface_space_user, &jig_views_buffer0}, {0}}},
    [SHOW] = {.name = "toy.show",
              .ins = "box: !toy.box, buffer: AnyMemRef",
              .format = "$box `in` $buffer attr-dict `:` type($buffer)",
              .ifaces = (const JigIface[]){{&jig_iface_space_user, &jig_accesses_buffer1}, {0}}},
};
static const JigDialect toy = {
    .name = "toy",
    .ops = ops,
    .num_ops = JIG_LEN(ops),
    .types = types,
    .num_types = JIG_LEN(types),
    .attrs = attrs,
    .num_attrs = JIG_LEN(attrs),
    .enums = enums,
    .num_enums = JIG_LEN(enums),
    .attr_constraints = attr_constraints,
    .num_attr_constraints = JIG_LEN(attr_constraints),
};

/* ---- Its part of the transform dialect ---- */

static const JigIfaceId shiny = {.name = "ToyShinyOpInterface"};
static const JigIface shiny_ifaces[] = {{&shiny, ""}, {0}};

static JigWalk count_if_shiny(JigOp *op, void *user) {
    *(int64_t *)user += jig_op_iface(op, &shiny) != NULL;
    return JIG_WALK_ADVANCE;
}

static JigStatus apply_count(JigTransformCall *call) {
    int64_t count = 0;
    JigOps targets = jig_payload_ops(call, jig_op_operand(call->op, 0));
    for (size_t i = 0; i < targets.len; ++i)
        jig_walk_pre(targets.items[i], count_if_shiny, &count);
    const JigAttr *param = jig_attr_i64(call->rw->ctx, count);
    jig_set_params(call, 0, &param, 1);
    return JIG_OK;
}

static const JigPatternsIface turns = {.patterns = turn_patterns};

static void propose_count(JigProposals *to, JigOp *payload) {
    if (jig_function(payload))
        jig_propose(to, &(JigProposal){.range = "nothing to choose"});
}

static JigStatus apply_nothing(JigTransformCall *call) {
    return jig_silenceable(call, call->op, "there is nothing that it does");
}

/* Proposals that are no text of it, that are of an op that nobody knows, that need a handle which
 * is not there, and that fail. */
static void propose_wrongly(JigProposals *to, JigOp *payload) {
    static const char *const arguments[] = {"{", "tile_sizes [8]", "%nowhere", "{sure}"};
    if (!jig_function(payload))
        return;
    jig_propose(to, &(JigProposal){.lines = "transform.toy.unheard_of %op : !t\n"});
    jig_propose(to, &(JigProposal){.lines = "}}} {{{\n"});
    jig_propose(to, &(JigProposal){.before = "%x = \n", .after = "%y = %x\n"});
    for (size_t i = 0; i < JIG_LEN(arguments); ++i)
        jig_propose(to, &(JigProposal){.arguments = arguments[i]});
}

static const JigOpRow transform_ops[] = {
    {.name = "transform.toy.hope",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = apply_nothing,
     .more = JIG_MORE(.propose = propose_wrongly)},
    {.name = "transform.toy.count_shiny",
     .ins = "target: read Handle",
     .outs = "count: Param",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_count,
     .more = JIG_MORE(.propose = propose_count)},
    {.name = "transform.apply_patterns.toy.turns",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &turns}, {0}}},
};
static const JigTypeRow transform_types[] = {{.name = "transform.toy.small"}};
static const JigDialect transform_part = {
    .name = "transform",
    .ops = transform_ops,
    .num_ops = JIG_LEN(transform_ops),
    .types = transform_types,
    .num_types = JIG_LEN(transform_types),
};

/* Handles of !transform.toy.small are parameters below 10. */
static JigStatus check_small(JigTransformCall *call, const JigType *type, JigLoc loc,
                             const JigAttr *const *params, size_t n) {
    (void)type;
    for (size_t i = 0; i < n; ++i)
        if (jig_attr_int_value(params[i]) >= 10)
            return jig_silenceable(call, loc, "expected a small number, got {}",
                                   jig_fact_attr(params[i]));
    return JIG_OK;
}
static const JigHandleType small_handle = {.kind = JIG_HANDLE_PARAMS, .check_params = check_small};
static const JigIface handle_ifaces[] = {{&jig_iface_handle, &small_handle}, {0}};

/* ---- A pass ---- */

static JigWalk mark(JigOp *op, void *user) {
    JigPassCall *call = user;
    JigStr text = jig_option_string(call, "as");
    jig_op_set_attr(op, "toy.mark", jig_attr_string(call->ctx, text));
    return JIG_WALK_ADVANCE;
}
static bool run_mark(JigPassCall *call) {
    jig_walk_pre(call->op, mark, call);
    return true;
}
static const JigOptionRow mark_options[] = {
    {.name = "as", .kind = JIG_OPTION_STRING, .otherwise = "toy", .help = "what to write"}};
static const JigPassRow mark_pass = {.name = "toy-mark",
                                     .title = "ToyMark",
                                     .options = mark_options,
                                     .num_options = JIG_LEN(mark_options),
                                     .run = run_mark,
                                     .summary = "writes on every op"};

/* ---- A machine ---- */
/* It multiplies as `toy_machine.mul`. */
static const JigOpRow machine_ops[] = {{.name = "toy_machine.mul",
                                        .ins = "a: FloatLike, b: FloatLike",
                                        .outs = "_: FloatLike",
                                        .traits = "Pure, SameOperandsAndResultType",
                                        .format = "$a `,` $b attr-dict `:` type($a)"}};
static const JigDialect machine_dialect = {
    .name = "toy_machine", .ops = machine_ops, .num_ops = JIG_LEN(machine_ops)};

static bool to_machine(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_type_is_vector(type))
        return jig_no_match(rw, op, "no vector");
    JigValue *operands[] = {jig_op_operand(op, 0), jig_op_operand(op, 1)};
    jig_rw_replace_op(rw, op,
                      jig_build(rw, jig_op_loc(op), machine_ops, operands, 2, &type, 1, NULL));
    return true;
}
#ifndef KEPT
static bool from_machine(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList now = jig_converted_operands(rw);
    JigLlvmFmul parts = {
        .lhs = now.items[0], .rhs = now.items[1], .res_type = jig_value_type(now.items[0])};
    jig_rw_replace_op(rw, op, jig_llvm_fmul_build(rw, jig_op_loc(op), &parts));
    return true;
}
#endif
static const JigPattern simpler[] = {
    {.name = "products as the machine's", .root = "arith.mulf", .fn = to_machine}, {0}};
static const JigPattern lower_patterns[] = {
#ifndef KEPT
    {.name = "toy_machine.mul to llvm",
     .root = "toy_machine.mul",
     .converts = true,
     .fn = from_machine},
#endif
    {0}};
static void lower_machine(const JigConversionEnv *env, JigPatternSet *set,
                          JigConversionTarget *target) {
    jig_patterns_add_converting(set, lower_patterns, env);
    if (target)
        jig_target_dialect(target, JIG_STR("toy_machine"), JIG_ILLEGAL);
}
static const JigOptionRow machine_options[] = {
    {.name = "enable-toy", .kind = JIG_OPTION_BOOL, .otherwise = "false", .help = "its products"},
    {.name = "toy-products", .kind = JIG_OPTION_BOOL, .otherwise = "false", .help = "... of all"}};
static const JigMachineSet machine_sets[] = {{(const char *const[]){"toy-products", NULL}, simpler},
                                             {0}};
static const JigDialect *const machine_dialects[] = {&machine_dialect};
#ifndef KEPT
static const JigMachineJoin machine_joins[] = {{"fold-memref-alias-ops", simpler}, {0}};
#endif
static const JigMachine machine = {
    .name = "toy",
    .dialects = machine_dialects,
    .num_dialects = JIG_LEN(machine_dialects),
    .options = machine_options,
    .num_options = JIG_LEN(machine_options),
    .sets = machine_sets,
    .lower = lower_machine,
    .always_lowered = true,
#ifndef KEPT
    .joins = machine_joins,
#endif
    .lowered_by = "convert-vector-to-llvm{enable-toy}",
};

/* ---- All of it ---- */

static bool setup(JigContext *ctx) {
    jig_op_attach_ifaces(ctx, "arith.constant", shiny_ifaces);
    jig_type_attach_ifaces(ctx, &transform_types[0], handle_ifaces);
    return true;
}

static const JigDialect *const dialects[] = {&toy, &transform_part};
static const JigPassRow *const passes[] = {&mark_pass};
static const JigPlugin plugin = {
    JIG_PLUGIN_HEAD,
    .name = "toy",
    .version = "1.0",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .passes = passes,
    .num_passes = JIG_LEN(passes),
    .setup = setup,
    .machines = (const JigMachine *const[]){&machine},
    .num_machines = 1,
};

const JigPlugin *jig_plugin_init(void) {
    return &plugin;
}
