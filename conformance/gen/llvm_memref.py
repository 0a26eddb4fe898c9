# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""finalize-memref-to-llvm: ops on buffers of each shape, layout, element type and memory space, with each option."""
import itertools

ELEMENTS = ["f32", "index", "complex<f16>", "vector<2x3xbf16>", "memref<?xi8>", "i65"]
SHAPES = [[], ["4"], ["?"], ["1", "1"], ["2", "?"], ["?", "3", "?"], ["0", "5"], ["2", "3", "4"]]
SPACES = ["", ", 3"]
OPTIONS = ["", "use-aligned-alloc=true", "use-generic-functions=true", "index-bitwidth=32", "use-aligned-alloc=true index-bitwidth=16"]
KINDS = {"f32": ["addf", "maximumf", "maxnumf", "minimumf", "minnumf", "assign", "mulf"], "i65": ["addi", "andi", "maxs", "maxu", "mins", "minu", "ori", "xori", "muli", "assign"]}


def args(options):
    return "--allow-unregistered-dialect --finalize-memref-to-llvm" + (f"='{options}'" if options else "")


def strides(shape, how):
    """A strided layout: packed, with gaps, all dynamic; None when the shape does not say."""
    if how == "dynamic":
        return f", strided<[{', '.join('?' for _ in shape)}], offset: ?>"
    if "?" in shape[1:]:
        return None
    steps, n = [], 1 if how == "packed" else 2
    for size in reversed(shape):
        steps.insert(0, str(n))
        n *= 1 if size == "?" else int(size)
    return f", strided<[{', '.join(steps)}], offset: {0 if how == 'packed' else 7}>"


def layouts(shape):
    return [""] + [s for s in (strides(shape, how) for how in ("packed", "gaps", "dynamic")) if s]


def memref(shape, element, layout="", space=""):
    return f"memref<{''.join(size + 'x' for size in shape)}{element}{layout}{space}>"


def function(parameters, *lines):
    return "func.func @f(" + parameters + ") {\n  " + "\n  ".join(lines) + "\n  return\n}"


def made(shape, element, space):
    t, sizes = memref(shape, element, space=space), ", ".join("%n" for size in shape if size == "?")
    for attrs in ("", " {alignment = 32}"):
        yield function("%n: index", f"%0 = memref.alloc({sizes}){attrs} : {t}", f"%1 = memref.alloca({sizes}){attrs} : {t}")
    yield function(f"%m: {t}", f"memref.dealloc %m : {t}")
    if "?" not in shape:
        yield f"memref.global @g : {t}\nmemref.global \"private\" @h : {t} = uninitialized\n" + function("", f"%0 = memref.get_global @h : {t}", '"test.use"(%0) : (' + t + ") -> ()")


def accessed(shape, element, layout, space):
    t, at = memref(shape, element, layout, space), ", ".join("%i" for _ in shape)
    yield function(f"%m: {t}, %i: index", f"%0 = memref.load %m[{at}] : {t}", f"memref.store %0, %m[{at}] {{nontemporal = true, alignment = 4}} : {t}",
                   f"memref.prefetch %m[{at}], read, locality<2>, data : {t}")
    for kind in KINDS.get(element, []):
        yield function(f"%m: {t}, %i: index, %v: {element}", f"%0 = memref.atomic_rmw {kind} %v, %m[{at}] : ({element}, {t}) -> {element}")
    if element == "i65":
        yield function(f"%m: {t}, %i: index", f"%0 = memref.generic_atomic_rmw %m[{at}] : {t} {{", f"^bb0(%v: {element}):", f"  memref.atomic_yield %v : {element}", "}")


def seen(shape, element, layout, space):
    t, u = memref(shape, element, layout, space), f"memref<*x{element}{space}>"
    rank, i = len(shape), ", ".join(["index"] * (2 * len(shape) + 1))
    yield function(f"%m: {t}, %i: index", f"%0 = memref.cast %m : {t} to {u}", f"%1 = memref.cast %0 : {u} to {t}",
                   f'"test.use"(%1) : ({t}) -> ()', f"%2 = memref.rank %m : {t}",
                   f"%3 = memref.extract_aligned_pointer_as_index %m : {t} -> index", f"%4 = memref.assume_alignment %m, 16 : {t}")
    yield function(f"%m: {t}", f"%b, %o{f', %s:{rank}, %t:{rank}' if rank else ''} = memref.extract_strided_metadata %m : {t} -> memref<{element}{space}>, {i}")
    if rank:
        yield function(f"%m: {t}, %u: {u}, %i: index", "%c0 = arith.constant 0 : index", f"%0 = memref.dim %m, %i : {t}", f"%1 = memref.dim %m, %c0 : {t}", f"%2 = memref.dim %u, %i : {u}")
    yield function(f"%m: {t}, %n: memref<4x{element}, 5>", f"%0:2 = memref.distinct_objects %m, %n : {t}, memref<4x{element}, 5>")
    to = memref(shape, element, layout, ", 7")
    yield function(f"%m: {t}, %u: {u}", f"%0 = memref.memory_space_cast %m : {t} to {to}", f"%1 = memref.memory_space_cast %u : {u} to memref<*x{element}, 7>")
    yield function(f"%m: {t}, %i: index", f"%0 = memref.reinterpret_cast %m to offset: [%i], sizes: [2, %i], strides: [%i, 3] : {t} to memref<2x?x{element}, strided<[?, 3], offset: ?>{space}>")
    for other in layouts(shape):
        yield function(f"%m: {t}, %n: {memref(shape, element, other, space)}", f"memref.copy %m, %n : {t} to {memref(shape, element, other, space)}")


def reshaped(shape, to, kind):
    t, r = memref(shape, "f32"), memref(to, "f32")
    s = memref([str(len(to))], kind)
    yield function(f"%m: {t}, %u: memref<*xf32>, %s: {s}, %d: memref<?xindex>", f"%0 = memref.reshape %m(%s) : ({t}, {s}) -> {r}", f"%1 = memref.reshape %u(%s) : (memref<*xf32>, {s}) -> {r}",
                   f"%2 = memref.reshape %m(%d) : ({t}, memref<?xindex>) -> memref<*xf32>")


def viewed(shape, element):
    sizes = ", ".join("%n" for size in shape if size == "?")
    t = memref(shape, element)
    yield function("%m: memref<?xi8>, %n: index", f"%0 = memref.view %m[%n][{sizes}] : memref<?xi8> to {t}")


def grid():
    for options in OPTIONS:
        for shape, element, space in itertools.product(SHAPES, ELEMENTS, SPACES):
            for text in made(shape, element, space):
                yield args(options), text
    for options, shape, element, space in itertools.product(OPTIONS[::3], SHAPES, ELEMENTS, SPACES):
        for layout in layouts(shape):
            for text in itertools.chain(accessed(shape, element, layout, space), seen(shape, element, layout, space)):
                yield args(options), text
    for options, shape, to, kind in itertools.product(OPTIONS[::3], SHAPES, SHAPES, ("index", "i32")):
        for text in reshaped(shape, to, kind):
            yield args(options), text
    for shape, element in itertools.product(SHAPES, ELEMENTS):
        for text in viewed(shape, element):
            yield args(""), text
