import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'

/**
 * Takes away what was noted of people's leave, which can say why they were ill. Leave and ledger stay.
 *
 * @param ids - of people whose personal data is cleared in the same transaction
 */
export async function forgetLeaveNotes(t: EntityManager, ids: number[]): Promise<void> {
  await sql`
    update leave_requests request
    set note = null, decision_note = null, version = request.version + 1, updated_at = now()
    from people person
    where person.id = any(${ids}) and request.business_id = person.business_id and request.person_id = person.id
      and (request.note is not null or request.decision_note is not null)`.execute(sqlOf(t))
  await sql`
    update leave_ledger line set note = null
    from people person
    where person.id = any(${ids}) and line.business_id = person.business_id and line.person_id = person.id
      and line.note is not null`.execute(sqlOf(t))
}
