import type { CustomField } from '../../../sdk/src/index.ts'
import { type Filter, selectFilter } from '../../pages/filters.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { booleanChoices } from './value-fields.ts'

/** The prefix of the query parameters, which is followed by the key of the field. */
const prefix = 'custom_field.'

/** The maximum number of filters for fields that are not in use, so that the form remains short. */
const maxFilters = 6

/** Returns the values in the query as filters of the API, such as `shirt_size:medium`. */
export function valuesInQuery({ address }: Pick<PageContext, 'address'>): { custom_field?: string[] } {
  const values = [...address.searchParams]
    .filter(([name, value]) => name.startsWith(prefix) && value.trim() !== '')
    .map(([name, value]) => `${name.slice(prefix.length)}:${value.trim()}`)
  return values.length === 0 ? {} : { custom_field: values }
}

/** Returns the filters by the custom fields with a choice of values: the first ones, and those in the query. */
export function valueFilters(context: PageContext, fields: readonly CustomField[]): Filter[] {
  const filters = fields
    .filter((field) => isFilterable(context, field))
    .map(({ key, label, type, options }) => {
      const choices = type === 'boolean' ? booleanChoices() : options.map((each) => [each.key, each.label] as const)
      const name = prefix + key
      return selectFilter(name, label, [['', text('people.all')], ...choices], queryParameter(context, name))
    })
  return filters.filter(({ valueText }, index) => index < maxFilters || valueText !== undefined)
}

/** Whether the user sees the values of all people in the list, as the API requires of a filter. */
const isFilterable = (context: PageContext, { type, sensitive, visible_to }: CustomField): boolean =>
  (type === 'boolean' || type === 'choice' || type === 'choices') &&
  (may(context, 'people:write') || (!sensitive && visible_to.includes('self') && visible_to.includes('manager')))
