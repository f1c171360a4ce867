import type { User } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { may, type Visit } from '../visit.ts'

/** Who is meant by the ids of users and API keys. */
export interface Names {
  /** The users of the business, the first ones. */
  users: readonly User[]
  user(id: number): Html
  apiKey(id: number): Html
}

/** One page of a list has everybody of most businesses; whoever is not in it is shown by id. */
const limit = 200

/** Asks for the names that lists of ids are shown with. */
export async function namesFor(visit: Visit): Promise<Names> {
  const { api } = visit
  const [users, keys] = await Promise.all([
    may(visit, 'users:read') ? api.users.list({ limit }).then(({ data }) => data) : [],
    may(visit, 'keys:read') ? api.apiKeys.list({ limit }).then(({ data }) => data) : [],
  ])
  const userNames = new Map(users.map(({ id, name }) => [id, name]))
  const keyNames = new Map(keys.map(({ id, name }) => [id, name]))
  return {
    users,
    user: (id) => html`<a href="/console/users/${id}">${userNames.get(id) ?? `User ${id}`}</a>`,
    apiKey: (id) => html`<a href="/console/api-keys/${id}">${keyNames.get(id) ?? `Key ${id}`}</a>`,
  }
}
