import { createHash } from 'node:crypto'
import { readSubjectEntries } from '../audit/subject-entries.ts'
import { readDocumentFile } from '../documents/document-files.ts'
import { trailColumns } from '../documents/documents.audit.ts'
import { type DocumentRow, presentDocument } from '../documents/present-document.ts'
import { readPersonEvents } from '../events/person-events.ts'
import { readContent } from '../leave/attachments/attachment-content.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { presentPayslip } from '../pay-runs/payslips/present-payslip.ts'
import { printPayslip } from '../pay-runs/payslips/print-payslip.ts'
import { type ExportedRecord, readExportedRecord } from './exported-record.ts'
import type { ZippedFile } from './stream-zip.ts'

/** A file of an export. Its content is generated when the archive reaches it. */
interface ExportedFile {
  name: string
  description: string
  read(): AsyncIterable<string | Uint8Array>
}

/**
 * Generates all data about a person as files, preceded by an index of the files as text and as JSON. File names contain
 * no user-entered text, so that they are valid on every system. Callers whose reach is only themselves get what they
 * see elsewhere: no future pay, and no logs, which show other people.
 */
export async function* exportedFiles(work: Work<Principal>, id: number): AsyncGenerator<ZippedFile> {
  const record = await readExportedRecord(work, id)
  const files = recordFiles(work, record)
  for (const { name, read } of [...indexFiles(record, files), ...files]) {
    yield { name, content: read(), isCompressed: name.endsWith('.pdf') }
  }
}

function recordFiles(work: Work<Principal>, record: ExportedRecord): ExportedFile[] {
  const { person, user } = record
  const files = [
    json('person.json', 'The record of the person', person),
    json('custom-fields.json', 'Values of custom fields, including archived ones', record.customFields),
    ...(user === undefined
      ? []
      : [
          json('user.json', 'The user account of the person, without secrets', user),
          json('sessions.json', 'Sessions of this user', record.sessions),
          json('passkeys.json', 'Passkeys of this user, without keys', record.passkeys),
          json('connected-apps.json', 'Apps that act for this user', record.connectedApps),
          json('leave-feeds.json', 'Links to the leave calendar of this user, without secrets', record.leaveFeeds),
        ]),
    json('change-requests.json', 'Changes of the record that the person requested', record.personChanges),
    json('employments.json', 'Employments, former and current', record.employments),
    json('assignments.json', 'Jobs, places of work and managers, past and current', record.assignments),
    ...(record.compensations === undefined
      ? []
      : [json('compensations.json', 'Compensations, past and current', record.compensations)]),
    json('tasks.json', 'Tasks about the person', record.tasks),
    ...(record.identifiers === undefined
      ? []
      : [json('identifiers.json', 'Identifiers, with their numbers', record.identifiers)]),
    json('emergency-contacts.json', 'Emergency contacts', record.emergencyContacts),
    ...(record.dependents === undefined ? [] : [json('dependents.json', 'Dependents', record.dependents)]),
    ...(record.bankAccounts === undefined
      ? []
      : [json('bank-accounts.json', 'Bank accounts, with their numbers', record.bankAccounts)]),
    ...(record.payments === undefined
      ? []
      : [json('payments.json', 'Payments of net pay, with the numbers of the accounts', record.payments)]),
    json('leave/requests.json', 'Requests for leave', record.leaveRequests),
    ...leaveAttachmentFiles(work, record.leaveAttachments),
    json('leave/ledger.json', 'Lines of the leave balances', record.leaveLedger),
    ...record.payslips.flatMap((payslip) => {
      const name = `payslips/pay-run-${payslip.pay_run_id}`
      const description = `The payslip of ${payslip.period_start} to ${payslip.period_end}`
      return [
        json(`${name}.json`, description, presentPayslip(payslip)),
        { name: `${name}.pdf`, description: `${description}, to print`, read: () => printPayslip(work, payslip) },
      ]
    }),
    json('signatures.json', 'Signatures of the person on documents about other people', record.signatures),
    ...record.documents.flatMap((document) => documentFiles(work, document, record.at)),
  ]
  if (work.by.reach.own_person !== undefined) return files
  const subject = { person_id: person.id, user_id: person.user_id }
  return [
    ...files,
    json('recurring-lines.json', 'Recurring lines of payslips', record.recurringLines),
    {
      name: 'events.json',
      description: 'Events about the person, as sent to webhooks',
      read: () => jsonList(eventsUntil(work, person.id, record.at)),
    },
    {
      name: 'audit-log.json',
      description: 'Audit log entries by and about the person',
      read: () => jsonList(readSubjectEntries(work, subject, record.at)),
    },
  ]
}

