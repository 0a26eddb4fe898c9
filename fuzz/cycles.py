# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values that depend on themselves: the bodies of functions, in generic form, as graphs whose operands are wired anew.

The body of each function of one block moves into the region of an unregistered op, in which a value may be used before it
is made. Operands then become other values of their type: often a result of the op itself, or of an op that comes later.
"""
import re

from ops import commas, end_of, type_end

FUNCTION = re.compile(r'^( *)"func\.func"\(\) <\{.*?\}> \(\{\n', re.M)
OP = re.compile(r'^(?P<results> *(?:%\w+(?::\d+)? = )?)"(?P<name>[\w.]+)"\(')
SYMBOL = re.compile(r'sym_name = ("[^"]*"|@\w+)')
PASSES = [["--canonicalize"], ["--canonicalize"], ["--canonicalize"], ["--sccp"], ["--cse"], ["--loop-invariant-code-motion"],
          ["--remove-dead-values"], ["--canonicalize", "--cse", "--canonicalize"], ["--topological-sort"],
          ["--convert-scf-to-cf"], ["--lower-affine"], ["--arith-expand"], ["--convert-arith-to-llvm", "--canonicalize"],
          ["--convert-arith-to-llvm=index-bitwidth=32", "--reconcile-unrealized-casts"], ["--convert-vector-to-scf"],
          ["--one-shot-bufferize=allow-unknown-ops"], ["--buffer-deallocation-pipeline"], ["--affine-scalrep"],
          ["--one-shot-bufferize=allow-unknown-ops bufferize-function-boundaries"], ["--convert-linalg-to-loops"],
          ["--fold-memref-alias-ops"], ["--expand-strided-metadata"], ["--affine-loop-fusion", "--affine-parallelize"]]


class Node:
    """An op of a body: what stands before its operands, these, and the rest with its types."""

    def __init__(self, text):
        m = OP.match(text)
        operands_end = end_of(text, m.end() - 1)
        self.head, self.operands, self.tail = text[:m.end()], commas(text[m.end():operands_end - 1]), text[operands_end - 1:]
        i = text.rindex(" : (") + 3  # no type has a colon before a bracket
        end = end_of(text, i)
        self.ins = commas(text[i + 1:end - 1])
        i = end + 4
        end = end_of(text, i) if text[i:i + 1] == "(" else type_end(text, i)
        self.outs = commas(text[i + 1:end - 1]) if text[i] == "(" else [text[i:end]]
        name = re.match(r" *(%\w+)(:\d+)? = ", m.group("results"))
        self.results = [] if not name else [name.group(1)] if not name.group(2) else \
            [f"{name.group(1)}#{k}" for k in range(len(self.outs))]

    def text(self):
        return self.head + ", ".join(self.operands) + self.tail


def pieces(body, indent):
    """The ops of a block, each with its regions; None where there is more than one block."""
    lines, found = body.split("\n"), []
    for line in lines:
        if line.startswith(indent + "  ") and line[len(indent) + 2] not in " }":
            found.append([line])
        elif line.startswith(indent + "^"):
            if found:
                return None
            found.append([line])
        elif found:
            found[-1].append(line)
    return ["\n".join(p) for p in found]


def rewire(nodes, values, rng):
    """Operands become values of their type; `values` has those that no op of the block makes."""
    by_type = {}
    for node in nodes:
        for value, kind in zip(node.results, node.outs):
            by_type.setdefault(kind, []).append(value)
    for value, kind in values:
        by_type.setdefault(kind, []).append(value)
    share = rng.choice((0.15, 0.4, 0.8))
    for node in nodes:
        for i, kind in enumerate(node.ins[:len(node.operands)]):
            own = [v for v, t in zip(node.results, node.outs) if t == kind]
            if own and rng.random() < share:
                node.operands[i] = rng.choice(own)
            elif kind in by_type and rng.random() < share:
                node.operands[i] = rng.choice(by_type[kind])


def graph_of(head, body, indent, rng):
    """The function around a graph of the ops of its body; None when it has more than a block."""
    parts = pieces(body, indent)
    if not parts:
        return None
    label = parts.pop(0) + "\n" if parts[0].lstrip().startswith("^") else ""
    values = [arg.split(": ", 1) for arg in commas(label[label.index("(") + 1:label.rindex(")")])] if label else []
    nodes = [Node(p) for p in parts]
    if nodes and nodes[-1].head.endswith('"func.return"('):
        nodes[-1].head = nodes[-1].head.replace('"func.return"', '"test.return"')
    rewire(nodes, values, rng)
    text = f'{indent}"test.graph"() ({{\n{label}' + "\n".join(n.text() for n in nodes) + f"\n{indent}}}) : () -> ()\n"
    symbol = SYMBOL.search(head)
    return (f'{indent}"func.func"() <{{function_type = () -> (), sym_name = {symbol.group(1)}}}> ({{\n' if symbol else head) + \
        text + f'{indent}  "func.return"() : () -> ()\n'


def cycles(generic, rng):
    """Another wiring of the functions in a text in generic form."""
    out, at = [], 0
    for m in FUNCTION.finditer(generic):
        if m.start() < at:
            continue
        try:
            stop = generic.index(f"\n{m.group(1)}}})", m.end() - 1) + 1
            made = graph_of(m.group(), generic[m.end():stop], m.group(1), rng)
        except (ValueError, AttributeError, IndexError):
            continue
        if made:
            out.append(generic[at:m.start()] + made)
            at = stop
    return "".join(out) + generic[at:]
