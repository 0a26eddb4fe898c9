!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %rb = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %mm = transform.structured.match ops{["linalg.generic"]} in %rb : (!t) -> !t
    %l = transform.structured.convert_to_loops %mm : (!t) -> !t
    %in = transform.structured.match ops{["scf.for"]} in %rb : (!t) -> !t
    %a, %b = transform.split_handle %in : (!t) -> (!t, !t)
    transform.loop.unroll %b { factor = 256 } : !t
    transform.yield
  }
}
