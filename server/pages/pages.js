/*
 * Makes pages nicer where there is JavaScript; every page works without it.
 * data-copy="id"      a button that copies the text of an element
 * data-print          a button that prints the page
 * data-download="id"  a button that saves the text of an element as a file
 * data-live="seconds" an element that is fetched again while the page is looked at
 * data-local          a time that is shown in the zone and the manner of the reader's browser; in a language if it names one
 */

for (const button of document.querySelectorAll('[data-copy], [data-print], [data-download]')) button.hidden = false

for (const time of document.querySelectorAll('time[data-local]')) {
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }
  time.title = time.textContent
  const { local } = time.dataset
  // Of a language, the reader's own manner: `en-GB` and `en-US` write dates differently.
  const manner = local === '' ? undefined : (navigator.languages.find((each) => each.startsWith(local)) ?? local)
  time.textContent = new Intl.DateTimeFormat(manner, { ...parts, timeZoneName: 'short' }).format(
    new Date(time.dateTime),
  )
}

// On a phone the current one of many tabs may be out of sight.
document.querySelector('.tabs [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

// After a refusal people go on where the first thing is wrong.
document.querySelector('[aria-invalid]')?.focus()

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy], [data-print], [data-download]')
  if (button === null) return
  if ('print' in button.dataset) return print()
  const text = document.getElementById(button.dataset.copy ?? button.dataset.download)?.innerText.trim() ?? ''
  if ('copy' in button.dataset) {
    await navigator.clipboard.writeText(text)
    say(button, 'Copied')
  } else {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    link.download = button.dataset.name
    link.click()
    URL.revokeObjectURL(link.href)
  }
})

/** Shows for two seconds what has happened, also to screen readers. */
function say(button, text) {
  const before = button.textContent
  button.setAttribute('aria-live', 'polite')
  button.textContent = text
  setTimeout(() => {
    button.textContent = before
  }, 2000)
}

for (const part of document.querySelectorAll('[data-live]')) {
  setInterval(() => refresh(part.id), Number(part.dataset.live) * 1000)
}

/** Takes the element from the page as it is now, unless somebody works in it. */
async function refresh(id) {
  const part = document.getElementById(id)
  if (document.hidden || part === null || part.contains(document.activeElement)) return
  if (part.querySelector('details[open]') !== null) return
  const answer = await fetch(location.href, { headers: { 'X-Page-Refresh': '1' } }).catch(() => undefined)
  if (answer === undefined || !answer.ok || answer.redirected) return
  const text = await answer.text()
  const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById(id)
  if (fresh !== null && fresh.innerHTML !== part.innerHTML) part.innerHTML = fresh.innerHTML
}
