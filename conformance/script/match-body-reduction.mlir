// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// match.structured.body: what combines an init with something else.

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b1, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b0, %b1 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.mulf %b0, %b1 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.subf %b1, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.maximumf %b1, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = math.powf %b1, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = "test.red"(%b1, %b0) : (f32, f32) -> f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = "test.red"(%b1, %b0, %b0) : (f32, f32, f32) -> f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = "test.red"(%b1) : (f32) -> f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.negf %b1 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b1, %b1 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b0, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      linalg.yield %b1 : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      linalg.yield %b0 : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = arith.mulf %b0, %b0 : f32
      %s = arith.addf %b1, %m : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = arith.addf %b1, %b0 : f32
      %s = arith.addf %m, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = arith.addf %b1, %b0 : f32
      %s = arith.negf %m : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = arith.negf %b1 : f32
      %s = arith.addf %m, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = arith.addf %b1, %b0 : f32
      %s = arith.addf %m, %m : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = arith.addf %b1, %b0 : f32
      %m2 = arith.addf %b1, %b0 : f32
      %s = arith.addf %m, %m2 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b1, %b0 : f32
      %t = arith.negf %s : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b1, %b0 : f32
      %t = arith.negf %b1 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %t = arith.cmpf ogt, %b0, %b1 : f32
      %s = arith.select %t, %b0, %b1 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %t = arith.cmpf ogt, %b0, %b1 : f32
      %s = arith.select %t, %b1, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a0 : tensor<?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b1, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%a0 : tensor<?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b1, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %m = arith.mulf %b0, %b1 : f32
      %s = arith.addf %b2, %m : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %s = arith.addf %b1, %b0 : f32
      %t = arith.mulf %b2, %b0 : f32
      linalg.yield %s, %t : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %s = arith.addf %b1, %b0 : f32
      %t = arith.mulf %b2, %b0 : f32
      linalg.yield %s, %t : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 1} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %s = arith.addf %b1, %b0 : f32
      %t = arith.mulf %b2, %b0 : f32
      linalg.yield %t, %s : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 1} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %s = arith.addf %b1, %b0 : f32
      %t = arith.mulf %b2, %s : f32
      linalg.yield %s, %t : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %s = arith.addf %b1, %b0 : f32
      %t = arith.mulf %b2, %s : f32
      linalg.yield %s, %t : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 1} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %s = arith.addf %b1, %b0 : f32
      linalg.yield %s, %s : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %s = arith.addf %b1, %b0 : f32
      linalg.yield %s, %s : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 1} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %c = arith.constant 1.0 : f32
      %s = arith.addf %b1, %c : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %c = arith.constant 1.0 : f32
      %s = arith.addf %b0, %c : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b1, %b0 : f32
      linalg.yield %b1 : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %i = linalg.index 0 : index
      %t = arith.constant true
      %s = scf.if %t -> f32 { scf.yield %b1 : f32 } else { scf.yield %b0 : f32 }
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %t = arith.constant true
      %s = scf.if %t -> f32 { %u = arith.addf %b1, %b0 : f32
      scf.yield %u : f32 } else { scf.yield %b0 : f32 }
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %t = arith.constant true
      %k = arith.addf %b1, %b0 : f32
      scf.if %t { "test.use"(%k) : (f32)->() }
      linalg.yield %k : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a0 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32):
      %c = arith.constant 1.0 : f32
      %s = arith.addf %b0, %c : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = arith.extf %b0 : f32 to f64
      %n = arith.extf %b1 : f32 to f64
      %s2 = arith.addf %n, %m : f64
      %s = arith.truncf %s2 : f64 to f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s, %q = "test.red"(%b1, %b0) : (f32, f32) -> (f32, f32)
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %q, %s = "test.red"(%b1, %b0) : (f32, f32) -> (f32, f32)
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = arith.mulf %b0, %b0 : f32
      %m2 = arith.mulf %m, %m : f32
      %s = arith.addf %m2, %b1 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = math.fma %b1, %b0, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = math.fma %b0, %b0, %b1 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %t = arith.constant true
      %s = arith.select %t, %b1, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = memref.alloc() : memref<f32>
      memref.store %b1, %m[] : memref<f32>
      linalg.yield %b0 : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %t = arith.constant true
      scf.if %t { %u = arith.addf %b1, %b0 : f32
      scf.yield }
      linalg.yield %b0 : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %t = arith.constant true
      %s = scf.if %t -> f32 { %u = arith.addf %b1, %b0 : f32
      scf.yield %u : f32 } else { scf.yield %b0 : f32 }
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = scf.execute_region -> f32 { %u = arith.addf %b1, %b0 : f32
      scf.yield %u : f32 }
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %x:2 = math.sincos %b1 : f32
      linalg.yield %x#0 : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xi32>, %a1: tensor<?xi32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xi32>) outs(%a1 : tensor<?xi32>) attrs = {tag} {
      ^bb0(%b0: i32, %b1: i32):
      %x, %o = arith.addui_extended %b1, %b0 : i32, i1
      linalg.yield %x : i32
    } -> tensor<?xi32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xi32>, %a1: tensor<?xi32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xi32>) outs(%a1 : tensor<?xi32>) attrs = {tag} {
      ^bb0(%b0: i32, %b1: i32):
      %x = arith.divsi %b1, %b0 : i32
      linalg.yield %x : i32
    } -> tensor<?xi32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xi1>, %a1: tensor<?xi1>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xi1>) outs(%a1 : tensor<?xi1>) attrs = {tag} {
      ^bb0(%b0: i1, %b1: i1):
      %x = arith.cmpi eq, %b1, %b0 : i1
      linalg.yield %x : i1
    } -> tensor<?xi1>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %x = tensor.from_elements %b1, %b0 : tensor<2xf32>
      linalg.yield %b1 : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %c0 = arith.constant 0 : index
      %x = tensor.from_elements %b1, %b0 : tensor<2xf32>
      %y = tensor.extract %x[%c0] : tensor<2xf32>
      linalg.yield %y : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %x = arith.addf %b1, %b0 : f32
      linalg.yield %b0 : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %x = arith.addf %b1, %b0 : f32
      cf.br ^bb1
      ^bb1:
      linalg.yield %x : f32
    } -> tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}
