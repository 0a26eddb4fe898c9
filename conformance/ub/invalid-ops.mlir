// ARGS: --split-input-file
func.func @a() {
  %0 = ub.poison
  return
}

// -----

func.func @a() {
  %0 = ub.poison <1> : i32
  return
}

// -----

func.func @a() {
  %0 = ub.poison <#ub.foo> : i32
  return
}

// -----

func.func @a() {
  %0 = "ub.poison"() {value = 1 : i32} : () -> i32
  return
}

// -----

func.func @a() {
  ub.unreachable
  return
}

// -----

func.func @a() {
  ub.unreachable 1
}

// -----

func.func @a() -> i32 {
  %0 = "ub.unreachable"() : () -> i32
}
