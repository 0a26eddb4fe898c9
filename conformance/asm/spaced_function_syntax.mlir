// ARGS: --split-input-file --allow-unregistered-dialect
func.func     @  "a b"  (  )     {     return     }
  func.func     @c  (  )     {     call     @  "a b"  (  )     :     (  )     ->     (  )     return     }
