import type { Person, PersonSort, PersonStatus } from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { filters, input, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, pager, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { chooseByName, fieldsByName, queryByName } from '../by-name.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { placesInQuery } from './directory.ts'
import { recordTab } from './person.ts'
import { personByName } from './person-by-name.ts'
import { personLink, statusBadge, statusChoices } from './person-labels.ts'
import { personPage } from './person-tabs.ts'
import { placeChoices } from './place-choices.ts'

const sorts = [
  ['last_name', 'lastName'],
  ['-last_name', 'lastNameDown'],
  ['-start_date', 'startDown'],
  ['start_date', 'start'],
  ['-created_at', 'createdDown'],
  ['created_at', 'created'],
  ['-updated_at', 'updatedDown'],
  ['updated_at', 'updated'],
] as const

/** The people that the user may see. Users who see only themselves get their own record. */
export const peoplePage = consolePage({
  path: '/people',
  show: async (context) => (may(context, 'people:read') ? await listPage(context) : await ownRecord(context)),
})

async function ownRecord(context: PageContext): Promise<PageContent> {
  const { data } = await context.api.people.list({ limit: 1 })
  const [person] = data
  if (person !== undefined)
    return personPage(context, { person, tab: 'record', page: await recordTab(context, person) })
  return {
    title: text('people.myRecord'),
    content: emptyState(text('people.noRecord'), html`<p>${text('people.noRecordHint')}</p>`),
  }
}

async function listPage(context: PageContext): Promise<PageContent> {
  const { api, address } = context
  const manager = await queryByName(context, managerByName)
  const query = {
    q: queryParameter(context, 'q'),
    status: queryParameter(context, 'status') as PersonStatus | undefined,
    ...placesInQuery(context),
    manager_id: manager.item?.id,
  }
  const sort = (queryParameter(context, 'sort') ?? 'last_name') as PersonSort
  const { data, nextCursor } =
    manager.matches === undefined
      ? await api.people.list({ ...query, sort, cursor: queryParameter(context, 'cursor'), limit: 25 })
      : { data: [], nextCursor: null }
  const { departments, locations } = await placeChoices(context)
  const isFiltered = manager.text !== '' || Object.values(query).some((value) => value !== undefined)
  return {
    title: text('people.title'),
    ...(may(context, 'people:write') && {
      headerActions: html`${linkButton('/console/people/departments', text('people.departments'))} ${linkButton('/console/people/locations', text('people.locations'))} ${linkButton('/console/people/import', text('people.import'))} ${linkButton('/console/people/new', text('people.add'), 'first')}`,
    }),
    // An empty list needs no filters.
    content: html`${
      (data.length > 0 || isFiltered) &&
      filters([
        input('q', text('people.filter'), { type: 'search', value: query.q, maxlength: 200 }),
        select('status', text('pages.status'), [['', text('people.all')], ...statusChoices()], { value: query.status }),
        ...(departments.length > 0
          ? [
              select('department_id', text('people.department'), [['', text('people.all')], ...departments], {
                value: query.department_id,
              }),
            ]
          : []),
        ...(locations.length > 0
          ? [
              select('location_id', text('people.location'), [['', text('people.all')], ...locations], {
                value: query.location_id,
              }),
            ]
          : []),
        ...fieldsByName(managerByName, manager, text('people.managedBy')),
        select(
          'sort',
          text('people.sort'),
          sorts.map(([value, name]) => [value, text(`people.sort.${name}`)]),
          { value: sort },
        ),
      ])
    }
    ${
      manager.matches === undefined
        ? table(data, columnsFor(context), {
            caption: text('people.title'),
            empty: isFiltered ? noMatch() : noPeople(context),
          })
        : chooseByName(context, managerByName, manager.matches)
    }
    ${pager(address, nextCursor)}`,
  }
}

const managerByName = { ...personByName, field: 'manager' }

const columnsFor = ({ formats }: PageContext): Column<Person>[] => [
  { title: text('pages.name'), cell: personLink },
  { title: text('people.jobTitle'), cell: ({ job_title }) => job_title },
  { title: text('people.department'), cell: ({ department }) => department },
  { title: text('people.start'), cell: ({ start_date }) => start_date !== null && formats.day(start_date) },
  { title: text('pages.status'), cell: statusBadge },
]

const noMatch = (): Html =>
  emptyState(text('people.noMatch'), html`<p>${rich('people.clearFilters', { link: linkTo('/console/people') })}</p>`)

const noPeople = (context: PageContext): Html =>
  may(context, 'people:write')
    ? emptyState(
        text('people.none'),
        html`<p>${rich('people.noneYet', {
          business: context.me.business.name,
          add: linkTo('/console/people/new'),
          import: linkTo('/console/people/import'),
          key: linkTo('/console/api-keys'),
        })}</p>`,
      )
    : emptyState(text('people.none'), html`<p>${text('people.noneVisible')}</p>`)
