import type { Scope } from '../../sdk/src/index.ts'
import { type Html, html } from '../pages/html.ts'
import { may, type Visit } from './visit.ts'

interface Entry {
  href: string
  text: string
  /** Left out for those who lack it. */
  needs?: Scope
  /** About the visitor's own record: left out for those without one. */
  isOwn?: boolean
}

const sections: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Work',
    entries: [
      { href: '/console/pay-runs', text: 'Pay runs', needs: 'payruns:read' },
      { href: '/console/payslips', text: 'My payslips', needs: 'self', isOwn: true },
    ],
  },
  {
    title: 'Integrations',
    entries: [],
  },
  {
    title: 'Administration',
    entries: [],
  },
  {
    title: 'Account',
    entries: [
      { href: '/console/account/two-factor', text: 'Second factor' },
      { href: '/console/account/sessions', text: 'Sessions' },
      { href: '/console/account/password', text: 'Password' },
    ],
  },
]

/** The pages that the visitor may open; the one that they are on, or below, is marked. */
export function navigation(visit: Visit): Html {
  const { pathname } = visit.address
  return html`<nav aria-label="Console">${sections.map(({ title, entries }) => {
    const open = entries.filter(
      ({ needs, isOwn }) => (needs === undefined || may(visit, needs)) && !(isOwn && visit.me.person_id === null),
    )
    return (
      open.length > 0 &&
      html`<h2>${title}</h2><ul>${open.map(
        ({ href, text }) =>
          html`<li><a href="${href}"${isAt(pathname, href) && html` aria-current="page"`}>${text}</a></li>`,
      )}</ul>`
    )
  })}</nav>`
}

const isAt = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`)
