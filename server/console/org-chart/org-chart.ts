import type { Person } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { dateFilter, filteredList } from '../../pages/filters.ts'
import { type Html, html } from '../../pages/html.ts'
import { listAddress, listQuery } from '../../pages/list-address.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { chooseByName, filterByName, queryByName } from '../by-name.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { type PageContext, queryDate } from '../page-context.ts'
import { personByName } from '../people/person-by-name.ts'
import { personLink } from '../people/person-labels.ts'
import { fullName } from '../people/person-name.ts'
import { countText, orgList, reportList, startAddress } from './org-list.ts'
import { buildOrgTree, type OrgTree } from './org-tree.ts'

/** The maximum number of people whose whole chart is read. In larger businesses, the chart shows one level at a time. */
const maxPeople = 2000

/** The maximum number of managers in the breadcrumbs. */
const maxManagers = 10

const startByName = { ...personByName, field: 'start' }

/** The page with the people that the user may see below their managers, today or on another day. */
export const orgChartPage = consolePage({
  path: '/people/org-chart',
  needs: 'people:read',
  show: async (context) => {
    const { address, formats } = context
    const as_of = queryDate(context, 'as_of')
    const start = await queryByName(context, startByName)
    const filters = [
      filterByName(startByName, start, text('orgChart.start')),
      dateFilter('as_of', text('orgChart.day'), as_of, { format: formats.day }),
    ]
    const { managers, chart } =
      start.matches === undefined
        ? await readChart(context, start.item, as_of)
        : { managers: [], chart: chooseByName(context, startByName, start.matches) }
    return {
      title:
        start.item === undefined ? text('orgChart.title') : text('orgChart.titleOf', { name: fullName(start.item) }),
      trail: trailFor(context, start.item, managers),
      content: filteredList(address, filters, chart),
    }
  },
})

/** Returns the breadcrumbs: for a chart that starts at a person, they include the managers above. */
const trailFor = (
  context: PageContext,
  start: Person | undefined,
  managers: readonly Person[],
): NonNullable<PageContent['trail']> => [
  ['/console/people', text('people.title')],
  ...(start === undefined
    ? []
    : [[listAddress(context.address, { start: null, start_id: null }), text('orgChart.title')] as const]),
  ...managers.map((manager) => [startAddress(context, manager.id), fullName(manager)] as const),
]

interface Chart {
  /** The managers above the person at which the chart starts, the topmost first. */
  managers: readonly Person[]
  chart: Html
}

async function readChart(context: PageContext, start: Person | undefined, as_of: string | undefined): Promise<Chart> {
  const people = await readPeople(context, as_of)
  if (people === undefined) return await readLevel(context, start, as_of)
  const tree = buildOrgTree(people)
  if (start === undefined) return { managers: [], chart: wholeChart(context, tree, people.length) }
  const person = tree.find(start.id)
  if (person === undefined) return { managers: [], chart: notEmployed(start) }
  return {
    managers: tree.managers(person.id).slice(-maxManagers),
    chart: html`<p>${personLink(person)}${person.job_title !== null && ` · ${person.job_title}`}</p>
      <h2>${countText(context, tree, person) ?? text('orgChart.noReports')}</h2>
      ${tree.reports(person.id).length > 0 && orgList(context, tree, tree.reports(person.id))}`,
  }
}

function wholeChart(context: PageContext, tree: OrgTree<Person>, count: number): Html {
  if (count === 0) return emptyState(text('orgChart.empty'), html`<p>${text('orgChart.emptyHint')}</p>`)
  const top = tree.roots.length
  return html`<h2>${context.formats.text('orgChart.people', { count })}</h2>
    ${top > 1 && html`<p class="hint">${context.formats.text('orgChart.top', { count: top })}</p>`}
    ${orgList(context, tree, tree.roots)}`
}

const notEmployed = (person: Person): Html =>
  emptyState(
    text('orgChart.notEmployed', { name: fullName(person) }),
    html`<p>${rich('orgChart.notEmployedHint', { link: linkTo(`/console/people/${person.id}`) })}</p>`,
  )

/** Reads the people who work for the business on a day, by name; undefined if there are too many. */
async function readPeople({ api }: PageContext, as_of: string | undefined): Promise<Person[] | undefined> {
  const query = { status: 'active', sort: 'last_name', as_of, limit: 200 } as const
  const first = await api.people.list({ ...query, include_total: true })
  if ((first.meta?.total ?? 0) > maxPeople) return undefined
  const people = [...first.data]
  let cursor = first.nextCursor
  while (cursor !== null) {
    const page = await api.people.list({ ...query, cursor })
    people.push(...page.data)
    cursor = page.nextCursor
  }
  return people
}

/** Reads one level of the chart: the direct reports of a person. */
async function readLevel(context: PageContext, start: Person | undefined, as_of: string | undefined): Promise<Chart> {
  const { api, address, me } = context
  if (start === undefined) {
    const own =
      me.person_id !== null &&
      html`<p>${rich('orgChart.startWithYou', { link: linkTo(startAddress(context, me.person_id)) })}</p>`
    return { managers: [], chart: emptyState(text('orgChart.large'), html`<p>${text('orgChart.largeHint')}</p>${own}`) }
  }
  const find = async (id: number) => (await api.people.list({ ids: [id], status: 'active', as_of })).data[0]
  const person = await find(start.id)
  if (person === undefined) return { managers: [], chart: notEmployed(start) }
  const managers: Person[] = []
  let manager = person.manager_id === null ? undefined : await find(person.manager_id)
  while (manager !== undefined && managers.length < maxManagers && !managers.some(({ id }) => id === manager?.id)) {
    managers.unshift(manager)
    manager = manager.manager_id === null ? undefined : await find(manager.manager_id)
  }
  const query = { manager_id: person.id, status: 'active', as_of, sort: 'last_name' } as const
  const reports = await api.people.list({ ...query, ...listQuery(address) })
  return {
    managers,
    chart: html`<p>${personLink(person)}${person.job_title !== null && ` · ${person.job_title}`}</p>
      <h2>${reports.data.length === 0 ? text('orgChart.noReports') : text('orgChart.directReports')}</h2>
      ${reports.data.length > 0 && reportList(context, reports)}`,
  }
}
