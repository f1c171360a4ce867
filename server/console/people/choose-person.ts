import { emptyState, linkButton } from '../../pages/components.ts'
import { filters, hidden, input } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { listAddress, listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { fullName } from './person-name.ts'

/**
 * Renders a search for a person. Each result links to the page with the chosen person as `person_id` in the query.
 *
 * @param preserved - the names of other query parameters to preserve
 */
export async function choosePerson(context: PageContext, preserved: readonly string[] = []): Promise<Html> {
  const { api, address } = context
  const q = queryParameter({ address }, 'q')
  const page = await api.people.list({
    q,
    ...listQuery(address),
    sort: 'last_name',
  })
  const { data } = page
  const others = preserved.flatMap((name): [string, string][] => {
    const value = queryParameter({ address }, name)
    return value === undefined ? [] : [[name, value]]
  })
  const linkFor = (id: number) => `${address.pathname}?${new URLSearchParams([...others, ['person_id', String(id)]])}`
  const search = input('q', text('people.search'), { type: 'search', value: q })
  return html`${filters([...others.map(([name, value]) => hidden(name, value)), search], text('people.searchSubmit'))}
    ${table(
      data,
      [
        { title: text('pages.name'), cell: (person) => html`<a href="${linkFor(person.id)}">${fullName(person)}</a>` },
        { title: text('people.jobTitle'), cell: ({ job_title }) => job_title },
        { title: text('people.department'), cell: ({ department }) => department },
        { title: text('pages.email'), cell: ({ email }) => email },
      ],
      {
        caption: text('people.choose'),
        empty:
          q === undefined
            ? emptyState(text('people.none'), addFirst(context))
            : emptyState(
                text('people.noMatch'),
                html`<p>${text('people.noMatchFor', { query: q })}</p>
                  <p><a href="${listAddress(address, { q: null })}">${text('pages.clearFilters')}</a></p>`,
              ),
      },
    )}
    ${pager(context, page)}`
}

const addFirst = (context: PageContext): Html =>
  html`<p>${text('people.addFirst', { business: context.me.business.name })}</p>
    ${may(context, 'people:write') && linkButton('/console/people/new', text('people.add'), 'first')}`
