# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random scripts and pipelines. OPS says how to call each transform op, PASSES each pass; OUT and OUT_PASSES say why one is not called.
A new op or pass joins by its line here; one that is in neither table is an error (`equal --check`)."""
import collections
import functools
import random
import re
import subprocess

import examples

DIALECTS = "(?:linalg|tensor|scf|affine|arith|math|vector|memref|func|cf|index|complex|gpu)"
OP, VAL, PAR = "!transform.any_op", "!transform.any_value", "!transform.any_param"


def deepest(payload):
    """How many loops stand in each other, by their indentation."""
    most, around = 0, []
    for line in payload.splitlines():
        column = len(line) - len(line.lstrip())
        around = [c for c in around if c < column]
        if re.search(r"(scf|affine)\.for ", line):
            around.append(column)
            most = max(most, len(around))
    return most


class Script:
    def __init__(self, rng, payload):
        self.rng, self.lines, self.count = rng, [], 0
        self.names = sorted(set(re.findall(rf"(?<![\w@%.\"#]){DIALECTS}\.[a-z0-9_]+", payload)))
        words = collections.Counter(re.findall(rf"(?<![\w@%.]){DIALECTS}\.[\w.]+", payload))
        self.counts = {n: words[n] for n in self.names}
        self.floats = re.search(r"(?:\b|x)(b?f16|f32|f64|complex)\b", payload)  # sums in another order are other sums
        self.products = re.search(r"vector\.(contract|outerproduct)\b(?!.*\bexact\b).*f(16|32|64)\b", payload)  # and rounded elsewhere are other products
        self.rounds, self.may_round = False, self.chance(0.3)  # otherwise than the payload: then it is held against it in the field only
        self.names = [n for n in self.names if not n.endswith((".yield", ".condition", "in_parallel", ".reduce.return"))]
        self.root, self.depth, self.sequences = "%root", 0, []
        heads = re.findall(r"func\.func (?:private )?@(\w+)\((.*?)\) -> \((.*)\) \{", payload)
        self.functions = [(n, args.count("%"), results.count(",") + 1) for n, args, results in heads if n != "main"]
        self.has_threads = False
        self.isolated = self.keep_root = False  # symbols are out of reach; the root is not to be consumed
        self.steps = steps_about(self.names)
        self.live = []  # handles to ops; those that a step consumed are gone
        self.nest, self.copies = deepest(payload), 0

    def reorders(self):
        """A step that puts sums in another order is not for all scripts, so that others are held against floats. True: it is for this one."""
        self.rounds |= bool(self.floats and self.may_round)
        return not self.floats or self.may_round

    def may_copy(self):
        """Steps that copy bodies make 2^n of n loops in each other, and again of each of these: not more than some thousand."""
        self.copies += max(self.nest, 1)
        return self.copies <= 13

    def new(self):
        self.count += 1
        return f"%h{self.count}"

    def emit(self, text):
        self.lines.append("    " + "  " * self.depth + text)

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, items):
        return self.rng.choice(items)

    def ops(self, text, types=OP):
        h = self.new()
        self.emit(f"{h} = {text}")
        if types == OP:
            self.live.append(h)
        return h

    def match(self, prefer=()):
        names = [n for n in self.names if n.startswith(tuple(prefer))] if prefer else self.names
        names = names or self.names or ["func.func"]
        chosen = self.rng.sample(names, min(len(names), self.pick([1, 1, 1, 2])))
        what = "ops{[" + ", ".join(f'"{n}"' for n in chosen) + "]}"
        if self.chance(0.15) and not prefer:
            what = "interface{" + self.pick(["LinalgOp", "TilingInterface", "LoopLikeInterface"]) + "}"
        return self.ops(f"transform.structured.match {what} in {self.root} : ({OP}) -> {OP}")

    def handle(self, prefer=()):
        if self.live and self.chance(0.5 if not prefer else 0.2):
            return self.pick(self.live[-6:])
        return self.match(prefer)

    def one(self, prefer=()):
        """A handle to one op, more likely than not."""
        names = [n for n in self.names if n.startswith(tuple(prefer)) and self.counts.get(n, 0) in range(1, 9)]
        if not names or self.chance(0.15):
            return self.match(prefer)
        name = self.pick(names)
        n = self.counts[name]
        h = self.ops(f'transform.structured.match ops{{["{name}"]}} in {self.root} : ({OP}) -> {OP}')
        if n == 1:
            return h
        r = self.new()
        self.emit(f"{r}:{n} = transform.split_handle {h} : ({OP}) -> ({', '.join([OP] * n)})")
        self.gone(h)
        self.live += [f"{r}#{i}" for i in range(n)]
        return self.pick(self.live[-n:])

    def gone(self, h):
        if h in self.live:
            self.live.remove(h)

    def param(self):
        n = self.pick([0, 1, 2, 2, 3, 4, 5, 8])
        return self.ops(f"transform.param.constant {n} : i64 -> !transform.param<i64>", "param")

    def function(self):
        return self.ops(f'transform.structured.match ops{{["func.func"]}} in {self.root} : ({OP}) -> {OP}')

    def inner(self, n, root):
        """n steps in a region whose handle to the payload is `root`; what is bound outside is not touched."""
        saved = self.live, self.root
        self.live, self.root = [], root
        self.depth += 1
        for _ in range(n):
            step(self)
        self.depth -= 1
        self.live, self.root = saved


LINALG = ["linalg."]
LOOPS = ["scf.for", "affine.for", "scf.parallel", "scf.while", "scf.forall"]


# ---- Structured ----

def sizes(s, most=3):
    """Text and operand types of tile sizes, some of them parameters, and how many are not zero."""
    items = []
    for _ in range(s.rng.randint(1, most)):
        items.append(s.param() if s.chance(0.15) else str(s.pick([0, 1, 2, 2, 3, 4, 5])))
    return items


def tile_for(s):
    h, n = s.handle(LINALG), sizes(s)
    loops = sum(x != "0" for x in n)
    dynamic = "".join(", !transform.param<i64>" for x in n if x[0] == "%")
    order = list(range(len(n)))
    s.rng.shuffle(order)
    order = f" interchange = {order}" if s.chance(0.3) else ""
    r = s.new()
    s.emit(f"{r}{':' + str(loops + 1) if loops else ''} = transform.structured.tile_using_for {h} tile_sizes [{', '.join(n)}]{order}"
           f" : ({OP}{dynamic}) -> ({', '.join([OP] * (loops + 1))})")
    s.gone(h)
    s.live += [f"{r}#{i}" for i in range(loops + 1)] if loops else [r]
    return r


def tile_forall(s):
    h, n = s.handle(LINALG), sizes(s)
    how = s.pick(["tile_sizes", "num_threads"])
    dynamic = "".join(", !transform.param<i64>" for x in n if x[0] == "%")
    r = s.new()
    s.emit(f"{r}:2 = transform.structured.tile_using_forall {h} {how} [{', '.join(n)}] : ({OP}{dynamic}) -> ({OP}, {OP})")
    s.gone(h)
    s.live += [r + "#0", r + "#1"]
    return r + "#1"


def fuse(s):
    """Tiles something and fuses what it uses into the loop."""
    h = s.one(LINALG)
    r, p = s.new(), s.new()
    s.gone(h)
    n = s.pick(["1", "2", "3", "2, 2", "0, 2", "1, 1", "4, 3"])
    producers = [s.ops(f"transform.get_producer_of_operand {h}[{s.rng.randint(0, 1)}] : ({OP}) -> {OP}") for _ in range(s.rng.randint(0, 1))]
    if s.chance(0.6):
        s.emit(f"{r}:2 = transform.structured.tile_using_forall {h} {s.pick(['tile_sizes', 'num_threads'])} [{n}] : ({OP}) -> ({OP}, {OP})")
        loop = r + "#1"
    else:
        k = sum(x.strip() != "0" for x in n.split(","))
        s.emit(f"{r}:{k + 1} = transform.structured.tile_using_for {h} tile_sizes [{n}] : ({OP}) -> ({', '.join([OP] * (k + 1))})")
        loop = f"{r}#{s.rng.randint(1, k)}"
    s.live += [r + "#0", loop]
    for producer in producers + [s.one(LINALG + ["tensor."]) for _ in range(s.rng.randint(0, 2))]:
        p = s.new()
        s.emit(f"{p}:2 = transform.structured.fuse_into_containing_op {producer} into {loop} : ({OP}, {OP}) -> ({OP}, {OP})")
        s.gone(producer)
        s.gone(loop)
        loop = p + "#1"
        s.live += [p + "#0", loop]


def tile_and_fuse(s):
    h, n = s.handle(LINALG), sizes(s)
    forall, r = s.chance(0.3), s.new()
    loops = 1 if forall else sum(x != "0" for x in n)
    order = list(range(len(n)))
    s.rng.shuffle(order)
    order = f" interchange {order}" if s.chance(0.3) else ""
    attrs = ", ".join((["apply_cleanup"] if s.chance(0.4) else []) + (["use_forall"] if forall else []) + (["skip_untileable"] if s.chance(0.2) else []))
    dynamic = "".join(", !transform.param<i64>" for x in n if x[0] == "%")
    s.emit(f"{r}{':' + str(loops + 1) if loops else ''} = transform.structured.fuse {h} tile_sizes [{', '.join(n)}]{order} {{{attrs}}}"
           f" : ({OP}{dynamic}) -> ({', '.join([OP] * (loops + 1))})")
    s.gone(h)
    s.live += [f"{r}#{i}" for i in range(loops + 1)] if loops else [r]


def fuse_consumer(s):
    """Tiles something and fuses what uses it into the loops, some of them."""
    h, r = s.one(LINALG), s.new()
    c = s.ops(f"transform.get_consumers_of_result {h}[0] : ({OP}) -> {OP}") if s.chance(0.7) else s.one(LINALG)
    s.gone(h)
    s.gone(c)
    n = s.pick(["1", "2", "3", "2, 2", "0, 2", "1, 1", "4, 3", "2, 2, 2"])
    if s.chance(0.5):
        s.emit(f"{r}:2 = transform.structured.tile_using_forall {h} {s.pick(['tile_sizes', 'num_threads'])} [{n}] : ({OP}) -> ({OP}, {OP})")
        loops = [r + "#1"]
    else:
        k = sum(x.strip() != "0" for x in n.split(","))
        s.emit(f"{r}:{k + 1} = transform.structured.tile_using_for {h} tile_sizes [{n}] : ({OP}) -> ({', '.join([OP] * (k + 1))})")
        loops = [f"{r}#{i + 1}" for i in range(s.pick([k, k, s.rng.randint(1, k)]))]
    p = s.new()
    s.emit(f"{p}:2 = transform.structured.fuse_consumer_into_containing_op {c} into {', '.join(loops)} : ({', '.join([OP] * (len(loops) + 1))}) -> ({OP}, {OP})")
    s.live += [r + "#0", p + "#0", p + "#1"]


def consuming(name, prefer):
    """Of one operand, which goes, and one result."""
    def call(s):
        h = s.handle(prefer)
        s.gone(h)
        s.ops(f"transform.structured.{name} {h} : ({OP}) -> {OP}")
    return call


def tile_reduction(s):
    if not s.reorders():
        return generalize(s)
    h, r = s.handle(LINALG), s.new()
    n = [s.pick([0, 0, 1, 2, 3, 4]) for _ in range(s.rng.randint(1, 4))]
    dims = f" reduction_dims = {[s.rng.randint(0, 2) for _ in range(s.rng.randint(1, 2))]}" if s.chance(0.3) else ""
    how = s.pick(["for", "forall", "forall"])
    key = "num_threads" if how == "forall" and s.chance(0.5) else "tile_sizes"
    s.emit(f"{r}:4 = transform.structured.tile_reduction_using_{how} {h}{dims} by {key} = {n} : ({OP}) -> ({OP}, {OP}, {OP}, {OP})")
    s.gone(h)
    s.live += [f"{r}#{i}" for i in range(4)]


def split_op(s):
    h, kind = s.handle(LINALG), s.pick(["number", "number", "param", "many"])
    attrs = f"dimension = {s.rng.randint(0, 2)}" + (", multiway" if kind == "many" else "")
    s.gone(h)
    if kind == "number":
        return s.ops(f"transform.structured.split {h} after {s.rng.randint(1, 4)} {{{attrs}}} : {OP}")
    size = s.param()
    if kind == "many":
        other = s.param()
        size = s.ops(f"transform.merge_handles {size}, {other} : !transform.param<i64>", "param")
    return s.ops(f"transform.structured.split {h} after {size} {{{attrs}}} : {OP}, !transform.param<i64>")


def two_sizes(s):
    h, r, kind = s.handle(LINALG), s.new(), s.pick([OP, "!transform.param<i64>"])
    loop = s.rng.randint(0, 2)
    divisor = 1 if kind == OP else s.pick([1, 1, 2])  # what is built asserts that it divides
    s.emit(f"{r}:3 = transform.structured.multitile_sizes {h} {{dimension = {loop}, target_size = {s.rng.randint(1, 5)},"
           f" divisor = {divisor}}} : ({OP}) -> {kind}")
    s.gone(h)
    parts = s.ops(f"transform.structured.split {h} after {r}#2 {{dimension = {loop}}} : {OP}, {kind}")
    s.gone(parts)
    p, zeros = s.new(), "0, " * loop
    s.emit(f"{p}:2 = transform.split_handle {parts} {{overflow_result = 1}} : ({OP}) -> ({OP}, {OP})")
    for i in range(2):
        s.emit(f"%t{r[1:]}{i}:2 = transform.structured.tile_using_for {p}#{i} tile_sizes [{zeros}{r}#{i}] : ({OP}, {kind}) -> ({OP}, {OP})")


def falling_sizes(s):
    h, r, kind = s.handle(LINALG), s.new(), s.pick([OP, "!transform.param<i64>"])
    loop = s.rng.randint(0, 2)
    s.emit(f"{r}:2 = transform.structured.continuous_tile_sizes {h} {{dimension = {loop}, target_size = {s.rng.randint(1, 5)}}} : ({OP}) -> {kind}")
    s.gone(h)
    s.ops(f"transform.structured.split {h} after {r}#1 {{dimension = {loop}, multiway}} : {OP}, {kind}")


def split_reduction(s):
    if not s.reorders():
        return generalize(s)
    h, r = s.handle(LINALG), s.new()
    attrs = [f"split_factor = {s.rng.randint(2, 4)}, insert_split_dimension = {s.rng.randint(0, 2)}"]
    attrs += [x for x in ("inner_parallel", "use_scaling_algorithm", "use_alloc") if s.chance(0.3)]
    s.emit(f"{r}:4 = transform.structured.split_reduction {h} {{{', '.join(attrs)}}} : ({OP}) -> ({OP}, {OP}, {OP}, {OP})")
    s.gone(h)
    s.live += [f"{r}#{i}" for i in range(4)]


def generalize(s):
    h = s.handle(LINALG)
    s.gone(h)
    s.ops(f"transform.structured.generalize {h} : ({OP}) -> {OP}")


def rewrite(name, prefer=LINALG, results=1, attrs=lambda s: ""):
    """An op that makes something else of each target."""
    def call(s):
        h = s.one(prefer) if s.chance(0.7) else s.handle(prefer)
        s.gone(h)
        r = s.new()
        types = OP if results == 1 else f"({', '.join([OP] * results)})"
        s.emit(f"{r}{'' if results == 1 else f':{results}'} = transform.structured.{name} {h}{attrs(s)} : ({OP}) -> {types}")
        s.live += [r] if results == 1 else [f"{r}#{i}" for i in range(results)]
    return call


def interchange(s):
    """Mostly of ops made generic before, so that more orders fit."""
    n = s.pick([2, 2, 3, 3, 4, 7])
    order = list(range(n))
    s.rng.shuffle(order)
    rewrite("interchange", ["linalg.generic"] if "linalg.generic" in s.names and s.chance(0.7) else LINALG, attrs=lambda s: f" iterator_interchange = {order}")(s)


def specialize(s):
    h = s.one(LINALG)
    s.gone(h)
    g = s.ops(f"transform.structured.generalize {h} : ({OP}) -> {OP}")
    if s.chance(0.5):
        s.gone(g)
        s.ops(f"transform.structured.specialize {g}{s.pick(['', ' {emit_category}'])} : ({OP}) -> {OP}")


NUM_LOOPS = {"linalg.matmul": 3, "linalg.batch_matmul": 4, "linalg.matvec": 2, "linalg.vecmat": 2, "linalg.dot": 1, "linalg.transpose": 2, "linalg.broadcast": 2,
             "linalg.reduce": 2, "linalg.conv_2d_nhwc_hwcf": 7, "linalg.conv_2d_nchw_fchw": 7, "linalg.depthwise_conv_2d_nhwc_hwc": 6}


def vectorized(s):
    """One op as vectors, with sizes that are large enough more often than not."""
    name = s.pick([n for n in s.names if n.startswith(("linalg.", "tensor.pad", "tensor.insert_slice"))] or ["linalg.fill"])
    h = s.one([name])
    sizes, flags = "", s.rng.sample(["vectorize_nd_extract", "create_named_contraction"], s.rng.randint(0, 2))
    if s.chance(0.5):
        n = NUM_LOOPS.get(name, s.rng.randint(1, 3))
        sizes = " vector_sizes [" + ", ".join(str(s.pick([4, 5, 8, 8, 8, 9])) for _ in range(n)) + "]"
    s.gone(h)
    s.emit(f"transform.structured.vectorize {h}{sizes} {'{' + ', '.join(flags) + '}' if flags else ''} : {OP}")


VECTORIZER_FLAGS = ["fold_type_extensions_into_contract", "vectorize_padding", "vectorize_nd_extract", "flatten_1d_depthwise_conv",
                    "disable_multi_reduction_to_contract_patterns", "disable_transfer_permutation_map_lowering_patterns"]


def vectorized_children(s):
    h = s.function()
    flags = s.rng.sample(VECTORIZER_FLAGS, s.pick([0, 1, 1, 2]))
    s.gone(h)
    s.ops(f"transform.structured.vectorize_children_and_apply_patterns {h} {'{' + ', '.join(flags) + '}' if flags else ''} : ({OP}) -> {OP}")


def hoisted(s):
    h = s.function()
    s.gone(h)
    what = s.pick(["transfers", "transfers", "transfers {verify_non_zero_trip}", "broadcasts"]).split(" ", 1)
    s.ops(f"transform.structured.hoist_redundant_vector_{what[0]} {h} {what[1] if len(what) > 1 else ''} : ({OP}) -> {OP}")


VECTOR_PATTERNS = ["vector.transfer_permutation_patterns", "vector.reduction_to_contract", "vector.fold_arith_extension", "vector.sink_ops",
                   "vector.cast_away_vector_leading_one_dim", "vector.drop_unit_dims_with_shape_cast",
                   "vector.drop_inner_most_unit_dims_from_xfer_ops", "vector.rewrite_narrow_types", "linalg.pad_vectorization"]


def vector_patterns(s):
    s.emit(f"transform.apply_patterns to {s.function()} {{")
    for name in s.rng.sample(VECTOR_PATTERNS, s.rng.randint(1, 3)):
        s.emit(f"  transform.apply_patterns.{name}")
    s.emit(f"}} : {OP}")


# Lowerings of vectors, and what may stand behind their names. Those in REROUND make other sums of products: fused, or in another order.
VECTOR_LOWERINGS = {
    "lower_bitcast": [""], "lower_broadcast": [""], "lower_create_mask": [""], "lower_masks": [""], "materialize_masks": [""], "lower_gather": [""],
    "lower_contraction": [""] + [f" lowering_strategy = {x}" for x in ("dot", "llvmintr", "outerproduct", "parallelarith")],
    "lower_multi_reduction": [""] + [f" lowering_strategy = {x}" for x in ("innerparallel", "innerreduction")],
    "lower_outerproduct": [""], "lower_scan": [""], "lower_shape_cast": [""], "lower_interleave": [""], "interleave_to_shuffle": [""],
    "lower_transpose": ["", " avx2_lowering_strategy = true"] + [f" lowering_strategy = {x}" for x in ("eltwise", "llvmintr", "shuffle_1d", "shuffle_16x16")],
    "elementwise_to_vector": [""], "interleave_and_deinterleave_to_shuffle": [""], "lower_step": ["", " index_bitwidth = 64", " index_bitwidth = 0"],
    **{x: ["", " lowering_strategy = innerparallel", " lowering_strategy = innerreduction"]
       for x in ("reorder_multi_reduction_dims", "multi_reduction_flattening", "multi_reduction_unrolling")},
}
REROUND = {"lower_contraction", "lower_outerproduct"}


def rounds_products(s):
    """Are there sums of products that must not become others?"""
    return (s.products or (s.floats and any("vectorize" in x or "contract" in x for x in s.lines))) and not s.reorders()


def vector_lowerings(s):
    rounded = rounds_products(s)
    names = [x for x in VECTOR_LOWERINGS if not (rounded and x in REROUND)]
    s.emit(f"transform.apply_patterns to {s.function()} {{")
    for name in s.rng.sample(names, s.pick([1, 2, 3, 6, len(names)])):
        s.emit(f"  transform.apply_patterns.vector.{name}{s.pick(VECTOR_LOWERINGS[name])}")
    s.emit(f"}} : {OP}")


# For single machines, as `learn` finds them. Some round otherwise than products and sums, one by one, where these are not exact.
MACHINES = []
MACHINE_OPTIONS = []  # each one's own of convert-vector-to-llvm


def rerounds(machine):
    return "sink" not in machine and "i8mm" not in machine


def machine_patterns(s):
    rounded = rounds_products(s)
    names = [x for x in MACHINES if not (rounded and rerounds(x))]
    s.emit(f"transform.apply_patterns to {s.function()} {{")
    for name in s.rng.sample(names, s.rng.randint(1, 2)):
        s.emit(f"  transform.apply_patterns.{name}")
    s.emit(f"}} : {OP}")


def packed(s):
    """Packs something, perhaps permutes what is packed, and perhaps lowers it."""
    name = s.pick([n for n in s.names if n.startswith("linalg.") and "pack" not in n] or ["linalg.fill"])
    h = s.one([name])
    loops = NUM_LOOPS.get(name, s.rng.randint(1, 3))
    sizes = ", ".join(str(s.pick([0, 1, 2, 2, 3, 4, 5])) for _ in range(loops))
    s.gone(h)
    p = s.ops(f"transform.structured.pack {h} packed_sizes = [{sizes}] : ({OP}) -> {OP}")
    if s.chance(0.4):
        permute(s, p)


def pack_greedily(s):
    h = s.one([s.pick(["linalg.matmul", "linalg.batch_matmul", "linalg.generic", "linalg.conv"])])
    order = [0, 1, 2]
    s.rng.shuffle(order)
    sizes = [s.pick([0, 0, 1, 2, 3, 4]) for _ in range(3)]
    multiples = "" if s.chance(0.6) else f" matmul_padded_sizes_next_multiple_of = {[0 if x else s.pick([0, 2, 3]) for x in sizes]}"
    s.gone(h)
    p = s.ops(f"transform.structured.pack_greedily {h} matmul_packed_sizes = {sizes}{multiples} matmul_inner_dims_order = {order} : ({OP}) -> {OP}")
    if s.chance(0.3):
        permute(s, p)


def permute(s, compute):
    if s.chance(0.5):
        relayout = s.ops(f"transform.get_producer_of_operand {compute}[{s.rng.randint(0, 2)}] : ({OP}) -> {OP}")
    else:
        relayout = s.ops(f"transform.get_consumers_of_result {compute}[0] : ({OP}) -> {OP}")
    perm = lambda: s.pick([[1, 0], [0, 1], [0], [1, 2, 0], [1, 0]])
    how = s.pick([f"outer_perm = {perm()}", f"inner_perm = {perm()}", f"outer_perm = {perm()} inner_perm = {perm()}"])
    r = s.new()
    s.emit(f"{r}:3 = transform.structured.pack_transpose {relayout} with_compute_op({compute}) {how} : ({OP}, {OP}) -> ({OP}, {OP}, {OP})")
    s.gone(relayout)
    s.gone(compute)
    s.live += [f"{r}#{i}" for i in range(3)]


def lowered(kind, flag, results):
    def call(s):
        h, r = s.new(), s.new()
        s.emit(f'{h} = transform.structured.match ops{{["linalg.{kind}"]}} in {s.root} : ({OP}) -> !transform.op<"linalg.{kind}">')
        how = f" {{{flag} = false}}" if s.chance(0.3) else ""
        types = ", ".join(f'!transform.op<"{x}">' for x in results)
        s.emit(f'{r}:{len(results)} = transform.structured.lower_{kind} {h}{how} : (!transform.op<"linalg.{kind}">) -> ({types})')
    return call


def padded(s):
    h = s.one(LINALG)
    loops = s.rng.sample([0, 1, 2, 3], s.rng.randint(1, 3))
    attrs = [f"padding_dimensions = {loops}", f"copy_back_op = {chr(34)}{s.pick(['none', 'linalg.copy', 'bufferization.materialize_in_destination'])}{chr(34)}"]
    if s.chance(0.2):
        attrs.append(f"nofold_flags = {[s.pick([0, 1]) for _ in range(3)]}")
    if s.chance(0.2):
        attrs.append(f"padding_values = {s.pick(['[0.0 : f32, 0.0 : f32, 0.0 : f32]', '[1.0 : f32, 2.0 : f32]', '[0 : i32, 7 : i32, 0 : i32]', '[0.0 : f64, 0.0 : f64]'])}")
    multiples = f" pad_to_multiple_of {[s.pick([1, 2, 3, 4]) for _ in loops]}" if s.chance(0.7) else ""
    r = s.new()
    s.gone(h)
    s.emit(f"{r}:3 = transform.structured.pad {h}{multiples}{s.pick([' use_prescribed_tensor_shapes', ''])} {{{', '.join(attrs)}}} : ({OP}) -> ({OP}, {OP}, {OP})")
    s.live += [f"{r}#{i}" for i in range(3)]


def pad_loops(s):
    h = s.one(LINALG)
    sizes = [s.pick([0, 1, 2, 3, 4, 8]) for _ in range(s.rng.randint(1, 3))]
    how = " pad_to_multiple_of"
    if s.chance(0.2):
        how, sizes = "", [x and (32 if len(sizes) < 3 else 12) for x in sizes]
    r = s.new()
    s.gone(h)
    s.emit(f"{r}:2 = transform.structured.pad_tiling_interface {h} to padding_sizes {sizes}{how} : ({OP}) -> ({OP}, {OP})")
    s.live += [f"{r}#{i}" for i in range(2)]


def hoist_pad(s):
    """Tiles something, pads the tile, and hoists one of the pads."""
    h = s.one(LINALG)
    n = s.rng.randint(1, 3)
    sizes = [s.pick([1, 2, 3, 4, 5]) for _ in range(n)]
    r = s.new()
    s.gone(h)
    s.emit(f"{r}:{n + 1} = transform.structured.tile_using_for {h} tile_sizes {sizes} : ({OP}) -> ({', '.join([OP] * (n + 1))})")
    p = s.new()
    s.emit(f"{p}:3 = transform.structured.pad {r}#0 {{padding_dimensions = {list(range(n))}, nofold_flags = [1, 1, 1, 1], copy_back_op = \"none\"}} : ({OP}) -> ({OP}, {OP}, {OP})")
    q = s.new()
    s.emit(f"{q} = transform.get_producer_of_operand {p}#0[{s.pick([0, 0, 1, 2])}] : ({OP}) -> {OP}")
    by = f", transpose by {s.pick(['[0]', '[1, 0]', '[0, 1]', '[1, 2, 0]', '[2, 0, 1]', '[0, 2, 1]'])}" if s.chance(0.4) else ""
    if s.chance(0.3):
        s.ops(f"transform.structured.hoist_pad.build_packing_loop_nest {q} above {r}#{s.rng.randint(1, n)}{by} : ({OP}, {OP}) -> {OP}")
    else:
        s.ops(f"transform.structured.hoist_pad {q} by {s.rng.randint(1, 3)} loops{by} : ({OP}) -> {OP}")
    s.live += [f"{p}#0"]


lower_pack = lowered("pack", "lowerPadLikeWithInsertSlice", ["tensor.pad", "tensor.expand_shape", "linalg.transpose"])
lower_unpack = lowered("unpack", "lowerUnpadLikeWithExtractSlice", ["tensor.empty", "linalg.transpose", "tensor.collapse_shape", "tensor.extract_slice"])


def promote_tensor(s):
    h = s.one(LINALG + ["tensor."])
    v = s.ops(f"transform.get_operand {h}[{s.pick(['0', '1', 'all'])}] : ({OP}) -> {VAL}", VAL)
    s.ops(f"transform.structured.promote_tensor {s.pick(['', 'to 1 '])}{v} : {VAL}", VAL)


def hoist_buffers(s):
    s.emit(f"transform.bufferization.buffer_loop_hoisting {s.pick([s.root, s.handle()])} : {OP}")


def promote(s):
    """Tiles something on buffers, which makes subviews, and promotes them."""
    loop = tile_for(s)
    options = [o for o in ["use_full_tiles_by_default", "use_alloca", "use_original_subview_size", "operands_to_promote = [0]"] if s.chance(0.3)]
    h = s.match(LINALG)
    s.gone(h)
    s.ops(f"transform.structured.promote {h} {{{', '.join(options)}}} : ({OP}) -> {OP}")


def bufferize(s):
    h = s.one(LINALG + ["tensor.", "vector.transfer_write"])
    options = [o for o in ['memcpy_op = "linalg.copy"', 'alloc_op = "memref.alloca"', "bufferize_destination_only", "memory_space = 1"] if s.chance(0.3)]
    s.ops(f"transform.structured.bufferize_to_allocation {h} {{{', '.join(options)}}} : {OP}".replace(" {} ", " "), VAL)
    s.lines[-1] = s.lines[-1].replace(" = ", ":2 = ", 1)
    s.gone(h)


def one_shot_bufferize(s):
    options = ["allow_unknown_ops = true", "allow_return_allocs_from_loops = true"] + (['memcpy_op = "linalg.copy"'] if s.chance(0.3) else [])
    h = s.one(["func.func"])
    s.gone(h)
    s.ops(f"transform.bufferization.one_shot_bufferize {h} {{{', '.join(options)}}} : ({OP}) -> {OP}")


def empty_tensors(s):
    if s.chance(0.6):
        s.emit(f"transform.{s.pick(['bufferization', 'structured'])}.eliminate_empty_tensors {s.one(['func.func'])} : {OP}")
        return
    h, empty, alloc = s.one(["tensor.empty"]), s.new(), s.new()
    s.gone(h)
    s.emit(f'{empty} = transform.cast {h} : {OP} to !transform.op<"tensor.empty">')
    s.emit(f'{alloc} = transform.bufferization.empty_tensor_to_alloc_tensor {empty} : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">')


def independent(s):
    kind = s.pick(["tensor", "memref"])
    names = ["tensor.empty", "tensor.pad"] if kind == "tensor" else ["memref.alloca"]
    h = s.one(names) if s.chance(0.8) else s.handle()
    s.gone(h)
    s.ops(f"transform.{kind}.make_loop_independent {h} {{num_loops = {s.pick([0, 1, 1, 2])}}} : ({OP}) -> {OP}")


def extremum(s):
    """The bounds that are given have to be true: there are none."""
    h = s.match(["affine.min", "affine.max"])
    s.gone(h)
    if s.chance(0.3):
        s.emit(f"transform.affine.simplify_bounded_affine_ops {h} with [] within [] and [] : {OP}")
    else:
        s.emit(f"transform.affine.simplify_min_max_affine_ops {h} : {OP}")


def multibuffer(s):
    alloc = '!transform.op<"memref.alloc">'
    h = s.ops(f'transform.structured.match ops{{["memref.alloc"]}} in {s.root} : ({OP}) -> {alloc}', alloc)
    s.ops(f"transform.memref.multibuffer {h} {{factor = {s.pick([1, 2, 3])}}} : ({alloc}) -> {OP}")


def signature(s):
    """Of what is called: the entry point has to stay."""
    m = s.ops(f'transform.structured.match ops{{["builtin.module"]}} in {s.root} : ({OP}) -> {OP}')
    s.gone(m)
    (name, *counts), r = s.pick(s.functions or [("f", 1, 1)]), s.new()
    orders = [s.rng.sample(range(k), k) for k in counts]
    how = f"replace_func_signature @{name} args_interchange = {orders[0]} results_interchange = {orders[1]} at {m} {{adjust_func_calls}}"
    if s.chance(0.4):
        how = f"deduplicate_func_args @{name} at {m}"
    s.emit(f"{r}:2 = transform.func.{how} : ({OP}) -> ({OP}, {OP})")
    s.live.append(r + "#1")


def outline(s):
    h = s.one(LOOPS)
    s.gone(h)
    r = s.new()
    s.emit(f'{r}:2 = transform.loop.outline {h} {{func_name = "{s.pick(["outlined", "part", "f0"])}"}} : ({OP}) -> ({OP}, {OP})')
    s.live += [r + "#0", r + "#1"]


# ---- Patterns, passes ----

FORS = ["scf.for", "affine.for"]


def unroll(s):
    if not s.may_copy():
        return
    if s.chance(0.15):
        return unroll_fully(s)
    h = s.one(FORS)
    s.emit(f"{s.pick([T + 'loop.unroll', T + 'loop.unroll_and_jam'])} {h} {{factor = {s.pick([1, 2, 2, 3, 4, 5, 8])}}} : {OP}")
    s.gone(h)


def unroll_fully(s):
    h = s.one(FORS)
    s.emit(f"transform.loop.unroll {h} {{full}} : {OP}")
    s.gone(h)


def found_loops(s):
    """By size, and how they are tiled then."""
    h = s.ops(f"transform.loop.find {{ size {s.pick(['>', '>=', '<', '<=', '==', 'ne'])} {s.pick([0, 1, 2, 3, 4, 8])} }} in {s.root} : ({OP}) -> {OP}")
    if s.chance(0.6):
        most = s.pick(["", "", " at_most 2", " at_most 3"])
        size = s.ops(f"transform.compute_trailing_tile_size {h}{most} : ({OP}) -> !transform.param<i64>", "param")
        s.emit(f"transform.loop.tile {h} tile_sizes({size}) : ({OP}, !transform.param<i64>) -> ({OP}, {OP})")
        s.gone(h)


def tiled_loop(s):
    h, r = s.one(LOOPS), s.new()
    sizes = [s.pick([1, 1, 2, 2, 3, 4, 7]) for _ in range(s.pick([1, 1, 2, 3]))]
    s.emit(f"{r}:2 = transform.loop.tile {h} tile_sizes({', '.join(map(str, sizes))}) : ({OP}) -> ({OP}, {OP})")
    s.gone(h)
    s.live += [f"{r}#0", f"{r}#1"]


def split_loop(s):
    if not s.may_copy():
        return
    h, r = s.one(FORS), s.new()
    s.emit(f"{r}:2 = transform.loop.split {h} {{upper_bound_divisible_by = {s.pick([1, 2, 2, 3, 4, 8, 100])}}} : ({OP}) -> ({OP}, {OP})")
    s.gone(h)
    s.live += [f"{r}#0", f"{r}#1"]


def fast_memory(s):
    h = s.one(["tensor.", "linalg.", "memref.alloc"])
    v = s.ops(f"transform.get_op_result [0] {h} : ({OP}) -> {VAL}", VAL)
    s.ops(f"transform.assign_to_fast_memory {v}{s.pick(['', ' {memory_space = 3}'])} : ({VAL}) -> {VAL}", VAL)


def execute_if(s):
    a, b = s.param(), s.param()
    s.emit(f"transform.execute_if_cmpi {s.pick(['eq', 'ne', 'lt', 'le', 'gt', 'ge'])} {a}, {b} : !transform.param<i64>, !transform.param<i64> {{")
    s.inner(s.rng.randint(1, 2), s.root)
    s.emit("}")


def fors(s):
    """A handle to scf.for, of that type."""
    h, r = s.one(["scf.for"]), s.new()
    s.emit(f'{r} = transform.cast {h} : {OP} to !transform.op<"scf.for">')
    s.gone(h)
    return r


def peel(s):
    if not s.may_copy():
        return
    h, r = fors(s), s.new()
    front = " {peel_front = true}" if s.chance(0.3) else ""
    s.emit(f'{r}:2 = transform.loop.peel {h}{front} : (!transform.op<"scf.for">) -> ({OP}, {OP})')
    s.live += [f"{r}#0", f"{r}#1"]


def has_memory(s):
    """Ops may then depend on each other in ways that some transforms leave to who writes the script."""
    return any(n.startswith(("memref.", "affine.load", "affine.store", "vector.transfer", "vector.load", "vector.store")) for n in s.names)


def pipelined(s):
    if has_memory(s):
        return
    h = fors(s)
    s.ops(f'transform.loop.pipeline {h} {{iteration_interval = {s.pick([1, 1, 2, 3])}, read_latency = {s.pick([1, 2, 10])}}} '
          f': (!transform.op<"scf.for">) -> {OP}')


def siblings(s):
    if has_memory(s):
        return
    a, b = s.one(["scf.for", "scf.forall"]), s.one(["scf.for", "scf.forall"])
    s.ops(f"transform.loop.fuse_sibling {a} into {b} : ({OP}, {OP}) -> {OP}")
    s.gone(a)
    s.gone(b)


def hoist_subsets(s):
    h = s.handle(LOOPS)
    s.emit(f"transform.loop.hoist_loop_invariant_subsets {h} : {OP}")


def coalesced(s):
    """A nest, from its outermost loop: most often one around others; or all nests that there are."""
    nested = "_nested" if s.chance(0.5) else ""
    if s.chance(0.4):
        h, x, y = s.match(FORS), s.new(), s.new()
        s.emit(f"transform.foreach {h} : {OP} {{")
        s.emit(f"^bb0({x}: {OP}):")
        s.emit(f"  transform.sequence {x} : {OP} failures(suppress) {{")
        s.emit(f"  ^bb0({y}: {OP}):")
        s.emit(f"    {s.new()} = transform.loop.coalesce{nested} {y} : ({OP}) -> {OP}")
        s.emit("  }")
        s.emit("}")
        s.live = []
        return
    h = s.one(FORS)
    if s.chance(0.5):
        r = s.new()
        name = s.pick([n for n in s.names if n in FORS] or ["scf.for"])
        s.emit(f'{r} = transform.get_parent_op {h} {{op_name = "{name}"}} : ({OP}) -> {OP}')
        s.gone(h)
        h = r
    s.ops(f"transform.loop.coalesce{nested} {h} : ({OP}) -> {OP}")
    s.gone(h)


def super_vectorized(s):
    h = s.one(["affine.for"])
    size, reductions = s.pick(["[2]", "[4]", "[3]", "[2, 2]"]), s.chance(0.5) and s.reorders()
    s.emit(f"transform.affine.super_vectorize {h} {size}{' vectorize_reductions = true' if reductions and size.count(',') == 0 else ''} : {OP}")
    s.gone(h)


def loop_kind(s):
    kind, most = s.pick([("forall_to_for", 3), ("forall_to_parallel", 1), ("parallel_for_to_nested_fors", 1)])
    h, n, r = s.one(["scf.parallel"] if kind[0] == "p" else ["scf.forall"]), s.rng.randint(1, most), s.new()
    s.emit(f"{r}:{n} = transform.loop.{kind} {h} : ({OP}) -> ({', '.join([OP] * n)})")
    s.gone(h)


def promote_loop(s):
    h = s.handle(LOOPS)
    s.emit(f"transform.loop.promote_if_one_iteration {h} : {OP}")
    s.gone(h)


# Sets of patterns, and what may stand behind their names.
SETS = {
    "canonicalization": [""],
    "tensor.bubble_up_extract_slice": [""], "tensor.decompose_concat": [""], "tensor.drop_redundant_insert_slice_rank_expansion": [""],
    "tensor.fold_tensor_empty": ["", " {fold_single_use_only = true}"], "tensor.merge_consecutive_insert_extract_slice": [""],
    "tensor.fold_tensor_subset_ops": [""], "tensor.fold_tensor_subset_ops_into_vector_transfers": [""],
    "tensor.reassociative_reshape_folding": [""], "tensor.rewrite_as_constant": ["", " aggressive"],
    "tensor.fold_into_pack_and_unpack": [""], "linalg.decompose_pack_unpack": [""], "linalg.decompose_pad": [""], "linalg.erase_unnecessary_inputs": [""], "linalg.fold_add_into_dest": [""],
    "linalg.swap_extract_slice_with_fill": [""], "linalg.channels_last": [""], "linalg.fuse_elementwise": [""], "linalg.loops_in_memory_order": [""], "linalg.mixed_signs": [""], "linalg.collapse_loops": [""], "linalg.strides_to_slices": [""], "tensor.fold_whole_subsets": [""], "vector.strided_reads": [""], "vector.multiply_add": [""], "linalg.transpose_contraction_operands": [""], "linalg.fold_transposes_into_contractions": [""], "linalg.erase_unused_operands_and_results": [""], "linalg.data_layout_propagation": ["", " {poison_padding = true}"], "linalg.extract_slice_sinking": [""],
    "linalg.fold_pack_unpack_into_empty": ["", " {fold_single_use_only = true}"],
    "linalg.fold_unit_extent_dims_via_reshapes": [""], "linalg.fold_unit_extent_dims_via_slices": [""],
    "linalg.tiling_canonicalization": [""],
    "memref.alloc_to_alloca": ["", " size_limit(64)"], "memref.expand_ops": [""],
    "memref.extract_address_computations": [""], "memref.fold_memref_alias_ops": [""],
    "memref.resolve_ranked_shaped_type_result_dims": [""],
    "scf.for_loop_canonicalization": [""], "memref.expand_strided_metadata": [""],
    "vector.lower_masked_transfers": [""], "vector.lower_transfer": ["", " max_transfer_rank = 3"], "vector.rank_reducing_subview_patterns": [""],
    "vector.sink_mem_ops": [""], "vector.unroll_from_elements": [""], "vector.unroll_to_elements": [""],
    "vector.transfer_to_scf": ["", " full_unroll = true", " max_transfer_rank = 2", " max_transfer_rank = 0", " max_transfer_rank = 0 full_unroll = true"],
    "vector.flatten_vector_transfer_ops": ["", " target_vector_bitwidth = 128"],
    "vector.split_transfer_full_partial": ["", ' split_transfer_strategy = "vector-transfer"', " split_transfer_strategy = none"],
}


def cleaned(s):
    s.emit(f"transform.apply_patterns to {s.pick([s.root, s.function()])} {{ transform.apply_patterns.canonicalization }} : {OP}")


# One makes views of indices, the other indices of views, until the limit of rewrites is there, seconds later.
UNDO = {"memref.extract_address_computations", "memref.fold_memref_alias_ops"}


def patterns(s):
    target = s.pick([s.root, s.function(), s.handle(LOOPS)])
    with_ = s.pick(["", "", "{apply_cse} ", "{max_iterations = 1 : i64} ", "{max_num_rewrites = 3 : i64} "])
    sets = ["canonicalization"] if s.chance(0.3) else s.rng.sample(sorted(SETS), s.pick([1, 1, 2, 4]))
    if UNDO <= set(sets):
        sets.remove(max(UNDO))
    s.emit(f"transform.apply_patterns to {target} {{")
    for name in sets:
        s.emit(f"  transform.apply_patterns.{name}{s.pick(SETS[name])}")
    s.emit(f"}} {with_}: {OP}")


LOOP_NAMES = ['"scf.for"', '"scf.if", "scf.for"', '"scf.while"', '"scf.index_switch", "scf.if"']


def conversion(s):
    target = s.function()
    if s.chance(0.5):  # the converter says nothing of types, but there has to be one
        sets = s.pick([["scf_to_control_flow"], ["structural_conversions"], ["structural_conversions", "scf_to_control_flow"]])
        s.emit(f"transform.apply_conversion_patterns to {target} {{")
        for name in sets:
            s.emit(f"  transform.apply_conversion_patterns.scf.{name}")
        s.emit("} with type_converter { transform.type_conversion.tensor.cast_shape_dynamic_dims } "
               f"{{legal_dialects = [\"cf\", \"arith\"], {s.pick(['', 'illegal_ops = [' + s.pick(LOOP_NAMES) + '], '])}"
               f"partial_conversion{s.pick(['', ', preserve_handles'])}}} : {OP}")
        s.gone(target)
        return
    names = ", ".join(f'"{n}"' for n in s.rng.sample(s.names, min(2, len(s.names))))
    s.emit(f"transform.apply_conversion_patterns to {target} {{")
    s.emit(f"}} {{{s.pick(['illegal_ops', 'legal_ops'])} = [{names}], partial_conversion{s.pick(['', ', preserve_handles'])}}} : {OP}")
    s.gone(target)


def simple(name, prefer=()):
    def call(s):
        target = s.pick([s.root, s.function()]) if not prefer else s.handle(prefer)
        s.emit(f"transform.{name} to {target} : {OP}")
    return call


def erase_dead(s):
    s.emit(f"transform.memref.erase_dead_alloc_and_stores {s.pick([s.root, s.function(), s.handle(['memref.alloc', 'memref.alloca'])])} : ({OP}) -> ()")


def option_attr(value):
    """Numbers, true and false are attributes as they are; words, such as the names of choices, are strings, whether the table says so or not."""
    is_attr = value in ("true", "false") or value.lstrip("-").replace(".", "", 1).isdigit() or value.startswith('"')
    return value if is_attr else f'"{value}"'


def registered(s):
    name = s.pick(sorted(PASSES))
    if s.chance(0.3) and not s.keep_root:
        h, r = s.root, s.new()
    else:
        h, r = s.function(), s.new()
    options = [f'"{k}" = {option_attr(v)}' for k, v in PASSES[name](s.rng)]
    with_ = f" with options = {{ {', '.join(options)} }}" if options else ""
    s.emit(f'{r} = transform.apply_registered_pass "{name}"{with_} to {h} : ({OP}) -> {OP}')
    if h == s.root:
        s.root = r
        s.live = []
    else:
        s.gone(h)
        s.live.append(r)


# ---- Handles ----

def navigate(s):
    h = s.handle()
    how = s.pick(["get_parent_op {h}", 'get_parent_op {h} {{op_name = "func.func"}}', "get_parent_op {h} {{deduplicate}}", "get_parent_op {h} {{isolated_from_above}}",
                  "get_consumers_of_result {h}[0]", "get_producer_of_operand {h}[0]", "get_producer_of_operand {h}[1]"])
    s.ops(f"transform.{how.format(h=h)} : ({OP}) -> {OP}")


def values(s):
    h = s.handle()
    v = s.ops(f"transform.{s.pick(['get_operand', 'get_result'])} {h}[{s.pick(['all', '0', '1'])}] : ({OP}) -> {VAL}", VAL)
    if s.chance(0.6):
        s.ops(f"transform.get_defining_op {v} : ({VAL}) -> {OP}")
    else:
        s.ops(f"transform.get_type {s.pick(['', 'elemental '])}{v} : ({VAL}) -> {PAR}", PAR)


def merge(s):
    hs = [s.handle() for _ in range(s.rng.randint(1, 3))]
    s.ops(f"transform.merge_handles {s.pick(['', 'deduplicate '])}{', '.join(hs)} : {OP}")


def split(s):
    h, n = s.handle(), s.rng.randint(1, 3)
    how = s.pick(["", " {overflow_result = 0}", " {fail_on_payload_too_small = false}", " {pass_through_empty_handle = false}"])
    r = s.new()
    s.emit(f"{r}{':' + str(n) if n > 1 else ''} = transform.split_handle {h}{how} : ({OP}) -> ({', '.join([OP] * n)})")
    s.gone(h)
    s.live += [f"{r}#{i}" for i in range(n)] if n > 1 else [r]


def select(s):
    s.ops(f'transform.select "{s.pick(s.names or ["func.func"])}" in {s.handle()} : ({OP}) -> {OP}')


def replicate(s):
    a, b = s.one(), s.handle()
    s.ops(f"transform.replicate num({b}) {a} : {OP}, {OP}")


def cast(s):
    h, name = s.handle(), s.pick(s.names or ["func.func"])
    r = s.ops(f'transform.cast {h} : {OP} to !transform.op<"{name}">', "narrow")
    s.ops(f'transform.cast {r} : !transform.op<"{name}"> to {OP}')


def count(s):
    s.ops(f"transform.num_associations {s.handle()} : ({OP}) -> !transform.param<i64>", PAR)


def annotate(s):
    h = s.handle()
    if s.chance(0.5):
        s.emit(f'transform.annotate {h} "note{s.rng.randint(0, 2)}" : {OP}')
    else:
        s.emit(f'transform.annotate {h} "note" = {s.param()} : {OP}, !transform.param<i64>')


def remarks(s):
    if s.chance(0.5):
        return s.emit(f'transform.debug.emit_remark_at {s.handle()}, "here" : {OP}')
    s.emit(f"transform.debug.emit_param_as_remark {s.param()} : !transform.param<i64>")


def print_(s):
    s.emit(f"transform.print {s.handle()} : {OP}")


def verify(s):
    s.emit(f"transform.verify {s.handle()} : {OP}")


def dlti(s):
    s.ops(f'transform.dlti.query ["k"] at {s.function()} : ({OP}) -> {PAR}', PAR)


def irdl(s):
    r = s.new()
    s.emit(f"{r} = transform.irdl.collect_matching in {s.root} : ({OP}) -> ({OP}) {{")
    s.emit(f"  irdl.dialect @arith {{ irdl.operation @{s.pick(['addi', 'mulf', 'select'])} {{ %i = irdl.any irdl.operands(a: %i, b: %i) irdl.results(r: %i) }} }}")
    s.emit("}")
    s.live.append(r)


def pdl(s):
    name = s.pick(["arith.addi", "arith.mulf", "arith.muli", "arith.addf"])
    s.emit(f"transform.with_pdl_patterns {s.root} : {OP} {{")
    s.emit(f"^bb0(%p{s.count}: {OP}):")
    s.emit("  pdl.pattern @found : benefit(1) {")
    s.emit(f'    %a = operands  %t = types  %0 = operation "{name}" (%a : !pdl.range<value>) -> (%t : !pdl.range<type>)')
    s.emit('    rewrite %0 with "nothing"')
    s.emit("  }")
    s.emit(f"  transform.sequence %p{s.count} : {OP} failures({s.pick(['propagate', 'suppress'])}) {{")
    root = s.new()
    s.emit(f"  ^bb0({root}: {OP}):")
    m = s.new()
    s.emit(f"    {m} = pdl_match @found in {root} : ({OP}) -> {OP}")
    s.isolated, saved = True, s.isolated
    s.inner(s.rng.randint(0, 2), root)
    s.isolated = saved
    s.emit("  }")
    s.emit("}")


# ---- Control ----

def sequence(s):
    r = s.new()
    s.emit(f"transform.sequence {s.root} : {OP} failures({s.pick(['propagate', 'suppress', 'suppress'])}) {{")
    s.emit(f"^bb0({r}: {OP}):")
    s.inner(s.rng.randint(1, 4), r)
    s.emit("}")
    s.live = []


def foreach(s):
    h, r = s.handle(), s.new()
    s.emit(f"transform.foreach {h} : {OP} {{")
    s.emit(f"^bb0({r}: {OP}):")
    saved = s.root
    s.inner(s.rng.randint(1, 2), r)
    s.emit("}")
    s.root = saved


def alternatives(s):
    f = s.pick([s.function(), s.root])
    s.emit(f"transform.alternatives {f} : {OP} {{")
    for i in range(s.rng.randint(1, 3)):
        r = s.new()
        if i:
            s.emit("}, {")
        s.emit(f"^bb0({r}: {OP}):")
        s.inner(s.rng.randint(1, 3), r)
    if s.chance(0.7):
        s.emit("}, {")
        s.emit(f"^bb0(%none{s.count}: {OP}):")
    s.emit("}")
    s.gone(f)


def include(s):
    name = f"@part{len(s.sequences)}"
    body = Script(s.rng, "")
    body.names, body.counts, body.count, body.sequences = s.names, s.counts, s.count + 1000, s.sequences
    body.floats, body.products, body.may_round = s.floats, s.products, s.may_round
    body.steps = s.steps
    s.sequences.append("")
    body.root, body.keep_root = "%x", True
    for _ in range(s.rng.randint(1, 3)):
        step(body, flat=True)
    s.rounds |= body.rounds
    at = int(name[5:])
    s.sequences[at] = f"  transform.named_sequence {name}(%x: {OP} {{transform.readonly}}) {{\n" + "\n".join(body.lines) + "\n    transform.yield\n  }\n"
    s.emit(f"transform.include {name} failures({s.pick(['propagate', 'suppress'])}) ({s.root}) : ({OP}) -> ()")
    s.live = []


def matcher(s):
    """A matcher of named ops or structured ones; answers its name."""
    name = f"@match{len(s.sequences)}"
    lines = []
    roll = s.rng.random()
    if roll < 0.3:
        lines.append(f'transform.match.operation_name %x [{", ".join(chr(34) + n + chr(34) for n in s.rng.sample(s.names, min(2, len(s.names))))}] : {OP}' if s.names
                     else f"transform.match.operation_empty %x : {OP}")
    elif roll < 0.35:
        lines.append(f"transform.match.operation_empty %x : {OP}")
    elif roll < 0.37:
        lines.append(f"%s = transform.sparse_tensor.match.sparse_inout %x : ({OP}) -> {OP}")
    else:
        lines += structured_matcher(s)
    s.sequences.append(f"  transform.named_sequence {name}(%x: {OP} {{transform.readonly}}) -> {OP} {{\n" + "".join(f"    {x}\n" for x in lines) +
                       f"    transform.yield %x : {OP}\n  }}\n")
    return name


def structured_matcher(s):
    P = "!transform.param<i64>"
    body = {
        "rank": [f"%r = transform.match.structured.rank %s : ({OP}) -> {P}", f"%c = transform.param.constant {s.rng.randint(0, 3)} : i64 -> {P}",
                 f"transform.match.param.cmpi {s.pick(['ge', 'eq', 'le'])} %r, %c : {P}"],
        "dim": [f"%d = transform.match.structured.dim %s[{s.pick(['all', '0', '-1'])}] {s.pick(['', '{parallel} '])}: ({OP}) -> {P}"],
        "count": [f"%n = transform.match.structured.num_inputs %s : ({OP}) -> {P}", f"%m = transform.match.structured.num_inits %s : ({OP}) -> {P}"],
        "body": [f"transform.match.structured.body %s {{ {s.pick(['elementwise', 'passthrough', 'reduction_position = 0'])} }} : {OP}"],
        "operands": [f"transform.match.structured.input %s[{s.pick(['all', '0'])}] {{projected_permutation}} : {OP}",
                     f"%i = transform.match.structured.input %s[{s.pick(['all', '0'])}] : ({OP}) -> {VAL}",
                     f"transform.match.structured.init %s[0] {{permutation}} : {OP}"],
        "value": [f"%v = transform.match.structured.init %s[0] : ({OP}) -> {VAL}", f"%w = transform.match.structured.elemental_bitwidth %v : ({VAL}) -> {P}"],
        "user": [f"%u = transform.match.structured.result %s[0] {s.pick(['{any}', '{single}']).strip('{}')} : ({OP}) -> {OP}"],
        "contraction": [f"%b, %m, %n, %k = transform.match.structured.classify_contraction_dims %s : ({OP}) -> ({P}, {P}, {P}, {P})"],
        "convolution": [f"%a:8 = transform.match.structured.classify_convolution_dims %s : ({OP}) -> ({', '.join([P] * 8)})"],
    }
    chosen = body[s.pick(sorted(body))]
    return [f"transform.match.structured %x : {OP} {{", f"^bb0(%s: {OP}):", *("  " + x for x in chosen), "  transform.match.structured.yield", "}"]


def collect(s):
    s.ops(f"transform.collect_matching {matcher(s)} in {s.root} : ({OP}) -> {OP}")


def foreach_match(s):
    name = matcher(s)
    action = f"@act{len(s.sequences)}"
    body = Script(s.rng, "")
    body.names, body.counts, body.count, body.sequences = s.names, s.counts, s.count + 2000, s.sequences
    body.live, body.root = ["%x"], "%x"
    at = len(s.sequences)
    s.sequences.append("")
    body.emit(s.pick([f'transform.annotate %x "matched" : {OP}', f"%g = transform.get_parent_op %x : ({OP}) -> {OP}"]))
    if s.chance(0.4):
        body.emit(f"%y{s.count}:2 = transform.structured.tile_using_for %x tile_sizes [2] : ({OP}) -> ({OP}, {OP})")
        consumed = "transform.consumed"
    else:
        consumed = "transform.readonly"
    s.sequences[at] = f"  transform.named_sequence {action}(%x: {OP} {{{consumed}}}) {{\n" + "\n".join(body.lines) + "\n    transform.yield\n  }\n"
    r = s.new()
    s.emit(f"{r} = transform.foreach_match {s.pick(['', 'restrict_root '])}in {s.root} {name} -> {action} : ({OP}) -> {OP}")
    s.root = r
    s.live = []


def grouped(s):
    """Sizes of tiles kept with ops, given on, and groups tiled by them."""
    ext = "transform_ext."
    h = s.ops(f"transform.structured.match interface{{LinalgOp}} in {s.root} : ({OP}) -> {OP}")
    for _ in range(s.pick([0, 0, 1])):
        what = s.pick(["filter_elementwise", "filter_reads_across", "filter_reduction_ops", "reverse_handles"])
        h = s.ops(f"{ext}{what} {h} : ({OP}) -> {OP}")
    if s.chance(0.2):
        h = s.ops(f"{ext}filter_num_loops {h}, {s.param()} : ({OP}, !transform.param<i64>) -> {OP}")
    h = s.ops(f"{ext}assign_tile_sizes {h}, {s.param()} : ({OP}, !transform.param<i64>) -> {OP}")
    h = s.ops(f"{ext}propagate_tile_sizes {h} : ({OP}) -> {OP}")
    roots, r, p, t = s.ops(f"{ext}get_fusion_roots {h} : ({OP}) -> {OP}"), s.new(), s.new(), s.new()
    is_register, size = s.chance(0.2), s.param()
    s.emit(f"transform.foreach {roots} : {OP} {{")
    s.emit(f"^bb0({r}: {OP}):")
    if is_register:
        s.emit(f"  {p}, %q{p[1:]} = {ext}get_register_tile_sizes {r}, {size}, {size} : ({OP}, !transform.param<i64>, !transform.param<i64>) -> ({PAR}, {PAR})")
    else:
        s.emit(f"  {p} = {ext}{s.pick(['get_tile_sizes', 'get_tile_sizes', 'get_tiling_sizes', 'get_leading_unit_tile_sizes'])} {r} : ({OP}) -> {PAR}")
    s.emit(f"  {t}:2 = transform.structured.tile_using_forall {r} tile_sizes *({p}) : ({OP}, {PAR}) -> ({OP}, {OP})")
    s.emit(f"  %m{t[1:]} = {ext}get_tileable_consumers {t}#0 : ({OP}) -> {OP}")
    s.emit(f"  %c{t[1:]} = {ext}trace_producers {t}#0 : ({OP}) -> {OP}")
    s.emit(f"  %d{t[1:]} = {ext}clear_tile_and_fuse_annotations {t}#1 : ({OP}) -> {OP}")
    s.emit("}")
    s.gone(roots)


def questions(s):
    ext, h = "transform_ext.", s.handle()
    names = s.ops(f'transform.param.constant ["{s.pick(s.names or ["func.func"])}"] -> {PAR}', PAR)
    h = s.ops(f"{ext}filter_by_name {h}, {names} : ({OP}, {PAR}) -> {OP}")
    h = s.ops(f"{ext}extract_handle {h}, {s.param()} : ({OP}, !transform.param<i64>) -> {OP}")
    a, b = (s.ops(f'{ext}get_named_attribute {h} "{n}" : ({OP}) -> {PAR}', PAR) for n in ("indexing_maps", "value"))
    s.emit(f"{ext}param_cmp_eq {a}, {b} : {PAR}, {PAR}")


def tune(s):
    k = s.ops(f'transform.tune.knob<"size"> = {s.pick([1, 2, 3])} : i64 from options = [1 : i64, 2 : i64, 3 : i64] -> {PAR}', PAR)
    h, r = s.handle(LINALG), s.new()
    s.emit(f'{r}:2 = transform.structured.tile_using_for {h} tile_sizes [{k}] : ({OP}, {PAR}) -> ({OP}, {OP})')
    s.gone(h)
    s.live += [r + "#0", r + "#1"]


def tune_alternatives(s):
    s.emit(f'transform.tune.alternatives<"way"> selected_region = {s.rng.randint(0, 1)} {{')
    s.inner(s.rng.randint(0, 2), s.root)
    s.emit("}, {")
    s.inner(s.rng.randint(0, 2), s.root)
    s.emit("}")
    s.live = []


def smt(s):
    p, r = s.param(), s.new()
    s.emit(f"{r} = transform.smt.constrain_params({p}) : (!transform.param<i64>) -> !transform.param<i64> {{")
    s.emit("^bb0(%q: !smt.int):")
    s.emit("  %y = smt.declare_fun : !smt.int")
    s.emit("  %e = smt.eq %q, %y : !smt.int")
    s.emit("  smt.assert %e")
    s.emit("  smt.yield %y : !smt.int")
    s.emit("}")


def matched(s):
    s.match()


def blocks(s):
    """A loop over tiles, which on buffers can be run by blocks."""
    h = s.handle(LINALG)
    r, d = s.new(), s.rng.randint(1, 3)
    sizes = ", ".join(str(s.pick([1, 2, 3, 5])) for _ in range(d))
    named = s.chance(0.5)
    mapping = ", ".join(f"#gpu.block<{'xyz'[i] if named else f'linear_dim_{i}'}>" for i in s.rng.sample(range(d), d))
    s.emit(f"{r}:2 = transform.structured.tile_using_forall {h} {s.pick(['tile_sizes', 'num_threads'])} [{sizes}] (mapping = [{mapping}]) : ({OP}) -> ({OP}, {OP})")
    s.gone(h)
    f, g = s.function(), s.new()
    grid = f" grid_dims = [{', '.join(str(s.rng.randint(1, 9)) for _ in range(3))}]" if s.chance(0.5) else ""
    s.emit(f"{g} = transform.gpu.map_forall_to_blocks {f} generate_gpu_launch{grid} : ({OP}) -> {OP}")
    s.gone(f)
    s.live.append(g)


def copy_to_threads(s):
    h, r = s.handle(["linalg.copy", "tensor.pad"]), s.new()
    s.emit(f"{r}:2 = transform.structured.gpu.map_copy_to_threads {h} total_num_threads = {s.pick([1, 2, 4, 7, 32])} desired_bit_alignment = {s.pick([8, 32, 64, 128])}"
           f" : ({OP}) -> ({OP}, {OP})")
    s.gone(h)
    s.live += [r + "#0", r + "#1"]


def gpu_patterns(s):
    s.emit(f"transform.apply_patterns to {s.function()} {{")
    s.emit(f"  transform.apply_patterns.gpu.{s.pick(['eliminate_barriers', 'gpu_rewrite_patterns', 'unroll_vectors_subgroup_mma [%d, %d, %d]' % (s.pick([1, 2, 4]), s.pick([1, 2, 3]), s.pick([1, 2, 4]))])}")
    s.emit(f"}} : {OP}")


def nested_threads(s):
    """Once: it says how many threads there are, and what is no loop any more runs as often."""
    if s.has_threads or "gpu.launch" not in s.names:
        return
    s.has_threads = True
    h, r = s.ops(f'transform.structured.match ops{{["gpu.launch"]}} attributes{{only_loops}} in {s.root} : ({OP}) -> {OP}'), s.new()
    dims = s.pick(["[24, 1, 1]", "[8, 5, 3]", "[32, 24, 1]", "[4, 4, 24]", "[64, 2, 2]", "[7, 1, 1]"])
    more = "".join(x for x in [" sync_after_distribute = true", f" warp_size = {s.pick([4, 32])}"] if s.chance(0.4))
    s.emit(f"{r} = transform.gpu.map_nested_forall_to_threads {h} block_dims = {dims}{more} : ({OP}) -> {OP}")
    s.gone(h)
    s.live.append(r)


def async_copies(s):
    """Copies beside the program, perhaps some iterations ahead."""
    h, r = s.function(), s.new()
    s.emit(f"{r} = transform.nvgpu.create_async_groups {h}{s.pick(['', ' {bypass_l1}'])} : ({OP}) -> {OP}")
    s.gone(h)
    s.live.append(r)
    if s.chance(0.3):
        return
    loop, r = s.handle(["scf.for"]), s.new()
    peel = s.pick(["", ", peel_epilogue"])
    s.emit(f"{r} = transform.nvgpu.pipeline_shared_memory_copies failures({s.pick(['propagate', 'suppress'])}) {loop} {{depth = {s.pick([1, 2, 3])}{peel}}} : ({OP}) -> {OP}")
    s.gone(loop)
    s.live.append(r)


def warp_product(s):
    h = s.one(["linalg.matmul"])
    s.emit(f"transform.nvgpu.rewrite_matmul_as_mma_sync {h} : ({OP}) -> ()")
    s.gone(h)


# Op -> (how to call it, how often). Ops that only stand within others are called by the same function.
T = "transform."
OPS = {
    T + "structured.tile_using_for": (tile_for, 10), T + "structured.tile_using_forall": (tile_forall, 10), T + "structured.fuse_into_containing_op": (fuse, 10),
    T + "bufferization.buffer_loop_hoisting": (hoist_buffers, 3),
    T + "structured.interchange": (interchange, 4), T + "structured.specialize": (specialize, 5),
    T + "structured.decompose": (rewrite("decompose"), 2), T + "structured.transpose_matmul": (rewrite("transpose_matmul", attrs=lambda s: s.pick(["", " <lhs>", " <rhs>"])), 3),
    T + "structured.transpose_conv2d": (rewrite("transpose_conv2d"), 2), T + "structured.convert_conv2d_to_img2col": (rewrite("convert_conv2d_to_img2col", results=2), 3),
    T + "structured.flatten_elementwise": (rewrite("flatten_elementwise"), 5), T + "structured.decompose_interface": (rewrite("decompose_interface", ["linalg.softmax"]), 2),
    T + "structured.rewrite_in_destination_passing_style": (rewrite("rewrite_in_destination_passing_style", ["tensor.pad", "tensor.generate", "tensor.from_elements"]), 4),
    T + "structured.insert_slice_to_copy": (rewrite("insert_slice_to_copy", ["tensor.insert_slice", "tensor.parallel_insert_slice"]), 3),
    T + "structured.linalg_copy_to_memref": (rewrite("linalg_copy_to_memref", ["linalg.copy"]), 2),
    T + "structured.winograd_conv2d": (rewrite("winograd_conv2d", attrs=lambda s: f" {{fmr = {s.rng.randint(0, 2)} : i32}}"), 2),
    T + "memref.erase_dead_alloc_and_stores": (erase_dead, 3),
    T + "structured.decompose_winograd_op": (rewrite("decompose_winograd_op", ["linalg.winograd"]), 3),
    T + "structured.fuse": (tile_and_fuse, 10), T + "structured.fuse_consumer_into_containing_op": (fuse_consumer, 8), T + "structured.scalarize": (consuming("scalarize", LINALG), 4),
    T + "structured.tile_reduction_using_for": (tile_reduction, 6), T + "structured.tile_reduction_using_forall": (tile_reduction, 0),
    T + "structured.multitile_sizes": (two_sizes, 4), T + "structured.continuous_tile_sizes": (falling_sizes, 4),
    T + "structured.split_reduction": (split_reduction, 6), T + "structured.split": (split_op, 6), T + "structured.convert_to_loops": (consuming("convert_to_loops", LINALG), 5),
    T + "structured.generalize": (generalize, 5), T + "loop.outline": (outline, 4), T + "structured.match": (matched, 2),
    T + "structured.vectorize": (vectorized, 8), T + "structured.vectorize_children_and_apply_patterns": (vectorized_children, 5),
    T + "structured.hoist_redundant_vector_transfers": (hoisted, 3), T + "structured.hoist_redundant_vector_broadcasts": (hoisted, 0),
    **{T + "apply_patterns." + x: (vector_patterns, 0 if i else 4) for i, x in enumerate(VECTOR_PATTERNS)},
    **{T + "apply_patterns.vector." + x: (vector_lowerings, 0 if i else 6) for i, x in enumerate(VECTOR_LOWERINGS)},
    T + "apply_patterns": (patterns, 12), **{T + "apply_patterns." + x: (patterns, 0) for x in SETS},
    T + "apply_conversion_patterns": (conversion, 4), T + "apply_conversion_patterns.scf.scf_to_control_flow": (conversion, 0),
    T + "apply_conversion_patterns.scf.structural_conversions": (conversion, 0), T + "structured.promote": (promote, 4),
    T + "structured.promote_tensor": (promote_tensor, 2), T + "structured.bufferize_to_allocation": (bufferize, 4),
    T + "bufferization.one_shot_bufferize": (one_shot_bufferize, 3), T + "bufferization.eliminate_empty_tensors": (empty_tensors, 2),
    T + "bufferization.empty_tensor_to_alloc_tensor": (empty_tensors, 0), T + "structured.eliminate_empty_tensors": (empty_tensors, 0), T + "structured.pack": (packed, 6),
    T + "structured.pack_greedily": (pack_greedily, 4), T + "structured.pack_transpose": (packed, 0), T + "structured.pad": (padded, 5),
    T + "structured.hoist_pad": (hoist_pad, 5), T + "structured.hoist_pad.build_packing_loop_nest": (hoist_pad, 0),
    T + "structured.pad_tiling_interface": (pad_loops, 5), T + "structured.lower_pack": (lower_pack, 3),
    T + "structured.lower_unpack": (lower_unpack, 3),
    T + "loop.find": (found_loops, 4), T + "compute_trailing_tile_size": (found_loops, 0), T + "loop.tile": (tiled_loop, 4), T + "loop.split": (split_loop, 4),
    T + "get_op_result": (fast_memory, 0), T + "assign_to_fast_memory": (fast_memory, 2), T + "execute_if_cmpi": (execute_if, 2),
    T + "loop.unroll": (unroll, 6), T + "loop.unroll_and_jam": (unroll, 0), T + "loop.peel": (peel, 4), T + "loop.pipeline": (pipelined, 3),
    T + "affine.super_vectorize": (super_vectorized, 3),
    T + "loop.fuse_sibling": (siblings, 2), T + "loop.coalesce": (coalesced, 4), T + "loop.coalesce_nested": (coalesced, 0), T + "loop.forall_to_for": (loop_kind, 3),
    T + "loop.forall_to_parallel": (loop_kind, 0), T + "loop.parallel_for_to_nested_fors": (loop_kind, 0),
    T + "loop.promote_if_one_iteration": (promote_loop, 3),
    T + "loop.hoist_loop_invariant_subsets": (hoist_subsets, 4), T + "tensor.make_loop_independent": (independent, 4),
    T + "memref.make_loop_independent": (independent, 0), T + "affine.simplify_bounded_affine_ops": (extremum, 0),
    T + "memref.multibuffer": (multibuffer, 2),
    T + "func.replace_func_signature": (signature, 2), T + "func.deduplicate_func_args": (signature, 0),
    T + "affine.simplify_min_max_affine_ops": (extremum, 4), T + "apply_patterns.canonicalization": (cleaned, 4),
    T + "apply_cse": (simple("apply_cse"), 3), T + "apply_dce": (simple("apply_dce"), 2), T + "apply_licm": (simple("apply_licm", LOOPS), 3),
    T + "apply_registered_pass": (registered, 8),
    T + "get_parent_op": (navigate, 2), T + "get_consumers_of_result": (navigate, 0), T + "get_producer_of_operand": (navigate, 1),
    T + "get_operand": (values, 1), T + "get_result": (values, 0), T + "get_defining_op": (values, 0), T + "get_type": (values, 0),
    T + "merge_handles": (merge, 2), T + "split_handle": (split, 2), T + "select": (select, 1), T + "replicate": (replicate, 1), T + "cast": (cast, 1),
    T + "num_associations": (count, 1), T + "param.constant": (Script.param, 1), T + "annotate": (annotate, 2),
    T + "debug.emit_remark_at": (remarks, 1), T + "debug.emit_param_as_remark": (remarks, 0), T + "print": (print_, 1), T + "verify": (verify, 1),
    T + "dlti.query": (dlti, 1), T + "irdl.collect_matching": (irdl, 1), T + "with_pdl_patterns": (pdl, 1), T + "pdl_match": (pdl, 0),
    T + "sequence": (sequence, 3), T + "yield": (foreach, 0), T + "foreach": (foreach, 3), T + "alternatives": (alternatives, 3),
    T + "include": (include, 2), T + "named_sequence": (include, 0), T + "collect_matching": (collect, 2), T + "foreach_match": (foreach_match, 3),
    T + "match.operation_name": (collect, 0), T + "match.operation_empty": (collect, 0), T + "match.param.cmpi": (collect, 0),
    **{T + "match.structured" + x: (collect, 0) for x in
       ["", ".rank", ".dim", ".num_inputs", ".num_inits", ".body", ".input", ".init", ".elemental_bitwidth", ".result", ".classify_contraction_dims",
        ".classify_convolution_dims", ".yield"]},
    T + "sparse_tensor.match.sparse_inout": (collect, 0),
    T + "tune.knob": (tune, 1), T + "tune.alternatives": (tune_alternatives, 1), T + "smt.constrain_params": (smt, 1),
    **{"transform_ext." + x: (grouped, 0) for x in
       ["propagate_tile_sizes", "clear_tile_and_fuse_annotations", "get_fusion_roots", "get_leading_unit_tile_sizes", "get_register_tile_sizes", "get_tile_sizes", "trace_producers",
        "get_tileable_consumers", "get_tiling_sizes", "filter_elementwise", "filter_num_iterations", "filter_num_loops", "filter_reads_across", "filter_reduction_ops", "reverse_handles"]},
    "transform_ext.assign_tile_sizes": (grouped, 3), "transform_ext.extract_handle": (questions, 1), "transform_ext.filter_by_name": (questions, 0), "transform_ext.filter_by_element_type": (questions, 0),
    "transform_ext.clear_annotations": (questions, 0), "transform_ext.get_named_attribute": (questions, 0), "transform_ext.param_cmp_eq": (questions, 0),
    T + "gpu.map_forall_to_blocks": (blocks, 3), T + "structured.gpu.map_copy_to_threads": (copy_to_threads, 2),
    T + "apply_patterns.gpu.eliminate_barriers": (gpu_patterns, 3), T + "apply_patterns.gpu.gpu_rewrite_patterns": (gpu_patterns, 0),
    T + "apply_patterns.gpu.unroll_vectors_subgroup_mma": (gpu_patterns, 0), T + "gpu.map_nested_forall_to_threads": (nested_threads, 3),
    T + "nvgpu.create_async_groups": (async_copies, 3), T + "nvgpu.pipeline_shared_memory_copies": (async_copies, 0),
    T + "nvgpu.rewrite_matmul_as_mma_sync": (warp_product, 2),
}
OUT = {
    T + "payload": "is no step: payload stands in it",
    T + "structured.replace": "puts what the script says in place of functions", T + "scf.take_assumed_branch": "believes what the script says",
    T + "apply_patterns.arm_sve.vector_contract_to_i8mm": "payloads have no scalable vectors (test/run/machines.mlir has)",
    T + "apply_patterns.arm_sve.vector_contract_to_bfmmla": "payloads have no scalable vectors (test/run/machines.mlir has)",
    T + "nvgpu.rewrite_copy_as_tma": "barriers that count bytes and tiles that devices load are not evaluated",
    T + "memref.alloca_to_global": "the globals that it makes are declared only",
    **{T + "apply_conversion_patterns." + x: "functions of several results return a structure, which is not compared with them (test/run/lowered_llvm.mlir)"
       for x in ["dialect_to_llvm", "func.func_to_llvm", "memref.memref_to_llvm_type_converter", "vector.vector_to_llvm"]},
    T + "xegpu.set_gpu_launch_threads": "other threads compute other numbers",
    T + "func.cast_and_call": "the script answers for what the function does", T + "type_conversion.tensor.cast_shape_dynamic_dims": "is for cast_and_call",
}
# What an op is about: where the payload has nothing of it, it is called seldom.
ABOUT = [(r"loop\.|apply_licm|affine\.", r"(scf|affine)\."), (r"structured\.|bufferization\.|tensor\.", r"(linalg|tensor)\."),
         (r"apply_patterns\.vector|x86|vector_", r"vector\."), (r"(nv)?gpu\.", r"gpu\."), (r"memref\.", r"memref\.")]


@functools.cache
def steps():
    """Each op's step and weight, and what it is about."""
    return [(f, n, [p for key, p in ABOUT if re.search(r"transform\.(apply_patterns\.|structured\.)?" + key, name)])
            for name, (f, n) in OPS.items() if n]


