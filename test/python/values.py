# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s
"""Classes of types and attributes, as rows make them; structures of LLVM."""
import importlib

from mlir.dialects import amdgpu, gpu, llvm, nvgpu, nvvm, pdl, smt, transform
from mlir.ir import *


def raises(error, call, text=""):
    try:
        call()
    except error as e:
        assert text in str(e), e
    else:
        raise AssertionError("expected " + error.__name__)


def types_of_rows():
    i32, f32 = IntegerType.get_signless(32), F32Type.get()
    array = llvm.ArrayType.get(4, i32)
    assert str(array) == "!llvm.array<4 x i32>" and array.num_elements == 4 and array.element_type == i32
    assert llvm.ArrayType.get(num_elements=4, element_type=i32) == array == Type.parse(str(array))
    assert type(Type.parse("!llvm.ptr<3>")) is llvm.PointerType and Type.parse("!llvm.ptr<3>").address_space == 3
    assert str(llvm.PointerType.get()) == "!llvm.ptr" and str(llvm.PointerType.get(1)) == "!llvm.ptr<1>"
    function = llvm.FunctionType.get(f32, [i32, f32], True)
    assert function.params == [i32, f32] and function.return_type == f32 and function.var_arg is True
    assert str(smt.BitVectorType.get(8)) == "!smt.bv<8>" and str(smt.BoolType.get()) == "!smt.bool"
    assert pdl.RangeType.get(pdl.ValueType.get()).element_type == pdl.ValueType.get()
    assert isinstance(Type.parse("!gpu.async.token"), gpu.AsyncTokenType)
    assert pdl.ValueType.isinstance(Type.parse("!pdl.value")) and not pdl.TypeType.isinstance(Type.parse("!pdl.value"))
    map_ = nvgpu.TensorMapDescriptorType.get(MemRefType.get([64, 32], f32, memory_space=IntegerAttr.get(i32, 3)),
                                             nvgpu.TensorMapSwizzleKind.SWIZZLE_32B, "none",
                                             nvgpu.TensorMapOOBKind.OOB_NAN, 0)
    assert map_.swizzle is nvgpu.TensorMapSwizzleKind.SWIZZLE_32B and map_.oob_fill == 1, map_
    # What a type's row refuses is refused; so is what is no such parameter.
    raises(MLIRError, lambda: smt.BitVectorType.get(0), "Invalid type")
    raises(TypeError, lambda: llvm.ArrayType.get(4), "missing 'element_type'")
    raises(TypeError, lambda: llvm.ArrayType.get(4, i32, size=3), "'size'")
    raises(TypeError, lambda: llvm.ArrayType.get(IntegerAttr.get(i32, 1), StringAttr.get("x")), "expected type")
    other = Context()
    raises(ValueError, lambda: llvm.ArrayType.get(4, IntegerType.get_signless(32, other), context=Context.current), "different contexts")


def attributes_of_rows():
    target = nvvm.TargetAttr.get(chip="sm_90")
    assert str(target) == '#nvvm.target<chip = "sm_90">' and target.triple == "nvptx64-nvidia-cuda" and target.o == 2
    object_ = gpu.ObjectAttr.get(target, gpu.CompilationTarget.Binary, b"\x00\xffx", DictAttr.get({"O": UnitAttr.get()}))
    assert object_.object == b"\x00\xffx" and object_.target == target and object_.kernels is None
    assert type(Attribute.parse(str(object_))) is gpu.ObjectAttr
    raises(ValueError, lambda: nvgpu.TensorMapDescriptorType.get(MemRefType.get([4], F32Type.get()), "swizzled", 0, 0, 0), "no case")


def every_class_gives_its_own_types():
    """Those without parameters are made, and are of their class."""
    for name in "amdgpu async_dialect gpu irdl llvm nvgpu pdl smt transform xegpu".split():
        module = importlib.import_module("mlir.dialects." + name)
        for cls in list(vars(module).values()):
            if isinstance(cls, type) and issubclass(cls, Type) and hasattr(cls, "_mlir_name"):
                try:
                    made = cls.get()
                except (TypeError, AttributeError):
                    continue
                assert type(made) is cls and made.typeid == cls.static_typeid, (made, cls)


def structures():
    i32 = IntegerType.get_signless(32)
    literal = llvm.StructType.get_literal([i32, llvm.PointerType.get()], packed=True)
    assert literal.packed and literal.name is None and literal.body == [i32, llvm.PointerType.get()] and not literal.opaque
    named = llvm.StructType.get_identified("node")
    assert named.opaque and named.body is None and named.name == "node"
    named.set_body([i32, llvm.PointerType.get()])
    assert not named.opaque and named.body == literal.body and llvm.StructType.get_identified("node") == named
    assert str(named) == '!llvm.struct<"node", (i32, ptr)>'
    raises(ValueError, lambda: named.set_body([i32]), "already set")
    fresh = llvm.StructType.new_identified("node", [i32])
    assert fresh.name != "node" and fresh.body == [i32]
    raises(ValueError, lambda: llvm.StructType.get_opaque("never").set_body([i32]), "already set")
    assert llvm.StructType.get_identified('a "b"').name == 'a "b"'


with Context(), Location.unknown():
    types_of_rows()
    attributes_of_rows()
    every_class_gives_its_own_types()
    structures()
raises(TypeError, lambda: pdl.ValueType.get(), "a context is needed")
