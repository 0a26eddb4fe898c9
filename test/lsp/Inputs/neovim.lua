-- A client that is none of ours: Neovim writes a schedule by what it is offered, and asks about it. Ends with status 1 at the first thing
-- that is otherwise.
local folder, settings = os.getenv("JIG_TEST_FOLDER"), os.getenv("JIG_NVIM_SETTINGS")

local function check(condition, what)
  if not condition then
    io.stderr:write("failed: " .. what .. "\n" .. vim.inspect(vim.tbl_map(function(d) return d.message end, vim.diagnostic.get(0))) .. "\n" .. table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") .. "\n")
    os.exit(1)
  end
end

-- Until it is so, or too long.
local function wait(what, fn)
  check(vim.wait(30000, fn, 20), what)
end

local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 30000)
  for _, answer in pairs(answers or {}) do
    check(not answer.err, method .. ": " .. vim.inspect(answer.err))
    return answer.result
  end
  check(false, method .. " has no answer")
end

local function here()
  return vim.lsp.util.make_position_params(0, "utf-16")
end

local function messages()
  return vim.tbl_map(function(d) return d.message end, vim.diagnostic.get(0))
end

local function go(pattern, into)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  check(vim.fn.search(pattern, "cW") > 0, "there is " .. pattern)
  local at = vim.api.nvim_win_get_cursor(0)
  vim.api.nvim_win_set_cursor(0, { at[1], at[2] + (into or 0) })
end

-- Types text at the end of a line, and takes what is offered by this label, with the places of its snippet as they are.
local function write(line, text, label)
  vim.api.nvim_buf_set_lines(0, line, line, false, { text })
  if not label then
    return
  end
  local offered = ask("textDocument/completion", {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = line, character = #text },
  })
  for _, item in ipairs(offered.items) do
    if item.label == label then
      local new = item.textEdit.newText:gsub("%${%d+:([^}]*)}", "%1")
      local from = item.textEdit.range.start.character
      vim.api.nvim_buf_set_lines(0, line, line + 1, false, { text:sub(1, from) .. new })
      return
    end
  end
  check(false, label .. " is offered")
end