def steps_about(names):
    """The steps, and how often each is called for a payload with ops of these names."""
    has = {p: any(re.match(p, x) for x in names) for _, p in ABOUT}
    return [(f, n if not about or any(has[p] for p in about) else n / 8) for f, n, about in steps()]


# For payloads that are nests of loops.
LOOP_STEPS = [(unroll, 4), (peel, 3), (pipelined, 3), (siblings, 2), (coalesced, 6), (tiled_loop, 2), (split_loop, 3), (promote_loop, 2), (found_loops, 1),
              (hoist_subsets, 1), (cleaned, 2), (patterns, 3), (registered, 2), (simple("apply_licm", LOOPS), 1), (simple("apply_cse"), 1), (foreach, 1), (alternatives, 1), (outline, 1)]
REGIONS = {sequence, foreach, alternatives, execute_if, include, pdl, tune_alternatives, foreach_match}


SYMBOLS = {include, foreach_match, collect}


def step(s, flat=False):
    """One step; regions are not nested deeply."""
    while True:
        f = s.rng.choices([f for f, _ in s.steps], [n for _, n in s.steps])[0]
        if (f not in REGIONS or (not flat and s.depth < 2)) and not (s.isolated and f in SYMBOLS):
            break
    f(s)


def make(seed, payload, flat=False, steps=None):
    """A script, and whether it sums floats in another order."""
    s = Script(random.Random(seed), payload)
    s.steps = steps or s.steps
    for _ in range(s.rng.randint(1, 7)):
        step(s, flat)
    text = ("module attributes {transform.with_named_sequence} {\n" + "".join(s.sequences) +
            f"  transform.named_sequence @__transform_main(%root: {OP} {{transform.consumed}}) {{\n" + "\n".join(s.lines) + "\n    transform.yield\n  }\n}\n")
    return text, s.rounds


