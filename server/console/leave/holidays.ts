import type { DayPortion, Holiday } from '../../../sdk/src/index.ts'
import { emptyState, linkButton, question } from '../../pages/components.ts'
import {
  type Choice,
  checkboxes,
  columns,
  type Field,
  form,
  hidden,
  input,
  select,
  type Tried,
} from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { todayIn } from './calendar-days.ts'
import { leaveTabs } from './leave-tabs.ts'
import { placesText, portions } from './leave-words.ts'

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
    const locations = await locationChoices(visit)
    const isManager = may(visit, 'leave:manage')
    const open = holidays.find(({ id }) => String(id) === queryParameter(visit, 'change'))
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
        ${isManager && open !== undefined && changeForm(visit, { holiday: open, locations }, tried)}
        ${table(holidays, columnsFor(visit, { year, locations }), {
          caption: `Holidays of ${year}`,
          empty: emptyState(
            `No holidays in ${year}`,
            isManager
              ? html`<p>Add them below, or <a href="/console/leave/holidays/import">import the calendar of your country</a>.
                Leave takes no day for them.</p>`
              : html`<p>An administrator adds them. Leave takes no day for them.</p>`,
          ),
        })}
        ${isManager && addForm(visit, locations, tried)}`,
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

/** The field of locations is there only where there are some. */
const holidaySent = (sent: SentForm) => {
  const ids = sent.values.location_ids
  return {
    date: sent.text('date'),
    name: sent.text('name'),
    portion: (sent.optional('portion') ?? 'full') as DayPortion,
    ...(ids !== undefined && { location_ids: ids.filter((id) => id !== '').map(Number) }),
  }
}

type Locations = readonly Choice[]

/** More locations have no checkboxes: holidays of theirs are kept through the API. */
const mostLocations = 100

async function locationChoices({ api }: PageContext): Promise<Locations> {
  const { data } = await api.locations.list({ limit: mostLocations })
  return data.map(({ id, name }) => [String(id), name])
}

function yearAsked(visit: PageContext): number | undefined {
  const year = Number(queryParameter(visit, 'year'))
  return Number.isInteger(year) && year > 1900 && year < 2200 ? year : undefined
}

const fieldsOf = (locations: Locations, holiday?: Holiday): Field[] => [
  columns(
    input('date', 'Day', { type: 'date', value: holiday?.date }),
    input('name', 'Name', { value: holiday?.name, maxlength: 200 }),
  ),
  select('portion', 'Part of the day', portions, { value: holiday?.portion ?? 'full' }),
  ...(locations.length === 0
    ? []
    : [
        checkboxes('location_ids', 'Locations', [{ choices: locations }], {
          value: holiday?.location_ids.map(String) ?? [],
          hint: 'Without any, it is a holiday for everybody.',
        }),
      ]),
]

const addForm = ({ formToken: token }: PageContext, locations: Locations, tried?: Tried): Html =>
  html`<h2>Add a holiday</h2>
    <div class="narrow">${form({ action: 'add', submit: 'Add', token, tried, fields: fieldsOf(locations) })}</div>`

/** After somebody else's change the form is shown with what was typed, above the list with what is there now. */
const changeForm = (
  { formToken: token }: PageContext,
  { holiday, locations }: { holiday: Holiday; locations: Locations },
  tried?: Tried,
): Html =>
  html`<section class="panel" aria-labelledby="change">
    <h2 id="change">Change “${holiday.name}”</h2>
    ${form({
      action: 'change',
      submit: 'Save',
      token,
      tried,
      fields: [hidden('id', holiday.id), hidden('version', holiday.version), ...fieldsOf(locations, holiday)],
      beside: html`<a href="${yearOf(holiday.date)}">Cancel</a>`,
    })}
  </section>`

/** Where a holiday is one: nowhere in particular, as long as there are no locations to tell apart. */
const whereOf = (locations: Locations, { location_ids }: Holiday): string =>
  location_ids.length === 0 ? 'Everywhere' : placesText(location_ids, locations)

interface Look {
  year: number
  locations: Locations
}

function columnsFor(visit: PageContext, { year, locations }: Look): Column<Holiday>[] {
  const { formats, formToken: token } = visit
  const shown: Column<Holiday>[] = [
    { title: 'Day', cell: ({ date }) => formats.day(date) },
    { title: 'Name', cell: ({ name, portion }) => (portion === 'full' ? name : `${name} (${portion})`) },
    ...(locations.length === 0 ? [] : [{ title: 'Where', cell: (holiday: Holiday) => whereOf(locations, holiday) }]),
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
