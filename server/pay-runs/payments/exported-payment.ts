import type { Schemas } from '../../operation/contract/contract.ts'

/** A bank account whose number and BIC are valid. */
export type Account = AccountNumber & {
  bic: string | undefined
  name: string | undefined
}

/** The number of an account: an IBAN in electronic format (only capital letters and digits), or that of a country. */
type AccountNumber = { iban: string } | { account_number: string; country: string; routing_number: string | null }

/** A payment of a net pay, or of a part of it. */
export interface ExportedPayment {
  account: Account
  /** The address of the person. */
  postal_address: Schemas['StructuredAddress'] | null
  /** Minor units. */
  amount: bigint
}
