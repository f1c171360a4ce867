import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'

/** Renders links to users and API keys, with their names. */
export interface Names {
  user(id: number): Html
  apiKey(id: number): Html
}

/** The maximum number of IDs in a filter of the API. A page of a list has fewer. */
const maxIds = 100

/** The maximum number of API keys to read, which includes all keys of most businesses. */
const maxKeys = 200

/** Reads the names of users and of all API keys. */
export async function namesFor(context: PageContext, userIds: readonly (number | null)[]): Promise<Names> {
  const { api } = context
  const ids = [...new Set(userIds.filter((id) => id !== null))].slice(0, maxIds)
  const [users, keys] = await Promise.all([
    ids.length > 0 && may(context, 'users:read') ? api.users.list({ ids, limit: maxIds }).then(({ data }) => data) : [],
    may(context, 'keys:read') ? api.apiKeys.list({ limit: maxKeys }).then(({ data }) => data) : [],
  ])
  const userNames = new Map(users.map(({ id, name }) => [id, name]))
  const keyNames = new Map(keys.map(({ id, name }) => [id, name]))
  return {
    user: (id) =>
      html`<a href="/console/users/${id}">${userNames.get(id) ?? text('administration.userName', { id: String(id) })}</a>`,
    apiKey: (id) =>
      html`<a href="/console/api-keys/${id}">${keyNames.get(id) ?? text('administration.keyName', { id: String(id) })}</a>`,
  }
}
