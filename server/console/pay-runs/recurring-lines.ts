import type { PayslipLineKind, RecurringLine } from '../../../sdk/src/index.ts'
import { badge, emptyState } from '../../pages/components.ts'
import { columns, type Field, form, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { todayIn } from '../leave/calendar-days.ts'
import { idOf, may, type PageContext, queryParameter } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { kindChoices } from './pay-run-words.ts'

/** What a person is paid in each period. */
export const recurringLinesPage = consolePage({
  path: '/people/:id/recurring-lines',
  show: async (visit, tried) => {
    const { api, address, formToken: token, me } = visit
    const id = idOf(visit)
    const [person, lines] = await Promise.all([
      api.people.get(id),
      api.recurringLines.list(id, { cursor: queryParameter(visit, 'cursor') }),
    ])
    return {
      title: 'Recurring lines',
      trail: [
        ['/console/people', 'People'],
        [`/console/people/${id}`, fullName(person)],
      ],
      content: html`<p class="lead">Each regular pay run has these lines on the payslip of ${fullName(person)} while they are
          in force: in full, as nothing is prorated.</p>
        ${linesTable(visit, lines.data)}
        ${pager(address, lines.nextCursor)}
        ${
          may(visit, 'payruns:write') &&
          person.deleted_at === null &&
          html`<div class="narrow"><h2>Add a line</h2>
          ${form({
            action: 'add',
            submit: 'Add it',
            token,
            tried,
            fields: recurringLineFields({ currency: me.business.currency }),
          })}</div>`
        }`,
    }
  },
  actions: {
    add: async (visit, form) => {
      const id = idOf(visit)
      const line = await visit.api.recurringLines.create(
        id,
        {
          kind: form.text('kind') as PayslipLineKind,
          code: form.text('code'),
          name: form.text('name'),
          amount: form.text('amount'),
          starts_on: form.text('starts_on'),
          ends_on: form.nullable('ends_on'),
        },
        form.once,
      )
      return { goTo: `/console/people/${id}/recurring-lines`, notice: `“${line.name}” is added.` }
    },
  },
})

/** The fields of a recurring line, filled in if there is one. */
export const recurringLineFields = (line: Partial<RecurringLine> & Pick<RecurringLine, 'currency'>): Field[] => [
  select('kind', 'Kind', kindChoices, { value: line.kind }),
  columns(
    input('name', 'For', { value: line.name, maxlength: 200, hint: 'As the payslip shows it.' }),
    input('code', 'Code', { value: line.code, maxlength: 40, hint: 'Your own, such as salary.' }),
  ),
  input('amount', `Amount (${line.currency})`, { value: line.amount, maxlength: 21, inputmode: 'decimal' }),
  columns(
    input('starts_on', 'First day', { type: 'date', value: line.starts_on }),
    input('ends_on', 'Last day', { type: 'date', value: line.ends_on, optional: true }),
  ),
]

function linesTable(visit: PageContext, lines: readonly RecurringLine[]): Html {
  const { formats, me } = visit
  const today = todayIn(me.business.time_zone)
  return table(
    lines,
    [
      {
        title: 'For',
        cell: (line) =>
          may(visit, 'payruns:write')
            ? html`<a href="/console/people/${line.person_id}/recurring-lines/${line.id}">${line.name}</a>`
            : line.name,
      },
      { title: 'Kind', cell: ({ kind }) => kindChoices.find(([value]) => value === kind)?.[1] ?? kind },
      { title: 'Amount', isNumber: true, cell: ({ amount, currency }) => formats.amount(amount, currency) },
      { title: 'From', cell: ({ starts_on }) => formats.day(starts_on) },
      { title: 'To', cell: ({ ends_on }) => ends_on !== null && formats.day(ends_on) },
      { title: 'State', cell: (line) => stateOf(line, today) },
    ],
    {
      caption: 'Recurring lines',
      empty: emptyState(
        'No recurring lines',
        html`<p>Add a salary or an allowance here, and each regular pay run has it by itself.</p>`,
      ),
    },
  )
}

function stateOf({ starts_on, ends_on }: RecurringLine, today: string): Html {
  if (starts_on > today) return badge('Begins later', 'soft')
  return ends_on !== null && ends_on < today ? badge('Over', 'soft') : badge('In force', 'good')
}
