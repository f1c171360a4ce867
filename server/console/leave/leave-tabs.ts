import { tabs } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'

/** Renders the tabs of the leave pages. */
export function leaveTabs(context: PageContext): Html {
  const { pathname } = context.address
  const entries = [
    { href: '/console/leave', text: text('leave.requests') },
    { href: '/console/leave/calendar', text: text('leave.calendar') },
    { href: '/console/leave/balances', text: text('leave.balances') },
    ...(may(context, 'leave:manage')
      ? [
          { href: '/console/leave/types', text: text('leave.types') },
          { href: '/console/leave/holidays', text: text('leave.holidays') },
        ]
      : []),
    ...(may(context, 'leave:approve') ? [{ href: '/console/leave/delegate', text: text('leaveDelegate.tab') }] : []),
  ]
  return tabs(
    text('leave.title'),
    entries.map((entry) => ({ ...entry, current: entry.href === pathname })),
  )
}

/** Whether the user can see the leave of other people. */
export const maySeeOthers = (context: PageContext): boolean => may(context, 'leave:read')
