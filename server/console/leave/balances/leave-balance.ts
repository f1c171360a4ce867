import type { LeaveBalance, LeaveBalanceLine, LeaveLine } from '../../../../sdk/src/index.ts'
import { bars } from '../../../pages/chart.ts'
import { emptyState, facts } from '../../../pages/components.ts'
import { columns, filters, form, input, type Submission } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { type Html, html } from '../../../pages/html.ts'
import { listQuery } from '../../../pages/list-address.ts'
import { pager } from '../../../pages/pager.ts'
import { table } from '../../../pages/table.ts'
import { rich, text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { may, type PageContext, pathId, queryDate } from '../../page-context.ts'
import { fullName } from '../../people/person-name.ts'
import { todayIn } from '../calendar/calendar-days.ts'
import { daysText, expiries, expiryNotice, kindText } from '../leave-labels.ts'

/** The page with the entries of a balance, on which the balance can be adjusted. */
export const leaveBalancePage = consolePage({
  path: '/leave/balances/:person_id/:leave_type_id',
  show: async (context, submission) => {
    const { api, formats, me } = context
    const account = readAccount(context)
    const as_of = queryDate(context, 'as_of') ?? todayIn(me.business.time_zone)
    const [person, type] = await Promise.all([
      api.people.get(account.person_id),
      api.leaveTypes.get(account.leave_type_id),
    ])
    const [balances, ledger] = await Promise.all([
      api.leaveBalances.list({ ...account, as_of, explain: true }),
      api.leaveLedger.list({ ...account, ...listQuery(context.address) }),
    ])
    const [balance] = balances.data
    return {
      title: text('leave.balanceTitle', { type: type.name, person: fullName(person) }),
      trail: [
        ['/console/leave', text('leave.title')],
        ['/console/leave/balances', text('leave.balances')],
      ],
      content: html`${filters([input('as_of', text('leave.asOf'), { type: 'date', value: as_of })], text('leave.show'))}
        ${balance === undefined ? html`<p>${text('leave.noBalance')}</p>` : explanation(context, balance)}
        ${may(context, 'leave:manage') && adjustment(context, submission)}
        <h2>${text('leave.ledger')}</h2>
        <p class="hint">${text('leave.ledgerHint')}</p>
        ${table(
          ledger.data,
          [
            { title: text('leave.effectiveOn'), cell: ({ effective_on }) => formats.day(effective_on) },
            { title: text('leave.entryColumn'), priority: 'line', cell: (line) => ledgerEntry(formats, line) },
            { title: text('leave.note'), cell: ({ note }) => note },
            {
              title: text('leave.daysColumn'),
              isNumber: true,
              priority: 'figure',
              cell: ({ days }) => signed(context, days),
            },
            { title: text('leave.booked'), cell: ({ created_at }) => formats.time(created_at) },
          ],
          {
            caption: text('leave.ledgerCaption'),
            empty: emptyState(text('leave.noEntries'), html`<p>${text('leave.noEntriesYet')}</p>`),
          },
        )}
        ${pager(context, ledger)}`,
    }
  },
  actions: {
    adjust: async (context, submitted) => {
      const { days } = await context.api.leaveBalances.adjust(
        {
          ...readAccount(context),
          days: submitted.number('days'),
          effective_on: submitted.optionalDate('effective_on'),
          expires_on: submitted.optionalDate('expires_on'),
          note: submitted.nullable('note'),
        },
        submitted.idempotency,
      )
      const { pathname, search } = context.address
      return { goTo: `${pathname}${search}`, notice: text('leave.isAdjusted', { days: signed(context, days) }) }
    },
  },
})

const readAccount = (context: PageContext) => ({
  person_id: pathId(context, 'person_id'),
  leave_type_id: pathId(context, 'leave_type_id'),
})

/** Formats a number of days with its sign. */
const signed = ({ formats }: PageContext, days: number): string =>
  days > 0 ? `+${formats.number(days)}` : formats.number(days)

function entryName({ kind, leave_request_id }: Pick<LeaveBalanceLine, 'kind' | 'leave_request_id'>): Html {
  const name = kindText(kind)
  return leave_request_id === null ? html`${name}` : html`<a href="/console/leave/${leave_request_id}">${name}</a>`
}

/** Names an entry of the ledger, with the last day of days that expire. */
const ledgerEntry = (formats: Formats, line: LeaveLine): Html =>
  line.expires_on === null
    ? entryName(line)
    : rich('leave.entryUntil', { entry: entryName(line), day: formats.day(line.expires_on) })

/** Shows what remains of each lot, and until when: a picture of the balance. Lots without remaining days are left out. */
function lotBars(formats: Formats, { lots }: LeaveBalance): Html | false {
  const rest = lots.filter(({ remaining }) => remaining > 0)
  if (rest.length === 0) return false
  const rows = rest.map(({ kind, from, days, remaining, expires_on }) => ({
    name: text('leave.lotName', { kind: kindText(kind), day: formats.day(from) }),
    value: remaining,
    valueText:
      expires_on === null
        ? text('leave.lotRest', { remaining: formats.number(remaining), days: formats.number(days) })
        : text('leave.lotRestUntil', {
            remaining: formats.number(remaining),
            days: formats.number(days),
            day: formats.day(expires_on),
          }),
  }))
  return bars(rows, text('leave.lots'))
}

/** Describes from which lots leave takes its days: `Carry-over: 5, Accrual: 2`. */
function lotUses(formats: Formats, uses: LeaveBalanceLine['lots']): string {
  const days = new Map<LeaveBalanceLine['kind'], number>()
  for (const { kind, days: part } of uses) days.set(kind, (days.get(kind) ?? 0) + part)
  return [...days].map(([kind, part]) => `${kindText(kind)}: ${formats.number(part)}`).join(', ')
}

function explanation(context: PageContext, balance: LeaveBalance): Html {
  const { formats } = context
  const { lines = [], year_start, year_end, as_of } = balance
  const sum = (...kinds: string[]): number =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { days }) => total + days, 0)
  return html`<div class="split"><div>
    <p class="figure">${text('leave.daysLeft', { days: daysText(formats, balance.available) })}</p>
    ${expiries(balance).map(([day, days]) => html`<p>${expiryNotice(formats, day, days)}</p>`)}
    ${facts([
      year_start !== null && year_end !== null && [text('leave.leaveYear'), formats.period(year_start, year_end)],
      [text('leave.accrued'), signed(context, sum('accrual'))],
      [text('leave.carriedOver'), signed(context, sum('carry_over', 'expiry'))],
      [text('leave.adjusted'), signed(context, sum('adjustment'))],
      [text('leave.taken'), signed(context, -balance.taken)],
      [text('leave.scheduled'), signed(context, -balance.scheduled)],
      [text('leave.pending'), signed(context, -balance.pending)],
      [text('leave.leftOn', { day: formats.day(as_of) }), html`<strong>${formats.number(balance.available)}</strong>`],
    ])}
    ${lotBars(formats, balance)}</div>
    <section class="panel" aria-labelledby="lines"><h2 id="lines">${text('leave.entries')}</h2>
    ${table(
      lines,
      [
        { title: text('leave.effectiveOn'), cell: ({ effective_on }) => formats.day(effective_on) },
        {
          title: text('leave.entryColumn'),
          cell: (line) =>
            line.booked || line.kind === 'pending'
              ? entryName(line)
              : rich('leave.notBooked', { entry: entryName(line) }),
        },
        { title: text('leave.lotsColumn'), cell: ({ lots }) => lotUses(formats, lots) },
        { title: text('leave.daysColumn'), isNumber: true, cell: ({ days }) => signed(context, days) },
      ],
      { caption: text('leave.entriesCaption'), empty: html`<p>${text('leave.noEntriesByThen')}</p>` },
    )}</section></div>`
}

const adjustment = ({ formToken: token }: PageContext, submission?: Submission): Html =>
  html`<details${submission !== undefined && html` open`}>
    <summary>${text('leave.adjustButton')}</summary>
    <div class="narrow">${form({
      action: 'adjust',
      submit: text('leave.adjust'),
      token,
      submission,
      fields: [
        columns(
          input('days', text('leave.adjustDays'), {
            inputmode: 'decimal',
            hint: text('leave.adjustDaysHint'),
          }),
          input('effective_on', text('leave.adjustFrom'), {
            type: 'date',
            optional: true,
            hint: text('leave.adjustFromHint'),
          }),
        ),
        input('expires_on', text('leave.adjustExpiry'), {
          type: 'date',
          optional: true,
          hint: text('leave.adjustExpiryHint'),
        }),
        input('note', text('leave.adjustNote'), { optional: true, maxlength: 1000 }),
      ],
    })}</div>
  </details>`