dofile(settings).setup({ cmd = { "jig", "lsp" } })
vim.cmd("edit " .. folder .. "/schedule.mlir")
wait("the server is there", function() return #vim.lsp.buf_get_clients(0) == 1 end)
wait("it is initialized", function() return vim.lsp.buf_get_clients(0)[1].initialized end)

-- A schedule, by completion.
vim.api.nvim_buf_set_lines(0, 0, -1, false, {
  "// payload: payload.mlir",
  "module attributes {transform.with_named_sequence} {",
  "  transform.named_sequence @__transform_main(%root: !transform.any_op) {",
  "  }",
  "}",
})
wait("a step is missing", function() return #messages() == 1 and messages()[1]:find("non-empty", 1, true) end)
local mends = ask("textDocument/codeAction", vim.tbl_extend("force", vim.lsp.util.make_given_range_params({ 1, 0 }, { 5, 0 }, 0, "utf-16"),
  { context = { diagnostics = {} } }))
check(mends[1].title == "Insert 'transform.yield'", "the yield can be inserted")
vim.lsp.util.apply_workspace_edit(mends[1].edit, "utf-16")
wait("all is well", function() return #messages() == 0 end)
write(3, "    %m = transform.structured.mat", "transform.structured.match")
wait("what is to be filled in is no name", function() return true end)
vim.api.nvim_buf_set_lines(0, 3, 4, false, {})
write(3, '    %m = transform.structured.match ops{["linalg.matmul"]} in %', "root")
vim.api.nvim_buf_set_lines(0, 3, 4, false, { vim.api.nvim_buf_get_lines(0, 3, 4, false)[1] .. " : (!transform.any_op) -> !transform.any_op" })
write(4, "    %t, %l = transform.structured.tile_us", "transform.structured.tile_using_for")
check(vim.api.nvim_buf_get_lines(0, 4, 5, false)[1] ==
  "    %t, %l = transform.structured.tile_using_for %target tile_sizes [static_sizes] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)",
  "the op's syntax is there")
vim.cmd([[5s/%target/%m/ | 5s/static_sizes/4/]])
wait("all is well again", function() return #messages() == 0 end)

-- Handles have payload.
local space = vim.api.nvim_create_namespace("jig")
local function virtual_text()
  return table.concat(vim.tbl_map(function(m) return m[4].virt_text[1][1] end,
    vim.api.nvim_buf_get_extmarks(0, space, 0, -1, { details = true })), "\n")
end
wait("handles have payload", function() return virtual_text():find("-> 2 scf.for", 1, true) end)
check(virtual_text():find("-> 2 linalg.matmul", 1, true), "of both kinds")
go("%l = ", 1)
check(ask("textDocument/hover", here()).contents.value:find("2 ops: scf.for payload.mlir:2", 1, true), "a handle's page says what it has")
go("tile_using_for")
check(ask("textDocument/hover", here()).contents.value:find("tile with a nest of loops", 1, true), "an op's page is there")
vim.cmd("JigPayload")
wait("the payload is shown", function() return vim.bo.buftype == "nofile" end)
check(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n"):find("scf.for", 1, true), "as it is behind the step")
vim.cmd("close")

-- Where names are, and other names; by the editor's own commands.
go("%m tile", 1)
vim.lsp.buf.definition()
wait("it goes to the definition", function() return vim.api.nvim_win_get_cursor(0)[1] == 4 end)
vim.lsp.buf.rename("matmuls")
wait("it is renamed", function() return vim.api.nvim_buf_get_lines(0, 4, 5, false)[1]:find("%matmuls tile", 1, true) end)
check(#ask("textDocument/references", vim.tbl_extend("force", here(), { context = { includeDeclaration = true } })) == 2, "it is named twice")
local symbols = ask("textDocument/documentSymbol", { textDocument = vim.lsp.util.make_text_document_params() })
check(symbols[1].children[1].name == "__transform_main", "the outline has the sequence")

-- A spent handle is told, with the place; a slip is mended.
write(5, "    transform.print %matmuls : !transform.any_op")
wait("it was consumed", function() return #messages() == 1 and messages()[1]:find("may be used after free", 1, true) end)
vim.api.nvim_buf_set_lines(0, 5, 6, false, { "    transform.prin %l : !transform.any_op" })
wait("it is unknown", function() return #messages() == 1 and messages()[1]:find("did you mean", 1, true) end)
mends = ask("textDocument/codeAction", vim.tbl_extend("force", vim.lsp.util.make_given_range_params({ 6, 0 }, { 6, 40 }, 0, "utf-16"),
  { context = { diagnostics = {} } }))
check(mends[1].title == "Write 'transform.print'", "the name that was meant: " .. vim.inspect(mends[1]))
vim.lsp.util.apply_workspace_edit(mends[1].edit, "utf-16")
wait("all is well in the end", function() return #messages() == 0 end)
vim.cmd("silent write")

-- Another file in the same server.
vim.cmd("edit " .. folder .. "/payload.mlir")
wait("it is served, too", function() return #vim.lsp.buf_get_clients(0) == 1 end)
go("linalg.matmul")
check(ask("textDocument/hover", here()).contents.value:find("## linalg.matmul", 1, true), "payload has pages, too")

-- What is live in the first one goes on, with the second one and when that has gone.
local function handles_shown()
  local text = vim.inspect(vim.api.nvim_buf_get_extmarks(0, vim.api.nvim_create_namespace("jig"), 0, -1, { details = true }))
  return select(2, text:gsub("linalg.matmul", ""))
end
vim.cmd("edit! " .. folder .. "/schedule.mlir")
if not vim.lsp.inlay_hint then
  wait("its handles are shown", function() return handles_shown() > 0 end)
  local before = handles_shown()
  local again = '    %again = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op'
  vim.api.nvim_buf_set_lines(0, 3, 3, false, { again })
  wait("those of a step more, too", function() return handles_shown() == before + 1 end)
  vim.cmd("bwipeout! " .. folder .. "/payload.mlir")
  vim.api.nvim_buf_set_lines(0, 3, 3, false, { (again:gsub("again", "more")) })
  wait("and behind the other's end", function() return handles_shown() == before + 2 end)
end

vim.lsp.stop_client(vim.lsp.get_active_clients())
wait("the server ends", function() return #vim.lsp.get_active_clients() == 0 end)
vim.cmd("qall!")