# ---- Passes ----

def none(rng):
    return []


def maybe(*options):
    return lambda rng: [(k, rng.choice(v)) for k, v in options if rng.random() < 0.3]


def one_shot(rng):
    """What functions take and return stays as it is: it is what is compared."""
    rest = maybe(("check-parallel-regions", ["false"]), ("copy-before-write", ["true"]), ("unknown-type-conversion", ["identity-layout-map"]),
                 ("analysis-heuristic", ["top-down", "bottom-up-from-terminators", "fuzzer"]), ("dialect-filter", ["tensor,bufferization", "scf,linalg,tensor"]))
    return [("allow-unknown-ops", "true"), ("allow-return-allocs-from-loops", "true"), ("analysis-fuzzer-seed", str(rng.randint(1, 99)))] + rest(rng)


PASSES = {
    "fold-memref-alias-ops": none, "fold-tensor-subset-ops": none, "linalg-fold-unit-extent-dims": maybe(("use-rank-reducing-slices", ["true", "false"])),
    "linalg-fold-into-elementwise": none, "linalg-fuse-elementwise-ops": none, "linalg-inline-scalar-operands": none, "memref-expand": none, "resolve-ranked-shaped-type-result-dims": none, "resolve-shaped-type-result-dims": none,
    "linalg-fold-into-elementwise": none, "linalg-inline-scalar-operands": none, "memref-expand": none, "expand-strided-metadata": none, "resolve-ranked-shaped-type-result-dims": none, "resolve-shaped-type-result-dims": none,
    "canonicalize": maybe(("top-down", ["true", "false"]), ("region-simplify", ['"disabled"', '"normal"', '"aggressive"']), ("max-iterations", ["1", "2", "-1"])),
    "one-shot-bufferize": one_shot, "eliminate-empty-tensors": none, "empty-tensor-to-alloc-tensor": none,
    "mem2reg": none, "sroa": none, "duplicate-function-elimination": none, "flatten-memref": none, "reify-result-shapes": none, "cse": none, "sccp": none, "loop-invariant-code-motion": none, "control-flow-sink": none, "symbol-dce": none, "inline": none,
    "convert-linalg-to-loops": none, "convert-linalg-to-affine-loops": none, "convert-linalg-to-parallel-loops": none,
    "remove-dead-values": none, "topological-sort": none, "strip-debuginfo": none, "symbol-privatize": lambda rng: [("exclude", '"main"')],
    "generate-runtime-verification": maybe(("verbose-level", ["0"])), "linalg-detensorize": maybe(("aggressive-mode", ["true"])), "bubble-down-memory-space-casts": none,
    "linalg-generalize-named-ops": none, "linalg-specialize-generic-ops": none,
    "convert-elementwise-to-linalg": none, "convert-tensor-to-linalg": none, "simplify-depthwise-conv": none,
    "linalg-block-pack-matmul": lambda rng: [("block-factors", rng.choice(['"2,3,4"', '"1,1,2"', '"4,2,2"']))] + maybe(
        ("mnk-order", ['"1,2,0"', '"0,2,1"']), ("mnk-padded-multiples", ['"2,0,3"']), ("lhs-transpose-outer-blocks", ["true"]),
        ("lhs-transpose-inner-blocks", ["true"]), ("rhs-transpose-outer-blocks", ["false"]), ("rhs-transpose-inner-blocks", ["false"]))(rng),
    "linalg-morph-ops": lambda rng: [(rng.choice(["named-to-category", "named-to-generic", "category-to-generic", "generic-to-named"]), "true")],
    "affine-loop-unroll": maybe(("unroll-factor", ["-1", "1", "2", "3", "5"]), ("unroll-up-to-factor", ["true"]), ("unroll-num-reps", ["2"]),
                                ("unroll-full-threshold", ["3"]), ("cleanup-unroll", ["true"])),
    "affine-loop-unroll-jam": maybe(("unroll-jam-factor", ["2", "3"])), "affine-loop-coalescing": none, "loop-invariant-subset-hoisting": none,
    "affine-loop-normalize": maybe(("promote-single-iter", ["true"])),
    "scf-for-loop-peeling": maybe(("peel-front", ["true"]), ("skip-partial", ["false"])), "scf-for-loop-range-folding": none, "scf-for-loop-canonicalization": none,
    "scf-for-loop-specialization": none, "scf-parallel-loop-specialization": none, "scf-for-to-while": none, "scf-forall-to-parallel": none, "convert-scf-to-openmp": maybe(("num-threads", ["2"])),
    "scf-forall-to-for": none, "scf-parallel-for-to-nested-fors": none,
    "scf-parallel-loop-tiling": maybe(("parallel-loop-tile-sizes", ["2", "3"]), ("no-min-max-bounds", ["true"])),
    "convert-scf-to-cf": maybe(("allow-pattern-rollback", ["false"])), "lower-affine": none, "reconcile-unrealized-casts": none,
    "arith-expand": maybe(("include-bf16", ["true"])), "math-sincos-fusion": none,
    "math-expand-ops": lambda rng: [("ops", rng.choice(["ctlz", "roundeven", "ctlz,roundeven"]))],
    "int-range-optimizations": none, "arith-unsigned-when-equivalent": none,
    "arith-int-range-narrowing": lambda rng: [("int-bitwidths-supported", rng.choice(["8,16,32", "16,32", "32", "12,40", "32,8"]))],
    "ping-pong-buffers": none, "sink-empty-tensors": none, "reduce-vector-lanes": none, "reassociate-reductions": none, "hoist-freed-buffers": none, "free-buffers": maybe(("copy-results", ["none", "mixed", "all"])),
    "llvm-split-vectors": maybe(("bits", ["128", "64"])), "llvm-legalize-for-export": none, "llvm-add-comdats": none, "ensure-debug-info-scope-on-llvm-func": maybe(("emission-kind", ["None", "Full", "DebugDirectivesOnly"])), "llvm-use-default-visibility": maybe(("visibility", ["hidden", "protected"])),
    "transform-infer-effects": none, "transform-erase-schedule": none, "test-transform-dialect-erase-schedule": none, "transform-dialect-check-uses": none,
    "gpu-eliminate-barriers": none, "lower-vector-to-from-elements-to-shuffle-tree": none,
    "lower-vector-mask": none, "arm-neon-2d-to-intr": none, "arm-sve-legalize-vector-storage": none,
    "lower-vector-multi-reduction": maybe(("lowering-strategy", ["inner-parallel", "inner-reduction"])),
    "gpu-launch-sink-index-computations": none, "gpu-kernel-outlining": none, "gpu-decompose-memrefs": none,
    "gpu-map-parallel-loops": maybe(("mapping-policy", ['"innermost-first"'])), "convert-parallel-loops-to-gpu": none, "gpu-async-region": none,
    "convert-affine-for-to-gpu": maybe(("gpu-block-dims", ["0", "1", "2"]), ("gpu-thread-dims", ["0", "1", "2"])),
    "affine-loop-tile": maybe(("tile-size", ["1", "2", "3", "7"]), ("tile-sizes", ["2", "5"]), ("cache-size", ["0", "1"]), ("separate", ["true"])),
    "affine-loop-invariant-code-motion": none, "affine-scalrep": none, "scf-parallel-loop-fusion": none,
    "affine-expand-index-ops": none, "affine-expand-index-ops-as-affine": none, "affine-simplify-structures": none, "normalize-memrefs": none,
    "lift-cf-to-scf": none, "affine-raise-from-memref": none, "affine-fold-memref-alias-ops": none, "affine-simplify-min-max": none,
    "affine-loop-fusion": maybe(("mode", ["greedy", "producer", "sibling"]), ("maximal", ["true"]), ("compute-tolerance", ["0.0", "3.0"]), ("local-buf-threshold", ["1"])),
    "affine-data-copy-generate": maybe(("fast-mem-capacity", ["0", "1"]), ("skip-non-unit-stride-loops", ["true"]), ("generate-dma", ["true"])),
    "nvgpu-optimize-shared-memory": none,
    "affine-parallelize": maybe(("max-nested", ["0", "1", "2"])),
    "affine-super-vectorize": lambda rng: [("virtual-vector-size", rng.choice(["2", "4", "3", "2,2", "2,4"]))],
    "convert-vector-to-scf": maybe(("full-unroll", ["true", "false"]), ("target-rank", ["0", "1", "2"]), ("lower-tensors", ["true"]), ("lower-scalable", ["true"])),
    "buffer-hoisting": none, "buffer-loop-hoisting": none, "optimize-allocation-liveness": none, "expand-realloc": maybe(("emit-deallocs", ["true", "false"])),
    "promote-buffers-to-stack": maybe(("max-alloc-size-in-bytes", ["8", "64", "4096"]), ("max-rank-of-allocated-memref", ["0", "2"])),
    "ownership-based-buffer-deallocation": maybe(("private-function-dynamic-ownership", ["true"])), "buffer-deallocation-simplification": none,
    "bufferization-lower-deallocations": none, "convert-bufferization-to-memref": none, "buffer-deallocation-pipeline": maybe(("private-function-dynamic-ownership", ["true"])),
    "buffer-results-to-out-params": maybe(("hoist-static-allocs", ["true"]), ("hoist-dynamic-allocs", ["true"]), ("add-result-attr", ["true"])),
    "drop-equivalent-buffer-results": none,
    "async-parallel-for": maybe(("async-dispatch", ["false"]), ("num-workers", ["-1", "1", "20"]), ("min-task-size", ["1", "3"])),
    "async-to-async-runtime": none, "async-func-to-async-runtime": none,
    "finalize-memref-to-llvm": maybe(("use-aligned-alloc", ["true"])), "convert-arith-to-llvm": maybe(("index-bitwidth", ["0", "64"])), "convert-math-to-llvm": none,
    "convert-complex-to-llvm": maybe(("complex-range", ["improved"])),
    "convert-vector-to-llvm": lambda rng: [("vector-contract-lowering", "parallelarith")] + maybe(
        ("force-32bit-vector-indices", ["false"]), *((x, ["true"]) for x in MACHINE_OPTIONS), ("vector-transpose-lowering", ["llvmintr", "shuffle1d", "shuffle16x16"]))(rng),
}
IN_ORDER = "among those that lower to llvm: to_llvm"
OUT_PASSES = {
    "mlprogram-pipeline-globals": "payloads have no globals of ml_program (test/ml_program)",
    **{name: IN_ORDER for name in ["convert-to-llvm", "set-llvm-module-datalayout", "llvm-request-c-wrappers", "convert-cf-to-llvm",
                                   "convert-func-to-llvm", "convert-index-to-llvm", "convert-ub-to-llvm", "convert-openmp-to-llvm"]},
    **{name: "once, and after async-to-async-runtime (test/run/async.mlir)" for name in [
        "async-runtime-ref-counting", "async-runtime-ref-counting-opt", "async-runtime-policy-based-ref-counting"]},
    "gpu-to-llvm": "functions of a device's runtime are not evaluated",
    "convert-async-to-llvm": "functions of the runtime are not evaluated (test/run_jit/async.mlir)",
    "amdgpu-maskedload-to-load": "is about buffers of devices; the others it takes as other sets do",
    "convert-linalg-to-std": "functions of a library are not there",
    "lower-to-llvm": "all that is compiled goes through it (--run, --plain)",
    "gpu-module-to-binary": "code of devices is not run (test/emit/gpu_binary.mlir)", "gpu-lower-to-nvvm-pipeline": "code of devices is not run (test/emit/gpu_pipeline.mlir)",
    "nvvm-attach-target": "says what modules are compiled for", "rocdl-attach-target": "says what modules are compiled for",
    "print-ir": "only writes text", "print-op-stats": "only writes text", "view-op-graph": "only writes text", "snapshot-op-locations": "writes a file",
    "convert-complex-to-standard": "parts are rounded otherwise than the function (test/run/complex_lowered.mlir)",
    "convert-math-to-libm": "functions of the C library are not evaluated", "convert-complex-to-libm": "functions of the C library are not evaluated",
    "convert-arith-to-apfloat": "functions of the library are not evaluated", "convert-math-to-apfloat": "functions of the library are not evaluated",
    "arith-emulate-wide-int": "other ops keep the integers whole (test/pass/wide_int_kept.mlir)", "memref-emulate-wide-int": "other ops keep the integers whole (test/pass/wide_int_memory_kept.mlir)",
    "convert-math-to-funcs": "powers are not in random payloads (test/run/math_funcs.mlir)",
    "convert-complex-to-rocdl-library-calls": "functions of ocml are not evaluated", "convert-math-to-rocdl": "functions of ocml are not evaluated",
    **{name: "rounds otherwise, which it is for (test/run/wider.mlir)" for name in ["arith-emulate-unsupported-floats", "math-extend-to-supported-types", "math-uplift-to-fma"]},
    "transform-interpreter": "what runs the scripts", "test-transform-dialect-interpreter": "runs scripts of former releases", "transform-preload-library": "reads files for the interpreter",
}


