import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import type { ApiKeyTable, ApiKeyUseTable } from './api-key.entity.ts'

/** The columns of `api_keys` that `presentApiKey` reads, which exclude the hash. */
export const apiKeyColumns = [
  'id',
  'name',
  'prefix',
  'scopes',
  'allowed_cidrs',
  'expires_at',
  'previous_key_expires_at',
  'revoked_at',
  'created_by',
  'created_by_api_key',
  'created_at',
  'updated_at',
  'version',
] as const

export type ApiKeyRow = Pick<Selectable<ApiKeyTable>, (typeof apiKeyColumns)[number] | 'last_used_at'> &
  Pick<Selectable<ApiKeyUseTable>, 'previous_key_last_used_at'>

/** Builds a query of the keys of a business for `presentApiKey`. */
export const selectApiKeys = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db
    .selectFrom('api_keys')
    .select(apiKeyColumns)
    .select((key) => {
      const use = key
        .selectFrom('api_key_uses as use')
        .where('use.business_id', '=', business_id)
        .whereRef('use.api_key_id', '=', 'api_keys.id')
      return [
        key.fn<string | null>('greatest', ['last_used_at', use.select('use.last_used_at')]).as('last_used_at'),
        use.select('use.previous_key_last_used_at').as('previous_key_last_used_at'),
      ]
    })
    .where('business_id', '=', business_id)

/** Returns the API representation of a key. */
export function presentApiKey(row: ApiKeyRow): Schemas['ApiKey'] {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    allowed_cidrs: row.allowed_cidrs,
    expires_at: row.expires_at,
    last_used_at: row.last_used_at,
    previous_key_expires_at: row.previous_key_expires_at,
    previous_key_last_used_at: row.previous_key_last_used_at,
    revoked_at: row.revoked_at,
    created_by: row.created_by,
    created_by_api_key: row.created_by_api_key,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}
