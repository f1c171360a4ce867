import type { Me, Scope } from '../../sdk/src/index.ts'
import { type Html, html } from '../pages/html.ts'
import { type IconName, lineIcon } from '../pages/line-icon.ts'
import { text } from '../texts/english.ts'
import { may, type PageContext } from './page-context.ts'

type Label =
  | 'home'
  | 'inbox'
  | 'people'
  | 'record'
  | 'directory'
  | 'orgChart'
  | 'tasks'
  | 'documents'
  | 'templates'
  | 'leave'
  | 'payRuns'
  | 'payslips'
  | 'passkeys'
  | 'reports'
  | 'apiKeys'
  | 'apps'
  | 'connectedApps'
  | 'webhooks'
  | 'events'
  | 'users'
  | 'roles'
  | 'auditLog'
  | 'customFields'
  | 'settings'
  | 'twoFactor'
  | 'sessions'
  | 'password'
  | 'notifications'

interface Entry {
  href: string
  label: Label
  icon: IconName
  /** The scope that the entry requires. The entry is omitted for users without it. */
  needs?: Scope
  /** Whether the page shows the user's own record. The entry is omitted for users without a record. */
  isOwn?: boolean
  /** The scope for a more complete page. The entry is omitted for users who have it. */
  unless?: Scope
}

interface Section {
  title: 'work' | 'integrations' | 'administration' | 'account'
  entries: readonly Entry[]
}

const sections: readonly Section[] = [
  {
    title: 'work',
    entries: [
      { href: '/console', label: 'home', icon: 'house' },
      { href: '/console/inbox', label: 'inbox', icon: 'inbox' },
      { href: '/console/people', label: 'people', icon: 'users', needs: 'people:read' },
      { href: '/console/people', label: 'record', icon: 'id-card', needs: 'self', unless: 'people:read', isOwn: true },
      { href: '/console/directory', label: 'directory', icon: 'contact-round' },
      { href: '/console/people/org-chart', label: 'orgChart', icon: 'network', needs: 'people:read' },
      { href: '/console/tasks', label: 'tasks', icon: 'list-checks' },
      { href: '/console/documents', label: 'documents', icon: 'file-text' },
      { href: '/console/documents/templates', label: 'templates', icon: 'layout-template', needs: 'documents:read' },
      { href: '/console/leave', label: 'leave', icon: 'calendar-days' },
      { href: '/console/pay-runs', label: 'payRuns', icon: 'banknote', needs: 'payruns:read' },
      { href: '/console/payslips', label: 'payslips', icon: 'receipt', needs: 'self', isOwn: true },
      { href: '/console/reports', label: 'reports', icon: 'chart-column', needs: 'reports:read' },
    ],
  },
  {
    title: 'integrations',
    entries: [
      { href: '/console/api-keys', label: 'apiKeys', icon: 'key-round', needs: 'keys:read' },
      { href: '/console/apps', label: 'apps', icon: 'layout-template', needs: 'keys:read' },
      { href: '/console/webhooks', label: 'webhooks', icon: 'webhook', needs: 'webhooks:read' },
      { href: '/console/events', label: 'events', icon: 'activity', needs: 'events:read' },
    ],
  },
  {
    title: 'administration',
    entries: [
      { href: '/console/users', label: 'users', icon: 'user-cog', needs: 'users:read' },
      { href: '/console/roles', label: 'roles', icon: 'shield-check', needs: 'users:read' },
      { href: '/console/audit-log', label: 'auditLog', icon: 'scroll-text', needs: 'audit:read' },
      { href: '/console/custom-fields', label: 'customFields', icon: 'text-cursor-input', needs: 'people:write' },
      { href: '/console/settings', label: 'settings', icon: 'settings' },
    ],
  },
]

/** The entries of the account menu. */
const account: Section = {
  title: 'account',
  entries: [
    { href: '/console/account/two-factor', label: 'twoFactor', icon: 'shield-check' },
    { href: '/console/account/passkeys', label: 'passkeys', icon: 'fingerprint' },
    { href: '/console/account/apps', label: 'connectedApps', icon: 'network' },
    { href: '/console/account/sessions', label: 'sessions', icon: 'monitor-smartphone' },
    { href: '/console/account/password', label: 'password', icon: 'lock' },
    { href: '/console/account/notifications', label: 'notifications', icon: 'bell' },
  ],
}

