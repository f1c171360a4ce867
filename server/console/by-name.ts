import type { Filter } from '../pages/filters.ts'
import { type Field, hidden, input } from '../pages/form.ts'
import { type Html, html } from '../pages/html.ts'
import { listAddress } from '../pages/list-address.ts'
import { text } from '../texts/english.ts'
import { type PageContext, queryParameter } from './page-context.ts'

/** A filter by the name of a record. */
export interface ByName<Item extends { id: number }> {
  /** The query parameter for a name or a part of it. The parameter for an ID has the suffix `_id`. */
  field: string
  get(context: PageContext, id: number): Promise<Item>
  find(context: PageContext, text: string): Promise<Item[]>
  getName(item: Item): string
  /** Returns a detail that distinguishes records with the same name. */
  getDetail(item: Item): string
  /** The message if no name matches. */
  readonly none: string
}

/** The record that a filter selects, or the matches of an ambiguous name. */
export interface Selected<Item> {
  item?: Item
  /** The text in the field. */
  text: string
  /** The records that match the text, unless exactly one matches. */
  matches?: Item[]
}

/**
 * Reads the record that the query selects, by ID or by name. If the name in the query is not that of the ID, the name
 * takes precedence.
 */
export async function queryByName<Item extends { id: number }>(
  context: PageContext,
  by: ByName<Item>,
): Promise<Selected<Item>> {
  const [id, text] = [queryParameter(context, `${by.field}_id`), queryParameter(context, by.field)]
  if (id !== undefined && (text !== undefined || !context.address.searchParams.has(by.field))) {
    const item = await by.get(context, Number(id))
    const name = by.getName(item)
    if (text === undefined || text === name) return { item, text: name }
  }
  if (text === undefined) return { text: '' }
  const matches = await by.find(context, text)
  const [item] = matches
  return matches.length === 1 && item !== undefined ? { item, text: by.getName(item) } : { text, matches }
}

/** Returns the fields of the filter: the name and, for a selected record, its hidden ID. */
export const fieldsByName = <Item extends { id: number }>(
  { field }: ByName<Item>,
  { item, text }: Selected<Item>,
  label: string,
): Field[] => [
  ...(item === undefined ? [] : [hidden(`${field}_id`, item.id)]),
  input(field, label, { type: 'search', value: text, maxlength: 200 }),
]

/** Returns the filter of a list. */
export const filterByName = <Item extends { id: number }>(
  by: ByName<Item>,
  selected: Selected<Item>,
  label: string,
): Filter => ({
  names: [by.field, `${by.field}_id`],
  label,
  field: (state) => html`${fieldsByName(by, selected, label).map((field) => field(state))}`,
  valueText: selected.text || undefined,
})

/** Renders the records that match a name as links that select one of them. */
export function chooseByName<Item extends { id: number }>(
  { address }: PageContext,
  { field, getName, getDetail, none }: ByName<Item>,
  matches: readonly Item[],
): Html {
  if (matches.length === 0) return html`<p>${none}</p>`
  const links = matches.map((item) => {
    const choice = listAddress(address, { [field]: null, [`${field}_id`]: item.id })
    return html`<li><a href="${choice}">${getName(item)}</a> <span class="soft">${getDetail(item)}</span></li>`
  })
  return html`<p>${text('console.chooseMatch')}</p><ul>${links}</ul>`
}
