# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the names of functions begin: the one place that says it. tools/check-names holds the headers against it.

A name says where its function lives: jig_ and a prefix of the header that declares it, as here. In order, that is

- what a line of MODULES says of the header, or else of the nearest folder around it that has one;
- of a folder in src/dialect or src/machine that has no line, its own name; those of the dialects in it;
- else the header's own name, without _int: jig_alias_frees is in src/analysis/alias.h.

Headers may use the prefixes of the folders around theirs. `map_` stands for jig_map_*, `spec` for jig_spec and
jig_spec_*, `=jit_` for jit_*, in a library of its own. Two folders share none, unless one contains the other or it is a
noun of the public interface (jig_op_*), which several files make; of prefixes that begin alike the longest one counts.
Functions of one file (static) have no prefix.

PUBLIC is the same of include/jig, whose names stay as they are: they are what plugins were linked with. A new one begins as
one of its header does.
"""
import collections
import glob
import os
import re

MODULES = """
support/arena.h: arena_ scratch_ malloc calloc realloc free out_of_memory
support/fault.h: fault
support/file.h: file_ output_
support/float_int.h: fp_
support/ints.h: i64_ u64_
support/leftovers.h: leftovers_ signals_
support/json.h: json_
support/field.h support/field_sum.h: field_ is_in_field
support/nearest.h: near nearest_
support/map.h: hash_ ptrmap_ ptrset_ pairset_ strmap_ uniquer_
support/vec.h: vec_ few_ chars_
support/pieces.h: pieces_

ir/acts.h: act_ acts_
ir/asked.h: asked_
ir/affine: expr_ map_ set_ flat_
ir/context.h: context_ diag_ loc_ journal_ slab_ op_name_
ir/op.h: op_ value_ use_ result_ arg_ symbol_ spec ir_ op_name_
ir/verify: verify_

asm/format.h asm/format_int.h asm/format_reader.h: format_
asm/lexer.h: lexer_ token_
asm/parser_int.h: parser_ scope_
asm/places.h: print_
asm/print_int.h: printer_

rewrite/convert_block.h: convert_
rewrite/definitions.h: rw_
rewrite/pattern.h: pattern_ patterns_
rewrite/region.h: regions_
rewrite/rewriter.h: rw_ rewriter_
rewrite/type_converter.h: type_converter_ args_
rewrite/values.h: values_ rw_

analysis/domain.h analysis/domain_box.h: domain_
analysis/in_place.h analysis/in_place_int.h: in_place_
analysis/linear.h analysis/linear_int.h analysis/linear_parts.h: linear_

eval: eval_
eval/bulk.h: bulk_
eval/npy.h: npy_

pass/inline_uses.h: inline_
pass/instrument.h: instrument_ timing_
pass/pipeline.h: pass_ pipeline_ options_

dialect/common/bounds_of_views.h: bounds_
dialect/common/constfold.h: const_ constfold
dialect/common/num_spans.h: num_
dialect/common/reshape.h dialect/common/reshape_canon.h: reshape_
dialect/common/slices.h: slice_ mixed_
dialect/sparse_tensor: sparse_

payload/async/coroutine.h: coroutine_
payload/async/async_parallel.h payload/async/async_parallel_int.h: task_
payload/async/references.h: refcount_
payload/bounds/extremum.h: extremum_
payload/bounds/independent.h: independent_
payload/bounds/trip_bound.h: trip_bound
payload/bounds/reify.h: reify_
payload/bufferize: bufferize_
payload/buffers: buffers_
payload/checks: checks_
payload/dealloc: dealloc_
payload/func: funcs_
payload/fuse: fuse_
payload/gpu: offload_
payload/loop: loop_
payload/loop/affine: loop_affine_
payload/loop/affine_fuse: loop_fuse_ nest_ loop_slice_
payload/lower: lower_
payload/lower/cf_to_scf: cf_to_scf_
payload/lower/llvm: to_llvm_ descriptor_
payload/lower/llvm/memref: descriptor_
payload/lower/math/approximate.h: lower_approx_
payload/lower/math/complex_exact.h payload/lower/math/complex_parts.h: lower_complex_ lower_exact_
payload/lower/math/math_expand.h: lower_math_
payload/lower/numbers/arith_expand.h: lower_expand_
payload/lower/numbers/numbers.h: numbers_
payload/lower/numbers/wide_int.h: wide_int_
payload/omp: openmp_
payload/pack: pack_
payload/pad: pad_
payload/patterns: patterns_
payload/pdl: matcher_
payload/slots: slots_
payload/structured: structured_
payload/tile: tile_
payload/vector_lower: vector_lower_
payload/vector_memory/lane_step.h: lane_
payload/vector_memory: vector_memory_
payload/vector_shape: vector_shape_
payload/vectorize: vectorize_

tune: knobs_ knob_ tune_ tuner_

