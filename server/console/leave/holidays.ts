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
  type Submission,
  select,
} from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { todayIn } from './calendar/calendar-days.ts'
import { placesText, portions, withPortion } from './leave-labels.ts'
import { leaveTabs } from './leave-tabs.ts'

const pageAddress = '/console/leave/holidays'

/** The page with the holidays of a year. The query can select a holiday to edit. */
export const holidaysPage = consolePage({
  path: '/leave/holidays',
  show: async (context, submission) => {
    const { api, me } = context
    const year = yearInQuery(context) ?? Number(todayIn(me.business.time_zone).slice(0, 4))
    const holidays: Holiday[] = []
    for await (const each of api.holidays.list({ from: `${year}-01-01`, to: `${year}-12-31`, limit: 200 })) {
      holidays.push(each)
    }
    holidays.sort((a, b) => a.date.localeCompare(b.date))
    const locations = await locationChoices(context)
    const mayManage = may(context, 'leave:manage')
    const selected = holidays.find(({ id }) => String(id) === queryParameter(context, 'change'))
    return {
      title: text('leave.title'),
      ...(mayManage && { headerActions: linkButton(`${pageAddress}/import`, text('holidays.import')) }),
      content: html`${leaveTabs(context)}
        <div class="title month-title">
          <h2>${year}</h2>
          <nav class="actions" aria-label="${text('holidays.years')}">
            ${linkButton(`${pageAddress}?year=${year - 1}`, `${year - 1}`)} ${linkButton(`${pageAddress}?year=${year + 1}`, `${year + 1}`)}
          </nav>
        </div>
        ${mayManage && selected !== undefined && changeForm(context, { holiday: selected, locations }, submission)}
        ${table(holidays, columnsFor(context, { year, locations }), {
          caption: text('holidays.caption', { year: String(year) }),
          empty: emptyState(
            text('holidays.none', { year: String(year) }),
            mayManage
              ? html`<p>${rich('holidays.noneYet', { link: linkTo(`${pageAddress}/import`) })}</p>`
              : html`<p>${text('holidays.noneEmployee')}</p>`,
          ),
        })}
        ${mayManage && addForm(context, locations, submission)}`,
    }
  },
  actions: {
    add: async ({ api }, submitted) => {
      const { date, name } = await api.holidays.create(readHoliday(submitted), submitted.idempotency)
      return { goTo: yearAddress(date), notice: text('holidays.added', { name }) }
    },
    change: async ({ api }, submitted) => {
      const { date } = await api.holidays.update(submitted.number('id'), readHoliday(submitted), {
        ifMatch: submitted.number('version'),
      })
      return { goTo: yearAddress(date), notice: text('holidays.saved') }
    },
    delete: async ({ api }, submitted) => {
      await api.holidays.delete(submitted.number('id'), { ifMatch: submitted.number('version') })
      return { goTo: yearAddress(submitted.text('day')), notice: text('holidays.deleted') }
    },
  },
})

const yearAddress = (date: string): string => `${pageAddress}?year=${date.slice(0, 4)}`

/** Reads the submitted holiday. In a business without locations, the form has no field for them. */
const readHoliday = (submitted: SubmittedForm) => {
  const ids = submitted.values.location_ids
  return {
    date: submitted.date('date'),
    name: submitted.text('name'),
    portion: (submitted.optional('portion') ?? 'full') as DayPortion,
    ...(ids !== undefined && { location_ids: ids.filter((id) => id !== '').map(Number) }),
  }
}

type Locations = readonly Choice[]

/** The maximum number of checkboxes for locations. Holidays at other locations are managed through the API. */
const maxLocations = 100

async function locationChoices({ api }: PageContext): Promise<Locations> {
  const { data } = await api.locations.list({ limit: maxLocations })
  return data.map(({ id, name }) => [String(id), name])
}

function yearInQuery(context: PageContext): number | undefined {
  const year = Number(queryParameter(context, 'year'))
  return Number.isInteger(year) && year > 1900 && year < 2200 ? year : undefined
}

const holidayFields = (locations: Locations, holiday?: Holiday): Field[] => [
  columns(
    input('date', text('holidays.day'), { type: 'date', value: holiday?.date }),
    input('name', text('pages.name'), { value: holiday?.name, maxlength: 200 }),
  ),
  select('portion', text('holidays.portion'), portions(), { value: holiday?.portion ?? 'full' }),
  ...(locations.length === 0
    ? []
    : [
        checkboxes('location_ids', text('holidays.locations'), [{ choices: locations }], {
          value: holiday?.location_ids.map(String) ?? [],
          hint: text('holidays.locationsHint'),
        }),
      ]),
]

const addForm = ({ formToken: token }: PageContext, locations: Locations, submission?: Submission): Html =>
  html`<h2>${text('holidays.add')}</h2>
    <div class="narrow">${form({ action: 'add', submit: text('holidays.add'), token, submission, fields: holidayFields(locations) })}</div>`

/**
 * Returns the form above the list that changes a holiday. After a conflict, the form contains the input, and the list
 * contains the stored values.
 */
const changeForm = (
  { formToken: token }: PageContext,
  { holiday, locations }: { holiday: Holiday; locations: Locations },
  submission?: Submission,
): Html =>
  html`<section class="panel" aria-labelledby="change">
    <h2 id="change">${text('holidays.editTitle', { name: holiday.name })}</h2>
    ${form({
      action: 'change',
      submit: text('pages.save'),
      token,
      submission,
      fields: [hidden('id', holiday.id), hidden('version', holiday.version), ...holidayFields(locations, holiday)],
      afterSubmit: html`<a href="${yearAddress(holiday.date)}">${text('pages.cancel')}</a>`,
    })}
  </section>`

/** Returns the names of the locations of a holiday. */
const locationNames = (locations: Locations, { location_ids }: Holiday): string =>
  location_ids.length === 0 ? text('holidays.everywhere') : placesText(location_ids, locations)

interface ListOptions {
  year: number
  locations: Locations
}

function columnsFor(context: PageContext, { year, locations }: ListOptions): Column<Holiday>[] {
  const { formats, formToken: token } = context
  const dataColumns: Column<Holiday>[] = [
    { title: text('holidays.day'), cell: ({ date }) => formats.day(date) },
    {
      title: text('pages.name'),
      priority: 'line',
      cell: ({ name, portion }) => withPortion(name, portion),
    },
    ...(locations.length === 0
      ? []
      : [{ title: text('holidays.where'), cell: (holiday: Holiday) => locationNames(locations, holiday) }]),
  ]
  if (!may(context, 'leave:manage')) return dataColumns
  const actions = ({ id, name, date, version }: Holiday) => html`<div class="actions">
    ${linkButton(`${pageAddress}?year=${year}&change=${id}`, text('pages.edit'))}
    ${question(`delete-${id}`, {
      button: text('holidays.deleteButton'),
      title: text('holidays.deleteTitle', { name }),
      content: html`<p>${text('holidays.deleteLead')}</p>
        ${form({
          action: 'delete',
          submit: text('pages.delete'),
          token,
          kind: 'danger',
          fields: [hidden('id', id), hidden('version', version), hidden('day', date)],
        })}`,
    })}
  </div>`
  return [...dataColumns, { title: text('holidays.actions'), isTitleHidden: true, cell: actions }]
}
