import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the custom role of users without a group that has a role. */
export const provisioningRoles: readonly Step[] = [
  inTransaction(`alter table "provisioning" add "default_role_id" int null`),
  addConstraint(
    'provisioning',
    'provisioning_business_id_default_role_id_foreign',
    `foreign key ("business_id", "default_role_id") references "roles" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'provisioning',
    'provisioning_custom_role',
    `check (default_role_id is null or default_role = 'employee')`,
  ),
]
