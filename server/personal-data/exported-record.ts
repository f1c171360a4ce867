import { sql } from 'kysely'
import { presentConnection, selectConnections } from '../access/apps/present-connection.ts'
import { presentPasskey, selectPasskeys } from '../access/passkeys/present-passkey.ts'
import { presentUser, selectUser } from '../access/users/present-user.ts'
import { selectBankAccounts } from '../bank-accounts/find-bank-account.ts'
import { presentBankAccount } from '../bank-accounts/present-bank-account.ts'
import { openAccountNumber } from '../bank-accounts/sealed-number.ts'
import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { selectCompensations } from '../compensation/find-compensation.ts'
import { presentCompensation } from '../compensation/present-compensation.ts'
import { type ExportedValue, readExportedValues } from '../custom-fields/exported-values.ts'
import { isVisible } from '../documents/find-document.ts'
import { type DocumentRow, documentColumns } from '../documents/present-document.ts'
import { type PersonSignature, readPersonSignatures } from '../documents/signing/person-signatures.ts'
import { attachmentColumns, presentAttachment } from '../leave/attachments/present-attachment.ts'
import { leaveLineColumns, presentLeaveLine } from '../leave/balances/present-leave-line.ts'
import { leaveFeedColumns, presentLeaveFeed } from '../leave/calendar/present-leave-feed.ts'
import { type LeaveRequestRow, leavePresenter, leaveRequestColumns } from '../leave/present-leave-request.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Principal } from '../operation/principal.ts'
import { inSnapshot, type Work } from '../operation/work.ts'
import { type PersonPayment, readPersonPayments } from '../pay-runs/payments/read-person-payments.ts'
import type { FullPayslipRow } from '../pay-runs/payslips/present-payslip.ts'
import { readPersonPayslips } from '../pay-runs/payslips/select-payslips.ts'
import { presentRecurringLine, recurringLineColumns } from '../pay-runs/recurring-lines/present-recurring-line.ts'
import { selectAssignments } from '../people/assignments/find-assignment.ts'
import { presentAssignment } from '../people/assignments/present-assignment.ts'
import { presentEmployment, selectEmployments } from '../people/employments/list-employments.ts'
import { personColumns, showPerson } from '../people/present-person.ts'
import { selectPersonChanges } from '../person-changes/find-person-change.ts'
import { personChangePresenter } from '../person-changes/present-person-change.ts'
import { dependentList, presentDependent } from '../personal-details/dependents/dependent-list.ts'
import type { DetailList, DetailRow } from '../personal-details/detail-list.ts'
import {
  emergencyContactList,
  presentEmergencyContact,
} from '../personal-details/emergency-contacts/emergency-contact-list.ts'
import { selectDetails } from '../personal-details/find-detail.ts'
import {
  type IdentifierRow,
  identifierList,
  presentIdentifier,
} from '../personal-details/identifiers/identifier-list.ts'
import { openNumber } from '../personal-details/identifiers/identifier-number.ts'
import { isVisibleTask } from '../tasks/assigned-to.ts'
import { presentTask, selectTasks } from '../tasks/present-task.ts'

/**
 * The records about a person, except files, audit trails and logs, which are append-only and are read while they are
 * sent.
 */
