import { type Html, html } from '../pages/html.ts'
import { lineIcon } from '../pages/line-icon.ts'
import { text } from '../texts/english.ts'
import { accountLinks, type NavigationEntry } from './navigation.ts'
import type { PageContext } from './page-context.ts'

/** Renders the user's name and the menu that it opens: the pages of the account, and the button that signs out. */
export function accountMenu({ me, formToken }: PageContext, entries: readonly NavigationEntry[]): Html {
  const { name, email, business } = me
  return html`<button type="button" class="user" popovertarget="account"><span class="spoken">${text('console.account')} </span><span class="initials" aria-hidden="true">${initials(name)}</span><span class="names"><strong>${name}</strong> <span>${business.name}</span></span>${lineIcon('chevrons-up-down')}</button>
    <div id="account" popover role="group" aria-label="${text('console.navigation.account')}">
      <p><strong>${name}</strong><br>${email}<br>${business.name}<br><span class="soft">${text('console.timeZone', { zone: business.time_zone.replaceAll('_', ' ') })}</span></p>
      ${accountLinks(entries)}
      <form method="post" action="/console/sign-out">
        <input type="hidden" name="form_token" value="${formToken}">
        <button class="sign-out" name="action" value="sign-out">${lineIcon('log-out')}<span>${text('console.signOut')}</span></button>
      </form>
    </div>`
}

/** Returns the initials of the first and the last name: `Ada King Lovelace` → `AL`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => [...word][0]?.toLocaleUpperCase('en') ?? '').join('')
}