def machines(jig):
    """What machines bring, as the program tells: (machine, what, name), and those of which a whole dialect is not evaluated."""
    text = subprocess.run([jig, "ops", "--machines"], capture_output=True, text=True, check=True).stdout
    lines = [tuple(line.split()) for line in text.splitlines()]
    return lines, {machine for machine, what, name in lines if what == "unevaluated" and "." not in name}


def passes_of_devices(jig):
    lines, devices = machines(jig)
    return {name for machine, what, name in lines if what == "pass" and machine in devices}


def learn(jig):
    """Sets of patterns of machines are called. What is there for a dialect that is not evaluated is not, unless it is named above."""
    lines, devices = machines(jig)
    MACHINE_OPTIONS.extend({machine: name for machine, what, name in reversed(lines) if what == "option"}.values())
    for machine, what, name in lines:
        if what == "op" and machine not in devices and name not in {*OPS, *OUT}:
            MACHINES.append(name.removeprefix(T + "apply_patterns."))
            OPS[name] = (machine_patterns, 0 if len(MACHINES) > 1 else 4)
        elif what == "op" and name not in OPS:
            OUT.setdefault(name, "instructions of devices are not evaluated")
    OUT_PASSES.update((x, "instructions of devices are not evaluated") for x in passes_of_devices(jig) - {*PASSES, *OUT_PASSES})


