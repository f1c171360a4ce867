import type { Person } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { listAddress, listQuery } from '../../pages/list-address.ts'
import { pager, slicePage } from '../../pages/pager.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { personLink } from '../people/person-labels.ts'
import { fullName } from '../people/person-name.ts'
import { type OrgTree, selectExpanded } from './org-tree.ts'

/** The limits of a page, so that it remains small and its lists are not too narrow on a phone. */
const limits = { people: 300, reports: 50, levels: 6 }

/** The maximum number of people at the top whose reports are visible at first. */
const maxOpen = 5

/** Returns the address of the chart that starts at a person. */
export const startAddress = ({ address }: PageContext, id: number): string =>
  listAddress(address, { start: null, start_id: id })

/**
 * Renders people and, in nested lists, their direct and indirect reports. Reports beyond the limits of a page are a link
 * to the chart that starts at their manager.
 */
export function orgList(context: PageContext, tree: OrgTree<Person>, people: readonly Person[]): Html {
  const page = slicePage(people, listQuery(context.address))
  const expanded = selectExpanded(tree, page.data, limits)
  const list = (level: readonly Person[], depth: number): Html =>
    html`<ul>${level.map((person) => html`<li>${personEntry(person)}${nestedReports(person, depth)}</li>`)}</ul>`
  const nestedReports = (person: Person, depth: number): Html | false => {
    const count = countText(context, tree, person)
    if (count === undefined) return false
    const label = html`${count}<span class="spoken"> ${text('orgChart.reportsOf', { name: fullName(person) })}</span>`
    if (!expanded.has(person.id)) return html` <a href="${startAddress(context, person.id)}">${label}</a>`
    const isOpen = depth === 0 && page.data.length <= maxOpen
    return html`<details${isOpen && html` open`}><summary>${label}</summary>${list(tree.reports(person.id), depth + 1)}</details>`
  }
  return html`<div class="org">${list(page.data, 0)}</div>${pager(context, page)}`
}

const personEntry = (person: Person): Html =>
  html`${personLink(person)}${person.job_title !== null && html` <span class="soft">${person.job_title}</span>`}`

/** Describes the number of reports, such as `3 direct reports, 12 in total`; undefined if there are none. */
export function countText({ formats }: PageContext, tree: OrgTree<Person>, { id }: Person): string | undefined {
  const [direct, total] = [tree.reports(id).length, tree.countBelow(id)]
  if (direct === 0) return undefined
  return direct === total
    ? formats.text('orgChart.direct', { direct })
    : formats.text('orgChart.directAndTotal', { direct, total })
}

/** Renders a page of the direct reports of a person, without their own reports. */
export const reportList = (context: PageContext, page: { data: readonly Person[]; nextCursor: string | null }): Html =>
  html`<div class="org"><ul>${page.data.map(
    (person) =>
      html`<li>${personEntry(person)} <a href="${startAddress(context, person.id)}">${text('orgChart.showReports')}<span class="spoken"> ${text('orgChart.reportsOf', { name: fullName(person) })}</span></a></li>`,
  )}</ul></div>${pager(context, page)}`
