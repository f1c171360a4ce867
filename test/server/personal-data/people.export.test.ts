import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { roleScopes } from '../../../server/access/roles.ts'
import type { PersonSignature } from '../../../server/documents/signing/person-signatures.ts'
import { createLog } from '../../../server/process/log.ts'
import { encodeForm } from '../../support/browser/form.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { eventually, hold } from '../../support/race.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { connect, createApp } from '../../support/samples/app.ts'
import { createBankAccount, createPayment, iban } from '../../support/samples/bank-account.ts'
import { createCompensation } from '../../support/samples/compensation.ts'
import { createCustomField } from '../../support/samples/custom-field.ts'
import { createDocument, onePage } from '../../support/samples/document.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { registerPasskey } from '../../support/samples/passkey.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { createDependent, createEmergencyContact, createIdentifier } from '../../support/samples/personal-details.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from '../documents/document-fixture.ts'

const logLines: string[] = []
const log = createLog('server', { logLevel: 'error' }, { write: (line) => void logLines.push(line) })
const app = await startTestApp({ log })
const { db } = app
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

/** Returns the files of an export by name, each decoded as Latin-1. */
async function readExport(by: Caller, id: number): Promise<Map<string, string>> {
  const { bytes } = await by.call('people.export', { path: { id } })
  return new Map(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, Buffer.from(part).toString('latin1')]))
}

const parseFile = (files: Map<string, string>, name: string) =>
  JSON.parse(Buffer.from(files.get(name) ?? assert.fail(`there is no ${name}`), 'latin1').toString())

