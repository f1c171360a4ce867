import { tabs } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'

/** Renders the tabs of the pages about pay runs, pay schedules and pay codes. */
export function payRunTabs(context: PageContext): Html {
  const { pathname } = context.address
  const entries = [
    { href: '/console/pay-runs', text: text('payRuns.title') },
    { href: '/console/pay-runs/schedules', text: text('paySchedules.title') },
    { href: '/console/pay-runs/codes', text: text('payCodes.title') },
  ]
  return tabs(
    text('payRuns.title'),
    entries.map((entry) => ({ ...entry, current: entry.href === pathname })),
  )
}