/**
 * The entries of the bottom bar on a phone, by role, in order of precedence. The first entries that the user may open
 * are shown.
 */
const barLabels: Record<NonNullable<Me['role']>, readonly Label[]> = {
  owner: ['people', 'leave', 'documents', 'payRuns'],
  admin: ['people', 'leave', 'documents', 'payRuns'],
  manager: ['leave', 'people', 'documents', 'payslips', 'directory'],
  employee: ['leave', 'documents', 'payslips', 'record', 'directory'],
  custom: ['people', 'leave', 'documents', 'payRuns', 'payslips', 'directory'],
}
const barSize = 4

/** An entry for a page that the user may open. */
export interface NavigationEntry extends Pick<Entry, 'href' | 'label' | 'icon'> {
  section: Section['title']
  isCurrent: boolean
  /** Whether the entry is in the bottom bar on a phone. */
  isInBar: boolean
}

/**
 * Returns the entries of the pages that the user may open. The entry of the current page, or of its nearest ancestor,
 * is marked as current.
 */
export function listEntries(context: PageContext): NavigationEntry[] {
  const visible = [...sections, account].flatMap(({ title, entries }) =>
    entries.filter((entry) => isVisible(context, entry)).map((entry) => ({ ...entry, section: title })),
  )
  const current = entryAt(context.address.pathname)
  const inBar = barLabels[context.me.role ?? 'employee']
    .filter((label) => visible.some((entry) => entry.label === label))
    .slice(0, barSize)
  return visible.map(({ href, label, icon, section }) => ({
    href,
    label,
    icon,
    section,
    isCurrent: href === current,
    isInBar: inBar.includes(label),
  }))
}

const isVisible = (context: PageContext, { needs, unless, isOwn }: Entry): boolean =>
  (needs === undefined || may(context, needs)) &&
  (unless === undefined || !may(context, unless)) &&
  !(isOwn && context.me.person_id === null)

/** Returns the path of the entry for a page, or for its nearest ancestor that has an entry. */
const entryAt = (pathname: string): string | undefined =>
  [...sections, account]
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => pathname === href || (href !== '/console' && pathname.startsWith(`${href}/`)))
    .sort((a, b) => b.length - a.length)[0]

const link = ({ href, label, icon, isCurrent }: NavigationEntry): Html =>
  html`<a href="${href}"${isCurrent && html` aria-current="page"`}>${lineIcon(icon)}<span>${text(`console.navigation.${label}`)}</span></a>`

/** Renders the sidebar. On a phone, it is the menu that “More” opens, without the entries of the bottom bar. */
export const sidebar = (entries: readonly NavigationEntry[]): Html =>
  html`<nav id="navigation" popover aria-label="${text('console.navigation')}">${sections.map(({ title }) => {
    const own = entries.filter(({ section }) => section === title)
    return (
      own.length > 0 &&
      html`<section><h2>${text(`console.navigation.${title}`)}</h2><ul>${own.map(
        (entry) => html`<li${entry.isInBar && html` class="in-bar"`}>${link(entry)}</li>`,
      )}</ul></section>`
    )
  })}</nav>`

/** Renders the bar at the bottom of a phone screen, with a button for the other entries. */
export function bottomBar(entries: readonly NavigationEntry[]): Html {
  const inBar = entries.filter(({ isInBar }) => isInBar)
  return html`<nav class="bar" aria-label="${text('console.bar')}">${inBar.map(link)}<button type="button" popovertarget="navigation">${lineIcon('ellipsis')}<span>${text('console.more')}</span></button></nav>`
}

/** Renders the links of the account menu. */
export const accountLinks = (entries: readonly NavigationEntry[]): Html =>
  html`<ul>${entries.filter(({ section }) => section === 'account').map((entry) => html`<li>${link(entry)}</li>`)}</ul>`
