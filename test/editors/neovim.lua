-- Uses Docsight in Neovim as a person would, and writes what came of it to a file, line by line as JSON. The folder of
-- the site is the current one; $RESULTS names the file.
local longest = 300000
local out = assert(io.open(vim.env.RESULTS, 'w'))

local function report(name, value)
  out:write(vim.fn.json_encode({ name = name, value = value }), '\n')
  out:flush()
end

--- Waits for a condition, which is checked again whenever Neovim has handled events.
local function wait(condition)
  return vim.wait(longest, condition, 10)
end

local function text(file)
  return table.concat(vim.fn.readfile(file), '\n')
end

local function buffer()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
end

local function codes()
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local lsp = diagnostic.user_data and diagnostic.user_data.lsp or {}
    found[#found + 1] = diagnostic.code or lsp.code
  end
  return found
end

local function has(code)
  return vim.tbl_contains(codes(), code)
end

--- Opens a file, and waits until the server is attached to it.
local function open(file)
  vim.cmd('edit ' .. vim.fn.fnameescape(file))
  wait(function()
    local _, client = next(vim.lsp.buf_get_clients(0))
    return client ~= nil and client.initialized
  end)
end

--- Puts the cursor on the first character of a text.
local function go(pattern)
  vim.fn.cursor(1, 1)
  vim.fn.search('\\V' .. pattern, 'c')
end

local function request(method, params)
  local all = vim.lsp.buf_request_sync(0, method, params, longest) or {}
  local _, answer = next(all)
  return answer and answer.result
end

local function main()
  open('index.mdx')
  wait(function()
    return has('link/not-found')
  end)
  report('diagnostics', codes())

  go('/guides/instal)')
  vim.fn.cursor(vim.fn.line('.'), vim.fn.col('.') + #'/guides/in')
  local list = request('textDocument/completion', vim.lsp.util.make_position_params())
  local items = vim.lsp.util.text_document_completion_list_to_complete_items(list, '')
  report('completion', vim.tbl_map(function(item)
    return item.word
  end, items))

  go('Card title')
  vim.lsp.buf.hover()
  local function popup()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= '' then
        return window
      end
    end
  end
  wait(function()
    return popup() ~= nil
  end)
  local window = popup()
  report(
    'hover',
    window and table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), '\n') or ''
  )
  if window then
    vim.api.nvim_win_close(window, true)
  end

  vim.ui.select = function(choices, options, choose)
    report('actions', vim.tbl_map(function(choice)
      return options.format_item and options.format_item(choice) or choice
    end, choices))
    choose(choices[1], 1)
  end
  go('/guides/instal)')
  vim.lsp.buf.code_action()
  wait(function()
    return buffer():find('/guides/install)', 1, true) ~= nil
  end)
  vim.cmd('write')
  wait(function()
    return not has('link/not-found')
  end)
  report('fixed', { buffer():match('%[Install%]%S+'), codes() })

  open('guides/install.mdx')
  go('Set the key')
  vim.lsp.buf.rename('Choose a key')
  wait(function()
    return buffer():find('## Choose a key', 1, true) ~= nil
  end)
  vim.cmd('wall')
  report('section', { buffer():match('## %C+'), text('index.mdx'):match('%[Key%]%S+') })

  open('index.mdx')
  go('/guides/install)')
  vim.lsp.buf.rename('/guides/setup')
  wait(function()
    return vim.fn.filereadable('guides/setup.mdx') == 1 and vim.fn.filereadable('guides/install.mdx') == 0
  end)
  vim.cmd('silent! wall')
  report('page', {
    vim.fn.filereadable('guides/setup.mdx'),
    vim.fn.filereadable('guides/install.mdx'),
    text('index.mdx'):match('%[Install%]%S+'),
    text('docs.json'):match('"guides/%w+"'),
  })

  vim.fn.writefile({ '---', 'title: Fresh', 'description: New.', '---', '', 'Text.' }, 'fresh.mdx')
  open('other.mdx')
  wait(function()
    return has('link/anchor-not-found')
  end)
  report('created outside', codes())
  vim.fn.delete('fresh.mdx')
  vim.cmd('write')
  wait(function()
    return has('link/not-found')
  end)
  report('deleted outside', codes())
end

local ok, message = pcall(main)
if not ok then
  report('error', tostring(message))
end
report('messages', vim.fn.execute('messages'))
out:close()
vim.cmd('qall!')
