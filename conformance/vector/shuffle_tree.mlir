// ARGS: --lower-vector-to-from-elements-to-shuffle-tree --split-input-file
// Vectors of the elements of others, as shuffles.
func.func @a(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<8xf32> {
 %0:4 = vector.to_elements %a : vector<4xf32>
 %1:4 = vector.to_elements %b : vector<4xf32>
 %2 = vector.from_elements %0#0, %1#0, %0#1, %1#1, %0#2, %1#2, %0#3, %1#3 : vector<8xf32>
 return %2 : vector<8xf32> }
func.func @c3(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<6xf32> {
 %0:2 = vector.to_elements %a : vector<2xf32>
 %1:2 = vector.to_elements %b : vector<2xf32>
 %3:2 = vector.to_elements %c : vector<2xf32>
 %2 = vector.from_elements %0#0, %0#1, %1#0, %1#1, %3#0, %3#1 : vector<6xf32>
 return %2 : vector<6xf32> }
func.func @c4(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>, %d: vector<2xf32>) -> vector<8xf32> {
 %0:2 = vector.to_elements %a : vector<2xf32>
 %1:2 = vector.to_elements %b : vector<2xf32>
 %3:2 = vector.to_elements %c : vector<2xf32>
 %4:2 = vector.to_elements %d : vector<2xf32>
 %2 = vector.from_elements %0#0, %1#0, %3#0, %4#0, %0#1, %1#1, %3#1, %4#1 : vector<8xf32>
 return %2 : vector<8xf32> }
func.func @c5(%a: vector<4xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %d: vector<2xf32>, %e: vector<3xf32>) -> vector<8xf32> {
 %0:4 = vector.to_elements %a : vector<4xf32>
 %1:3 = vector.to_elements %b : vector<3xf32>
 %3:2 = vector.to_elements %c : vector<2xf32>
 %4:2 = vector.to_elements %d : vector<2xf32>
 %5:3 = vector.to_elements %e : vector<3xf32>
 %2 = vector.from_elements %0#3, %5#0, %3#0, %4#0, %0#1, %1#1, %3#1, %5#1 : vector<8xf32>
 return %2 : vector<8xf32> }
func.func @one(%a: vector<4xf32>) -> vector<4xf32> {
 %0:4 = vector.to_elements %a : vector<4xf32>
 %2 = vector.from_elements %0#3, %0#0, %0#0, %0#1 : vector<4xf32>
 return %2 : vector<4xf32> }
func.func @id(%a: vector<4xf32>) -> vector<2x2xf32> {
 %0:4 = vector.to_elements %a : vector<4xf32>
 %2 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<2x2xf32>
 return %2 : vector<2x2xf32> }
func.func @mix(%a: vector<4xf32>, %f: f32) -> vector<4xf32> {
 %0:4 = vector.to_elements %a : vector<4xf32>
 %2 = vector.from_elements %0#0, %f, %0#2, %0#3 : vector<4xf32>
 return %2 : vector<4xf32> }
func.func @r2(%a: vector<2x2xf32>, %b: vector<4xf32>) -> vector<2x4xf32> {
 %0:4 = vector.to_elements %a : vector<2x2xf32>
 %1:4 = vector.to_elements %b : vector<4xf32>
 %2 = vector.from_elements %0#0, %1#0, %0#1, %1#1, %0#2, %1#2, %0#3, %1#3 : vector<2x4xf32>
 return %2 : vector<2x4xf32> }
func.func @r3(%a: vector<2x2xf32>) -> vector<2xf32> {
 %0:4 = vector.to_elements %a : vector<2x2xf32>
 %2 = vector.from_elements %0#0, %0#2 : vector<2xf32>
 return %2 : vector<2xf32> }
func.func @s0(%a: vector<f32>, %b: vector<1xf32>) -> vector<2xf32> {
 %0 = vector.to_elements %a : vector<f32>
 %1 = vector.to_elements %b : vector<1xf32>
 %2 = vector.from_elements %0, %1 : vector<2xf32>
 return %2 : vector<2xf32> }
func.func @d0(%a: vector<4xf32>) -> vector<f32> {
 %0:4 = vector.to_elements %a : vector<4xf32>
 %2 = vector.from_elements %0#2 : vector<f32>
 return %2 : vector<f32> }
