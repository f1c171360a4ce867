import { type Html, html } from '../../pages/html.ts'
import { may, type PageContext } from '../page-context.ts'

/** Who is meant by the ids of users and API keys. */
export interface Names {
  user(id: number): Html
  apiKey(id: number): Html
}

/** As many can be asked for at once. A page of a list has fewer. */
const mostIds = 100

/** One page of a list has every key of most businesses. */
const mostKeys = 200

/**
 * Asks for the names that lists of ids are shown with.
 *
 * @param mentioned - the ids of users that must have a name
 */
export async function namesFor(visit: PageContext, mentioned: readonly (number | null)[]): Promise<Names> {
  const { api } = visit
  const ids = [...new Set(mentioned.filter((id) => id !== null))].slice(0, mostIds)
  const [users, keys] = await Promise.all([
    ids.length > 0 && may(visit, 'users:read') ? api.users.list({ ids, limit: mostIds }).then(({ data }) => data) : [],
    may(visit, 'keys:read') ? api.apiKeys.list({ limit: mostKeys }).then(({ data }) => data) : [],
  ])
  const userNames = new Map(users.map(({ id, name }) => [id, name]))
  const keyNames = new Map(keys.map(({ id, name }) => [id, name]))
  return {
    user: (id) => html`<a href="/console/users/${id}">${userNames.get(id) ?? `User ${id}`}</a>`,
    apiKey: (id) => html`<a href="/console/api-keys/${id}">${keyNames.get(id) ?? `Key ${id}`}</a>`,
  }
}
