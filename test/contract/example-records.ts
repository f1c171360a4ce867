import assert from 'node:assert/strict'
import type { Caller } from '../support/http.ts'
import { onePage } from '../support/samples/document.ts'

/** Sends examples. The input replaces the members that an example cannot contain, such as IDs and secrets. */
export type Sender = Pick<Caller, 'call'>

export async function sendDocumentExamples(anonymous: Sender, owner: Sender): Promise<void> {
  await owner.call('documentTemplates.create')
  await owner.call('documentTemplates.list')
  await owner.call('documentTemplates.get')
  await owner.call('documentTemplates.update')
  await owner.call('documentTemplates.preview')
  await owner.call('documentTemplates.previewText')
  const { id: newest, sha256 } = (await owner.call('documents.create')).body.data
  await owner.call('documents.list')
  await owner.call('documents.exportCsv')
  await owner.call('documents.get')
  await owner.call('documents.file')
  await owner.call('documents.audit')
  await anonymous.call('documents.verify')
  await owner.call('documents.update')
  await owner.call('documents.send')
  await owner.call('documents.updateSigner')
  await owner.call('documents.remind')
  await owner.call('documents.void')

  // Links are secret, and the examples sign as Ada: the document of the example has her as its signer.
  const { signers } = (await owner.call('documents.send', { path: { id: newest } })).body.data
  const token = signers[0]?.link?.split('/').at(-1) ?? ''
  await anonymous.call('signing.get', { path: { token } })
  await anonymous.call('signing.file', { path: { token } })
  // The hash of a document depends on the date that is printed in it.
  await anonymous.call('signing.sign', { path: { token }, body: { document_sha256: sha256 } })

  // A signed document cannot be declined, and a withdrawn one cannot be deleted: each needs another document.
  const another = async () => ({ path: { id: (await owner.call('documents.create')).body.data.id } })
  const { signers: others } = (await owner.call('documents.send', await another())).body.data
  const link = others[0]?.link?.split('/').at(-1) ?? ''
  await anonymous.call('signing.decline', { path: { token: link } })
  await owner.call('documents.delete', await another())
  await owner.call('documents.finish', await another())
  // Signed-in signers create their own links: this document has the caller as its signer.
  const self = [{ name: 'Olivia Owner', email: 'owner@acme.test' }]
  const { id: ownId } = (await owner.call('documents.create', { body: { signers: self } })).body.data
  await owner.call('documents.send', { path: { id: ownId } })
  await owner.call('documents.createSigningLink', { path: { id: ownId } })
  await owner.call('documents.upload', { body: { file: await onePage() } as never }) // JSON examples cannot contain a PDF
  await owner.call('documentTemplates.delete')
}

export async function sendPayRunExamples(owner: Sender): Promise<void> {
  await owner.call('payRuns.create')
  await owner.call('payRuns.list')
  await owner.call('payRuns.get')
  await owner.call('payRuns.update')
  await owner.call('payslips.put')
  await owner.call('payslips.get')
  await owner.call('payslips.pdf')
  await owner.call('payslips.delete')
  await owner.call('payslips.putMany')
  await owner.call('payslips.list')
  await owner.call('payRuns.checks')
  await owner.call('payRuns.redraft')
  await owner.call('payRuns.compare')
  await owner.call('payRuns.exportCsv')
  // Without payslips, the journal needs no accounts.
  const { id: emptyId } = (await owner.call('payRuns.create', { body: { type: 'off_cycle' } })).body.data
  await owner.call('payRuns.exportJournal', { path: { id: emptyId } })
  /** Approvers send the version that they reviewed. */
  const reviewedVersion = async () => ({
    header: { 'If-Match': `"${(await owner.call('payRuns.get')).body.data.version}"` },
  })
  await owner.call('payRuns.approve', await reviewedVersion())
  await owner.call('payRuns.reopen')
  await owner.call('payRuns.approve', await reviewedVersion())
  await owner.call('payRuns.exportPain001')
  await owner.call('payRuns.complete')

  const { id: assignment_id } = (await owner.call('assignments.create')).body.data
  await owner.call('people.assignments')
  await owner.call('assignments.list')
  await owner.call('assignments.get')
  await owner.call('assignments.update')
  await owner.call('assignments.delete', { path: { id: assignment_id } }) // the first assignment cannot be deleted
  await owner.call('checklists.create')
  await owner.call('checklists.list')
  await owner.call('checklists.get')
  await owner.call('checklists.update')
  await owner.call('checklists.start')
  await owner.call('people.checklists')
  await owner.call('tasks.list')
  await owner.call('tasks.get')
  await owner.call('tasks.update')
  await owner.call('tasks.complete')
  await owner.call('tasks.reopen')
  await owner.call('tasks.cancel')
  await owner.call('tasks.create')
  const { id: uploadId } = (await owner.call('tasks.create', { body: { kind: 'upload_file' } })).body.data
  await owner.call('tasks.upload', { path: { id: uploadId }, body: { file: await onePage() } as never })
  await owner.call('identifiers.create')
  await owner.call('people.identifiers')
  await owner.call('identifiers.list')
  await owner.call('identifiers.get')
  await owner.call('identifiers.update')
  await owner.call('identifiers.reveal')
  await owner.call('identifiers.delete')
  await owner.call('emergencyContacts.create')
  await owner.call('emergencyContacts.list')
  await owner.call('emergencyContacts.get')
  await owner.call('emergencyContacts.update')
  await owner.call('emergencyContacts.delete')
  await owner.call('dependents.create')
  await owner.call('dependents.list')
  await owner.call('dependents.get')
  await owner.call('dependents.update')
  await owner.call('dependents.delete')
  await owner.call('compensations.create')
  await owner.call('people.compensations')
  await owner.call('compensations.list')
  await owner.call('compensations.get')
  await owner.call('compensations.update')
  await owner.call('compensations.import')
  await owner.call('compensations.delete')

  await owner.call('bankAccounts.create')
  await owner.call('people.bankAccounts')
  await owner.call('bankAccounts.list')
  await owner.call('bankAccounts.get')
  await owner.call('bankAccounts.update')
  await owner.call('bankAccounts.delete')
  await owner.call('business.setDebtor')
  await owner.call('business.debtor')
  await owner.call('payRuns.payments')

  await owner.call('paySchedules.preview')
  await owner.call('paySchedules.create')
  await owner.call('paySchedules.list')
  await owner.call('paySchedules.get')
  await owner.call('paySchedules.update')
  await owner.call('paySchedules.delete')

  await owner.call('payCodes.create')
  await owner.call('payCodes.list')
  await owner.call('payCodes.get')
  await owner.call('payCodes.update')
  await owner.call('payCodes.delete')

  await owner.call('reports.headcount')
  await owner.call('reports.turnover')
  await owner.call('reports.payCost')

  await owner.call('recurringLines.create')
  await owner.call('recurringLines.list')
  await owner.call('recurringLines.get')
  await owner.call('recurringLines.update')
  await owner.call('recurringLines.delete')

  // A completed pay run is final: these two need others.
  const another = async () => ({ path: { id: (await owner.call('payRuns.create')).body.data.id } })
  await owner.call('payRuns.cancel', await another())
  await owner.call('payRuns.delete', await another())
}

