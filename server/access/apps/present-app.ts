import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import type { AppTable } from './app.entity.ts'

/** The columns of `apps` that `presentApp` reads. */
export const appColumns = [
  'id',
  'name',
  'client_id',
  'secret_hash',
  'redirect_uris',
  'scopes',
  'created_by',
  'created_at',
  'updated_at',
  'version',
] as const

export type AppRow = Pick<Selectable<AppTable>, (typeof appColumns)[number]>

/** Builds a query of the apps of a business for `presentApp`. */
export const selectApps = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db.selectFrom('apps').select(appColumns).where('business_id', '=', business_id)

/** Returns the API representation of an app. */
export function presentApp(row: AppRow): Schemas['App'] {
  return {
    id: row.id,
    name: row.name,
    type: row.secret_hash === null ? 'public' : 'confidential',
    client_id: row.client_id,
    redirect_uris: row.redirect_uris,
    scopes: row.scopes,
    created_by: row.created_by,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}
