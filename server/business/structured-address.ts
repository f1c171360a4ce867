import type { Schemas } from '../operation/contract/contract.ts'

/** The members of an address, in order. */
export const addressParts = [
  'line1',
  'line2',
  'postal_code',
  'town',
  'region',
  'country',
] as const satisfies (keyof Schemas['StructuredAddress'])[]

/** Returns an address with all members in order, as it is stored and presented. */
export const toStructuredAddress = (
  input: Schemas['StructuredAddressInput'] | Schemas['StructuredAddress'],
): Schemas['StructuredAddress'] => ({
  line1: input.line1 ?? null,
  line2: input.line2 ?? null,
  postal_code: input.postal_code ?? null,
  town: input.town,
  region: input.region ?? null,
  country: input.country,
})

/** Returns a body whose address has all members in order. */
export const withStructuredAddress = <Body extends { postal_address?: Schemas['StructuredAddressInput'] | null }>(
  body: Body,
): Omit<Body, 'postal_address'> & { postal_address?: Schemas['StructuredAddress'] | null } => {
  const { postal_address, ...others } = body
  return postal_address === undefined
    ? others
    : { ...others, postal_address: postal_address && toStructuredAddress(postal_address) }
}
