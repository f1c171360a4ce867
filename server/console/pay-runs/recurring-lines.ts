import type { PayslipLineKind, RecurringLine } from '../../../sdk/src/index.ts'
import { badge, emptyState } from '../../pages/components.ts'
import { columns, type Field, form, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { todayIn } from '../leave/calendar-days.ts'
import { may, type PageContext, pathId, queryParameter } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { kindChoices, kindName } from './pay-run-labels.ts'

/** The recurring lines of a person. */
export const recurringLinesPage = consolePage({
  path: '/people/:id/recurring-lines',
  show: async (context, submission) => {
    const { api, address, formToken: token, me } = context
    const id = pathId(context)
    const [person, lines] = await Promise.all([
      api.people.get(id),
      api.recurringLines.list(id, { cursor: queryParameter(context, 'cursor') }),
    ])
    return {
      title: text('payRuns.recurringLines'),
      trail: [
        ['/console/people', text('people.title')],
        [`/console/people/${id}`, fullName(person)],
      ],
      content: html`<p class="lead">${text('payRuns.recurringLead', { name: fullName(person) })}</p>
        ${linesTable(context, lines.data)}
        ${pager(address, lines.nextCursor)}
        ${
          may(context, 'payruns:write') &&
          person.deleted_at === null &&
          html`<div class="narrow"><h2>${text('payRuns.addLine')}</h2>
          ${form({
            action: 'add',
            submit: text('payRuns.addLine'),
            token,
            submission,
            fields: recurringLineFields({ currency: me.business.currency }),
          })}</div>`
        }`,
    }
  },
  actions: {
    add: async (context, form) => {
      const id = pathId(context)
      const line = await context.api.recurringLines.create(
        id,
        {
          kind: form.text('kind') as PayslipLineKind,
          code: form.text('code'),
          name: form.text('name'),
          amount: form.text('amount'),
          starts_on: form.text('starts_on'),
          ends_on: form.nullable('ends_on'),
        },
        form.idempotency,
      )
      return { goTo: `/console/people/${id}/recurring-lines`, notice: text('payRuns.lineAdded', { name: line.name }) }
    },
  },
})

/** The fields of a recurring line, new or existing. */
export const recurringLineFields = (line: Partial<RecurringLine> & Pick<RecurringLine, 'currency'>): Field[] => [
  select('kind', text('payRuns.kind'), kindChoices(), { value: line.kind }),
  columns(
    input('name', text('payRuns.lineName'), { value: line.name, maxlength: 200, hint: text('payRuns.lineNameHint') }),
    input('code', text('payRuns.code'), { value: line.code, maxlength: 40, hint: text('payRuns.codeHint') }),
  ),
  input('amount', text('payRuns.amountIn', { currency: line.currency }), {
    value: line.amount,
    maxlength: 21,
    inputmode: 'decimal',
  }),
  columns(
    input('starts_on', text('payRuns.startsOn'), { type: 'date', value: line.starts_on }),
    input('ends_on', text('payRuns.endsOn'), { type: 'date', value: line.ends_on, optional: true }),
  ),
]

function linesTable(context: PageContext, lines: readonly RecurringLine[]): Html {
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
        cell: ({ amount, currency }) => formats.amount(amount, currency),
      },
      { title: text('payRuns.from'), cell: ({ starts_on }) => formats.day(starts_on) },
      { title: text('payRuns.to'), cell: ({ ends_on }) => ends_on !== null && formats.day(ends_on) },
      { title: text('pages.status'), cell: (line) => stateBadge(line, today) },
    ],
    {
      caption: text('payRuns.recurringLines'),
      empty: emptyState(text('payRuns.noRecurring'), html`<p>${text('payRuns.noRecurringYet')}</p>`),
    },
  )
}

function stateBadge({ starts_on, ends_on }: RecurringLine, today: string): Html {
  if (starts_on > today) return badge(text('payRuns.startsLater'), 'soft')
  return ends_on !== null && ends_on < today
    ? badge(text('payRuns.ended'), 'soft')
    : badge(text('payRuns.inForce'), 'good')
}