describe('people.export', () => {
  it('has the values of archived custom fields, of those that the caller would see', async () => {
    const everyone = { visible_to: ['self' as const] }
    const own = await createCustomField(app, { business_id, type: 'text', label: 'Languages', ...everyone })
    const secret = await createCustomField(app, { business_id, type: 'text', sensitive: true })
    const { id } = await createPerson(app, { business_id })
    const user = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, user.id, id)
    const custom_fields = { [own.key]: 'Ladino', [secret.key]: 'asthma' }
    await api.call('people.update', { path: { id }, body: { custom_fields } })
    for (const field of [own, secret])
      await api.call('customFields.update', { path: { id: field.id }, body: { archived: true } })
    const readValues = async (by: Caller) => parseFile(await readExport(by, id), 'custom-fields.json')
    const ownValue = { key: own.key, label: 'Languages', type: 'text', archived: true, value: 'Ladino' }
    assert.deepEqual(await readValues(caller(app, user.token)), [ownValue])
    const secretValue = { key: secret.key, label: 'Shirt size', type: 'text', archived: true, value: 'asthma' }
    assert.deepEqual(await readValues(api), [ownValue, secretValue])

    await api.call('people.update', { path: { id }, body: { start_date: '2020-01-01', last_day: '2020-12-31' } })
    const { first_name, last_name } = (await api.call('people.get', { path: { id } })).body.data
    await api.call('people.erase', { path: { id }, body: { confirm: `${first_name} ${last_name}` } })
    assert.deepEqual(await readValues(api), [])
  })

  it('has all data about a person, with an index', async () => {
    const person = (
      await api.call('people.create', { body: { first_name: 'Zoë', last_name: 'Lovelace', email: 'zoe@example.com' } })
    ).body.data
    const { id } = person
    const user = await createUser(app, { business_id, role: 'employee', email: 'zoe.login@example.com' })
    await linkUser(app, user.id, id)
    await registerPasskey(app, user, { name: 'Key ring' })
    await connect(app, await createApp(app, owner, { scopes: ['self'] }), user, { scope: 'self' })
    await caller(app, user.token).call('leaveFeeds.create', { body: { name: 'Phone' } })
    await caller(app, user.token).call('me.updatePerson', { body: { last_name: 'Byron' } })
    const { id: leave_type_id } = await createLeaveType(app, { business_id, allow_negative: true })
    const leave = { person_id: id, leave_type_id, start_date: '2026-03-02', end_date: '2026-03-02', note: 'Moving' }
    const { id: request } = (await api.call('leaveRequests.create', { body: leave })).body.data
    const certificate = encodeForm({ file: await onePage('Certificate'), title: 'From the doctor' })
    const attached = await api.send('leaveAttachments.upload', { path: { id: request }, ...certificate })
    const { id: attachment } = attached.body.data
    await api.call('leaveBalances.adjust', { body: { person_id: id, leave_type_id, days: 5, note: 'Opening balance' } })
    const { id: run } = await createPayRun(app, { business_id, people: [id] })
    const document = await createDocument(app, { business_id, person_id: id })
    await createCompensation(app, { business_id, person_id: id })
    await createIdentifier(app, { business_id, person_id: id })
    await createEmergencyContact(app, { business_id, person_id: id })
    await createDependent(app, { business_id, person_id: id })
    const { id: bank_account_id } = await createBankAccount(app, { business_id, person_id: id, created_by: owner.id })
    await createPayment(app, { business_id, pay_run_id: run, person_id: id, bank_account_id })

    const { headers } = await api.call('people.export', { path: { id } })
    assert.equal(headers['content-type'], 'application/zip')
    assert.equal(headers['content-disposition'], `attachment; filename="person-${id}.zip"`)
    const files = await readExport(api, id)
    assert.deepEqual(
      [...files.keys()],
      [
        'README.txt',
        'index.json',
        'person.json',
        'custom-fields.json',
        'user.json',
        'sessions.json',
        'passkeys.json',
        'connected-apps.json',
        'leave-feeds.json',
        'change-requests.json',
        'employments.json',
        'assignments.json',
        'compensations.json',
        'tasks.json',
        'identifiers.json',
        'emergency-contacts.json',
        'dependents.json',
        'bank-accounts.json',
        'payments.json',
        'leave/requests.json',
        'leave/attachments.json',
        `leave/attachments/${attachment}.pdf`,
        'leave/ledger.json',
        `payslips/pay-run-${run}.json`,
        `payslips/pay-run-${run}.pdf`,
        'signatures.json',
        `documents/${document.id}/document.json`,
        `documents/${document.id}/trail.json`,
        `documents/${document.id}/original.pdf`,
        'recurring-lines.json',
        'events.json',
        'audit-log.json',
      ],
    )
    const { files: index } = parseFile(files, 'index.json')
    assert.deepEqual(
      index.map(({ name }: { name: string }) => name),
      [...files.keys()].slice(2),
    )
    for (const entry of index) assert.ok(files.get('README.txt')?.includes(entry.name) && entry.what !== '')

    assert.deepEqual(parseFile(files, 'person.json'), (await api.call('people.get', { path: { id } })).body.data)
    assert.equal(parseFile(files, 'user.json').email, user.email)
    assert.equal(parseFile(files, 'sessions.json')[0].id, user.session_id)
    assert.equal(parseFile(files, 'leave-feeds.json')[0].name, 'Phone')
    assert.equal(parseFile(files, 'passkeys.json')[0].name, 'Key ring')
    assert.equal(parseFile(files, 'connected-apps.json')[0].app_name, 'Shift planner')
    assert.deepEqual(parseFile(files, 'signatures.json'), [])
    assert.deepEqual(parseFile(files, 'change-requests.json')[0].requested, { last_name: 'Byron' })
    assert.deepEqual(
      parseFile(files, 'employments.json'),
      (await api.call('people.employments', { path: { id } })).body.data,
    )
    assert.equal(parseFile(files, 'assignments.json')[0].person_id, id)
    assert.equal(parseFile(files, 'compensations.json')[0].amount, '48000.00')
    assert.equal(parseFile(files, 'identifiers.json')[0].value, 'L01X04711')
    assert.equal(parseFile(files, 'emergency-contacts.json')[0].name, 'William King')
    assert.equal(parseFile(files, 'dependents.json')[0].first_name, 'Byron')
    assert.equal(parseFile(files, 'bank-accounts.json')[0].number, iban)
    const [payment] = parseFile(files, 'payments.json')
    assert.deepEqual([payment.pay_run_id, payment.number, payment.amount], [run, iban, '1.00'])
    assert.equal(parseFile(files, 'leave/requests.json')[0].note, 'Moving')
    assert.equal(parseFile(files, 'leave/attachments.json')[0].title, 'From the doctor')
    assert.ok(files.get(`leave/attachments/${attachment}.pdf`)?.startsWith('%PDF-'))
    assert.equal(parseFile(files, 'leave/ledger.json')[0].note, 'Opening balance')
    const place = { path: { id: run, person_id: id } }
    assert.deepEqual(
      parseFile(files, `payslips/pay-run-${run}.json`),
      (await api.call('payslips.get', place)).body.data,
    )
    assert.deepEqual(
      files.get(`payslips/pay-run-${run}.pdf`),
      (await api.call('payslips.pdf', place)).bytes.toString('latin1'),
    )
    const original = Buffer.from(files.get(`documents/${document.id}/original.pdf`) ?? '', 'latin1')
    assert.equal(createHash('sha256').update(original).digest('hex'), document.sha256)
    const types = parseFile(files, 'events.json').map(({ type }: { type: string }) => type)
    assert.deepEqual(types, [
      'person.created',
      'person_change.requested',
      'leave.requested',
      'leave.updated',
      'leave.balance_adjusted',
    ])
    const actions = parseFile(files, 'audit-log.json').map(({ action }: { action: string }) => action)
    assert.deepEqual(actions.slice(0, 8), [
      'person.created',
      'passkey.added',
      'app.connected',
      'leave_feed.created',
      'person_change.requested',
      'leave.requested',
      'leave_attachment.created',
      'leave_balance.adjusted',
    ])
    const text = [...files.values()].join('')
    assert.ok(!/password_hash|token_hash|ciphertext|public_key|credential_id/.test(text))
  })

  it('has the signed file and the trail of a document', async () => {
    const fixture = await createDocumentFixture(app)
    const { document, tokens } = await fixture.sendDocument()
    await caller(app).call('signing.sign', { path: { token: tokens[0] ?? '' }, body: signatureFor(document) })
    const { signed_sha256, person_id } = await fixture.get(document.id)
    const files = await readExport(fixture.api, person_id)
    const signed = Buffer.from(files.get(`documents/${document.id}/signed.pdf`) ?? '', 'latin1')
    assert.equal(createHash('sha256').update(signed).digest('hex'), signed_sha256)
    assert.deepEqual(parseFile(files, `documents/${document.id}/trail.json`), await fixture.readTrail(document.id))
  })

  it('has the signatures of the person on documents about others, without the content and the other signers', async () => {
    const fixture = await createDocumentFixture(app)
    const { api } = fixture
    const business = { business_id: fixture.business.id }
    const { id, email } = await createPerson(app, business)
    const user = await createUser(app, { ...business, role: 'employee' })
    await linkUser(app, user.id, id)
    const grace = { name: 'Grace Hopper', email: 'grace@example.com' }
    const [asPerson, asUser] = [email.toUpperCase(), user.email].map((email) => ({ name: 'Ada Lovelace', email }))
    assert.ok(asPerson && asUser)
    const sign = async (
      { document, tokens }: Awaited<ReturnType<typeof fixture.sendDocument>>,
      { position = 0, ...members }: { position?: number; full_name?: string; on_behalf?: boolean } = {},
    ) => {
      const path = { token: tokens[position] ?? '' }
      const body = { ...signatureFor(document), ...members }
      const { status } = await caller(app).send('signing.sign', { path, header: { 'user-agent': 'Browser' }, body })
      assert.equal(status, 200)
    }
    const signed = await fixture.sendDocument(2, { signers: [grace, asPerson], signing_order: 'parallel' })
    await sign(signed, { position: 1 })
    const onBehalf = await fixture.sendDocument(1, { signers: [asUser] })
    await sign(onBehalf, { full_name: 'Katherine Johnson', on_behalf: true })
    const declined = await fixture.sendDocument(1, { signers: [asUser] })
    await caller(app).call('signing.decline', { path: { token: declined.token }, body: { reason: 'Not mine' } })
    const draft = await fixture.draft(1, { signers: [asPerson] })
    await fixture.sendDocument(1, { signers: [grace] })

    const files = await readExport(api, id)
    const signatures = parseFile(files, 'signatures.json')
    assert.deepEqual(
      signatures.map((each: PersonSignature) => [each.document.id, each.order, each.status, each.document.status]),
      [
        [signed.document.id, 2, 'signed', 'sent'],
        [onBehalf.document.id, 1, 'signed', 'signed'],
        [declined.document.id, 1, 'declined', 'declined'],
        [draft.id, 1, 'pending', 'draft'],
      ],
    )
    const [first, second, third] = signatures
    assert.deepEqual([first.full_name, first.user_agent, first.on_behalf], ['Ada Lovelace', 'Browser', false])
    assert.ok(first.signed_at && first.document.sent_at && first.document.signed_at === null)
    assert.deepEqual([second.full_name, second.ip, second.user_agent, second.on_behalf], [null, null, null, true])
    assert.equal(third.decline_reason, 'Not mine')
    assert.ok(![...files.values()].join('').includes('Grace'))
    const own = parseFile(await readExport(caller(app, user.token), id), 'signatures.json')
    assert.deepEqual(own, signatures.slice(0, 3), 'the person does not see a draft')
  })

  it('has compensations only with compensation:read, and without planned ones for the person', async () => {
    const { id } = await createPerson(app, { business_id })
    await createCompensation(app, { business_id, person_id: id })
    await createCompensation(app, { business_id, person_id: id, effective_on: '2099-01-01' })
    const scopes = roleScopes('admin').filter((scope) => scope !== 'compensation:read' && scope !== 'self')
    const { token } = await createKey(app, owner, { scopes })
    assert.ok(!(await readExport(caller(app, token), id)).has('compensations.json'))
    const user = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, user.id, id)
    const own = parseFile(await readExport(caller(app, user.token), id), 'compensations.json')
    assert.deepEqual(
      own.map(({ effective_on, ends_on }: Record<string, unknown>) => [effective_on, ends_on]),
      [['2026-01-01', null]],
    )
  })

  it('has no data about other people', async () => {
    const [ours, theirs] = [await createPerson(app, { business_id }), await createPerson(app, { business_id })]
    await createPayRun(app, { business_id, people: [ours.id, theirs.id] })
    await createDocument(app, { business_id, person_id: theirs.id })
    await api.call('people.update', { path: { id: theirs.id }, body: { job_title: 'Analyst' } })
    const files = await readExport(api, ours.id)
    assert.ok(![...files.keys()].some((name) => name.startsWith('documents/')))
    assert.deepEqual(parseFile(files, 'events.json'), [])
    assert.ok(![...files.values()].join('').includes(theirs.email))
  })

  it('is recorded when it starts, and not for HEAD', async () => {
    const { id } = await createPerson(app, { business_id })
    const entries = async () =>
      (await all(api, 'auditLog.list', { query: { action: 'person.exported' } })).filter(
        ({ detail }) => detail.person_id === id,
      ).length
    const { status } = await app.send('HEAD', `/v1/people/${id}/export`, { token: owner.token })
    assert.deepEqual([status, await entries()], [200, 0])
    await readExport(api, id)
    assert.equal(await entries(), 1)
  })

  it('is available for deleted people', async () => {
    const { id } = await createPerson(app, { business_id })
    await api.call('people.delete', { path: { id } })
    assert.ok(parseFile(await readExport(api, id), 'person.json').deleted_at)
  })

  it('contains only the data that other operations show to employees and managers', async () => {
    for (const role of ['employee', 'manager'] as const) {
      const user = await createUser(app, { business_id, role })
      const { id } = await createPerson(app, { business_id })
      await linkUser(app, user.id, id)
      const report = await createPerson(app, { business_id, manager_id: id })
      await createPayRun(app, { business_id, people: [id] })
      const completed = await createPayRun(app, { business_id, people: [id], status: 'completed' })
      await createDocument(app, { business_id, person_id: id })
      const document = await createDocument(app, { business_id, person_id: id, status: 'sent' })
      const self = caller(app, user.token)
      const names = [...(await readExport(self, id)).keys()]
      assert.deepEqual(
        names.filter((name) => /^(payslips|documents)\//.test(name) && name.endsWith('.json')),
        [
          `payslips/pay-run-${completed.id}.json`,
          `documents/${document.id}/document.json`,
          `documents/${document.id}/trail.json`,
        ],
      )
      assert.ok(!names.includes('audit-log.json') && !names.includes('events.json') && names.includes('user.json'))
      await self.expectError(404, 'people.export', { path: { id: report.id } })
    }
  })

  it('returns 403 with the missing scope for a key that cannot read all of it', async () => {
    const { id } = await createPerson(app, { business_id })
    const { token } = await createKey(app, owner, { scopes: ['people:read', 'documents:read'] })
    const { body } = await caller(app, token).expectError(403, 'people.export', { path: { id } })
    assert.equal(body.required_scope, 'payruns:read')
  })

  it('has the data of one snapshot, despite concurrent changes', async () => {
    const { id } = await createPerson(app, { business_id, job_title: 'Before' })
    const { id: leave_type_id } = await createLeaveType(app, { business_id, allow_negative: true })
    const lock = await hold(app.databaseUrl, 'lock table payslips in access exclusive mode')
    const pending = readExport(api, id)
    await lock.untilBlocked(1) // the person has been read
    await db.updateTable('people').set({ job_title: 'After' }).where('id', '=', id).execute()
    await api.call('leaveBalances.adjust', { body: { person_id: id, leave_type_id, days: 5 } })
    await lock.release()
    const files = await pending
    assert.equal(parseFile(files, 'person.json').job_title, 'Before')
    assert.deepEqual(parseFile(files, 'leave/ledger.json'), [])
  })

  it('is aborted, with a line in the log, when the hash of a file differs from the record', async () => {
    const { id } = await createPerson(app, { business_id })
    const document = await createDocument(app, { business_id, person_id: id })
    await sql`update document_files set bytes = 'another' where document_id = ${document.id}`.execute(db)
    await assert.rejects(app.send('GET', `/v1/people/${id}/export`, { token: owner.token }))
    await eventually('the failure is logged', async () => logLines.length > 0)
    const { operation, aborted, err } = JSON.parse(logLines[0] ?? '')
    assert.deepEqual([operation, aborted], ['people.export', true])
    assert.match(JSON.stringify(err), /was changed while it was exported/)
  })
})