ON_FUNCTIONS = {"nvgpu-optimize-shared-memory", "linalg-detensorize", "affine-simplify-min-max", "arm-sve-legalize-vector-storage", "gpu-eliminate-barriers", "gpu-map-parallel-loops", "gpu-async-region", "convert-affine-for-to-gpu", "lower-vector-mask", "lower-vector-multi-reduction",
                "lower-vector-to-from-elements-to-shuffle-tree", "buffer-hoisting", "buffer-loop-hoisting", "promote-buffers-to-stack", "optimize-allocation-liveness"}
ON_MODULES = {"free-buffers", "llvm-split-vectors", "llvm-add-comdats", "llvm-use-default-visibility", "ensure-debug-info-scope-on-llvm-func", "duplicate-function-elimination", "convert-scf-to-openmp", "finalize-memref-to-llvm", "buffer-results-to-out-params", "drop-equivalent-buffer-results", "bufferization-lower-deallocations", "convert-bufferization-to-memref", "buffer-deallocation-pipeline",
              "gpu-kernel-outlining", "one-shot-bufferize", "convert-tensor-to-linalg",
              "async-parallel-for", "async-to-async-runtime", "async-func-to-async-runtime"}
# After these all memory is freed, whatever of AFTER_FREES comes next.
FREES = r"buffer-deallocation-pipeline|ownership-based-buffer-deallocation"
AFTER_FREES = ["canonicalize", "cse", "func.func(optimize-allocation-liveness)", "buffer-deallocation-simplification", "bufferization-lower-deallocations", "convert-bufferization-to-memref", "sccp"]


