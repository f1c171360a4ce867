import { tabs } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { may, type PageContext } from '../page-context.ts'

/** The pages about leave, for the top of each of them. */
export function leaveTabs(visit: PageContext): Html {
  const { pathname } = visit.address
  const entries = [
    { href: '/console/leave', text: 'Requests' },
    { href: '/console/leave/calendar', text: 'Calendar' },
    { href: '/console/leave/balances', text: 'Balances' },
    ...(may(visit, 'leave:manage')
      ? [
          { href: '/console/leave/types', text: 'Types' },
          { href: '/console/leave/holidays', text: 'Holidays' },
        ]
      : []),
  ]
  return tabs(
    'Leave',
    entries.map((entry) => ({ ...entry, current: entry.href === pathname })),
  )
}

/** Whether the visitor sees the leave of others, too. */
export const seesOthers = (visit: PageContext): boolean => may(visit, 'leave:read')
