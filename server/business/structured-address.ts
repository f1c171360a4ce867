import type { Schemas } from '../operation/contract/contract.ts'

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