check: checker_ dims_ literals_ outcome_ trial_ trials_ verdict_ edited_ bisect bisect_ cut_ single_ compared_
reduce: reduce reduce_
reduce/renumber.h: renumber_

amend: amend_ amended_

legal: legal_

explain: wording_ attempt dry_run_ trace_ report_ diff_ payload_text_ failure_ matching_ unnoticed_ mistake_ named_ names_ tally_ fused_ explain_
lint: lint_

transform/library.h: library
transform/argument_marks.h: marks_
transform/cursor.h: cursor_
transform/state.h: state_ handle_ step_ failure_ track_ invalidate_ interp_ observe_
transform/record.h: record_
transform/traits.h: transform_
transform/handle_type.h: transform_
transform/propose.h: propose
transform/ext: ext_
transform/older: modernise_
transform/ops/ops.h transform/ops/ops_int.h: transform_
transform/ops/proposals.h: propose_
transform/ops/params: transform_
transform/passes: script_
transform/smt: solver_

codegen: codegen_
codegen/machine: =jit_ =module_ =object_ =perf_ =runtime_ =sampler_ =printF16 =printBF16
codegen/profile: profile_
codegen/run: run

upgrade: upgrade_
"""

PUBLIC = """
affine.h: expr_ map maps_ set
amend.h: amend_
arena.h: arena_
asm.h: attr_params_fit context_ ensure_terminator op_ parse_ parser_ print printer_ resolve source_add state_ type_params_fit value_
attr.h: attr_ dense_element_size loc_
base.h: ident_str str
bounds.h: bounds_ extent quantity
buffer.h: buffer_ buffering_options value_owner
check.h: checker_ verdict_
codegen.h: code_run code_start code_measure code_stop codegen_ jit_
context.h: context_ diag_ dialect_next_part error ident msg_ note op_ register_all remark stack_ok stream_ warning
convert.h: args_ conversion_ convert converted function_has_legal_types materialize_ op_has_legal_types options_of
    patterns_add_converting region_has_legal_types remapped rw_ target_ type_ types_of
dialect.h: attr_iface constant_ effect_is_scoped effects_ enum_ infer_types name_ op_ type_
eval.h: eval_
iface.h: aggregated all_operands allocation bounds_iface branch buffer call callable cast combining dps function
    hands_on int_ loop maskable mixed_ no_operands operand_range ownership partial_reduction range_has region_ reify
    runtime_verifiable select slice sole_around space_user structured subset tiling transfer type_layout_bits unroll
    vectorizes view
journal.h: change_counts commit edits_since listen mark rollback unlisten
llvm_ir.h: llvm_
lower.h: lower
memory_slot.h: slot_
num.h: compare_ float_ int
op.h: arg_set_loc block_ dominance_ dominates_block irmap_ name_dialect nearest_symbol_table op_ properly_dominates
    region_ succ_ symbol_ use_ value_ walk_
order.h: order_
parts.h: build_ part_ rw_
pass.h: option_ pass_ pipeline_ timing_
payload/bufferize.h: bufferize deallocate_by_ownership eliminate_ empty_to_alloc_tensor expand_reallocs free_early
    lower_deallocs simplify_deallocs
payload/fuse.h: fuse_ tile_
payload/gpu.h: gpu_
payload/hoist.h: build_packing hoist_
payload/loop.h: can_pipeline_by coalesce for_to_while forall_to_parallel full_tile_size fuse_siblings fused_siblings_keep_order
    innermost_trips may_fuse_siblings may_jam normalize_loop outline parallel_to_for peel_ pipeline_ split_loop tile_loop unroll_
payload/pack.h: can_pack contains_matmul fits_ is_permutation lower_ pack packing_is_neutral transpose_pack
payload/pad.h: pad
payload/promote.h: assign_memory_space is_used_in_loops multibuffer promote
payload/tile.h: tile_
payload/vectorize.h: can_vectorize vectorize
irdl.h: irdl_
pdl.h: native_ pdl_
plugin.h: plugin_
propose.h: propose
reason.h: blame_ blamed_op clause_text fact_ reason_
rewrite.h: apply_ at_ build canonicalization_patterns create eliminate_ erase_unreachable_blocks greedy_options
    inline_call make_region_inputs_dead match_reason materialize may_ move_loop_invariants no_
    op_copy_discardable_attrs patterns_ point remove_ rewriter_ run_region_dce rw_ set_point simplify_regions
    tell_no_match
run.h: run_
transform.h: apply_ bind_ body_effects check_not_script each_ fail_ failed_for_good failure_ find_sequence follow_op
    forward_yield handle_ interpret is_ library_preload note_is_heard operand_is_consumed payload_ reason_wanted
    refused report_queue run_matcher scope_ script_check_by script_limit_steps set_ silence wrong_kind yielded_items
