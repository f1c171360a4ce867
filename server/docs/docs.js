/*
 * Makes the documentation nicer where there is JavaScript; every page works without it.
 * data-searched="id"  a list that is searched by the words of `?q=`; the element `id` tells how much was found
 */

const field = document.getElementById('find')

/* "/" leads to the search, wherever nothing is typed. */
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target.closest('input, textarea, select')) return
  event.preventDefault()
  const menu = document.getElementById('menu')
  if (menu !== null) menu.checked = true
  field.focus()
})

const searched = document.querySelector('[data-searched]')
if (searched !== null) {
  field.value = new URLSearchParams(location.search).get('q') ?? ''
  field.addEventListener('input', search)
  field.form.addEventListener('submit', (event) => {
    event.preventDefault()
    history.replaceState(null, '', `?${new URLSearchParams({ q: field.value })}`)
    search()
  })
  search()
}

/** Shows the entries that have all words of the search. */
function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  let found = 0
  for (const section of searched.querySelectorAll('section')) {
    let shown = 0
    for (const entry of section.querySelectorAll('li')) {
      const text = entry.textContent.toLowerCase()
      entry.hidden = !words.every((word) => text.includes(word))
      if (!entry.hidden) shown++
    }
    section.hidden = shown === 0
    found += shown
  }
  const told = document.getElementById(searched.dataset.searched)
  if (words.length === 0) told.textContent = 'All that there is, by its kind.'
  else told.textContent = found === 0 ? `Nothing has “${field.value}”.` : `${found} with “${field.value}”.`
}

/* The part of a page that is looked at, in the contents. */
document.querySelector('header [aria-current]')?.scrollIntoView({ block: 'center' })
