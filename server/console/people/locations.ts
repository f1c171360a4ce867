import type { Location } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { columns, type Field, form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { changePlace, placeActions } from './place-parts.ts'

const here = '/console/people/locations'

/** The locations of the business. One of them is open for a change when the query says so. */
export const locationsPage = consolePage({
  path: '/people/locations',
  needs: 'people:write',
  show: async (visit, tried) => {
    const all: Location[] = []
    for await (const each of visit.api.locations.list({ sort: 'name', limit: 200 })) all.push(each)
    const open = all.find(({ id }) => String(id) === queryParameter(visit, 'change'))
    return {
      title: 'Locations',
      trail: [['/console/people', 'People']],
      content: html`${open !== undefined && changePlace(visit, open, fields(open), tried)}
        ${table(all, columnsFor(visit), {
          caption: 'Locations',
          empty: emptyState(
            'No locations yet',
            html`<p>Add the first below. People get one in their record; lists and the directory go by it.</p>`,
          ),
        })}
        <h2>Add a location</h2>
        ${form({ action: 'add', submit: 'Add', token: visit.formToken, tried, fields: [fields(undefined)] })}`,
    }
  },
  actions: {
    add: async ({ api }, sent) => {
      const { name } = await api.locations.create(locationSent(sent), sent.once)
      return { goTo: here, notice: `“${name}” was added.` }
    },
    change: async ({ api }, sent) => {
      const ifMatch = sent.number('version')
      const { name } = await api.locations.update(sent.number('id'), locationSent(sent), { ifMatch })
      return { goTo: here, notice: `“${name}” was changed.` }
    },
    delete: async ({ api }, sent) => {
      await api.locations.delete(sent.number('id'), { ifMatch: sent.number('version') })
      return { goTo: here, notice: 'The location was deleted.' }
    },
  },
})

const locationSent = (sent: SentForm) => ({
  name: sent.text('name'),
  code: sent.nullable('code'),
  country: sent.nullable('country'),
  time_zone: sent.nullable('time_zone'),
})

const fields = (location: Location | undefined): Field =>
  columns(
    input('name', 'Name', { value: location?.name, maxlength: 200 }),
    input('code', 'Code', { value: location?.code, maxlength: 40, optional: true }),
    input('country', 'Country', {
      value: location?.country,
      maxlength: 2,
      pattern: '[A-Z]{2}',
      optional: true,
      hint: 'Two letters, such as FR.',
    }),
    input('time_zone', 'Time zone', {
      value: location?.time_zone,
      maxlength: 64,
      optional: true,
      hint: 'Such as Europe/Paris.',
    }),
  )

const columnsFor = (visit: PageContext): Column<Location>[] => [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Code', cell: ({ code }) => code && html`<code>${code}</code>` },
  { title: 'Country', cell: ({ country }) => country },
  { title: 'Time zone', cell: ({ time_zone }) => time_zone },
  placeActions(visit, { filter: 'location_id', condition: 'It can be deleted once nobody is at it any more.' }),
]
