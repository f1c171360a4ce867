import { type Selectable, sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change, Work } from '../../operation/work.ts'
import type { Config } from '../../process/config.ts'
import type { ProvisioningTable } from './provisioning.entity.ts'

const columns = [
  'id',
  'default_role',
  'default_role_id',
  'group_roles',
  'token_prefix',
  'previous_token_expires_at',
  'last_request_at',
  'updated_by',
  'updated_at',
  'version',
] as const

/** The settings of provisioning, without the hashes of tokens. */
export type ProvisioningRow = Pick<Selectable<ProvisioningTable>, (typeof columns)[number]>

/** Reads the settings of the business. @returns undefined if provisioning is off */
export const readProvisioning = ({
  db,
  business_id,
}: Pick<Work, 'db' | 'business_id'>): Promise<ProvisioningRow | undefined> =>
  db.selectFrom('provisioning').select(columns).where('business_id', '=', business_id).executeTakeFirst()

/** The address for directories. */
export const scimUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/scim/v2`

/** Returns the API representation. @param row - undefined if provisioning is off */
export const presentProvisioning = (
  row: ProvisioningRow | undefined,
  config: Pick<Config, 'publicUrl'>,
): Schemas['Provisioning'] => ({
  enabled: row !== undefined,
  scim_url: scimUrl(config),
  default_role: row?.default_role_id ? 'custom' : (row?.default_role ?? null),
  default_role_id: row?.default_role_id ?? null,
  group_roles: (row?.group_roles ?? []).map((each) => ({ ...each, role_id: each.role_id ?? null })),
  token_prefix: row?.token_prefix ?? null,
  previous_token_expires_at: row?.previous_token_expires_at ?? null,
  last_request_at: row?.last_request_at ?? null,
  updated_at: row?.updated_at ?? null,
  version: row?.version ?? 0,
})

/** Builds an update of the settings with a new version. */
export const updateProvisioning = ({ db, business_id }: Change) =>
  db
    .updateTable('provisioning')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('business_id', '=', business_id)