/** @param attachments - undefined if the caller may not read them */
function leaveAttachmentFiles(work: Work, attachments: Schemas['LeaveAttachment'][] | undefined): ExportedFile[] {
  if (attachments === undefined) return []
  return [
    json('leave/attachments.json', 'Attachments of requests for leave', attachments),
    ...attachments.map(({ id, leave_request_id }) => ({
      name: `leave/attachments/${id}.pdf`,
      description: `An attachment of leave request ${leave_request_id}`,
      read: () => readContent(work, id),
    })),
  ]
}

function documentFiles(work: Work<Principal>, document: DocumentRow, until: string): ExportedFile[] {
  const { id, title, sha256, signed_sha256 } = document
  const file = (kind: 'original' | 'signed', expected: string) => ({
    name: `documents/${id}/${kind}.pdf`,
    description: `The ${kind} file of “${title}”`,
    read: () => verified(readDocumentFile(work, { document_id: id, kind }), expected),
  })
  return [
    json(`documents/${id}/document.json`, `The document “${title}”`, presentDocument(document, work.by)),
    {
      name: `documents/${id}/trail.json`,
      description: `The audit trail of “${title}”`,
      read: () => jsonList(readTrail(work, id, until)),
    },
    file('original', sha256),
    ...(signed_sha256 === null ? [] : [file('signed', signed_sha256)]),
  ]
}

/** Returns the index of the other files, as text and as JSON. */
function indexFiles({ at, person }: ExportedRecord, files: ExportedFile[]): ExportedFile[] {
  const entries = files.map(({ name, description }) => ({ name, what: description }))
  const lines = files.map(({ name, description }) => `${name}\n  ${description}.\n`)
  return [
    text('README.txt', 'This list', [`All data about person ${person.id} on ${at}.\n\n`, ...lines].join('')),
    json('index.json', 'The same list as JSON', { person_id: person.id, exported_at: at, files: entries }),
  ]
}

const text = (name: string, description: string, content: string): ExportedFile => ({
  name,
  description,
  read: async function* () {
    yield content
  },
})

const json = (name: string, description: string, content: unknown): ExportedFile =>
  text(name, description, `${JSON.stringify(content, null, 2)}\n`)

/** Streams a list as JSON, with one item per line. */
async function* jsonList(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let separator = '['
  for await (const page of pages) {
    for (const item of page) {
      yield `${separator}\n${JSON.stringify(item)}`
      separator = ','
    }
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

async function* eventsUntil(work: Work<Principal>, person_id: number, until: string): AsyncGenerator<unknown[]> {
  for await (const events of readPersonEvents(work, person_id)) {
    yield events.map(({ body }) => JSON.parse(body)).filter(({ created_at }) => created_at <= until)
  }
}

async function* readTrail({ db, business_id }: Work, document_id: number, until: string): AsyncGenerator<unknown[]> {
  yield await db
    .selectFrom('document_audit')
    .select(trailColumns)
    .where('business_id', '=', business_id)
    .where('document_id', '=', document_id)
    .where('at', '<=', until)
    .orderBy('seq')
    .execute()
}

/**
 * Passes on the parts of a file and verifies its hash.
 *
 * @throws {Error} after the last part, if the hash differs from the record, because the file was changed since
 */
async function* verified(parts: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== sha256) throw new Error('a document was changed while it was exported')
}
