import type { User } from '../../../sdk/src/index.ts'
import { type Field, hidden, input } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { unlessRefused } from '../failures.ts'
import { asked, type Visit } from '../visit.ts'

/** Whose entries of the audit log are asked for. */
interface Whose {
  id?: number
  /** What stands in the field. */
  text: string
  /** Those who could be meant by a name, when they are none or several. */
  matches?: User[]
}

/**
 * The user in the query: `user_id`, or `user` with a name, an e-mail address or a part of them. A name that was typed over
 * that of `user_id` counts.
 */
export async function whoseDeeds(visit: Visit): Promise<Whose> {
  const { api, address } = visit
  const [id, text] = [asked(visit, 'user_id'), asked(visit, 'user')]
  if (id !== undefined && (text !== undefined || !address.searchParams.has('user'))) {
    const user = await unlessRefused(api.users.get(Number(id)))
    const name = user?.name ?? `User ${id}`
    if (text === undefined || text === name) return { id: Number(id), text: name }
  }
  if (text === undefined) return { text: '' }
  const { data } = await api.users.list({ q: text, limit: 10 })
  const [first] = data
  return data.length === 1 && first !== undefined ? { id: first.id, text: first.name } : { text, matches: data }
}

export const whoseDeedsFields = ({ id, text }: Whose): Field[] => [
  ...(id === undefined ? [] : [hidden('user_id', id)]),
  input('user', 'By or about', { type: 'search', value: text, maxlength: 200, hint: 'Name or e-mail of a user' }),
]

/** When a name is not that of one user: who could be meant. */
export function whichUser({ address }: Visit, matches: readonly User[]): Html {
  if (matches.length === 0) return html`<p>No user has that name or e-mail address.</p>`
  const links = matches.map(({ id, name, email }) => {
    const query = new URLSearchParams(address.search)
    query.delete('user')
    query.delete('cursor')
    query.set('user_id', String(id))
    return html`<li><a href="${address.pathname}?${query.toString()}">${name}</a> <span class="soft">${email}</span></li>`
  })
  return html`<p>Who is it?</p><ul>${links}</ul>`
}
