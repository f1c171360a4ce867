import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { presentRole } from './chosen-role.ts'
import { confirmationMethods } from './confirmation-methods.ts'

/** Returns the API representation of the principal with its scopes. */
export async function presentMe(work: Work<Principal>): Promise<Schemas['Me']> {
  const { db, business_id, by, config } = work
  const business = await db
    .selectFrom('businesses')
    .select(['id', 'name', 'currency', 'time_zone', 'sandbox'])
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  const row = by.kind === 'user' ? await readUser(work, by.user_id) : await readApiKey(work, by.api_key_id)
  return {
    kind: by.kind,
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    role_id: row.role_id,
    scopes: [...by.scopes],
    person_id: row.person_id,
    leave_mail: row.leave_mail,
    payslip_mail: row.payslip_mail,
    webhook_mail: row.webhook_mail,
    pay_run_mail: row.pay_run_mail,
    change_mail: row.change_mail,
    task_mail: row.task_mail,
    locale: row.locale,
    confirmation_methods: await confirmationMethods(work),
    business: { ...business, sends_mail: config.smtpUrl !== undefined },
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

/** The columns with the preferences of a user, which the user can change. */
export const preferenceColumns = [
  'leave_mail',
  'payslip_mail',
  'webhook_mail',
  'pay_run_mail',
  'change_mail',
  'task_mail',
  'locale',
] as const

async function readUser({ db, business_id }: Work, id: number) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'role_id', 'person_id', ...preferenceColumns])
    .select(['created_at', 'updated_at', 'version'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return { ...row, ...presentRole(row) }
}

async function readApiKey({ db, business_id }: Work, id: number) {
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'created_at', 'updated_at', 'version'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    email: null,
    role: null,
    role_id: null,
    person_id: null,
    leave_mail: null,
    payslip_mail: null,
    webhook_mail: null,
    pay_run_mail: null,
    change_mail: null,
    task_mail: null,
    locale: null,
  }
}
