import { type Insertable, sql } from 'kysely'
import { createOpaqueToken, tokenHash } from '../../../server/access/opaque-token.ts'
import { asJson } from '../../../server/db/as-json.ts'
import { sealContent } from '../../../server/leave/attachments/attachment-content.ts'
import { datesFrom } from '../../../server/operation/calendar-date.ts'
import type { Database } from '../../../server/schema.ts'
import type { TestApp } from '../service/app.ts'
import { onePage } from './document.ts'
import { createPerson } from './factories.ts'

let sequence = 0

/** Adds a leave type, by default paid, with approval, with half days and without accrual. */
export async function createLeaveType(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number } & Partial<Insertable<Database['leave_types']>>,
): Promise<{ id: number; code: string }> {
  const code = `leave-${++sequence}`
  return await db
    .insertInto('leave_types')
    .values({
      name: 'Vacation',
      code,
      paid: true,
      requires_approval: true,
      half_days_allowed: true,
      allow_negative: false,
      accrual_method: 'none',
      days_per_year: 0,
      resets_on: '01-01',
      accrues_from: '2026-01-01',
      ...values,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
}

export async function createHoliday(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number; date: string; name?: string },
): Promise<{ id: number }> {
  return await db
    .insertInto('holidays')
    .values({ name: 'Fête nationale', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Names the delegate of a user, by default for all days of the tests. */
export async function createLeaveDelegate(
  app: Pick<TestApp, 'db'>,
  row: { business_id: number; user_id: number; delegate_id: number; from_date?: string; until_date?: string },
): Promise<void> {
  const values = { from_date: '2026-01-01', until_date: '2099-12-31', ...row }
  await app.db
    .insertInto('leave_delegates')
    .values(values)
    .onConflict((conflict) => conflict.columns(['business_id', 'user_id']).doUpdateSet(values))
    .execute()
}

/** Adds a feed link for a user. */
export async function createLeaveFeed(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number; user_id: number },
): Promise<{ id: number; token: string }> {
  const token = createOpaqueToken()
  const { id } = await db
    .insertInto('leave_feeds')
    .values({ ...values, name: 'Phone', token_hash: tokenHash(token) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Adds a pending leave request for one or more days, without events. */
export async function createLeaveRequest(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number; person_id: number; leave_type_id: number; start_date: string; end_date: string },
): Promise<{ id: number }> {
  const breakdown = datesFrom(values.start_date, values.end_date).map((date) => ({ date, days: 1 }))
  return await db
    .insertInto('leave_requests')
    .values({
      ...values,
      start_portion: 'full',
      end_portion: 'full',
      days: breakdown.length,
      breakdown: asJson(breakdown),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Adds pending leave requests of two people for today. Returns the second request. */
export async function requestOverlappingLeave(
  app: Pick<TestApp, 'db'>,
  business_id: number,
): Promise<{ id: number; person_id: number; leave_type_id: number }> {
  const start_date = new Date().toISOString().slice(0, 10)
  const { id: leave_type_id } = await createLeaveType(app, { business_id })
  const createRequest = async () => {
    const { id: person_id } = await createPerson(app, { business_id })
    const values = { business_id, person_id, leave_type_id, start_date, end_date: start_date }
    return { person_id, ...(await createLeaveRequest(app, values)) }
  }
  await createRequest()
  return { leave_type_id, ...(await createRequest()) }
}

/** Attaches a certificate to a leave request. */
export async function createLeaveAttachment(
  { db, config }: Pick<TestApp, 'db' | 'config'>,
  { business_id, id: leave_request_id, person_id }: { business_id: number; id: number; person_id: number },
): Promise<{ id: number }> {
  const { id } = await db
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('leave_attachments', 'id'))`.as('id'))
    .executeTakeFirstOrThrow()
  const file = await onePage()
  const content_ciphertext = sealContent(config.encryptionKeys, id, file)
  const values = { business_id, id, leave_request_id, person_id, size_bytes: file.length, content_ciphertext }
  await db
    .insertInto('leave_attachments')
    .values({ ...values, kind: 'certificate' })
    .execute()
  return { id }
}
