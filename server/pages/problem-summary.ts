import { text } from '../texts/english.ts'
import type { Submission } from './form.ts'
import { type Html, html } from './html.ts'

/**
 * Renders the problems of a refused form, with links to the fields that have problems. The summary is above the content
 * of the page and has the focus.
 *
 * @param submission - the refused form, after its fields were rendered
 */
export function problemSummary({ messages, problems, marked }: Submission): Html {
  const shownNames = new Set(marked.map(({ name }) => name))
  const others = Object.entries(problems)
    .filter(([name]) => !shownNames.has(name))
    .map(([, problem]) => (typeof problem === 'string' ? problem : problem({ label: '', entry: 'none' })))
  return html`<section class="notice bad" role="alert" tabindex="-1" autofocus id="problems" aria-labelledby="problems-title">
    <h2 id="problems-title">${text('problems.title')}</h2>
    <ul>${[...messages, ...others].map((message) => html`<li>${message}</li>`)}${marked.map(
      ({ id, problem }) => html`<li><a href="#${id}">${problem}</a></li>`,
    )}</ul>
  </section>`
}
