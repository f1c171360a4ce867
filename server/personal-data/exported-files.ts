import { createHash } from 'node:crypto'
import { readSubjectEntries } from '../audit/subject-entries.ts'
import { readDocumentFile } from '../documents/document-files.ts'
import { trailColumns } from '../documents/documents.audit.ts'
import { type DocumentRow, presentDocument } from '../documents/present-document.ts'
import { readPersonEvents } from '../events/person-events.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { presentPayslip } from '../pay-runs/payslips/present-payslip.ts'
import { printPayslip } from '../pay-runs/payslips/print-payslip.ts'
import { type ExportedRecord, readExportedRecord } from './exported-record.ts'
import type { ZippedFile } from './zipped.ts'

/** A file of an export, made when it is its turn. */
interface ExportedFile {
  name: string
  /** What it is, in words. */
  what: string
  make(): AsyncIterable<string | Uint8Array>
}

/**
 * Everything about somebody, as files: first an index of them, in words and as JSON. Names of files have no texts of
 * people, so that they suit every system. Those who reach themselves alone get what they see
 * elsewhere: no amounts to come, and no logs, which tell of others.
 */
export async function* exportedFiles(work: Work<Principal>, id: number): AsyncGenerator<ZippedFile> {
  const record = await readExportedRecord(work, id)
  const files = filesOf(work, record)
  for (const { name, make } of [...index(record, files), ...files]) {
    yield { name, content: make(), isCompressed: name.endsWith('.pdf') }
  }
}

function filesOf(work: Work<Principal>, record: ExportedRecord): ExportedFile[] {
  const { person, user } = record
  const files = [
    json('person.json', 'The record of the person', person),
    ...(user === undefined
      ? []
      : [
          json('user.json', 'The user by whom the person logs in, without secrets', user),
          json('sessions.json', 'Where this user has logged in', record.sessions),
          json('leave-feeds.json', 'Links to the leave calendar of this user, without secrets', record.leaveFeeds),
        ]),
    json('leave/requests.json', 'Requests for leave', record.leaveRequests),
    json('leave/ledger.json', 'What was booked on the leave of the person', record.leaveLedger),
    ...record.payslips.flatMap((payslip) => {
      const name = `payslips/pay-run-${payslip.pay_run_id}`
      const what = `The payslip of ${payslip.period_start} to ${payslip.period_end}`
      return [
        json(`${name}.json`, what, presentPayslip(payslip)),
        { name: `${name}.pdf`, what: `${what}, to print`, make: () => printPayslip(work, payslip) },
      ]
    }),
    ...record.documents.flatMap((document) => filesOfDocument(work, document, record.at)),
  ]
  if (work.by.reach.own_person !== undefined) return files
  const subject = { person_id: person.id, user_id: person.user_id }
  return [
    ...files,
    json('recurring-lines.json', 'What is on every payslip for a time', record.recurringLines),
    {
      name: 'events.json',
      what: 'Events about the person, as webhooks got them',
      make: () => jsonList(eventsUntil(work, person.id, record.at)),
    },
    {
      name: 'audit-log.json',
      what: 'What the person did, and what was done to them',
      make: () => jsonList(readSubjectEntries(work, subject, record.at)),
    },
  ]
}

function filesOfDocument(work: Work<Principal>, document: DocumentRow, until: string): ExportedFile[] {
  const { id, title, sha256, signed_sha256 } = document
  const file = (kind: 'original' | 'signed', expected: string) => ({
    name: `documents/${id}/${kind}.pdf`,
    what: `The ${kind} file of “${title}”`,
    make: () => checked(readDocumentFile(work, { document_id: id, kind }), expected),
  })
  return [
    json(`documents/${id}/document.json`, `The document “${title}”`, presentDocument(document, work.by)),
    {
      name: `documents/${id}/trail.json`,
      what: `What happened to “${title}”`,
      make: () => jsonList(readTrail(work, id, until)),
    },
    file('original', sha256),
    ...(signed_sha256 === null ? [] : [file('signed', signed_sha256)]),
  ]
}

/** The two files that say what the others are. */
function index({ at, person }: ExportedRecord, files: ExportedFile[]): ExportedFile[] {
  const listed = files.map(({ name, what }) => ({ name, what }))
  const lines = listed.map(({ name, what }) => `${name}\n  ${what}.\n`)
  return [
    text(
      'README.txt',
      'This list',
      [`Everything about person ${person.id}, as it was on ${at}.\n\n`, ...lines].join(''),
    ),
    json('index.json', 'The same list as JSON', { person_id: person.id, exported_at: at, files: listed }),
  ]
}

const text = (name: string, what: string, content: string): ExportedFile => ({
  name,
  what,
  make: async function* () {
    yield content
  },
})

const json = (name: string, what: string, content: unknown): ExportedFile =>
  text(name, what, `${JSON.stringify(content, null, 2)}\n`)

/** A list as JSON, an item on each line. */
async function* jsonList(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const page of pages) {
    for (const item of page) {
      yield `${before}\n${JSON.stringify(item)}`
      before = ','
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n'
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

/** @throws {Error} at its end, when a file is another one than the record says: it was changed in the meantime */
async function* checked(parts: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== sha256) throw new Error('a document was changed while it was exported')
}
