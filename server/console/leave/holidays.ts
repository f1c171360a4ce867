import type { Holiday } from '../../../sdk/src/index.ts'
import { emptyState, linkButton, question } from '../../pages/components.ts'
import { columns, type Field, form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import type { SentForm } from '../sent-form.ts'
import { asked, may, type Visit } from '../visit.ts'
import { todayIn } from './calendar-days.ts'
import { leaveTabs } from './leave-tabs.ts'

const here = '/console/leave/holidays'

/** The holidays of a year. One of them is open for a change when the query says so. */
export const holidaysPage = consolePage({
  path: '/leave/holidays',
  show: async (visit, tried) => {
    const { api, me } = visit
    const year = yearAsked(visit) ?? Number(todayIn(me.business.time_zone).slice(0, 4))
    const holidays: Holiday[] = []
    for await (const each of api.holidays.list({ from: `${year}-01-01`, to: `${year}-12-31`, limit: 200 })) {
      holidays.push(each)
    }
    holidays.sort((a, b) => a.date.localeCompare(b.date))
    const isManager = may(visit, 'leave:manage')
    const open = holidays.find(({ id }) => String(id) === asked(visit, 'change'))
    return {
      title: 'Leave',
      ...(isManager && { beside: linkButton(`${here}/import`, 'Import') }),
      content: html`${leaveTabs(visit)}
        <div class="title month-title">
          <h2>${year}</h2>
          <nav class="actions" aria-label="Years">
            ${linkButton(`${here}?year=${year - 1}`, `${year - 1}`)} ${linkButton(`${here}?year=${year + 1}`, `${year + 1}`)}
          </nav>
        </div>
        ${isManager && open !== undefined && changeForm(visit, open, tried)}
        ${table(holidays, columnsFor(visit, year), {
          caption: `Holidays of ${year}`,
          empty: emptyState(
            `No holidays in ${year}`,
            isManager
              ? html`<p>Add them below, or <a href="/console/leave/holidays/import">import the calendar of your country</a>.
                Leave takes no day for them.</p>`
              : html`<p>An administrator adds them. Leave takes no day for them.</p>`,
          ),
        })}
        ${isManager && addForm(visit, tried)}`,
    }
  },
  actions: {
    add: async ({ api }, sent) => {
      const { date, name } = await api.holidays.create(holidaySent(sent), sent.once)
      return { goTo: yearOf(date), notice: `“${name}” is a holiday.` }
    },
    change: async ({ api }, sent) => {
      const { date } = await api.holidays.update(sent.number('id'), holidaySent(sent), {
        ifMatch: sent.number('version'),
      })
      return { goTo: yearOf(date), notice: 'The holiday is changed. Approved leave keeps its days.' }
    },
    delete: async ({ api }, sent) => {
      await api.holidays.delete(sent.number('id'), { ifMatch: sent.number('version') })
      return { goTo: yearOf(sent.text('day')), notice: 'It is no holiday any more. Approved leave keeps its days.' }
    },
  },
})

const yearOf = (date: string): string => `${here}?year=${date.slice(0, 4)}`

const holidaySent = (sent: SentForm) => ({ date: sent.text('date'), name: sent.text('name') })

function yearAsked(visit: Visit): number | undefined {
  const year = Number(asked(visit, 'year'))
  return Number.isInteger(year) && year > 1900 && year < 2200 ? year : undefined
}

const fields = (holiday?: Holiday): Field =>
  columns(
    input('date', 'Day', { type: 'date', value: holiday?.date }),
    input('name', 'Name', { value: holiday?.name, maxlength: 200 }),
  )

const addForm = ({ formToken: token }: Visit, tried?: Tried): Html =>
  html`<h2>Add a holiday</h2>
    <div class="narrow">${form({ action: 'add', submit: 'Add', token, tried, fields: [fields()] })}</div>`

/** After somebody else's change the form is shown with what was typed, above the list with what is there now. */
const changeForm = ({ formToken: token }: Visit, holiday: Holiday, tried?: Tried): Html =>
  html`<section class="panel" aria-labelledby="change">
    <h2 id="change">Change “${holiday.name}”</h2>
    ${form({
      action: 'change',
      submit: 'Save',
      token,
      tried,
      fields: [hidden('id', holiday.id), hidden('version', holiday.version), fields(holiday)],
      beside: html`<a href="${yearOf(holiday.date)}">Cancel</a>`,
    })}
  </section>`

function columnsFor(visit: Visit, year: number): Column<Holiday>[] {
  const { formats, formToken: token } = visit
  const shown: Column<Holiday>[] = [
    { title: 'Day', cell: ({ date }) => formats.day(date) },
    { title: 'Name', cell: ({ name }) => name },
  ]
  if (!may(visit, 'leave:manage')) return shown
  const actions = ({ id, name, date, version }: Holiday) => html`<div class="actions">
    ${linkButton(`${here}?year=${year}&change=${id}`, 'Change')}
    ${question(`delete-${id}`, {
      button: 'Delete …',
      title: `Delete “${name}”?`,
      content: html`<p>Leave takes a day then again. Approved leave keeps its days.</p>
        ${form({
          action: 'delete',
          submit: 'Delete',
          token,
          kind: 'danger',
          fields: [hidden('id', id), hidden('version', version), hidden('day', date)],
        })}`,
    })}
  </div>`
  return [...shown, { title: 'Actions', isTitleHidden: true, cell: actions }]
}
