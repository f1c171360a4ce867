import { scriptAddress } from '../pages/assets.ts'
import { badge, notice } from '../pages/components.ts'
import type { Submission } from '../pages/form.ts'
import { type Html, html } from '../pages/html.ts'
import { htmlDocument } from '../pages/page.ts'
import { text } from '../texts/english.ts'
import type { Shown } from './console-page.ts'
import { navigation } from './navigation.ts'
import type { PageContext } from './page-context.ts'

interface Options {
  /** The notice about a completed action. */
  done?: string | undefined
  /** The refused form. */
  submission?: Submission | undefined
}

/** Title and content of a page, with what has happened above it. */
function mainHtml({ title, content, trail = [], beside }: Shown, { done, submission }: Options): Html {
  return html`<main id="main">
    ${trail.length > 0 && html`<nav class="trail" aria-label="${text('console.breadcrumbs')}">${trail.map(([href, label]) => html`<a href="${href}">${label}</a> `)}</nav>`}
    <div class="title"><h1>${title}</h1>${beside !== undefined && html`<div class="actions">${beside}</div>`}</div>
    ${submission !== undefined && notice(html`<p>${submission.message}</p>`, 'bad')}
    ${done !== undefined && notice(html`<p>${done}</p>`, 'good')}
    ${content}
  </main>`
}

/** The title of the window says first what matters most to those who hear it. */
const titlePrefix = ({ submission }: Options): string => (submission === undefined ? '' : text('pages.error'))

/** A page beside the navigation. */
export function consolePageText(visit: PageContext, shown: Shown, options: Options = {}): string {
  const { me, formToken } = visit
  const body = html`<body class="console">
  <a class="skip" href="#main">${text('console.skip')}</a>
  <header>
    <a class="brand" href="/console">Workforce</a>
    <div class="menu"><input class="spoken" type="checkbox" id="menu"><label for="menu">${text('console.menu')}</label></div>
    ${navigation(visit)}
    <div class="who">
      <p><strong>${me.name}</strong><br>${me.business.name}${me.business.sandbox && html` ${badge(text('console.sandbox'))}`}<br><span class="soft">${text('console.timeZone', { zone: me.business.time_zone.replaceAll('_', ' ') })}</span></p>
      <form method="post" action="/console/sign-out">
        <input type="hidden" name="form_token" value="${formToken}">
        <button class="plain" name="action" value="sign-out">${text('console.signOut')}</button>
      </form>
    </div>
  </header>
  ${mainHtml(shown, options)}
</body>`
  return htmlDocument(shown.title, body, { state: titlePrefix(options), script: scriptAddress })
}

/** A page without navigation, for those who are not signed in. */
export function openPageText(shown: Shown, options: Options = {}): string {
  const body = html`<body class="alone">
  <main>
    <a class="brand" href="/console">Workforce</a>
    <h1>${shown.title}</h1>
    ${options.submission !== undefined && notice(html`<p>${options.submission.message}</p>`, 'bad')}
    ${options.done !== undefined && notice(html`<p>${options.done}</p>`, 'good')}
    ${shown.content}
  </main>
</body>`
  return htmlDocument(shown.title, body, { state: titlePrefix(options), script: scriptAddress })
}
