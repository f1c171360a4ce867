import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import type { PasskeyTable } from './passkey.entity.ts'

/** The columns of `passkeys` that `presentPasskey` reads. */
export const passkeyColumns = [
  'id',
  'name',
  'aaguid',
  'backed_up',
  'last_used_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type PasskeyRow = Pick<Selectable<PasskeyTable>, (typeof passkeyColumns)[number]>

/** Builds a query of the passkeys of a user for `presentPasskey`. */
export const selectPasskeys = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>, user_id: number) =>
  db.selectFrom('passkeys').select(passkeyColumns).where('business_id', '=', business_id).where('user_id', '=', user_id)

/** Returns the API representation of a passkey. */
export function presentPasskey(row: PasskeyRow): Schemas['Passkey'] {
  return {
    id: row.id,
    name: row.name,
    aaguid: row.aaguid,
    backed_up: row.backed_up,
    last_used_at: row.last_used_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}
