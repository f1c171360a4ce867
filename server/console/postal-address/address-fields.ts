import type { StructuredAddress, StructuredAddressInput } from '../../../sdk/src/index.ts'
import type { FieldValues } from '../../pages/comparison.ts'
import { columns, type Field, input } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { countrySelect } from '../country-select.ts'
import type { SubmittedForm } from '../submitted-form.ts'

/** The parts of an address that are text, with their maximum lengths. */
const maxLengths = { line1: 70, line2: 70, postal_code: 16, town: 35, region: 35 } as const

type TextPart = keyof typeof maxLengths

export const addressParts = [...(Object.keys(maxLengths) as TextPart[]), 'country'] as const

/** Returns the values of the fields, which are named after the members of the body. */
export const addressValues = (address: StructuredAddress | null | undefined): FieldValues =>
  Object.fromEntries(addressParts.map((part) => [`postal_address.${part}`, [address?.[part] ?? '']]))

/** Returns the fields of an optional address. */
export function addressFields(values: FieldValues): Field[] {
  const part = (name: TextPart): Field =>
    input(`postal_address.${name}`, text(`pages.address.${name}`), {
      value: values[`postal_address.${name}`]?.[0],
      optional: true,
      maxlength: maxLengths[name],
      autocomplete: 'off',
    })
  const country = countrySelect('postal_address.country', text('pages.address.country'), {
    value: values['postal_address.country']?.[0],
    optional: true,
  })
  return [part('line1'), part('line2'), columns(part('postal_code'), part('town')), columns(part('region'), country)]
}

/** Reads the submitted address; null if all of its fields are empty. The API refuses one without a town or a country. */
export function readAddress(form: SubmittedForm): StructuredAddressInput | null {
  const values = addressParts.map((part) => [part, form.optional(`postal_address.${part}`)] as const)
  const parts = Object.fromEntries(values.filter(([, value]) => value !== undefined))
  if (Object.keys(parts).length === 0) return null
  return { ...parts, town: parts.town ?? '', country: parts.country ?? '' }
}
