import { type Html, html } from '../../pages/html.ts'
import { lineIcon } from '../../pages/line-icon.ts'
import { text } from '../../texts/english.ts'

export const maxQueryLength = 200

/** Renders the form that opens the page with the results. */
export const searchForm = (id: string, value = ''): Html =>
  html`<form class="search" action="/console/search" role="search"><label class="spoken" for="${id}">${text('search.field')}</label><input type="text" id="${id}" name="q" value="${value}" placeholder="${text('search.field')}" maxlength="${maxQueryLength}" autocomplete="off" spellcheck="false" enterkeyhint="search" autofocus><button class="second">${text('search.submit')}</button></form>`

/** Renders the button that opens the search dialog. */
export const searchButton = (): Html =>
  html`<button type="button" class="find" popovertarget="search" aria-keyshortcuts="/ Control+K Meta+K">${lineIcon('search')}<span>${text('search.title')}</span><kbd aria-hidden="true">/</kbd></button>`

/**
 * Renders the search dialog, which covers the page. The script `search.js` fills the list while the user types; without
 * the script, the form is submitted.
 */
export const searchDialog = (): Html =>
  html`<div id="search" popover role="dialog" aria-label="${text('search.title')}">
    ${searchForm('search-field')}
    <div id="search-results" role="listbox" aria-label="${text('search.results')}" hidden></div>
    <p class="hint" id="search-status" role="status">${text('search.hint')}</p>
  </div>`
