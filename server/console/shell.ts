import { scriptAddress, searchScriptAddress } from '../pages/assets.ts'
import { badge, notice } from '../pages/components.ts'
import type { Submission } from '../pages/form.ts'
import { type Html, html } from '../pages/html.ts'
import { htmlDocument } from '../pages/page.ts'
import { problemSummary } from '../pages/problem-summary.ts'
import { text } from '../texts/english.ts'
import { accountMenu } from './account-menu.ts'
import type { PageContent } from './console-page.ts'
import { bottomBar, listEntries, sidebar } from './navigation.ts'
import type { PageContext } from './page-context.ts'
import { searchButton, searchDialog } from './search/search-dialog.ts'

interface Options {
  /** The notice about a completed action, if any. */
  done?: string | undefined
  /** A sentence about values in the URL that the page does not use, if any. */
  warning?: string | undefined
  /** The refused form, if any. */
  submission?: Submission | undefined
}

/** Renders the title and content of a page, with notices above the content. */
function mainHtml(
  { title, content, trail = [], headerActions }: PageContent,
  { done, warning, submission }: Options,
): Html {
  return html`<main id="main">
    ${trail.length > 0 && breadcrumbs(trail, title)}
    <div class="title"><h1>${title}</h1>${headerActions !== undefined && html`<div class="actions">${headerActions}</div>`}</div>
    ${submission !== undefined && problemSummary(submission)}
    ${done !== undefined && notice(html`<p>${done}</p>`, 'good')}
    ${warning !== undefined && notice(html`<p>${warning}</p>`, 'warn')}
    ${content}
  </main>`
}

/** Renders the ancestors of a page and the page itself (https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/). */
const breadcrumbs = (trail: NonNullable<PageContent['trail']>, title: string): Html =>
  html`<nav class="trail" aria-label="${text('console.breadcrumbs')}"><ol>${trail.map(
    ([href, label]) => html`<li><a href="${href}">${label}</a></li>`,
  )}<li aria-current="page">${title}</li></ol></nav>`

/** Returns the prefix of the window title, which reports an error first because screen readers read the title first. */
const titlePrefix = ({ submission }: Options): string => (submission === undefined ? '' : text('pages.error'))

/** Renders the status that the script fills for screen readers while the response to a form takes long. */
const progress = (): Html =>
  html`<p class="spoken" role="status" id="progress" data-text="${text('pages.form.progress')}"></p>`

const ownScript = ({ script }: PageContent): string[] => (script === undefined ? [] : [script])

/** Renders a page with navigation. */
export function consolePageText(context: PageContext, page: PageContent, options: Options = {}): string {
  const entries = listEntries(context)
  const body = html`<body class="console">
  <a class="skip" href="#main">${text('console.skip')}</a>
  <header>
    <p class="site"><a class="brand" href="/console">Workforce</a>${context.me.business.sandbox && html` ${badge(text('console.sandbox'))}`}</p>
    ${searchButton()}
    ${sidebar(entries)}
    ${accountMenu(context, entries)}
  </header>
  ${mainHtml(page, options)}
  ${bottomBar(entries)}
  ${searchDialog()}
  ${progress()}
</body>`
  return htmlDocument(page.title, body, {
    state: titlePrefix(options),
    script: [scriptAddress, searchScriptAddress, ...ownScript(page)],
  })
}

/** Renders a page without navigation, for guests. */
export function openPageText(page: PageContent, options: Options = {}): string {
  const body = html`<body class="alone">
  <main>
    <a class="brand" href="/console">Workforce</a>
    <h1>${page.title}</h1>
    ${options.submission !== undefined && problemSummary(options.submission)}
    ${options.done !== undefined && notice(html`<p>${options.done}</p>`, 'good')}
    ${page.content}
  </main>
  ${progress()}
</body>`
  return htmlDocument(page.title, body, { state: titlePrefix(options), script: [scriptAddress, ...ownScript(page)] })
}