export interface ExportedRecord {
  /** The time of the snapshot. */
  at: string
  person: Schemas['Person']
  customFields: ExportedValue[]
  /** The user account; undefined if the person has none. */
  user: Schemas['User'] | undefined
  sessions: Omit<Schemas['Session'], 'current'>[]
  passkeys: Schemas['Passkey'][]
  connectedApps: Schemas['ConnectedApp'][]
  leaveFeeds: Schemas['LeaveFeed'][]
  leaveRequests: Schemas['LeaveRequest'][]
  /** Undefined if the caller may not read them. */
  leaveAttachments: Schemas['LeaveAttachment'][] | undefined
  leaveLedger: Schemas['LeaveLine'][]
  payslips: FullPayslipRow[]
  assignments: Schemas['Assignment'][]
  employments: Schemas['Employment'][]
  personChanges: Schemas['PersonChange'][]
  /** Undefined if the caller may not read them. */
  compensations: Schemas['Compensation'][] | undefined
  tasks: Schemas['Task'][]
  /** Undefined if the caller may not read them. */
  identifiers: (Schemas['Identifier'] & { value: string })[] | undefined
  emergencyContacts: Schemas['EmergencyContact'][]
  /** Undefined if the caller may not read them. */
  dependents: Schemas['Dependent'][] | undefined
  /** With their numbers. Undefined if the caller may not read them. */
  bankAccounts: (Schemas['BankAccount'] & { number: string })[] | undefined
  /** With the numbers of the accounts. Undefined if the caller may not read them. */
  payments: PersonPayment[] | undefined
  recurringLines: Schemas['RecurringLine'][]
  documents: DocumentRow[]
  /** On documents about other people. */
  signatures: PersonSignature[]
}

