-- Neovim (0.7 and later) with jig lsp: `dofile("/path/to/jig.lua").setup()` in init.lua, or, with where jig is,
-- setup({ cmd = { "/path/to/jig", "lsp" } }). With nvim-dap, scripts are debugged, too: debug(require("dap")).
local M = {}

-- What a script's handles have, behind each line; Neovim has had inlay hints of its own since 0.10.
local function show_hints(client, buffer, space)
  if vim.lsp.inlay_hint then
    return
  end
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    range = { start = { line = 0, character = 0 }, ["end"] = { line = vim.api.nvim_buf_line_count(buffer), character = 0 } },
  }
  client.request("textDocument/inlayHint", params, function(err, hints)
    if err or not vim.api.nvim_buf_is_valid(buffer) then
      return
    end
    vim.api.nvim_buf_clear_namespace(buffer, space, 0, -1)
    local lines = {}
    for _, hint in ipairs(hints or {}) do
      local line = hint.position.line
      lines[line] = (lines[line] and lines[line] .. "  " or "") .. hint.label
    end
    for line, text in pairs(lines) do
      pcall(vim.api.nvim_buf_set_extmark, buffer, space, line, 0, { virt_text = { { text, "Comment" } } })
    end
  end, buffer)
end

-- :JigPayload shows the payload as it is behind the cursor's line.
local function show_payload()
  vim.lsp.buf_request(0, "jig/payload", vim.lsp.util.make_position_params(0, "utf-16"), function(err, result)
    if err then
      vim.notify(err.message, vim.log.levels.WARN)
      return
    end
    vim.cmd("belowright vsplit | enew")
    vim.bo.buftype, vim.bo.bufhidden, vim.bo.swapfile = "nofile", "wipe", false
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(result.text, "\n"))
    vim.bo.filetype = "mlir"
  end)
end

-- In all buffers of the server, which asks once for all of them.
local function show_all_hints(client)
  for _, buffer in ipairs(vim.lsp.get_buffers_by_client_id(client.id)) do
    if vim.api.nvim_buf_is_loaded(buffer) then
      show_hints(client, buffer, vim.api.nvim_create_namespace("jig"))
    end
  end
  return vim.NIL
end

local function on_attach(client, buffer)
  local function map(keys, fn)
    vim.keymap.set("n", keys, fn, { buffer = buffer })
  end
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
  map("K", vim.lsp.buf.hover)
  map("gd", vim.lsp.buf.definition)
  map("gr", vim.lsp.buf.references)
  map("<leader>r", vim.lsp.buf.rename)
  map("<leader>a", vim.lsp.buf.code_action)
  vim.api.nvim_buf_create_user_command(buffer, "JigPayload", show_payload, {})
  if vim.lsp.inlay_hint then
    vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
  else
    client.handlers["workspace/inlayHint/refresh"] = function()
      return show_all_hints(client)
    end
    show_hints(client, buffer, vim.api.nvim_create_namespace("jig"))
  end
end

function M.setup(options)
  options = options or {}
  local capabilities = vim.lsp.protocol.make_client_capabilities()
  capabilities.workspace.inlayHint = { refreshSupport = true }
  -- By an event: 0.7 asks vim.filetype only where do_filetype_lua is set.
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, { pattern = "*.mlir", command = "setfiletype mlir" })
  vim.api.nvim_create_autocmd("FileType", {
    pattern = "mlir",
    callback = function(event)
      local id = M.id
      if not id or not vim.lsp.get_client_by_id(id) then
        id = vim.lsp.start_client({
          name = "jig",
          cmd = options.cmd or { "jig", "lsp" },
          root_dir = vim.fn.getcwd(),
          capabilities = capabilities,
          on_attach = on_attach,
        })
        M.id = id
      end
      vim.lsp.buf_attach_client(event.buf, id)
    end,
  })
end

-- What a script names by a line `// payload: FILE`, from its folder on; else it is asked for.
local function payload_of_script()
  for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local name = line:match("^// payload: *(.-) *$")
    if name then
      return name:sub(1, 1) == "/" and name or vim.fn.expand("%:p:h") .. "/" .. name
    end
  end
  return vim.fn.input("Payload: ", vim.fn.getcwd() .. "/", "file")
end

-- Debugs scripts by nvim-dap; `cmd` as for setup.
function M.debug(dap, options)
  local cmd = options and options.cmd or { "jig", "dap" }
  dap.adapters.jig = { type = "executable", command = cmd[1], args = { unpack(cmd, 2) } }
  dap.configurations.mlir = {
    {
      type = "jig",
      request = "launch",
      name = "Debug this script",
      script = "${file}",
      payload = payload_of_script,
      stopOnEntry = true,
      stopAtEnd = true,
    },
  }
end

return M
