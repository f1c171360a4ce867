import type { Location } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { columns, type Field, form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { countryName, countrySelect } from '../country-select.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { changePlace, placeActions } from './place-parts.ts'

const pageAddress = '/console/people/locations'

/** The page with the locations of the business. The query can select a location to edit. */
export const locationsPage = consolePage({
  path: '/people/locations',
  needs: 'people:write',
  show: async (context, submission) => {
    const all: Location[] = []
    for await (const each of context.api.locations.list({ sort: 'name', limit: 200 })) all.push(each)
    const selected = all.find(({ id }) => String(id) === queryParameter(context, 'change'))
    return {
      title: text('workplaces.locations'),
      trail: [['/console/people', text('workplaces.people')]],
      content: html`${selected !== undefined && changePlace(context, selected, fields(selected), submission)}
        ${table(all, columnsFor(context), {
          caption: text('workplaces.locations'),
          empty: emptyState(text('workplaces.noLocations'), html`<p>${text('workplaces.noLocationsYet')}</p>`),
        })}
        <h2>${text('workplaces.addLocation')}</h2>
        ${form({ action: 'add', submit: text('workplaces.addLocation'), token: context.formToken, submission, fields: [fields(undefined)] })}`,
    }
  },
  actions: {
    add: async ({ api }, submitted) => {
      const { name } = await api.locations.create(readLocation(submitted), submitted.idempotency)
      return { goTo: pageAddress, notice: text('workplaces.added', { name }) }
    },
    change: async ({ api }, submitted) => {
      const ifMatch = submitted.number('version')
      const { name } = await api.locations.update(submitted.number('id'), readLocation(submitted), { ifMatch })
      return { goTo: pageAddress, notice: text('workplaces.saved', { name }) }
    },
    delete: async ({ api }, submitted) => {
      await api.locations.delete(submitted.number('id'), { ifMatch: submitted.number('version') })
      return { goTo: pageAddress, notice: text('workplaces.locationDeleted') }
    },
  },
})

const readLocation = (submitted: SubmittedForm) => ({
  name: submitted.text('name'),
  code: submitted.nullable('code'),
  country: submitted.nullable('country'),
  time_zone: submitted.nullable('time_zone'),
})

const fields = (location: Location | undefined): Field =>
  columns(
    input('name', text('pages.name'), { value: location?.name, maxlength: 200 }),
    input('code', text('workplaces.code'), { value: location?.code, maxlength: 40, optional: true }),
    countrySelect('country', text('workplaces.country'), { value: location?.country, optional: true }),
    input('time_zone', text('workplaces.timeZone'), {
      value: location?.time_zone,
      maxlength: 64,
      optional: true,
      hint: text('workplaces.timeZoneHint'),
    }),
  )

const columnsFor = (context: PageContext): Column<Location>[] => [
  { title: text('pages.name'), cell: ({ name }) => name },
  { title: text('workplaces.code'), cell: ({ code }) => code && html`<code>${code}</code>` },
  { title: text('workplaces.country'), cell: ({ country }) => country && countryName(country) },
  { title: text('workplaces.timeZone'), cell: ({ time_zone }) => time_zone },
  placeActions(context, { filter: 'location_id', condition: text('workplaces.deleteLocationHint') }),
]
