/*
 * The search of the console, as a combobox with a list box (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Results
 * are those of the page `/console/search`. Without this script, the form of the dialog opens that page.
 */

const dialog = document.getElementById('search')
const field = document.getElementById('search-field')
const list = document.getElementById('search-results')
const status = document.getElementById('search-status')
const hint = status.textContent
const delayMs = 150

field.role = 'combobox'
field.ariaAutoComplete = 'list'
field.ariaExpanded = 'false'
field.setAttribute('aria-controls', list.id)

/* "/" and Ctrl-K or Cmd-K open the search, "/" not while typing. */
document.addEventListener('keydown', (event) => {
  const isShortcut =
    event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  const isSearchKey = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
  if (!isShortcut && !(isSearchKey && !event.target.closest('input, textarea, select, [contenteditable]'))) return
  if (document.querySelector(':popover-open:not(#search)')?.role === 'dialog') return
  event.preventDefault()
  dialog.showPopover()
  field.select()
})

let timer
let request

field.addEventListener('input', () => {
  clearTimeout(timer)
  request?.abort()
  const query = field.value.trim()
  if (query === '') return show([], hint)
  timer = setTimeout(() => find(query), delayMs)
})

async function find(query) {
  request = new AbortController()
  const { signal } = request
  try {
    const response = await fetch(`/console/search?${new URLSearchParams({ q: query })}`, { signal })
    // The session has ended: the page of the browser leads to the login.
    if (response.redirected) return location.reload()
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (signal.aborted) return
    show(page.querySelectorAll('#found section'), page.getElementById('found-count')?.textContent ?? '')
  } catch (error) {
    if (error.name !== 'AbortError') show([], '')
  }
}

/** Shows sections of the page of results as groups of options. The first option is selected. */
function show(sections, message) {
  let count = 0
  list.replaceChildren(
    ...[...sections].map((section) => {
      const title = element('div', section.querySelector('h2').textContent)
      title.className = 'group'
      title.role = 'presentation'
      const group = element('div')
      group.role = 'group'
      group.ariaLabel = title.textContent
      const options = [...section.querySelectorAll('li')].map((item) => {
        const link = item.querySelector('a')
        const option = element('div')
        option.id = `search-option-${count++}`
        option.role = 'option'
        option.ariaSelected = 'false'
        option.dataset.href = link.getAttribute('href')
        const detail = element('span', item.querySelector('.soft').textContent)
        detail.className = 'soft'
        option.append(element('span', link.textContent), ' ', detail)
        return option
      })
      group.append(title, ...options)
      return group
    }),
  )
  list.hidden = count === 0
  field.ariaExpanded = String(count > 0)
  status.textContent = message
  select(0)
}

function element(name, text = '') {
  const created = document.createElement(name)
  created.textContent = text
  return created
}

const options = () => [...list.querySelectorAll('[role="option"]')]
const selectedOption = () => list.querySelector('[aria-selected="true"]')

/** Selects an option by its position; the list is circular. */
function select(index) {
  const all = options()
  const option = all.at(index % Math.max(all.length, 1))
  selectedOption()?.setAttribute('aria-selected', 'false')
  if (option === undefined) return field.removeAttribute('aria-activedescendant')
  option.ariaSelected = 'true'
  option.scrollIntoView({ block: 'nearest' })
  field.setAttribute('aria-activedescendant', option.id)
}

field.addEventListener('keydown', (event) => {
  if (event.isComposing) return
  const current = options().indexOf(selectedOption())
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    select(current + (event.key === 'ArrowDown' ? 1 : -1))
  }
  if (event.key === 'Enter' && current >= 0) {
    event.preventDefault()
    open(selectedOption(), event.ctrlKey || event.metaKey)
  }
})

list.addEventListener('click', (event) => {
  const option = event.target.closest('[role="option"]')
  if (option !== null) open(option, event.ctrlKey || event.metaKey)
})

function open(option, inNewTab) {
  if (inNewTab) window.open(option.dataset.href, '_blank', 'noopener')
  else location.assign(option.dataset.href)
}
