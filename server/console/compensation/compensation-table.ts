import type { Compensation } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { todayIn } from '../leave/calendar-days.ts'
import { may, type PageContext } from '../page-context.ts'
import { raiseText, rateText, reasonName } from './compensation-labels.ts'

/**
 * Renders the compensations of a person as a timeline, the latest first, with links for users who may change them.
 *
 * @param rows - the compensations by day, the latest first. For the last row, no change is shown unless it is the first
 * compensation of the person
 */
export function compensationTable(
  context: PageContext,
  rows: readonly Compensation[],
  options: { caption: string; empty: Html },
): Html {
  const { formats, me } = context
  const today = todayIn(me.business.time_zone)
  const previous = new Map(rows.map((row, index) => [row.id, rows[index + 1]]))
  return table(
    rows,
    [
      {
        title: text('compensation.period'),
        cell: (row) => {
          const days =
            row.ends_on === null
              ? text('compensation.since', { day: formats.day(row.effective_on) })
              : formats.period(row.effective_on, row.ends_on)
          return may(context, 'compensation:write')
            ? html`<a href="/console/people/${row.person_id}/compensations/${row.id}">${days}</a>`
            : days
        },
      },
      {
        title: text('compensation.amount'),
        isNumber: true,
        priority: 'figure',
        cell: (row) => rateText(formats, row),
      },
      {
        title: text('compensation.change'),
        isNumber: true,
        cell: (row) => raiseText(formats, row, previous.get(row.id)),
      },
      { title: text('compensation.reason'), cell: ({ reason }) => reasonName(reason) },
      { title: text('compensation.note'), cell: ({ note }) => note },
      { title: text('pages.status'), priority: 'line', cell: (row) => stateBadge(row, today) },
    ],
    options,
  )
}

function stateBadge({ effective_on, ends_on }: Compensation, today: string): Html {
  if (effective_on > today) return badge(text('compensation.planned'), 'now')
  return ends_on !== null && ends_on < today
    ? badge(text('compensation.past'), 'soft')
    : badge(text('compensation.current'), 'good')
}
