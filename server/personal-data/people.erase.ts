import { sql } from 'kysely'
import { eraseUser } from '../access/users/erase-user.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { eraseBankAccounts } from '../bank-accounts/erase-bank-accounts.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { eraseCompensations } from '../compensation/erase-compensations.ts'
import { eraseNotifiedAddresses } from '../documents/erase-documents.ts'
import { findUnsigned } from '../documents/signing/find-unsigned.ts'
import { isSameName } from '../documents/signing/same-name.ts'
import { enqueue } from '../jobs.ts'
import { eraseLeaveAttachments } from '../leave/attachments/erase-attachments.ts'
import { eraseLeaveNotes } from '../leave/erase-leave-notes.ts'
import { checkScopes } from '../operation/check-scopes.ts'
import { conflict, illegalTransition, validationFailed } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { accepted } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { erasePayslipNames, eraseRecurringLines } from '../pay-runs/erase-pay.ts'
import { erasePayments } from '../pay-runs/payments/copy-payments.ts'
import { eraseAssignments } from '../people/assignments/erase-assignments.ts'
import { checkRemoval } from '../people/check-removal.ts'
import { eraseEmployments } from '../people/employments/erase-employments.ts'
import { lockPerson } from '../people/lock-person.ts'
import { type PersonRow, personColumns, showPerson } from '../people/present-person.ts'
import { erasePersonChanges } from '../person-changes/erase-person-changes.ts'
import { erasePersonalDetails } from '../personal-details/erase-personal-details.ts'
import { eraseTasks } from '../tasks/erase-tasks.ts'
import { eraseContact } from '../webhooks/mails/erase-contact.ts'
import { clearedRecord } from './clear-deleted.ts'
import { eraseStoredResponsesNaming } from './erase-stored-responses.ts'

/**
 * Removes the personal data of a person: at once where it is found by their ID, and by a job where it must be searched
 * for (`completeErasure`). Records that the law requires remain: payslips, and leave with its ledger.
 */
export const peopleErase = change('people.erase', async (work, { path: { id }, header, body }) => {
  checkScopes(work.by, ['documents:write'])
  await lockBusiness(work)
  const before = await lockPerson(work, id, header['If-Match'], { toDelete: true, orDeleted: true })
  checkState(before)
  if (!isSameName(body.confirm, `${before.first_name} ${before.last_name}`)) {
    throw validationFailed([
      { path: 'body.confirm', code: 'incorrect', message: 'must be the first name and the family name of the person' },
    ])
  }
  await checkRemoval(work, before)
  await checkNothingToSign(work, before)

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
  await eraseStoredResponsesNaming(work, before)
  await eraseContact(work, before)
  await eraseNotifiedAddresses(work, before)
  if (before.user_id) await eraseUser(work, before.user_id)
  await erasePayslipNames(work, id)
  await eraseLeaveNotes(work, [id], { andExternalIds: true })
  await eraseLeaveAttachments(work, [id])
  await eraseAssignments(work, [id])
  await eraseEmployments(work, [id])
  await eraseCompensations(work, [id])
  await erasePersonChanges(work, [id])
  await erasePersonalDetails(work, [id])
  await eraseBankAccounts(work, [id])
  await erasePayments(work, [id])
  await eraseRecurringLines(work, [id])
  await eraseTasks(work, [id])
  await recordEvent(work, { type: 'person.erased', data: { id }, created_at: row.updated_at })
  recordAudit(work, { action: 'person.erased', detail: { person_id: id } })
  await enqueue(work, 'erase_person', { business_id: work.business_id, person_id: id })
  return accepted(await showPerson(work, row))
})

function checkState({ status, deleted_at, erased_at }: PersonRow): void {
  if (erased_at !== null) throw illegalTransition('The person is already erased.', status)
  if (status === 'terminated' || deleted_at !== null) return
  throw illegalTransition(`A person who is ${status} cannot be erased: end the employment first.`, status)
}

/**
 * Checks that no document of the person awaits a signature.
 *
 * @param work - a transaction that has locked the person, so that no document about them is created concurrently
 */
async function checkNothingToSign(work: Change, person: PersonRow): Promise<void> {
  const unsigned = await findUnsigned(work, person)
  if (unsigned.length === 0) return
  throw conflict(
    'A document of the person waits for a signature.',
    unsigned.map(({ id, title }) => ({
      path: 'path.id',
      code: 'unsigned_document',
      detail: title,
      message: `Withdraw the document ${id}, “${title}”, first.`,
    })),
  )
}
