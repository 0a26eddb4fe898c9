// ARGS: --split-input-file
vector.print str "a" : i32
vector.print str "a"
// -----
"vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = 5}> : () -> ()
// -----
"vector.print"() {punctuation = #vector.punctuation<newline>, stringLiteral = 5} : () -> ()
