/*
 * Enhances the documentation; every page works without JavaScript.
 * data-searched="id"  a list that is filtered by the words of `?q=`; the element `id` shows the number of matches
 */

const field = document.getElementById('find')

/* "/" focuses the search, except while typing. */
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target.closest('input, textarea, select')) return
  event.preventDefault()
  if (!field.checkVisibility()) document.getElementById('contents').showPopover()
  field.focus()
})

const list = document.querySelector('[data-searched]')
if (list !== null) {
  field.value = new URLSearchParams(location.search).get('q') ?? ''
  field.addEventListener('input', search)
  field.form.addEventListener('submit', (event) => {
    event.preventDefault()
    history.replaceState(null, '', `?${new URLSearchParams({ q: field.value })}`)
    search()
  })
  search()
}

/** Shows the entries that contain all words of the search. */
function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  let matches = 0
  for (const section of list.querySelectorAll('section')) {
    let sectionMatches = 0
    for (const entry of section.querySelectorAll('li')) {
      const text = entry.textContent.toLowerCase()
      entry.hidden = !words.every((word) => text.includes(word))
      if (!entry.hidden) sectionMatches++
    }
    section.hidden = sectionMatches === 0
    matches += sectionMatches
  }
  const status = document.getElementById(list.dataset.searched)
  if (words.length === 0) status.textContent = 'All entries by kind.'
  else status.textContent = matches === 0 ? `No matches for “${field.value}”.` : `${matches} with “${field.value}”.`
}

/* Scroll the navigation to the current page. */
document.querySelector('header [aria-current]')?.scrollIntoView({ block: 'center' })
