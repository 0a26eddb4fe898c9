// ARGS: --split-input-file --allow-unregistered-dialect
// Results used before they are defined, with other types: the first of them is the one named.

func.func @in_order() {
  "test.use"(%m#0) : (i32) -> ()
  "test.use"(%m#1) : (i32) -> ()
  %m:3 = "test.def"() : () -> (i64, i64, i64)
  return
}

// -----

func.func @backwards() {
  "test.use"(%m#2, %m#1) : (i32, i32) -> ()
  "test.use"(%m#0) : (i32) -> ()
  %m:3 = "test.def"() : () -> (i64, i64, i64)
  return
}

// -----

func.func @some_right() {
  "test.use"(%m#3, %m#1, %m#0, %m#2) : (i32, i64, i64, i32) -> ()
  %m:4 = "test.def"() : () -> (i64, i64, i64, i64)
  return
}

// -----

func.func @between() {
  "test.use"(%m#0, %m#2, %m#1) : (i64, i64, i64) -> ()
  "test.use"(%m#1) : (i32) -> ()
  %m:3 = "test.def"() : () -> (i64, i64, i64)
  return
}

// -----

func.func @all_right() {
  "test.use"(%m#2, %m#0, %m#1, %m#1) : (i8, i16, i32, i32) -> ()
  %m:3 = "test.def"() : () -> (i16, i32, i8)
  return
}

// -----

func.func @too_many() {
  "test.use"(%m#2, %m#0, %m#1) : (i8, i16, i32) -> ()
  %m:2 = "test.def"() : () -> (i16, i32)
  return
}
