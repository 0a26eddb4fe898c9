// ARGS: --split-input-file
func.func @a(%x: i32) {
  %0 = index.add %x, %x
  return
}

// -----

func.func @a(%x: index) {
  %0 = index.add %x
  return
}

// -----

func.func @a(%x: index) {
  %0 = index.casts %x : index to index
  return
}

// -----

func.func @a(%x: i32) {
  %0 = index.castu %x : i32 to i64
  return
}

// -----

func.func @a(%x: f32) {
  %0 = index.castu %x : f32 to index
  return
}

// -----

func.func @a(%x: index) {
  %0 = index.cmp foo(%x, %x)
  return
}

// -----

func.func @a(%x: index) {
  %0 = index.cmp (%x, %x)
  return
}

// -----

func.func @a(%x: index) {
  %0 = index.cmp slt %x, %x
  return
}

// -----

func.func @a(%x: index) {
  %0 = "index.cmp"(%x, %x) : (index, index) -> i1
  return
}

// -----

func.func @a(%x: index) {
  %0 = "index.cmp"(%x, %x) {pred = 3} : (index, index) -> i1
  return
}

// -----

func.func @a(%x: index) {
  %0 = "index.cmp"(%x, %x) {pred = #index<cmp_predicate bar>} : (index, index) -> i1
  return
}

// -----

func.func @a() {
  %0 = index.constant 1 : i32
  return
}

// -----

func.func @a() {
  %0 = index.constant 1.0
  return
}

// -----

func.func @a() {
  %0 = index.constant
  return
}

// -----

func.func @a() {
  %0 = index.constant true
  return
}

// -----

func.func @a() {
  %0 = index.bool.constant 1
  return
}

// -----

func.func @a() {
  %0 = "index.constant"() {value = 1 : i32} : () -> index
  return
}

// -----

func.func @a() {
  %0 = "index.constant"() {value = 1 : index} : () -> i32
  return
}

// -----

func.func @a() {
  %0 = index.nothing
  return
}
