# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s | FileCheck %s
"""mlir.ir: what types, attributes, affine objects, locations and operations are made of and say."""
import gc
import io

from mlir.ir import *
import mlir.extras.types as T


def raises(error, call):
    try:
        call()
    except error as e:
        return str(e)
    raise AssertionError("expected " + error.__name__)


def types():
    with Context() as context, Location.unknown():
        for cls, t in [(IntegerType, T.si(7)), (IndexType, T.index()), (F32Type, T.f32()), (Float8E5M2Type, T.f8E5M2()),
                       (ComplexType, T.complex(T.f64())), (VectorType, T.vector(2, 3, T.f32(), scalable=[False, True])),
                       (RankedTensorType, T.tensor(2, ShapedType.get_dynamic_size(), T.f16(), encoding="e")),
                       (UnrankedTensorType, T.tensor(T.bool())),
                       (MemRefType, T.memref(4, T.i8(), memory_space=3, layout=StridedLayoutAttr.get(1, [2]))),
                       (UnrankedMemRefType, T.memref(T.f64())), (TupleType, T.tuple(T.i8(), T.f32())),
                       (FunctionType, T.function(inputs=[T.i8()], results=[])), (NoneType, T.none()),
                       (OpaqueType, OpaqueType.get("nowhere", "x"))]:
            assert type(t) is cls and isinstance(Type(t).maybe_downcast(), cls) and cls.static_typeid == t.typeid
            assert str(Type.parse(str(t), context)) == str(t) if cls is not OpaqueType else True
            print(repr(t))
        # CHECK: IntegerType(si7)
        # CHECK: IndexType(index)
        # CHECK: F32Type(f32)
        # CHECK: Float8E5M2Type(f8E5M2)
        # CHECK: ComplexType(complex<f64>)
        # CHECK: VectorType(vector<2x[3]xf32>)
        # CHECK: RankedTensorType(tensor<2x?xf16, "e">)
        # CHECK: UnrankedTensorType(tensor<*xi1>)
        # CHECK: MemRefType(memref<4xi8, strided<[2], offset: 1>, 3>)
        # CHECK: UnrankedMemRefType(memref<*xf64>)
        # CHECK: TupleType(tuple<i8, f32>)
        # CHECK: FunctionType((i8) -> ())
        # CHECK: NoneType(none)
        # CHECK: OpaqueType(!nowhere.x)
        m = T.memref(2, 3, T.f32())
        assert m.shape == [2, 3] and m.rank == 2 and m.has_static_shape and m.get_strides_and_offset() == ([3, 1], 0)
        assert str(m.affine_map) == "(d0, d1) -> (d0, d1)" and m.memory_space is None and m.element_type == T.f32()
        assert {T.f32(): 1}[F32Type.get()] == 1 and T.f32() != T.f64() and T.f32() != "f32"
        # CHECK: Cannot cast type to IntegerType (from Type(f32))
        print(raises(ValueError, lambda: IntegerType(T.f32())))
        # CHECK: calling this method requires that the type has a rank.
        print(raises(ValueError, lambda: T.tensor(T.f32()).rank))
        # CHECK: Invalid type:
        # CHECK-NEXT: error: unknown: invalid tensor element type: 'none'
        print(raises(MLIRError, lambda: RankedTensorType.get([1], T.none())))
        # CHECK: Unable to parse type:
        # CHECK-NEXT: error: "nothing":1:1: expected non-function type
        print(raises(MLIRError, lambda: Type.parse("nothing")))


