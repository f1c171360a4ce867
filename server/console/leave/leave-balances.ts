import type { LeaveBalance } from '../../../sdk/src/index.ts'
import { badge, emptyState, linkButton } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { type Column, pager, table } from '../../pages/table.ts'
import { chooseByName, fieldsByName, queryByName } from '../by-name.ts'
import { consolePage } from '../console-page.ts'
import { queryParameter } from '../page-context.ts'
import { personByName } from '../people/person-by-name.ts'
import { personNames } from '../people/person-name.ts'
import { todayIn } from './calendar-days.ts'
import { leaveTabs, seesOthers } from './leave-tabs.ts'
import { hasNoLimit, leaveTypesById } from './leave-types-by-id.ts'

/** What is left of each type of leave, person by person. */
export const leaveBalancesPage = consolePage({
  path: '/leave/balances',
  show: async (visit) => {
    const { api, formats, me, address } = visit
    const isOwn = !seesOthers(visit)
    const types = await leaveTypesById(visit)
    const whose = isOwn ? { text: '' } : await queryByName(visit, personByName)
    const type = queryParameter(visit, 'leave_type_id')
    const as_of = queryParameter(visit, 'as_of') ?? todayIn(me.business.time_zone)
    const top = html`${leaveTabs(visit)}${filters([
      ...(isOwn ? [] : fieldsByName(personByName, whose, 'Person')),
      select('leave_type_id', 'Type', [['', 'Any'], ...[...types].map(([id, { name }]) => [`${id}`, name] as const)], {
        value: type,
      }),
      input('as_of', 'On', { type: 'date', value: as_of }),
    ])}`
    const page = { title: 'Leave', beside: linkButton('/console/leave/new', 'Ask for leave', 'first') }
    if ('matches' in whose && whose.matches !== undefined) {
      return { ...page, content: html`${top}${chooseByName(visit, personByName, whose.matches)}` }
    }
    const { data, nextCursor } = await api.leaveBalances.list({
      person_id: whose.one?.id,
      leave_type_id: type === undefined ? undefined : Number(type),
      as_of,
      cursor: queryParameter(visit, 'cursor'),
    })
    const name = isOwn
      ? undefined
      : await personNames(
          visit,
          data.map(({ person_id }) => person_id),
        )
    const person: Column<LeaveBalance>[] =
      name === undefined ? [] : [{ title: 'Person', cell: ({ person_id }) => name(person_id) }]
    const days = (title: string, of: (balance: LeaveBalance) => number): Column<LeaveBalance> => ({
      title,
      isNumber: true,
      cell: (balance) => formats.number(of(balance)),
    })
    return {
      ...page,
      content: html`${top}
        ${table(
          data,
          [
            ...person,
            {
              title: 'Type',
              cell: ({ person_id, leave_type_id }) =>
                html`<a href="/console/leave/balances/${person_id}/${leave_type_id}?as_of=${as_of}">${types.get(leave_type_id)?.name}</a>`,
            },
            days('Entitled', ({ entitled }) => entitled),
            days('Taken', ({ taken }) => taken),
            days('Planned', ({ scheduled }) => scheduled),
            days('Waiting', ({ pending }) => pending),
            {
              title: 'Left',
              isNumber: true,
              cell: ({ available, leave_type_id }) =>
                hasNoLimit(types.get(leave_type_id))
                  ? html`<span class="soft">No limit</span>`
                  : html`<strong>${formats.number(available)}</strong> ${available < 0 && badge('Below zero', 'warn')}`,
            },
          ],
          {
            caption: `Balances on ${formats.day(as_of)}, in days`,
            empty: emptyState(
              'No balances',
              html`<p>Balances appear here once there are people and <a href="/console/leave/types">types of leave</a>.</p>`,
            ),
          },
        )}
        ${pager(address, nextCursor)}
        <p class="hint">In days. Left is what was given by that day, less what is taken, planned or waiting for a decision.</p>`,
    }
  },
})