tune.h: tuner_
type.h: shapes_compatible type_
upgrade.h: modernise upgrade
"""

DECLARED = re.compile(r"\b(j?\w+) ?\((?!\*)")
LISTED = re.compile(r"^Jig\w+\s+(jig_\w+(?:\s*,\s*jig_\w+)*)\s*;$", re.M)  # JigPatternFn jig_a, jig_b;


def _read(table):
    lines = [line.strip() for line in re.sub(r"\n {4}", " ", table).split("\n") if line.strip()]
    return {place: words.split() for line in lines for places, words in [line.split(": ")] for place in places.split()}


def _begins(name, prefix):
    if prefix[0] == "=":
        return name.startswith(prefix[1:])
    prefix = f"jig_{prefix}"
    return name.startswith(prefix) if prefix[-1] == "_" else name == prefix or name.startswith(prefix + "_")


def _top_level(text):
    """Without comments, strings, directives and what stands in braces."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", "", text, flags=re.M).replace('extern "" {', "")
    depth, out = 0, []
    for c in text:
        depth += c == "{"
        if depth == 0 or (depth == 1 and c == "{"):
            out.append(c)
        if c == "}":
            depth -= 1
            out.append(";")
    return "".join(out)


def functions(path):
    """What the header declares or defines; static ones only if they are called jig_*."""
    with open(path) as f:
        text = _top_level(f.read())
    for m in LISTED.finditer(text):
        yield from re.findall(r"\w+", m[1])
    for declaration in re.split(r"[;{}]", text):
        declaration = " ".join(declaration.split())
        if declaration.startswith("typedef") or ("(" not in declaration):
            continue
        names = [n for n in DECLARED.findall(declaration) if n.startswith("jig_")]
        if names:
            yield names[0]
        elif "static" not in declaration.split():
            yield from [n for n in DECLARED.findall(declaration) if not n.isupper()][:1]


class Prefixes:
    def __init__(self):
        self.modules, self.public = _read(MODULES), _read(PUBLIC)
        self.nouns = {word.rstrip("_") for words in self.public.values() for word in words}
        self.owners = collections.defaultdict(set)  # prefix -> folders

    def of(self, header):
        """Its own prefixes, and those of the folders around it."""
        if header in self.modules:
            own, place = self.modules[header], header
        else:
            place = os.path.dirname(header)
            while place and place not in self.modules:
                place = os.path.dirname(place)
            own = self.modules.get(place)
        if own is None:
            parts = header.split("/")
            place = header
            if parts[0] in ("dialect", "machine") and len(parts) > 2 and parts[1] != "common":
                place = "/".join(parts[:2])
                dialects = [os.path.basename(d)[:-4] for d in sorted(glob.glob(f"src/{place}/*/*.def"))]
                own = [f"{name}_" for name in [parts[1], *dialects]]
            else:
                own = [re.sub(r"(_int)?\.h$", "", parts[-1])]
        around, folder = [], os.path.dirname(place)
        while folder:
            around += self.modules.get(folder, ())
            folder = os.path.dirname(folder)
        return own, around, os.path.dirname(header) if place == header else place

    def problems(self):
        headers = sorted(os.path.relpath(p, "src") for p in glob.glob("src/**/*.h", recursive=True))
        public = sorted(os.path.relpath(p, "include/jig") for p in glob.glob("include/jig/**/*.h", recursive=True))
        known = {name for p in public for name in functions(f"include/jig/{p}")}
        for place in self.modules:
            if not os.path.exists(f"src/{place}"):
                yield f"tools/prefixes.py: there is no src/{place}"
        allowed = {}
        for h in headers:
            names = [n for n in functions(f"src/{h}") if n not in known]
            own, around, place = self.of(h)
            allowed[h] = names, own + around
            for prefix in own if names else ():
                self.owners[prefix.rstrip("_")].add(place)
        every = sorted({p for _, prefixes in allowed.values() for p in prefixes}, key=lambda p: len(p.rstrip("_")))
        for h, (names, prefixes) in allowed.items():
            for name in names:
                longest = max((p for p in every if _begins(name, p)), key=lambda p: len(p.rstrip("_")), default=None)
                if longest is None:
                    yield f"src/{h}: {name} begins as none of {', '.join(prefixes)} (tools/prefixes.py)"
                elif longest.rstrip("_") not in [p.rstrip("_") for p in prefixes]:
                    where = ", ".join(sorted(self.owners[longest.rstrip("_")]))
                    yield f"src/{h}: {name} begins as those of {where}, not as one of {', '.join(prefixes)} (tools/prefixes.py)"
        for h in public:
            for name in functions(f"include/jig/{h}"):
                if not any(_begins(name, p) for p in self.public.get(h, ())):
                    yield f"include/jig/{h}: {name} begins as no other of its header does (tools/prefixes.py)"
        for prefix, folders in sorted(self.owners.items()):
            apart = [(a, b) for a in sorted(folders) for b in sorted(folders)
                     if a < b and not (b + "/").startswith(a + "/")]
            if apart and prefix not in self.nouns:
                yield f"src/{apart[0][0]} and src/{apart[0][1]} have one prefix, {prefix}_ (tools/prefixes.py)"