def attributes():
    with Context() as context, Location.unknown():
        for x in [IntegerAttr.get(T.i(8), -1), IntegerAttr.get(T.ui(256), (1 << 255) + 7), BoolAttr.get(True), FloatAttr.get_f32(0.5),
                  StringAttr.get("a\n"), TypeAttr.get(T.i8()), FlatSymbolRefAttr.get("f"), SymbolRefAttr.get(["a", "b"]), UnitAttr.get(),
                  ArrayAttr.get([UnitAttr.get()]), DictAttr.get({"b": UnitAttr.get(), "a": BoolAttr.get(False)}),
                  DenseI64ArrayAttr.get([1, -2]), DenseF32ArrayAttr.get([0.5]), DenseBoolArrayAttr.get([True, False]),
                  StridedLayoutAttr.get_fully_dynamic(2), AffineMapAttr.get(AffineMap.get_identity(2)),
                  DenseElementsAttr.get_splat(T.tensor(4, T.i32()), IntegerAttr.get(T.i32(), 3))]:
            assert Attribute.parse(str(x)) == x and hash(Attribute.parse(str(x))) == hash(x)
            print(repr(x))
        # CHECK: IntegerAttr(-1 : i8)
        # CHECK: IntegerAttr(57896044618658097711785492504343953926634992332820282019728792003956564819975 : ui256)
        # CHECK: BoolAttr(true)
        # CHECK: FloatAttr(5.000000e-01 : f32)
        # CHECK: StringAttr("a\0A")
        # CHECK: TypeAttr(i8)
        # CHECK: FlatSymbolRefAttr(@f)
        # CHECK: SymbolRefAttr(@a::@b)
        # CHECK: UnitAttr(unit)
        # CHECK: ArrayAttr([unit])
        # CHECK: DictAttr({a = false, b})
        # CHECK: DenseI64ArrayAttr(array<i64: 1, -2>)
        # CHECK: DenseF32ArrayAttr(array<f32: 5.000000e-01>)
        # CHECK: DenseBoolArrayAttr(array<i1: true, false>)
        # CHECK: StridedLayoutAttr(strided<[?, ?], offset: ?>)
        # CHECK: AffineMapAttr(affine_map<(d0, d1) -> (d0, d1)>)
        # CHECK: DenseIntElementsAttr(dense<3> : tensor<4xi32>)
        assert int(IntegerAttr.get(T.ui(256), (1 << 255) + 7)) == (1 << 255) + 7
        assert int(IntegerAttr.get(T.si(128), -(1 << 100))) == -(1 << 100) and IntegerAttr.get(T.ui(8), 255).value == 255
        buffer = memoryview(bytes(range(6))).cast("B", (2, 3))
        dense = DenseElementsAttr.get(buffer, signless=False)
        assert str(dense.type) == "tensor<2x3xui8>" and list(dense) == list(range(6))
        back = memoryview(dense)
        assert back.shape == (2, 3) and back.tolist() == buffer.tolist() and back.readonly
        splat = memoryview(DenseElementsAttr.get_splat(T.tensor(2, 2, T.f32()), FloatAttr.get_f32(1.5)))
        assert splat.strides == (0, 0) and splat.tolist() == [[1.5, 1.5], [1.5, 1.5]]
        assert DictAttr.get({"a": UnitAttr.get()})["a"] == UnitAttr.get() and "b" not in DictAttr.get({})
        raises(KeyError, lambda: DictAttr.get({})["b"])
        assert "incompatible" in raises(TypeError, lambda: DenseI8ArrayAttr.get([300]))
        # CHECK: Invalid attribute:
        # CHECK-NEXT: error: unknown: expected floating point type
        print(raises(MLIRError, lambda: FloatAttr.get(T.i32(), 1)))


def affine():
    with Context():
        d0, d1, s0 = AffineDimExpr.get(0), AffineDimExpr.get(1), AffineSymbolExpr.get(0)
        # CHECK: d0 * 2 - d1 + 3
        print(d0 * 2 - d1 + 3)
        assert isinstance(d0 + d1, AffineAddExpr) and isinstance(d0 % 4, AffineBinaryExpr) and (d0 + d1).lhs == d0
        assert str(AffineExpr.get_floor_div(d0, 4)) == "d0 floordiv 4" and 2 + d0 == d0 + 2
        raises(ValueError, lambda: AffineBinaryExpr(d0))
        m = AffineMap.get(2, 1, [d1 + s0, d0])
        assert (m.n_dims, m.n_symbols, m.n_inputs, list(m.results)) == (2, 1, 3, [d1 + s0, d0])
        # CHECK: (d0, d1)[s0] -> (d0 + s0, d0 + 7)
        print(AffineMap.get(2, 1, [d0 + s0, d0 + d1]).replace(d1, AffineConstantExpr.get(7), 2, 1))
        s = IntegerSet.get(1, 1, [d0 - s0, d0], [True, False])
        # CHECK: (d0)[s0] : (d0 - s0 == 0, d0 >= 0)
        print(s)
        assert [c.is_eq for c in s.constraints] == [True, False] and IntegerSet.get_empty(1, 0).is_canonical_empty


