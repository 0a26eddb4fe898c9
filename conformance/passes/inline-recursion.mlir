// ARGS: -inline
// ARGS: -inline=default-pipeline=
// ARGS: -inline="max-iterations=8"
func.func @self(%a: i32, %c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @self(%a, %c) : (i32, i1) -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}
func.func private @even(%a: i32, %c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @odd(%a, %c) : (i32, i1) -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}
func.func private @odd(%a: i32, %c: i1) -> i32 {
  %0 = func.call @even(%a, %c) : (i32, i1) -> i32
  return %0 : i32
}
func.func @start(%a: i32, %c: i1) -> i32 {
  %0 = call @even(%a, %c) : (i32, i1) -> i32
  %1 = call @self(%0, %c) : (i32, i1) -> i32
  return %1 : i32
}
func.func private @a(%x: i32) -> i32 {
  %0 = call @b(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @b(%x: i32) -> i32 {
  %0 = call @c(%x) : (i32) -> i32
  %1 = call @a(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @c(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  return %0 : i32
}
func.func @chain(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  return %0 : i32
}
