/*
 * The two roles of row-level security. Neither can log in, owns anything or bypasses a policy: a connection of the
 * service enters one of them for each statement. They are named after the owner of the tables, so that installations in
 * one cluster share them only if they share their owner.
 */

/** The names of the roles in a database. */
export interface Roles {
  /** Sees the rows of the business that the setting `workforce.business_id` names. */
  tenant: string
  /** Sees the rows of all businesses, in the tables that work across businesses needs. */
  global: string
}

/** SQL for the roles of a database; no row while there are no tables. */
export const rolesOfDatabase = `select left(rolname, 50) || '_tenant' as tenant, left(rolname, 50) || '_global' as global
  from pg_class join pg_roles on pg_roles.oid = relowner where pg_class.oid = to_regclass('businesses')`

/** The same, once both roles exist. */
export const existingRoles = `select tenant, global from (${rolesOfDatabase}) named
  where (select count(*) from pg_roles where rolname in (tenant, global)) = 2`
