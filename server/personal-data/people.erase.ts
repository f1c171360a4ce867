import { sql } from 'kysely'
import { eraseUser } from '../access/users/erase-user.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { eraseNotifiedAddresses } from '../documents/erase-documents.ts'
import { findUnsigned } from '../documents/signing/find-unsigned.ts'
import { isSameName } from '../documents/signing/same-name.ts'
import { enqueue } from '../jobs.ts'
import { eraseLeaveNotes } from '../leave/erase-leave-notes.ts'
import { accepted } from '../operation/answer.ts'
import { checkScopes } from '../operation/check-scopes.ts'
import { conflict, illegalTransition, validationFailed } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { erasePayslipNames, eraseRecurringLines } from '../pay-runs/erase-pay.ts'
import { checkCanLeave } from '../people/check-can-leave.ts'
import { lockPerson } from '../people/lock-person.ts'
import { type PersonRow, personColumns, presentPerson } from '../people/present-person.ts'
import { eraseContact } from '../webhooks/mails/erase-contact.ts'
import { clearedRecord } from './cleared-record.ts'
import { eraseStoredAnswersNaming } from './erase-stored-answers.ts'

/**
 * Takes from somebody's data whatever tells who they were: at once from what is found by their id, and by a job from what
 * has to be searched (`completeErasure`). Numbers that the law keeps stay: payslips, and leave with its ledger.
 */
export const peopleErase = change('people.erase', async (work, { path: { id }, header, body }) => {
  checkScopes(work.by, ['documents:write'])
  await lockBusiness(work)
  const last = await lockPerson(work, id, header['If-Match'], { toDelete: true, orDeleted: true })
  checkState(last)
  if (!isSameName(body.confirm, `${last.first_name} ${last.last_name}`)) {
    throw validationFailed([
      { path: 'body.confirm', message: 'must be the first name and the family name of the person' },
    ])
  }
  await checkCanLeave(work, last)
  await checkNothingToSign(work, last)

  const row = await work.db
    .updateTable('people')
    .set({
      ...clearedRecord('Erased'),
      external_id: null,
      erased_at: sql`now()`,
      updated_at: sql`now()`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .returning(personColumns(work))
    .executeTakeFirstOrThrow()
  await eraseStoredAnswersNaming(work, last)
  await eraseContact(work, last)
  await eraseNotifiedAddresses(work, last)
  if (last.user_id) await eraseUser(work, last.user_id)
  await erasePayslipNames(work, id)
  await eraseLeaveNotes(work, [id], { andExternalIds: true })
  await eraseRecurringLines(work, [id])
  await recordEvent(work, { type: 'person.erased', data: { id }, created_at: row.updated_at })
  recordAudit(work, { action: 'person.erased', detail: { person_id: id } })
  await enqueue(work, 'erase_person', { business_id: work.business_id, person_id: id })
  return accepted(presentPerson(row))
})

function checkState({ status, deleted_at, erased_at }: PersonRow): void {
  if (erased_at !== null) throw illegalTransition('The person is already erased.', status)
  if (status === 'terminated' || deleted_at !== null) return
  throw illegalTransition(`A person who is ${status} cannot be erased: end the employment first.`, status)
}

/** @param work - has locked the person, so that no document about them is made meanwhile */
async function checkNothingToSign(work: Change, person: PersonRow): Promise<void> {
  const unsigned = await findUnsigned(work, person)
  if (unsigned.length === 0) return
  throw conflict(
    'A document of the person waits for a signature.',
    unsigned.map(({ id, title }) => ({ path: 'path.id', message: `Withdraw the document ${id}, “${title}”, first.` })),
  )
}
