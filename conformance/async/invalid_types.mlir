// ARGS: --split-input-file
// FRAME
func.func @f(%i: index) {
  // HERE
  return
}
// EACH
%0 = async.create_group %i :
%0 = async.create_group %i : group
%0 = async.create_group %i : i32
%0 = async.create_group %i : <>
%0 = async.runtime.create_group %i : !async.token
