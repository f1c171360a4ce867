/*
 * Progressive enhancement: every page also works without JavaScript.
 * data-copy="id"      a button that copies the text of an element, and then shows the text in data-done
 * data-share="id"     a button that shares the URL in an element, with the title in data-title
 * data-print          a button that prints the page
 * data-download="id"  a button that saves the text of an element as a file
 * data-live="seconds" an element that is fetched again while the page is visible
 * data-file a form whose response is a file to save
 * data-filtered       an element with an ID that the filters of the page change: it is fetched again when one changes
 * data-select-all     a checkbox that selects all rows for the form that the attribute names
 * data-local          a time in the time zone and locale of the browser, or in the language that the attribute names
 */

// If the browser restores a page from its history, menus are closed.
addEventListener('pagehide', () => {
  for (const menu of document.querySelectorAll(':popover-open')) menu.hidePopover()
})

for (const button of document.querySelectorAll('[data-copy], [data-print], [data-download]')) button.hidden = false

for (const button of document.querySelectorAll('[data-share]')) button.hidden = navigator.share === undefined

for (const time of document.querySelectorAll('time[data-local]')) {
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }
  time.title = time.textContent
  const { local } = time.dataset
  // The reader's own locale of the language: `en-GB` and `en-US` format dates differently.
  const locale = local === '' ? undefined : (navigator.languages.find((each) => each.startsWith(local)) ?? local)
  time.textContent = new Intl.DateTimeFormat(locale, { ...parts, timeZoneName: 'short' }).format(
    new Date(time.dateTime),
  )
}

// On a phone the current tab may be outside the visible part.
document.querySelector('.tabs [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

// After a refusal the focus is on the summary of problems. Without a script the attribute `autofocus` sets it.
document.getElementById('problems')?.focus()

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy], [data-share], [data-print], [data-download]')
  if (button === null) return
  if ('print' in button.dataset) return print()
  const { copy, share, download, title } = button.dataset
  const text = document.getElementById(copy ?? share ?? download)?.innerText.trim() ?? ''
  if (share !== undefined) {
    await navigator.share({ title, url: text }).catch(() => undefined) // the user closed the dialog
  } else if (copy !== undefined) {
    await navigator.clipboard.writeText(text)
    showStatus(button, button.dataset.done)
  } else {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    link.download = button.dataset.name
    link.click()
    URL.revokeObjectURL(link.href)
  }
})

/** Shows a status in the button for two seconds, and announces it to screen readers. */
function showStatus(button, text) {
  const before = button.textContent
  button.setAttribute('aria-live', 'polite')
  button.textContent = text
  setTimeout(() => {
    button.textContent = before
  }, 2000)
}

// Filters apply when they change: after a pause in typing, or at once with Enter.
const filters = document.querySelector('[data-filtered]') && document.querySelector('form.filters')
if (filters) {
  let typing
  const apply = () => {
    clearTimeout(typing)
    return applyFilters(filters)
  }
  filters.addEventListener('input', ({ target }) => {
    clearTimeout(typing)
    if (target.type === 'search') typing = setTimeout(apply, 400)
  })
  filters.addEventListener('change', ({ target }) => target.type !== 'search' && void apply())
  filters.addEventListener('submit', (event) => {
    event.preventDefault()
    void apply()
  })
}

let lastAddress

/** Replaces the list by the filtered list, so that the focus remains in the field. */
async function applyFilters(form) {
  const query = [...new FormData(form)].filter(([, value]) => value !== '')
  const address = `${location.pathname}?${new URLSearchParams(query)}`
  if (address === lastAddress) return
  lastAddress = address
  const response = await fetch(address).catch(() => undefined)
  if (lastAddress !== address) return
  if (response === undefined || !response.ok || response.redirected) return location.assign(address)
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-filtered]')) {
    part.innerHTML = fresh.getElementById(part.id)?.innerHTML ?? ''
  }
  history.replaceState(null, '', address)
  showSelectAll()
}

/** Shows the checkboxes that select all rows. */
function showSelectAll() {
  for (const all of document.querySelectorAll('[data-select-all]')) all.hidden = false
}
showSelectAll()

document.addEventListener('change', ({ target }) => {
  const all = target.dataset.selectAll
  const form = all ?? target.getAttribute('form')
  const boxes = [...document.querySelectorAll(`[form="${form}"][type="checkbox"]`)]
  if (all !== undefined) for (const box of boxes) box.checked = target.checked
  const head = document.querySelector(`[data-select-all="${form}"]`)
  if (head === null) return
  head.checked = boxes.every((box) => box.checked)
  head.indeterminate = !head.checked && boxes.some((box) => box.checked)
})

// A form is sent once. A response that takes over a second shows progress in the button.
document.addEventListener('submit', (event) => {
  const { target: form, submitter: button } = event
  const staysHere = 'file' in form.dataset || (button?.formTarget || form.target) !== ''
  if (event.defaultPrevented || staysHere) return
  if (form.ariaBusy === 'true') return event.preventDefault()
  form.ariaBusy = 'true'
  const status = document.getElementById('progress')
  const showProgress = setTimeout(() => {
    button?.setAttribute('aria-disabled', 'true')
    if (status !== null) status.textContent = status.dataset.text
  }, 1000)
  const release = () => {
    clearTimeout(showProgress)
    form.ariaBusy = null
    button?.removeAttribute('aria-disabled')
    if (status !== null) status.textContent = ''
  }
  // “Stop” in the browser leaves the page unchanged, and “Back” may restore it.
  setTimeout(release, 30_000)
  addEventListener('pageshow', release, { once: true })
})

for (const part of document.querySelectorAll('[data-live]')) {
  setInterval(() => refresh(part.id), Number(part.dataset.live) * 1000)
}

/** Replaces the element with its current version, unless the user is working in it. */
async function refresh(id) {
  const part = document.getElementById(id)
  if (document.hidden || part === null || part.contains(document.activeElement)) return
  if (part.querySelector('details[open]') !== null) return
  const response = await fetch(location.href, { headers: { 'X-Page-Refresh': '1' } }).catch(() => undefined)
  if (response === undefined || !response.ok || response.redirected) return
  const text = await response.text()
  const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById(id)
  if (fresh !== null && fresh.innerHTML !== part.innerHTML) part.innerHTML = fresh.innerHTML
}
