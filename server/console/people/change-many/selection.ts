import type { Person } from '../../../../sdk/src/index.ts'
import { form } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { otherParameters } from '../../../pages/list-address.ts'
import type { Selection } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { type PageContext, queryParameter } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { fullName } from '../person-name.ts'

/** The maximum number of people that one request changes. */
export const maxPeople = 500

const changeManyAddress = '/console/people/change'

const formId = 'change-many'
const field = 'people'

/** The query parameters of a selection. */
const parameters = ['people', 'all'] as const

/** Returns the checkboxes that select people. Those that the query selects are checked. */
export const peopleSelection = (context: PageContext): Selection<Person> => ({
  form: formId,
  name: field,
  value: ({ id }) => String(id),
  label: (person) => text('changeMany.select', { name: fullName(person) }),
  selected: selectedIds(context).map(String),
})

/** A page of the list, with the number of people on all pages. */
interface ListedPeople {
  data: readonly Person[]
  meta?: { total?: number; total_capped?: boolean }
}

/**
 * Renders the form below the list that opens the change of the selected people, and the link for all people who match
 * the filters, if there are more than on the page.
 */
export function selectionForm(context: PageContext, { data, meta = {} }: ListedPeople): Html {
  const { address, formats, formToken: token } = context
  const { total = 0, total_capped = false } = meta
  const hasMore = total > data.length && total <= maxPeople && !total_capped
  return form({
    action: 'change-selected',
    submit: text('changeMany.changeSelected'),
    kind: 'second',
    token,
    id: formId,
    afterSubmit:
      hasMore &&
      html`<a href="${withSelection(address, { all: 'true' })}">${formats.text('changeMany.changeAll', { count: total })}</a>`,
  })
}

/**
 * Returns the address of the page that changes the selected people, with the filters of the list.
 *
 * @returns undefined if no one is selected
 */
export function selectedAddress({ address }: PageContext, submitted: SubmittedForm): string | undefined {
  const ids = validIds(submitted.all(field))
  return ids.length === 0 ? undefined : withSelection(address, { people: ids.join(',') })
}

const withSelection = (address: URL, selection: Record<string, string>): string =>
  `${changeManyAddress}?${new URLSearchParams([...Object.entries(selection), ...otherParameters(address, parameters)])}`

/** Returns the address of the list with its filters, in which the selected people are still selected. */
export function listWithSelection({ address }: Pick<PageContext, 'address'>): string {
  const query = new URLSearchParams(otherParameters(address, ['all']))
  return query.size === 0 ? '/console/people' : `/console/people?${query}`
}

/** Returns the IDs in the query. */
export const selectedIds = (context: PageContext): number[] =>
  validIds((queryParameter(context, 'people') ?? '').split(',')).map(Number)

/**
 * Returns the valid IDs. The first `maxPeople` and one more are enough to report that there are too many, and short enough
 * for an address.
 */
const validIds = (ids: readonly string[]): string[] => ids.filter((id) => /^\d{1,9}$/.test(id)).slice(0, maxPeople + 1)
