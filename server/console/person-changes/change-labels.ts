import type { CustomField, PersonalField, PersonChange } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import type { PageContext } from '../page-context.ts'
import { fieldLabel } from '../people/person-form.ts'

const tones = { pending: 'warn', approved: 'good', rejected: 'bad', cancelled: 'soft' } as const

export function changeBadge({ status }: PersonChange): Html {
  const known = Object.hasOwn(tones, status) ? (status as keyof typeof tones) : undefined
  return known === undefined ? badge(status) : badge(text(`personChanges.status.${known}`), tones[known])
}

/** Reads the custom fields of the business if a request contains any. */
export const readRequestedFields = async (
  context: PageContext,
  changes: readonly PersonChange[],
): Promise<CustomField[]> =>
  changes.some(({ requested }) => requested.custom_fields !== undefined) ? await readCustomFields(context) : []

/** Returns the requested custom fields whose values the user sees, in the order of forms. */
export const visibleFields = ({ requested }: PersonChange, customFields: readonly CustomField[]): CustomField[] =>
  customFields.filter(({ key }) => requested.custom_fields?.[key] !== undefined)

/** Returns the names of the requested members, without `custom_fields` if the user sees a value of them. */
export const requestedMembers = (change: PersonChange, customFields: readonly CustomField[]): PersonalField[] =>
  (Object.keys(change.requested) as PersonalField[]).filter(
    (name) => name !== 'custom_fields' || visibleFields(change, customFields).length === 0,
  )

/** Returns the labels of the requested members and custom fields, in one line. */
export const fieldNames = (change: PersonChange, customFields: readonly CustomField[]): string =>
  [
    ...requestedMembers(change, customFields).map(fieldLabel),
    ...visibleFields(change, customFields).map(({ label }) => label),
  ].join(', ')