def locations():
    with Context():
        a = Location.file("f", 1, 2)
        # CHECK: loc(callsite("f":1:2 at callsite("g"("f":1:2) at fused<"m">["f":1:2, "x"])))
        print(Location.callsite(a, [Location.name("g", a), Location.fused([a, Location.name("x")], StringAttr.get("m"))]))
        assert (a.filename, a.start_line, a.start_col) == ("f", 1, 2) and Location.from_attr(a.attr) == a
        assert Location.name("g", a).child_loc == a and a.child_loc is None
    assert Location.current is None and Context.current is None
    raises(ValueError, lambda: InsertionPoint.current)
    raises(RuntimeError, lambda: Location.unknown())


def operations():
    with Context() as context, Location.unknown():
        context.allow_unregistered_dialects = True
        m = Module.parse('func.func @f(%a: i32) { %0:2 = "t.op"(%a) {k = 1 : i8} : (i32) -> (i32, f32) loc("here")\n return }')
        op = m.body.operations[0].regions[0].blocks[0].operations[0]
        assert [str(t) for t in op.results.types] == ["i32", "f32"] and len(op.results[1:]) == 1 and len(op.operands[:0]) == 0
        assert dict(op.attributes) == {"k": IntegerAttr.get(T.i8(), 1)} and op.attributes.get("n") is None
        op.attributes["n"] = UnitAttr.get()
        del op.attributes["k"]
        assert op.attributes.keys() == ["n"]
        # CHECK: %0:2 = "t.op"(%arg0) {n} : (i32) -> (i32, f32) loc("here")
        print(op.get_asm(enable_debug_info=True, use_local_scope=True).replace("<<UNKNOWN SSA VALUE>>", "%arg0"))
        out = io.BytesIO()
        m.operation.print(file=out, binary=True, print_generic_op_form=True)
        assert b'"func.func"()' in out.getvalue()
        # CHECK: Cannot call .result on operation t.op which has 2 results
        print(raises(ValueError, lambda: op.result))
        match m.body.operations:
            case [OpView(regions=[Region(blocks=[Block(operations=[OpView(attributes={"n": UnitAttr()}) as found, _])])])]:
                assert found == op
            case _:
                raise AssertionError("no match")
        # CHECK: Unable to parse operation assembly:
        # CHECK-NEXT: error: "-":1:1: expected operation name in quotes
        print(raises(MLIRError, lambda: Operation.parse("}")))
        bad = Operation.create("builtin.module", regions=2)
        # CHECK: Verification failed:
        # CHECK-NEXT: error: unknown: 'builtin.module' op requires one region
        # CHECK-NEXT: note: unknown: see current operation:
        print(raises(MLIRError, bad.verify))
        # CHECK: Expected a 'builtin.module' op, got: 't.x'
        from mlir.dialects import builtin

        print(raises(MLIRError, lambda: builtin.ModuleOp.parse('"t.x"() : () -> ()')))
        table = SymbolTable(m.operation)
        assert "f" in table and "g" not in table and table["f"] == m.body.operations[0]
        copy = table["f"].operation.clone(ip=False)
        assert table.insert(copy).value == "f_0" and len(m.body.operations) == 2
        del table["f"]
        assert [SymbolTable.get_symbol_name(op).value for op in m.body.operations] == ["f_0"]
        with InsertionPoint(m.body.operations[0]):
            Operation.create("t.before")
        with InsertionPoint.after(m.body.operations[1]):
            Operation.create("t.after")
        assert [op.operation.name for op in m.body] == ["t.before", "func.func", "t.after"]
        entry = m.body.operations[1].regions[0].blocks[0]
        raises(IndexError, lambda: Operation.create("t.x", ip=InsertionPoint(entry)))
        assert InsertionPoint.at_block_terminator(entry).ref_operation.operation.name == "func.return"


def casters():
    with Context() as context, Location.unknown():
        context.allow_unregistered_dialects = True

        class Mine(OpResult):
            pass

        @register_value_caster(F16Type.static_typeid)
        def cast(v):
            return Mine(v)

        assert type(Operation.create("t.op", results=[T.f16()]).result) is Mine
        raises(RuntimeError, lambda: register_value_caster(F16Type.static_typeid)(cast))
        assert AttrBuilder.get("I64ArrayAttr")([1, 2], context=context) == Attribute.parse("[1, 2]")
        raises(RuntimeError, lambda: register_attribute_builder("I64Attr")(cast))


for test in (types, attributes, affine, locations, operations, casters):
    test()
    gc.collect()
    assert Context._get_live_count() == 0, test.__name__
