import type { Scope } from '../../sdk/src/index.ts'
import { type Html, html } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import { may, type PageContext } from './page-context.ts'

type Label =
  | 'people'
  | 'record'
  | 'directory'
  | 'documents'
  | 'templates'
  | 'leave'
  | 'payRuns'
  | 'payslips'
  | 'apiKeys'
  | 'webhooks'
  | 'events'
  | 'users'
  | 'auditLog'
  | 'settings'
  | 'twoFactor'
  | 'sessions'
  | 'password'
  | 'notifications'

interface Entry {
  href: string
  label: Label
  /** The entry is omitted for users without this scope. */
  needs?: Scope
  /** Whether the page shows the user's own record; omitted for users without one. */
  isOwn?: boolean
  /** The entry is omitted for users with this scope, who have a page with more. */
  unless?: Scope
}

const sections: readonly {
  title: 'work' | 'integrations' | 'administration' | 'account'
  entries: readonly Entry[]
}[] = [
  {
    title: 'work',
    entries: [
      { href: '/console/people', label: 'people', needs: 'people:read' },
      { href: '/console/people', label: 'record', needs: 'self', unless: 'people:read' },
      { href: '/console/directory', label: 'directory' },
      { href: '/console/documents', label: 'documents' },
      { href: '/console/documents/templates', label: 'templates', needs: 'documents:read' },
      { href: '/console/leave', label: 'leave' },
      { href: '/console/pay-runs', label: 'payRuns', needs: 'payruns:read' },
      { href: '/console/payslips', label: 'payslips', needs: 'self', isOwn: true },
    ],
  },
  {
    title: 'integrations',
    entries: [
      { href: '/console/api-keys', label: 'apiKeys', needs: 'keys:read' },
      { href: '/console/webhooks', label: 'webhooks', needs: 'webhooks:read' },
      { href: '/console/events', label: 'events', needs: 'events:read' },
    ],
  },
  {
    title: 'administration',
    entries: [
      { href: '/console/users', label: 'users', needs: 'users:read' },
      { href: '/console/audit-log', label: 'auditLog', needs: 'audit:read' },
      { href: '/console/settings', label: 'settings' },
    ],
  },
  {
    title: 'account',
    entries: [
      { href: '/console/account/two-factor', label: 'twoFactor' },
      { href: '/console/account/sessions', label: 'sessions' },
      { href: '/console/account/password', label: 'password' },
      { href: '/console/account/notifications', label: 'notifications' },
    ],
  },
]

/** Links to the pages that the user may open. The entry of the current page, or of a page above it, is marked. */
export function navigation(context: PageContext): Html {
  const currentEntry = entryAt(context.address.pathname)
  return html`<nav aria-label="${text('console.navigation')}">${sections.map(({ title, entries }) => {
    const visibleEntries = entries.filter(
      ({ needs, unless, isOwn }) =>
        (needs === undefined || may(context, needs)) &&
        (unless === undefined || !may(context, unless)) &&
        !(isOwn && context.me.person_id === null),
    )
    return (
      visibleEntries.length > 0 &&
      html`<h2>${text(`console.navigation.${title}`)}</h2><ul>${visibleEntries.map(
        ({ href, label }) =>
          html`<li><a href="${href}"${href === currentEntry && html` aria-current="page"`}>${text(`console.navigation.${label}`)}</a></li>`,
      )}</ul>`
    )
  })}</nav>`
}

/** The entry of a page, or the nearest entry above it. */
const entryAt = (pathname: string): string | undefined =>
  sections
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0]
