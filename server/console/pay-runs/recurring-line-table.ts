import type { RecurringLine } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { todayIn } from '../leave/calendar/calendar-days.ts'
import { may, type PageContext } from '../page-context.ts'
import { kindName } from './pay-run-labels.ts'

/** Renders a table of recurring lines, with links to their pages for users who may change them. */
export function recurringLineTable(
  context: PageContext,
  lines: readonly RecurringLine[],
  options: { caption: string; empty: Html },
): Html {
  const { formats, me } = context
  const today = todayIn(me.business.time_zone)
  return table(
    lines,
    [
      {
        title: text('payRuns.lineName'),
        cell: (line) =>
          may(context, 'payruns:write')
            ? html`<a href="/console/people/${line.person_id}/recurring-lines/${line.id}">${line.name}</a>`
            : line.name,
      },
      { title: text('payRuns.kind'), cell: ({ kind }) => kindName(kind) },
      {
        title: text('payRuns.amount'),
        isNumber: true,
        priority: 'figure',
        cell: ({ amount, currency }) => formats.amount(amount, currency),
      },
      { title: text('payRuns.from'), cell: ({ starts_on }) => formats.day(starts_on) },
      { title: text('payRuns.to'), cell: ({ ends_on }) => ends_on !== null && formats.day(ends_on) },
      { title: text('pages.status'), priority: 'line', cell: (line) => stateBadge(line, today) },
    ],
    options,
  )
}

function stateBadge({ starts_on, ends_on }: RecurringLine, today: string): Html {
  if (starts_on > today) return badge(text('payRuns.startsLater'), 'soft')
  return ends_on !== null && ends_on < today
    ? badge(text('payRuns.ended'), 'soft')
    : badge(text('payRuns.inForce'), 'good')
}
