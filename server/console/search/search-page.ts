import { emptyState } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { findEverything } from './find-everything.ts'
import { maxQueryLength, searchForm } from './search-dialog.ts'
import type { SearchGroup } from './search-result.ts'

/**
 * The page with the results of a query. The script of the search dialog reads `#found` from this page while the user
 * types.
 */
export const searchPage = consolePage({
  path: '/search',
  show: async (context) => {
    const query = queryParameter(context, 'q')?.slice(0, maxQueryLength) ?? ''
    const groups = query === '' ? [] : await findEverything(context, query)
    const count = groups.reduce((sum, { results }) => sum + results.length, 0)
    return {
      title: text('search.title'),
      content: html`${searchForm('page-field', query)}
        ${
          query === ''
            ? html`<p class="hint">${text('search.hint')}</p>`
            : html`<p role="status" id="found-count">${context.formats.text('search.count', { count, q: query })}</p>
                ${count === 0 ? emptyState(text('search.title'), html`<p>${text('search.none')}</p>`) : resultList(groups)}`
        }`,
    }
  },
})

const resultList = (groups: readonly SearchGroup[]): Html =>
  html`<div class="found" id="found">${groups.map(
    ({ title, results }) =>
      html`<section><h2>${title}</h2><ul>${results.map(
        ({ href, label, detail }) => html`<li><a href="${href}">${label}</a> <span class="soft">${detail}</span></li>`,
      )}</ul></section>`,
  )}</div>`
