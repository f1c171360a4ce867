import type { Person } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { filters, input } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { asked, type Visit } from '../visit.ts'

export const personName = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`

/**
 * A list of people to choose one from.
 *
 * @param choose - what chooses a person: a link or a form
 */
export async function personSearch(visit: Visit, choose: (person: Person) => Html): Promise<Html> {
  const q = asked(visit, 'q')
  const { data, nextCursor } = await visit.api.people.list({ q, cursor: asked(visit, 'cursor'), sort: 'last_name' })
  return html`${filters([input('q', 'Name, e-mail or number', { type: 'search', value: q })], 'Search')}
    ${table(
      data,
      [
        { title: 'Name', cell: personName },
        { title: 'E-mail', cell: ({ email }) => email },
        { title: 'Job', cell: ({ job_title }) => job_title },
        { title: 'Choose', isTitleHidden: true, cell: choose },
      ],
      {
        caption: 'People',
        empty:
          q === undefined
            ? emptyState('No people yet', html`<p>Add people first. Then users can be linked to them.</p>`)
            : emptyState('Nobody found', html`<p>Nobody has all of these words in a name, an e-mail or a number.</p>`),
      },
    )}
    ${pager(visit.address, nextCursor)}`
}
