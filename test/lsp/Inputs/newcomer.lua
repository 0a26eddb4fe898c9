-- Types beginnings and takes what is proposed, as an editor with snippets does it; what is filled into their places is typed or proposed, too.
local folder, settings = os.getenv("JIG_TEST_FOLDER"), os.getenv("JIG_NVIM_SETTINGS")
local space = vim.api.nvim_create_namespace("newcomer")
local row, column = 0, 0 -- where the newcomer types

local function check(condition, what)
  if not condition then
    io.stderr:write("failed: " .. what .. "\n" .. vim.inspect(vim.tbl_map(function(d) return d.message end, vim.diagnostic.get(0))) .. "\n"
      .. table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") .. "\n")
    os.exit(1)
  end
end

local function wait(what, fn)
  check(vim.wait(30000, fn, 20), what)
end

local function write(text)
  local lines = vim.split(text, "\n")
  vim.api.nvim_buf_set_text(0, row, column, row, column, lines)
  row, column = row + #lines - 1, (#lines == 1 and column or 0) + #lines[#lines]
end

local fill -- below

-- The places of a snippet, each with what stands in it, as marks; the text without them is written from the cursor on.
local function expand(snippet)
  local indent = vim.api.nvim_buf_get_lines(0, row, row + 1, false)[1]:match("^ *")
  local places, rest = {}, snippet:gsub("\n", "\n" .. indent)
  local function plain(text)
    write((text:gsub("\\(.)", "%1")))
  end
  while rest ~= "" do
    local before, number, default, after = rest:match("^(.-)%${(%d+):([^}]*)}(.*)$")
    local zero_before, zero_after = rest:match("^(.-)%$0(.*)$")
    if before and not (zero_before and #zero_before < #before) then
      plain(before)
      local from = { row, column }
      plain(default)
      places[tonumber(number)] = vim.api.nvim_buf_set_extmark(0, space, from[1], from[2], { end_row = row, end_col = column, right_gravity = false, end_right_gravity = false })
      rest = after
    elseif zero_before then
      plain(zero_before)
      places[0] = vim.api.nvim_buf_set_extmark(0, space, row, column, { right_gravity = false })
      rest = zero_after
    else
      plain(rest)
      rest = ""
    end
  end
  return places
end

-- What is proposed at the cursor by this label; the places of it get what `places` has: nil leaves what stands there.
local function take(label, places)
  local offered
  for _, answer in pairs(vim.lsp.buf_request_sync(0, "textDocument/completion",
    { textDocument = vim.lsp.util.make_text_document_params(), position = { line = row, character = column } }, 30000) or {}) do
    offered = answer.result.items
  end
  for _, item in ipairs(offered or {}) do
    if item.label == label then
      local range = item.textEdit.range
      vim.api.nvim_buf_set_text(0, range.start.line, range.start.character, range["end"].line, range["end"].character, {})
      row, column = range.start.line, range.start.character
      if item.insertTextFormat == 2 then
        fill(expand(item.textEdit.newText), places or {})
      else
        write(item.textEdit.newText)
      end
      return
    end
  end
  check(false, label .. " is proposed, not " .. vim.inspect(vim.tbl_map(function(i) return i.label end, offered or {})))
end

-- Each in place of what stands there: typed, or { typed, taken }. The cursor goes to the last place, or back.
function fill(marks, places)
  local last = { row, column }
  for number, what in pairs(places) do
    local mark = vim.api.nvim_buf_get_extmark_by_id(0, space, marks[number], { details = true })
    vim.api.nvim_buf_set_text(0, mark[1], mark[2], mark[3].end_row, mark[3].end_col, {})
    row, column = mark[1], mark[2]
    write(type(what) == "table" and what[1] or what)
    if type(what) == "table" then
      take(what[2])
    end
  end
  row, column = unpack(last)
  if marks[0] then
    row, column = unpack(vim.api.nvim_buf_get_extmark_by_id(0, space, marks[0], {}))
  else
    column = #vim.api.nvim_buf_get_lines(0, row, row + 1, false)[1]
  end
end

-- Behind this text of the line: more of the op.
local function add(behind, typed, label, places)
  local line = vim.api.nvim_buf_get_lines(0, row, row + 1, false)[1]
  local _, to = line:find(behind, 1, true)
  check(to, behind .. " is there")
  column = to
  write(typed)
  take(label, places)
  column = #vim.api.nvim_buf_get_lines(0, row, row + 1, false)[1]
end

local function step(typed, label, places)
  write(typed)
  take(label, places)
end

local function next_line()
  write("\n    ")
end

dofile(settings).setup({ cmd = { "jig", "lsp" } })
vim.cmd("edit " .. folder .. "/schedule.mlir")
wait("the server is there", function() return #vim.lsp.buf_get_clients(0) == 1 and vim.lsp.buf_get_clients(0)[1].initialized end)

step("// pay", "payload: payload.mlir")
write("\n")
step("tra", "transform script")
local S = "transform.structured."
for name, op in pairs({ matmul = "linalg.matmul", elementwise = "linalg.elementwise" }) do
  step("%" .. name .. " = " .. S .. "mat", S .. "match", { [1] = { "%ro", "root" } })
  add("match", " o", "ops", { [1] = { op:sub(1, 10), op } })
  next_line()
end
step("%add, %max = transform.split_", "transform.split_handle", { [1] = { "%el", "elementwise" } })
next_line()

local function tile(results, target, sizes)
  step(results .. " = " .. S .. "tile_using_fora", S .. "tile_using_forall", { [1] = { "%", target } })
  add("%" .. target, " ti", "tile_sizes", { [1] = sizes })
  next_line()
end

local function fuse(results, producer, loop)
  step(results .. " = " .. S .. "fuse_in", S .. "fuse_into_containing_op", { [1] = { "%", producer }, [2] = { "%", loop } })
  next_line()
end

tile("%tiled, %loop", "max", "8, 32")
fuse("%add_fused, %loop_0", "add", "loop")
fuse("%matmul_fused, %loop_1", "matmul", "loop_0")
tile("%tiled_2, %loop_2", "add_fused", "4, 4")
fuse("%matmul_fused_2, %loop_3", "matmul_fused", "loop_2")
tile("%tiled_3, %kernel", "tiled_2", "1")
fuse("%last, %kernel_2", "matmul_fused_2", "kernel")
step("%function, %call = transform.loop.ou", "transform.loop.outline", { [1] = { "%ker", "kernel_2" }, [2] = "outlined" })

wait("nothing is wrong with it", function() return #vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR }) == 0 end)
local hints = vim.api.nvim_create_namespace("jig")
wait("handles have payload", function()
  return table.concat(vim.tbl_map(function(m) return m[4].virt_text[1][1] end,
    vim.api.nvim_buf_get_extmarks(0, hints, 0, -1, { details = true })), "\n"):find("-> 1 func.call", 1, true)
end)
vim.cmd("silent write")
vim.cmd("qall!")