def deallocation(rng):
    """Passes that free all memory; those before them may move it."""
    private = rng.choice(["", "{private-function-dynamic-ownership=true}"])
    names = [rng.choice(["canonicalize", "func.func(buffer-hoisting)", "func.func(buffer-loop-hoisting)", "func.func(promote-buffers-to-stack)", "cse"])
             for _ in range(rng.randint(0, 2))]
    names.append(rng.choice(["buffer-deallocation-pipeline", "ownership-based-buffer-deallocation"]) + private)
    names += [rng.choice(AFTER_FREES) for _ in range(rng.randint(0, 4))]
    return f"builtin.module({','.join(names)})"


def boundaries(seed):
    """Bufferization of functions that call each other; @main takes and returns no tensors."""
    rng = random.Random(seed)
    options = maybe(("function-boundary-type-conversion", ["identity-layout-map", "fully-dynamic-layout-map"]), ("copy-before-write", ["true"]),
                    ("analysis-heuristic", ["top-down", "bottom-up-from-terminators", "fuzzer"]), ("unknown-type-conversion", ["identity-layout-map"]))(rng)
    options += [("bufferize-function-boundaries", "true"), ("allow-return-allocs-from-loops", "true")]
    names = ["one-shot-bufferize{" + " ".join(f"{k}={v}" for k, v in options) + "}"]
    if rng.random() < 0.5:
        names += [rng.choice(["drop-equivalent-buffer-results", "buffer-results-to-out-params", "canonicalize", "cse"]) for _ in range(rng.randint(0, 2))]
        names.append("buffer-deallocation-pipeline")
    return f"builtin.module({','.join(names)})"


