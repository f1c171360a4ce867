import type { Roles } from '../roles.ts'

/** The rows that a statement can reach: those of one business, of none, or of all. */
export type Bounds = number | 'none' | 'all'

/** An ID that no business has. */
const noBusiness = 0

/** Settings of PostgreSQL, by name. */
export type Settings = Readonly<Record<string, string>>

/** Returns the settings by which row-level security restricts statements to their bounds. */
export function boundsSettings(bounds: Bounds, { tenant, global }: Roles): Settings {
  const business = typeof bounds === 'number' ? bounds : noBusiness
  return { role: bounds === 'all' ? global : tenant, 'workforce.business_id': String(business) }
}
