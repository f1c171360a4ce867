import type { LeaveBalance, LeaveBalanceLine } from '../../../sdk/src/index.ts'
import { emptyState, facts } from '../../pages/components.ts'
import { columns, filters, form, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may, type PageContext, queryParameter } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { todayIn } from './calendar-days.ts'
import { daysText, kindText } from './leave-words.ts'

/** How a balance comes about, and what corrects it. */
export const leaveBalancePage = consolePage({
  path: '/leave/balances/:person_id/:leave_type_id',
  show: async (visit, tried) => {
    const { api, formats, me } = visit
    const account = accountOf(visit)
    const as_of = queryParameter(visit, 'as_of') ?? todayIn(me.business.time_zone)
    const [person, type] = await Promise.all([
      api.people.get(account.person_id),
      api.leaveTypes.get(account.leave_type_id),
    ])
    const [balances, ledger] = await Promise.all([
      api.leaveBalances.list({ ...account, as_of, explain: true }),
      api.leaveLedger.list({ ...account, cursor: queryParameter(visit, 'cursor') }),
    ])
    const [balance] = balances.data
    return {
      title: `${type.name} of ${fullName(person)}`,
      trail: [
        ['/console/leave', 'Leave'],
        ['/console/leave/balances', 'Balances'],
      ],
      content: html`${filters([input('as_of', 'On', { type: 'date', value: as_of })], 'Show')}
        ${balance === undefined ? html`<p>There is no balance of somebody deleted.</p>` : explanation(visit, balance)}
        ${may(visit, 'leave:manage') && adjustment(visit, tried)}
        <h2>Ledger</h2>
        <p class="hint">Every line that was ever booked. Lines are never changed or deleted.</p>
        ${table(
          ledger.data,
          [
            { title: 'From', cell: ({ effective_on }) => formats.day(effective_on) },
            { title: 'What', cell: (line) => whatOf(line) },
            { title: 'Note', cell: ({ note }) => note },
            { title: 'Days', isNumber: true, cell: ({ days }) => signed(visit, days) },
            { title: 'Booked', cell: ({ created_at }) => formats.time(created_at) },
          ],
          {
            caption: 'Lines of the ledger',
            empty: emptyState('Nothing booked', html`<p>Lines appear when days are earned, adjusted or taken.</p>`),
          },
        )}
        ${pager(visit.address, ledger.nextCursor)}`,
    }
  },
  actions: {
    adjust: async (visit, sent) => {
      const { days } = await visit.api.leaveBalances.adjust(
        {
          ...accountOf(visit),
          days: sent.number('days'),
          effective_on: sent.optional('effective_on'),
          note: sent.nullable('note'),
        },
        sent.once,
      )
      const { pathname, search } = visit.address
      return { goTo: `${pathname}${search}`, notice: `The balance is adjusted by ${signed(visit, days)}.` }
    },
  },
})

const accountOf = (visit: PageContext) => ({
  person_id: idOf(visit, 'person_id'),
  leave_type_id: idOf(visit, 'leave_type_id'),
})

/** Days with their sign: what is given and what is taken. */
const signed = ({ formats }: PageContext, days: number): string =>
  days > 0 ? `+${formats.number(days)}` : days === 0 ? '0' : `−${formats.number(-days)}`

function whatOf({ kind, leave_request_id }: Pick<LeaveBalanceLine, 'kind' | 'leave_request_id'>): Html {
  const text = kindText(kind)
  return leave_request_id === null ? html`${text}` : html`<a href="/console/leave/${leave_request_id}">${text}</a>`
}

function explanation(visit: PageContext, balance: LeaveBalance): Html {
  const { formats } = visit
  const { lines = [], year_start, year_end, as_of } = balance
  const sum = (...kinds: string[]): number =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { days }) => total + days, 0)
  return html`<div class="beside"><div>
    <p class="figure">${daysText(formats, balance.available)} left</p>
    ${facts([
      year_start !== null && year_end !== null && ['Leave year', formats.period(year_start, year_end)],
      ['Earned', signed(visit, sum('accrual'))],
      ['Carried over', signed(visit, sum('carry_over', 'expiry'))],
      ['Adjusted', signed(visit, sum('adjustment'))],
      ['Taken', signed(visit, -balance.taken)],
      ['Planned', signed(visit, -balance.scheduled)],
      ['Waiting', signed(visit, -balance.pending)],
      [`Left on ${formats.day(as_of)}`, html`<strong>${formats.number(balance.available)}</strong>`],
    ])}</div>
    <section class="panel" aria-labelledby="lines"><h2 id="lines">What adds up to it</h2>
    ${table(
      lines,
      [
        { title: 'From', cell: ({ effective_on }) => formats.day(effective_on) },
        {
          title: 'What',
          cell: (line) => html`${whatOf(line)}${!line.booked && line.kind !== 'pending' && ' (not booked yet)'}`,
        },
        { title: 'Days', isNumber: true, cell: ({ days }) => signed(visit, days) },
      ],
      { caption: 'Lines that add up to the balance', empty: html`<p>Nothing was given or taken by then.</p>` },
    )}</section></div>`
}

const adjustment = ({ formToken: token }: PageContext, tried?: Tried): Html =>
  html`<details${tried !== undefined && html` open`}>
    <summary>Adjust the balance …</summary>
    <div class="narrow">${form({
      action: 'adjust',
      submit: 'Adjust',
      token,
      tried,
      fields: [
        columns(
          input('days', 'Days', {
            inputmode: 'decimal',
            pattern: '-?[0-9]+([.][05])?',
            hint: 'In halves. A number below zero takes days.',
          }),
          input('effective_on', 'From', { type: 'date', optional: true, hint: 'Today, if it is empty.' }),
        ),
        input('note', 'Why', { optional: true, maxlength: 1000 }),
      ],
    })}</div>
  </details>`
