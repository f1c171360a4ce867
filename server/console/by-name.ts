import { type Field, hidden, input } from '../pages/form.ts'
import { type Html, html } from '../pages/html.ts'
import { type PageContext, queryParameter } from './page-context.ts'

/** A filter that takes somebody by name. */
export interface ByName<One extends { id: number }> {
  /** The member of the query for a name or a part of it. That for an id has `_id` behind it. */
  field: string
  get(visit: PageContext, id: number): Promise<One>
  find(visit: PageContext, text: string): Promise<One[]>
  nameOf(one: One): string
  /** What tells those of one name apart. */
  moreOf(one: One): string
  /** What to say when nobody has a name. */
  nobody: string
}

/** Whom a page is to be about. */
export interface Asked<One> {
  one?: One
  /** What stands in the field. */
  text: string
  /** Those who could be meant by a name, when they are none or several. */
  matches?: One[]
}

/** Whom the query is about: by id, or by name. A name that was typed over that of the id counts. */
export async function queryByName<One extends { id: number }>(
  visit: PageContext,
  by: ByName<One>,
): Promise<Asked<One>> {
  const [id, text] = [queryParameter(visit, `${by.field}_id`), queryParameter(visit, by.field)]
  if (id !== undefined && (text !== undefined || !visit.address.searchParams.has(by.field))) {
    const one = await by.get(visit, Number(id))
    const name = by.nameOf(one)
    if (text === undefined || text === name) return { one, text: name }
  }
  if (text === undefined) return { text: '' }
  const matches = await by.find(visit, text)
  const [one] = matches
  return matches.length === 1 && one !== undefined ? { one, text: by.nameOf(one) } : { text, matches }
}

/** The fields of the filter. */
export const fieldsByName = <One extends { id: number }>(
  { field }: ByName<One>,
  { one, text }: Asked<One>,
  label: string,
): Field[] => [
  ...(one === undefined ? [] : [hidden(`${field}_id`, one.id)]),
  input(field, label, { type: 'search', value: text, maxlength: 200 }),
]

/** When a name is not that of one: who could be meant. */
export function whichByName<One extends { id: number }>(
  { address }: PageContext,
  { field, nameOf, moreOf, nobody }: ByName<One>,
  matches: readonly One[],
): Html {
  if (matches.length === 0) return html`<p>${nobody}</p>`
  const links = matches.map((one) => {
    const query = new URLSearchParams(address.search)
    query.delete(field)
    query.delete('cursor')
    query.set(`${field}_id`, String(one.id))
    return html`<li><a href="${address.pathname}?${query.toString()}">${nameOf(one)}</a> <span class="soft">${moreOf(one)}</span></li>`
  })
  return html`<p>Who is it?</p><ul>${links}</ul>`
}