LLVM_PASSES = ["convert-arith-to-llvm", "convert-cf-to-llvm", "convert-func-to-llvm", "convert-index-to-llvm", "convert-math-to-llvm", "convert-ub-to-llvm"]


def to_llvm(seed):
    """All that `lowered` payloads have, dialect by dialect in any order or at once; sometimes only a part of it."""
    rng = random.Random(seed)
    names = ["lower-affine", "convert-scf-to-cf"]
    if rng.random() < 0.2:
        names += [rng.choice(["lift-cf-to-scf", "canonicalize,lift-cf-to-scf"]), "convert-scf-to-cf"]
    if rng.random() < 0.2:
        names.append("arith-expand")
    if rng.random() < 0.4:
        names.append(rng.choice(["convert-to-llvm", "convert-to-llvm{dynamic=true}", "convert-to-llvm{allow-pattern-rollback=false}"]))
    else:
        names += rng.sample(LLVM_PASSES, rng.choice([6, 6, 6, 3]))
    for _ in range(rng.randint(0, 3)):
        names.insert(rng.randint(0, len(names)), rng.choice(["canonicalize", "cse", "reconcile-unrealized-casts", "func.func(canonicalize)", "sccp", "set-llvm-module-datalayout", "convert-openmp-to-llvm",
                                                                   "inline", "inline{default-pipeline=}",
                                                                   "func.func(llvm-request-c-wrappers)"]))
    return f"builtin.module({','.join(names)})"


