// Buffers of elements that fill no bytes have whole bytes for each; vectors of them are read and written in these bytes.
// RUN: jig eval %s --arg 'memref<8xi1>=random:4' --arg 'memref<8xi5>=random:5' --arg 'memref<4xi20>=iota' >%t.1
// RUN: jig run %s --arg 'memref<8xi1>=random:4' --arg 'memref<8xi5>=random:5' --arg 'memref<4xi20>=iota' >%t.2
// RUN: diff %t.1 %t.2

func.func @main(%m: memref<8xi1>, %n: memref<8xi5>, %k: memref<4xi20>) -> (vector<8xi1>, vector<4xi1>, i1, vector<8xi5>, i5, vector<4xi20>, vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %t = arith.constant true
  %f = arith.constant false
  %a = vector.load %m[%c0] : memref<8xi1>, vector<8xi1>
  %mask = arith.constant dense<[1, 0, 1, 1]> : vector<4xi1>
  vector.maskedstore %m[%c3], %mask, %mask : memref<8xi1>, vector<4xi1>, vector<4xi1>
  %b = vector.transfer_read %m[%c3], %t : memref<8xi1>, vector<4xi1>
  %c = memref.load %m[%c3] : memref<8xi1>
  %d = vector.load %n[%c0] : memref<8xi5>, vector<8xi5>
  %e = memref.load %n[%c3] : memref<8xi5>
  %g = vector.load %k[%c0] : memref<4xi20>, vector<4xi20>
  %p = arith.constant dense<false> : vector<4xi1>
  %idx = arith.constant dense<[0, 2, 4, 6]> : vector<4xindex>
  %h = vector.gather %m[%c0][%idx], %mask, %p : memref<8xi1>, vector<4xindex>, vector<4xi1>, vector<4xi1> into vector<4xi1>
  return %a, %b, %c, %d, %e, %g, %h : vector<8xi1>, vector<4xi1>, i1, vector<8xi5>, i5, vector<4xi20>, vector<4xi1>
}
