// ARGS: --allow-unregistered-dialect --convert-to-llvm
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=func
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=cf,arith
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=arith,func,cf,index
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=index,ub
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=scf
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=builtin
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=llvm
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=nowhere
// ARGS: --allow-unregistered-dialect --convert-to-llvm=dynamic
// ARGS: --allow-unregistered-dialect --convert-to-llvm="dynamic filter-dialects=cf"
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=func --convert-to-llvm=filter-dialects=cf --convert-to-llvm --reconcile-unrealized-casts
// ARGS: --allow-unregistered-dialect --convert-to-llvm=allow-pattern-rollback=false
// ARGS: --allow-unregistered-dialect --convert-to-llvm="allow-pattern-rollback=false filter-dialects=cf,arith"
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @f(%a: index, %m: memref<?xindex>, %c: i1) -> (index, memref<?xindex>) {
    %0 = arith.ceildivsi %a, %a : index
    %1 = index.add %0, %a
    %2 = "my.op"(%1, %m) : (index, memref<?xindex>) -> index
    cf.cond_br %c, ^x(%2 : index), ^y
  ^x(%i: index):
    %3:2 = call @f(%i, %m, %c) : (index, memref<?xindex>, i1) -> (index, memref<?xindex>)
    return %3#0, %3#1 : index, memref<?xindex>
  ^y:
    return %a, %m : index, memref<?xindex>
  }
}
