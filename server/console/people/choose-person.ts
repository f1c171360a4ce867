import { emptyState } from '../../pages/components.ts'
import { filters, hidden, input } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { fullName } from './person-name.ts'

/**
 * A search for a person, with links that put who was chosen into the address of the page as `person_id`.
 *
 * @param kept - the names of what else is in the address and stays
 */
export async function choosePerson({ api, address }: PageContext, kept: readonly string[] = []): Promise<Html> {
  const q = queryParameter({ address }, 'q')
  const { data, nextCursor } = await api.people.list({
    q,
    cursor: queryParameter({ address }, 'cursor'),
    sort: 'last_name',
  })
  const others = kept.flatMap((name): [string, string][] => {
    const value = queryParameter({ address }, name)
    return value === undefined ? [] : [[name, value]]
  })
  const chosen = (id: number) => `${address.pathname}?${new URLSearchParams([...others, ['person_id', String(id)]])}`
  const search = input('q', 'Name, e-mail or employee number', { type: 'search', value: q })
  return html`${filters([...others.map(([name, value]) => hidden(name, value)), search], 'Search')}
    ${table(
      data,
      [
        { title: 'Name', cell: (person) => html`<a href="${chosen(person.id)}">${fullName(person)}</a>` },
        { title: 'Job', cell: ({ job_title }) => job_title },
        { title: 'Department', cell: ({ department }) => department },
        { title: 'E-mail', cell: ({ email }) => email },
      ],
      {
        caption: 'People to choose from',
        empty:
          q === undefined
            ? emptyState('Nobody here yet', html`<p>Add people first, then choose one of them.</p>`)
            : emptyState('Nobody found', html`<p>Nobody has “${q}” in their name, e-mail or employee number.</p>`),
      },
    )}
    ${pager(address, nextCursor)}`
}
