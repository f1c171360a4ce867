import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import { toStructuredAddress } from './structured-address.ts'

/** Reads the account that the payments of the business are debited from, and the version of the business. */
export const readDebtor = async ({ db, business_id }: Work): Promise<Schemas['Debtor']> =>
  presentDebtor(
    await db
      .selectFrom('businesses')
      .select(['debtor', 'version'])
      .where('id', '=', business_id)
      .executeTakeFirstOrThrow(),
  )

/** Converts the account to its API representation, with the members in order, which the type `jsonb` does not preserve. */
export const presentDebtor = ({ debtor, version }: Schemas['Debtor']): Schemas['Debtor'] => ({
  debtor: debtor && {
    name: debtor.name,
    iban: debtor.iban,
    bic: debtor.bic,
    postal_address: debtor.postal_address && toStructuredAddress(debtor.postal_address),
  },
  version,
})
