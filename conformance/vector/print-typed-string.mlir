// ARGS: --split-input-file
vector.print str "a" : i32
vector.print str "a"
// -----
vector.print str 5
// -----
vector.print str "a" : none
// -----
func.func @f() {
vector.print str "a" : index {a}
"vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "s" : i32}> : () -> ()
return
}
// -----
"vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = 5}> : () -> ()
// -----
"vector.print"() {punctuation = #vector.punctuation<newline>, stringLiteral = 5} : () -> ()