# Allocations of memref that are calls by now are nobody's to free.
HIDES_MEMORY = r"finalize-memref-to-llvm|convert-to-llvm|convert-openmp-to-llvm|gpu-to-llvm"


def frees(pipeline):
    """Does it free all memory? Passes that come after may allocate again, those before may have hidden what is to free."""
    names = re.split(r",(?![^{(]*[})])", pipeline.removeprefix("builtin.module(").removesuffix(")"))
    at = [i for i, name in enumerate(names) if re.match(FREES, name)]
    if not at or any(re.match(HIDES_MEMORY, name) for name in names[:at[-1]]):
        return False
    return all(name in AFTER_FREES for name in names[at[-1] + 1:])


LOOP_PASSES = ["canonicalize", "cse", "sccp", "loop-invariant-code-motion", "control-flow-sink", "remove-dead-values", "affine-loop-unroll", "affine-loop-unroll-jam",
               "affine-loop-coalescing", "affine-loop-normalize", "scf-for-loop-peeling", "scf-for-loop-range-folding", "scf-for-loop-canonicalization",
               "scf-for-loop-specialization", "scf-for-to-while", "convert-scf-to-cf", "lift-cf-to-scf", "lower-affine", "affine-loop-tile", "affine-parallelize",
               "affine-loop-invariant-code-motion", "affine-simplify-structures", "int-range-optimizations", "arith-int-range-narrowing", "arith-unsigned-when-equivalent",
               "affine-scalrep", "affine-loop-fusion", "affine-super-vectorize", "affine-data-copy-generate", "loop-invariant-subset-hoisting", "mem2reg"]


def on_target(name, consumes, results):
    """An op that takes a handle and nothing else, in the generic form."""
    def call(s):
        h = s.handle(LINALG)
        if consumes:
            s.gone(h)
        r = s.new()
        head = "" if not results else f"{r} = " if results == 1 else f"{r}:{results} = "
        s.emit(f'{head}"{name}"({h}) : ({OP}) -> ({", ".join([OP] * results)})')
        s.live += [r] if results == 1 else [f"{r}#{i}" for i in range(results)]
    return call


def add_unlisted(rows, passes):
    """Passes that no table has are called without options, transform ops that take one handle with that, others as the examples of their
    pages do. `rows`: what `jig ops` says, by name."""
    for name in passes - {*PASSES, *OUT_PASSES}:
        PASSES[name] = none
    for name, row in rows.items():
        operands, wanted = re.findall(r"^    operand .*", row, re.M), re.findall(r"^    (?:attribute (?!.*(?: \(optional\):| = )).*|region .*)", row, re.M)
        if name in OPS or name in OUT:
            continue
        if len(operands) == 1 and re.search(r"(?<!Value)[Hh]andle", operands[0]) and not wanted:
            OPS[name] = on_target(name, "[consumed]" in operands[0], len(re.findall(r"^    result ", row, re.M))), 3
        elif examples.body(name):
            OPS[name] = examples.step(name), 3


def pipeline(seed, passes=None):
    rng = random.Random(seed)
    passes = passes or sorted(PASSES)
    if passes is not LOOP_PASSES and rng.random() < 0.15:
        return deallocation(rng)
    names = []
    for _ in range(rng.randint(1, 5)):
        name = rng.choice(passes)
        options = " ".join(f"{k}={v.strip(chr(34))}" for k, v in PASSES[name](rng))
        one = name + (f"{{{options}}}" if options else "")
        on_functions = name not in ON_MODULES and name not in ("inline", "symbol-dce", "symbol-privatize", "remove-dead-values") and "transform" not in name
        names.append(f"func.func({one})" if name.startswith("affine-") or name in ON_FUNCTIONS or (on_functions and rng.random() < 0.3) else one)
    return f"builtin.module({','.join(names)})"
