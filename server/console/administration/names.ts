import type { User } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { may, type Visit } from '../visit.ts'

/** Who is meant by the ids of users and API keys. */
export interface Names {
  /** The first users of the business, and those who are mentioned. */
  users: readonly User[]
  user(id: number): Html
  apiKey(id: number): Html
}

/** One page of a list has everybody of most businesses. */
const limit = 200

/**
 * Asks for the names that lists of ids are shown with.
 *
 * @param mentioned - the ids of users that must have a name
 */
export async function namesFor(visit: Visit, mentioned: readonly (number | null)[]): Promise<Names> {
  const { api } = visit
  const seesUsers = may(visit, 'users:read')
  const [users, keys] = await Promise.all([
    seesUsers ? api.users.list({ limit }).then(({ data }) => data) : [],
    may(visit, 'keys:read') ? api.apiKeys.list({ limit }).then(({ data }) => data) : [],
  ])
  const listed = new Set(users.map(({ id }) => id))
  const missing = new Set(mentioned.filter((id) => id !== null).filter((id) => !listed.has(id)))
  const others =
    seesUsers && missing.size > 0 ? (await api.users.list({ ids: [...missing].slice(0, 100), limit: 100 })).data : []
  const userNames = new Map([...users, ...others].map(({ id, name }) => [id, name]))
  const keyNames = new Map(keys.map(({ id, name }) => [id, name]))
  return {
    users: [...users, ...others],
    user: (id) => html`<a href="/console/users/${id}">${userNames.get(id) ?? `User ${id}`}</a>`,
    apiKey: (id) => html`<a href="/console/api-keys/${id}">${keyNames.get(id) ?? `Key ${id}`}</a>`,
  }
}
