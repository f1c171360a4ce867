import type { Scope } from '../../sdk/src/index.ts'
import { type Html, html } from '../pages/html.ts'
import { may, type PageContext } from './page-context.ts'

interface Entry {
  href: string
  text: string
  /** Left out for those who lack it. */
  needs?: Scope
  /** About the visitor's own record: left out for those without one. */
  isOwn?: boolean
  /** Left out for those who have it, as they see more elsewhere. */
  unless?: Scope
}

const sections: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Work',
    entries: [
      { href: '/console/people', text: 'People', needs: 'people:read' },
      { href: '/console/people', text: 'My record', needs: 'self', unless: 'people:read' },
      { href: '/console/directory', text: 'Directory' },
      { href: '/console/documents', text: 'Documents' },
      { href: '/console/documents/templates', text: 'Templates', needs: 'documents:read' },
      { href: '/console/leave', text: 'Leave' },
      { href: '/console/pay-runs', text: 'Pay runs', needs: 'payruns:read' },
      { href: '/console/payslips', text: 'My payslips', needs: 'self', isOwn: true },
    ],
  },
  {
    title: 'Integrations',
    entries: [
      { href: '/console/api-keys', text: 'API keys', needs: 'keys:read' },
      { href: '/console/webhooks', text: 'Webhooks', needs: 'webhooks:read' },
      { href: '/console/events', text: 'Events', needs: 'events:read' },
    ],
  },
  {
    title: 'Administration',
    entries: [
      { href: '/console/users', text: 'Users', needs: 'users:read' },
      { href: '/console/audit-log', text: 'Audit log', needs: 'audit:read' },
      { href: '/console/settings', text: 'Settings' },
    ],
  },
  {
    title: 'Account',
    entries: [
      { href: '/console/account/two-factor', text: 'Second factor' },
      { href: '/console/account/sessions', text: 'Sessions' },
      { href: '/console/account/password', text: 'Password' },
      { href: '/console/account/notifications', text: 'Notifications' },
    ],
  },
]

/** The pages that the visitor may open; the one that they are on, or below, is marked. */
export function navigation(visit: PageContext): Html {
  const here = entryAt(visit.address.pathname)
  return html`<nav aria-label="Console">${sections.map(({ title, entries }) => {
    const open = entries.filter(
      ({ needs, unless, isOwn }) =>
        (needs === undefined || may(visit, needs)) &&
        (unless === undefined || !may(visit, unless)) &&
        !(isOwn && visit.me.person_id === null),
    )
    return (
      open.length > 0 &&
      html`<h2>${title}</h2><ul>${open.map(
        ({ href, text }) => html`<li><a href="${href}"${href === here && html` aria-current="page"`}>${text}</a></li>`,
      )}</ul>`
    )
  })}</nav>`
}

/** The entry that a page is at or below; of several, the nearest. */
const entryAt = (pathname: string): string | undefined =>
  sections
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0]