/** Reads the records in one snapshot. The transaction ends before anything is sent. */
export const readExportedRecord = (work: Work<Principal>, id: number): Promise<ExportedRecord> =>
  inSnapshot(work, async (work) => {
    const { db, business_id, by } = work
    const personKey = { business_id, person_id: id }
    const person = await db
      .selectFrom('people')
      .select(personColumns(work))
      .select(sql<string>`now()`.as('read_at'))
      .where('business_id', '=', business_id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const user = person.user_id === null ? undefined : await selectUser(work, person.user_id).executeTakeFirstOrThrow()
    const isOfUser = { business_id, user_id: person.user_id ?? 0 }
    const requests = await db
      .selectFrom('leave_requests')
      .select(leaveRequestColumns)
      .where(({ and }) => and(personKey))
      .orderBy('id')
      .execute()
    const showLeave = await leavePresenter(work, requests)
    return {
      at: person.read_at,
      person: await showPerson(work, person),
      customFields: await readExportedValues(work, person),
      user: user && presentUser(user),
      sessions: await db
        .selectFrom('sessions')
        .select(['id', 'ip', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
        .where(({ and }) => and(isOfUser))
        .orderBy('id')
        .execute(),
      passkeys: (
        await selectPasskeys(work, person.user_id ?? 0)
          .orderBy('id')
          .execute()
      ).map(presentPasskey),
      connectedApps: (
        await selectConnections(work)
          .where('user_id', '=', person.user_id ?? 0)
          .orderBy('id')
          .execute()
      ).map(presentConnection),
      leaveFeeds: (
        await db
          .selectFrom('leave_feeds')
          .select(leaveFeedColumns)
          .where(({ and }) => and(isOfUser))
          .orderBy('id')
          .execute()
      ).map(presentLeaveFeed),
      leaveRequests: requests.map(showLeave),
      leaveAttachments: await readLeaveAttachments(work, requests),
      leaveLedger: (
        await db
          .selectFrom('leave_ledger')
          .select(leaveLineColumns)
          .where(({ and }) => and(personKey))
          .orderBy('id')
          .execute()
      ).map(presentLeaveLine),
      payslips: await readPersonPayslips(work, id),
      assignments: (
        await selectAssignments(work)
          .where('assignments.person_id', '=', id)
          .orderBy('assignments.effective_on')
          .execute()
      ).map(presentAssignment),
      employments: (await selectEmployments(work, id).orderBy('number').execute()).map(presentEmployment),
      personChanges: await readPersonChanges(work, id),
      compensations: await readCompensations(work, id),
      tasks: await readTasks(work, id),
      ...(await readPersonalDetails(work, id)),
      bankAccounts: mayReadBankAccounts(by) ? await readBankAccounts(work, id) : undefined,
      payments: mayReadBankAccounts(by) ? await readPersonPayments(work, id) : undefined,
      recurringLines: (
        await db
          .selectFrom('recurring_lines')
          .select(recurringLineColumns)
          .where(({ and }) => and(personKey))
          .orderBy('id')
          .execute()
      ).map(presentRecurringLine),
      documents: await db
        .selectFrom('documents')
        .select(documentColumns(work))
        .where(({ and }) => and(personKey))
        .where(isVisible(work, by.reach))
        .orderBy('id')
        .execute(),
      signatures: await readPersonSignatures(work, person),
    }
  })

/** Reads the tasks about a person; for the person, those that they can do. */
async function readTasks(work: Work<Principal>, id: number): Promise<Schemas['Task'][]> {
  const rows = selectTasks(work).where('tasks.person_id', '=', id).where(isVisibleTask(work)).orderBy('tasks.id')
  return (await rows.execute()).map((row) => presentTask(row, work.by))
}

async function readCompensations(work: Work<Principal>, id: number): Promise<Schemas['Compensation'][] | undefined> {
  const { scopes, reach } = work.by
  if (reach.own_person === undefined && !scopes.has('compensation:read')) return undefined
  const rows = selectCompensations(work).where('compensations.person_id', '=', id)
  return (await rows.orderBy('compensations.effective_on').execute()).map(presentCompensation)
}

/** Reads the attachments of leave requests of a person. */
async function readLeaveAttachments(
  { db, business_id, by }: Work<Principal>,
  requests: readonly LeaveRequestRow[],
): Promise<Schemas['LeaveAttachment'][] | undefined> {
  if (by.reach.own_person === undefined && !by.scopes.has('leave:approve')) return undefined
  const statuses = new Map(requests.map(({ id, status }) => [id, status]))
  const rows = await db
    .selectFrom('leave_attachments')
    .select(attachmentColumns)
    .where('business_id', '=', business_id)
    .where(sql<boolean>`leave_request_id = any(${[...statuses.keys()]}::int[])`)
    .orderBy('id')
    .execute()
  return rows.map((row) => presentAttachment(by, row, statuses.get(row.leave_request_id) ?? 'cancelled'))
}

async function readPersonChanges(work: Work<Principal>, id: number): Promise<Schemas['PersonChange'][]> {
  const rows = await selectPersonChanges(work).where('person_id', '=', id).orderBy('id').execute()
  return rows.map(await personChangePresenter(work, rows, { withArchived: true }))
}

async function readPersonalDetails(work: Work<Principal>, id: number) {
  const { scopes, reach } = work.by
  const mayRead = reach.own_person !== undefined || scopes.has('personal:read')
  const read = <Row extends DetailRow>(list: DetailList<Row>): Promise<Row[]> =>
    selectDetails(work, list).where('person_id', '=', id).orderBy('id').execute()
  const number = (row: IdentifierRow) => openNumber(work.config.encryptionKeys, row.id, row.value_ciphertext)
  return {
    identifiers: mayRead
      ? (await read(identifierList)).map((row) => ({ ...presentIdentifier(row), value: number(row) }))
      : undefined,
    emergencyContacts: (await read(emergencyContactList)).map(presentEmergencyContact),
    dependents: mayRead ? (await read(dependentList)).map(presentDependent) : undefined,
  }
}

const mayReadBankAccounts = ({ scopes, reach }: Principal): boolean =>
  reach.own_person !== undefined || scopes.has('bank_accounts:read')

async function readBankAccounts(work: Work<Principal>, id: number): Promise<ExportedRecord['bankAccounts']> {
  const rows = await selectBankAccounts(work)
    .select('bank_accounts.number_ciphertext')
    .where('bank_accounts.person_id', '=', id)
    .orderBy('bank_accounts.id')
    .execute()
  const currency = await currencyOfBusiness(work)
  return rows.map((row) => ({
    ...presentBankAccount(row, currency),
    number: openAccountNumber(work.config.encryptionKeys, row.id, row.number_ciphertext),
  }))
}
