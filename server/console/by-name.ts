import { type Field, hidden, input } from '../pages/form.ts'
import { type Html, html } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import { type PageContext, queryParameter } from './page-context.ts'

/** A filter by name. */
export interface ByName<One extends { id: number }> {
  /** The query parameter for a name or a part of it. The parameter for an id ends with `_id`. */
  field: string
  get(visit: PageContext, id: number): Promise<One>
  find(visit: PageContext, text: string): Promise<One[]>
  getName(one: One): string
  /** Distinguishes records with the same name. */
  getDetail(one: One): string
  /** The message when no name matches. */
  readonly none: string
}

/** The record that a filter selects. */
export interface Selected<One> {
  one?: One
  /** The value of the field. */
  text: string
  /** The matches of a name, unless there is exactly one. */
  matches?: One[]
}

/** Reads the record of the query, by id or by name. A name that differs from that of the id has precedence. */
export async function queryByName<One extends { id: number }>(
  visit: PageContext,
  by: ByName<One>,
): Promise<Selected<One>> {
  const [id, text] = [queryParameter(visit, `${by.field}_id`), queryParameter(visit, by.field)]
  if (id !== undefined && (text !== undefined || !visit.address.searchParams.has(by.field))) {
    const one = await by.get(visit, Number(id))
    const name = by.getName(one)
    if (text === undefined || text === name) return { one, text: name }
  }
  if (text === undefined) return { text: '' }
  const matches = await by.find(visit, text)
  const [one] = matches
  return matches.length === 1 && one !== undefined ? { one, text: by.getName(one) } : { text, matches }
}

/** The fields of the filter. */
export const fieldsByName = <One extends { id: number }>(
  { field }: ByName<One>,
  { one, text }: Selected<One>,
  label: string,
): Field[] => [
  ...(one === undefined ? [] : [hidden(`${field}_id`, one.id)]),
  input(field, label, { type: 'search', value: text, maxlength: 200 }),
]

/** The choice among the matches of a name. */
export function chooseByName<One extends { id: number }>(
  { address }: PageContext,
  { field, getName, getDetail, none }: ByName<One>,
  matches: readonly One[],
): Html {
  if (matches.length === 0) return html`<p>${none}</p>`
  const links = matches.map((one) => {
    const query = new URLSearchParams(address.search)
    query.delete(field)
    query.delete('cursor')
    query.set(`${field}_id`, String(one.id))
    return html`<li><a href="${address.pathname}?${query.toString()}">${getName(one)}</a> <span class="soft">${getDetail(one)}</span></li>`
  })
  return html`<p>${text('console.chooseMatch')}</p><ul>${links}</ul>`
}
