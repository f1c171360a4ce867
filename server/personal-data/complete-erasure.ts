import { sql } from 'kysely'
import { redactAudit } from '../audit/redact-audit.ts'
import { eraseDocuments } from '../documents/erase-documents.ts'
import { redactEvents } from '../events/redact-events.ts'
import { enqueue } from '../jobs.ts'
import type { Work } from '../operation/work.ts'
import { personColumns } from '../people/present-person.ts'
import { eraseAttemptResponses } from '../webhooks/deliveries/erase-attempt-responses.ts'
import { eraseStoredResponses } from './erase-stored-responses.ts'

/** The maximum time from the timeout of an attempt until its result is recorded. */
const graceSeconds = 10

/**
 * Removes the personal data of an erased person from tables that must be searched for the data, in small idempotent
 * steps. Documents come last, as they are needed to find audit entries. While an attempt may still deliver an event
 * with the data, the job runs again after the attempt.
 */
export async function completeErasure(work: Work, person_id: number): Promise<void> {
  const { db, business_id, config } = work
  const person = await db
    .selectFrom('people')
    .select(personColumns(work))
    .select('erased_at')
    .where('business_id', '=', business_id)
    .where('id', '=', person_id)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()
  if (!person) return
  const subject = { person_id, user_id: person.user_id }
  const events = await redactEvents(work, person_id)
  const isUnderWay = await eraseAttemptResponses(work, events)
  await redactAudit(work, subject)
  await eraseStoredResponses(work, subject)
  await eraseDocuments(work, person_id)

  const arrival = sql`make_interval(secs => ${config.webhookTimeoutMs / 1000 + graceSeconds})`
  const completed = await db
    .updateTable('people')
    .set({ erasure_completed_at: sql`now()`, updated_at: sql`now()`, version: sql`version + 1` })
    .where('business_id', '=', business_id)
    .where('id', '=', person_id)
    .where('erasure_completed_at', 'is', null)
    .where(sql<boolean>`(not ${isUnderWay} or erased_at <= now() - ${arrival})`)
    .executeTakeFirst()
  if (completed.numUpdatedRows > 0n || person.erasure_completed_at !== null) return
  const arrived = sql`${person.erased_at}::timestamptz + ${arrival}`
  await enqueue(work, 'erase_person', { business_id, person_id }, arrived)
}
