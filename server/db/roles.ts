/*
 * The two roles of row-level security. Neither role can log in, owns objects or bypasses a policy: a connection of the
 * service assumes one of them for each statement. They are named after the owner of the tables, so that installations
 * in one cluster share the roles only if they share the owner.
 */

/** The names of the roles in a database. */
export interface Roles {
  /** Sees the rows of the business that the setting `workforce.business_id` names. */
  tenant: string
  /** Sees the rows of all businesses, in the tables that work across businesses needs. */
  global: string
}

/** SQL that returns the names of the roles of a database; no row while there are no tables. */
export const rolesOfDatabase = `select left(rolname, 50) || '_tenant' as tenant, left(rolname, 50) || '_global' as global
  from pg_class join pg_roles on pg_roles.oid = relowner where pg_class.oid = to_regclass('businesses')`

/** SQL that returns the names of the roles if both exist; otherwise no row. */
export const existingRoles = `select tenant, global from (${rolesOfDatabase}) named
  where (select count(*) from pg_roles where rolname in (tenant, global)) = 2`