export async function sendLeaveExamples(anonymous: Sender, owner: Sender): Promise<void> {
  await owner.call('leaveTypes.create')
  await owner.call('leaveTypes.list')
  await owner.call('leaveTypes.get')
  await owner.call('leaveTypes.update')
  await owner.call('holidays.create')
  await owner.call('holidays.list')
  await owner.call('holidays.import')
  await owner.call('holidays.get')
  await owner.call('holidays.update')
  await owner.call('holidays.delete')
  await owner.call('leaveBalances.adjust')
  await owner.call('leaveBalances.adjustMany')
  await owner.call('leaveBalances.import')
  assert.deepEqual((await owner.call('leaveRequests.preview')).body.data.problems, [])
  const { id } = (await owner.call('leaveRequests.create')).body.data
  await owner.call('leaveRequests.list')
  await owner.call('leaveRequests.exportCsv')
  await owner.call('leaveRequests.get')
  await owner.call('leaveRequests.update', { path: { id } }) // the example’s end date is after this request
  await owner.call('leaveRequests.approve')
  await owner.call('leaveAttachments.upload', { body: { file: await onePage() } as never })
  await owner.call('leaveAttachments.list')
  await owner.call('leaveAttachments.file')
  await owner.call('leaveAttachments.delete')
  await owner.call('leaveBalances.list')
  await owner.call('leaveBalances.exportCsv')
  await owner.call('leaveLedger.list')
  await owner.call('leaveCalendar.get')
  await owner.call('leaveCalendar.team')
  await owner.call('reports.absence')
  await owner.call('reports.leaveLiability')
  await owner.call('reports.leaveLiabilityPeople')
  await owner.call('leaveCalendar.ics')
  await owner.call('leaveRequests.cancel')
  await owner.call('leaveRequests.reject', { path: { id } }) // request 1 is already decided

  await owner.call('me.setDelegate')
  await owner.call('me.getDelegate')
  await owner.call('me.deleteDelegate')
  const { url = '' } = (await owner.call('leaveFeeds.create')).body.data
  await owner.call('leaveFeeds.list')
  await anonymous.call('leaveFeeds.ics', { path: { token: url.split('/').at(-2) ?? '' } }) // the token is secret
  await owner.call('leaveFeeds.revoke')
}

/** @param person - a user with a record and a role that cannot approve changes */
export async function sendPersonChangeExamples(person: Sender, owner: Sender): Promise<void> {
  const request = async (body?: object) => {
    const { change_request } = (await person.call('me.updatePerson', { ...(body && { body }) })).body.data
    return { path: { id: change_request?.id ?? 0 } }
  }
  const first = await request()
  await owner.call('personChanges.list')
  await owner.call('personChanges.get', first) // the example ID may be of another request
  await owner.call('personChanges.approve', first)
  await owner.call('personChanges.reject', await request({ last_name: 'King' })) // a new request
  await person.call('personChanges.cancel', await request({ last_name: 'Byron' })) // a new request
}
