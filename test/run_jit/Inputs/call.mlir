llvm.func @scale(i32, i32) -> i32
llvm.func @twice(%a: i32) -> i32 {
  %0 = llvm.call @scale(%a, %a) : (i32, i32) -> i32
  llvm.return %0 : i32
}
