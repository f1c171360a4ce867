import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { hashPassword } from '../../../server/access/passwords/password.ts'
import { asJson } from '../../../server/db/as-json.ts'
import type { OperationId, Schemas } from '../../../server/operation/contract/contract.ts'
import { encodeForm } from '../../support/browser/form.ts'
import { operation } from '../../support/contract/contract.ts'
import { type AnyInput, type Caller, caller } from '../../support/http.ts'
import { onePage } from '../../support/samples/document.ts'
import {
  createBusiness,
  createPerson,
  createWebhook,
  linkUser,
  type TestBusiness,
  testPassword,
} from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { registerPasskey } from '../../support/samples/passkey.ts'
import { chunk, png } from '../../support/samples/raw-png.ts'
import type { TestApp } from '../../support/service/app.ts'
import { linkToken, signatureFor } from '../documents/document-fixture.ts'
import { otherPlanted, planted } from './planted-values.ts'

/** A person whose record and history contain every planted value. */
export interface PlantedPerson {
  business: TestBusiness
  owner: Caller
  id: number
  /** A document about another person, who signed it, and whose signed copy the person received. */
  otherDocument: Schemas['Document']
}

/** The name in the records of other people, which must remain. */
export const otherName = 'Grace Remaining'

/** Plants all values through the API, as an administrator and as the person, whose employment then ends. */
export async function plantValues(app: TestApp): Promise<PlantedPerson> {
  const business = await createBusiness(app)
  const { id: business_id } = business
  const owner = caller(app, business.owner.token)
  let requests = 0

  /** Calls an operation with its planted body. Returns the data of the response. */
  async function send(
    by: Caller,
    id: OperationId,
    members: Record<string, unknown> = {},
    { path, header }: Pick<AnyInput, 'path' | 'header'> = {},
  ) {
    const bodies: unknown = planted[id as keyof typeof planted] ?? {}
    const { body, parameters } = operation(id)
    const hasIdempotencyKey = parameters.some(({ name }) => name === 'Idempotency-Key')
    const key = `${otherPlanted.idempotency_key}-${++requests}`
    const response = await by.send(id, {
      ...(path && { path }),
      header: { ...(hasIdempotencyKey && { 'Idempotency-Key': key }), ...header },
      ...(body && { body: { ...(Array.isArray(bodies) ? {} : (bodies as object)), ...members } }),
    })
    assert.ok(response.status < 300, `${id}: ${response.text}`)
    return response.body?.data
  }
  const record = (id: OperationId, members?: Record<string, unknown>, path?: AnyInput['path']) =>
    send(owner, id, members, { ...(path && { path }) })
  /** Calls an operation as the person, from their browser. */
  const act = (by: Caller, id: OperationId, members?: Record<string, unknown>, path?: AnyInput['path']) =>
    send(by, id, members, {
      ...(path && { path }),
      header: { 'user-agent': otherPlanted.user_agent, 'x-forwarded-for': otherPlanted.ip },
    })

  const { custom_fields } = planted['people.create']
  for (const [type, value] of Object.entries(custom_fields)) {
    const hasOptions = type === 'choice' || type === 'choices'
    const options = hasOptions ? [value].flat().map((key) => ({ key, label: 'An option' })) : []
    await owner.call('customFields.create', {
      body: { key: type, label: type, type, ...(hasOptions && { options }) } as never,
    })
  }
  const editors = { visible_to: ['self'], editable_by: ['self'] } as const
  await owner.call('customFields.create', { body: { key: 'own', label: 'own', type: 'text', ...editors } as never })
  const readers = { visible_to: ['self'] } as const
  await owner.call('customFields.create', {
    body: { key: 'approved', label: 'approved', type: 'text', ...readers } as never,
  })
  const { id: webhook_id } = await createWebhook(app, { business_id, url: 'https://example.com/', active: false })

  const { id } = await record('people.create')
  const person = { person_id: id }
  for (const changes of planted['people.update']) await record('people.update', changes, { id })
  await record('people.updateMany', { people: [{ id }] })
  const [row] = planted['people.import'].people
  const { external_id } = planted['people.create']
  const imported = await owner.call('people.import', { body: { people: [{ ...row, external_id }] } })
  assert.deepEqual(imported.body.data, [{ index: 0, status: 'updated', id }])

  const { email } = planted['users.create']
  const user = await record('users.create', { role: 'employee' })
  await record('users.update', { role: 'employee', person_id: id }, { id: user.id })
  const password_hash = await hashPassword(testPassword)
  await sql`
    update users set active = true, password_hash = ${password_hash}
    where business_id = ${business_id} and id = ${user.id}`.execute(app.db)
  await linkUser(app, user.id, id)
  const hook = { url: 'https://example.com/hooks', events: ['person.created' as const], contact: email.toUpperCase() }
  await owner.call('webhooks.create', { body: { ...hook, active: false } })
  const { token } = await act(caller(app), 'auth.login', { email, password: testPassword })
  const self = caller(app, token)
  await act(self, 'leaveFeeds.create')
  const passkey = await registerPasskey(app, { token })
  await act(self, 'passkeys.update', {}, { id: passkey.id })
  await act(caller(app), 'auth.forgotPassword', { email })

  const [first, second] = planted['me.updatePerson']
  await act(self, 'me.updatePerson', first)
  const latestRequest = async () =>
    (await owner.call('personChanges.list', { query: { person_id: id, limit: 200 } })).body.data.at(-1)
  await record('personChanges.approve', {}, { id: (await latestRequest())?.id ?? 0 })
  await act(self, 'me.updatePerson', second)
  await record('personChanges.reject', {}, { id: (await latestRequest())?.id ?? 0 })

  const { id: leave_type_id } = await createLeaveType(app, { business_id, allow_negative: true })
  const setReasons = (reasons: { code: string; name: string }[]) =>
    app.db
      .updateTable('leave_types')
      .set({ reasons: asJson(reasons) })
      .where('id', '=', leave_type_id)
      .execute()
  await setReasons([{ code: planted['leaveRequests.create'].reason_code, name: 'Illness' }])
  const request = await record('leaveRequests.create', { ...person, leave_type_id })
  await upload(
    owner,
    'leaveAttachments.upload',
    { ...planted['leaveAttachments.upload'], file: await onePage(otherPlanted.certificate_text) },
    { id: request.id },
  )
  await setReasons([]) // the code belongs to the business, and a search would find it there
  await record('leaveRequests.reject', {}, { id: request.id })
  await record('leaveBalances.adjust', { ...person, leave_type_id, days: 5 })
  const [adjustment] = planted['leaveBalances.adjustMany'].adjustments
  const adjusted = { adjustments: [{ ...adjustment, ...person, leave_type_id, days: 1 }] }
  const [booked] = (await owner.call('leaveBalances.adjustMany', { body: adjusted })).body.data
  assert.equal(booked?.status, 'created')
  const [balance] = planted['leaveBalances.import'].balances
  const as_of = new Date().toISOString().slice(0, 10)
  const opening = { balances: [{ ...balance, ...person, leave_type_id, balance: 20, as_of }] }
  const [set] = (await owner.call('leaveBalances.import', { body: opening })).body.data
  assert.equal(set?.status, 'created')

  await record('assignments.create', {}, { id })
  await record('compensations.create', { per: 'year', currency: 'EUR' }, { id })
  const [compensation] = planted['compensations.import'].compensations
  await owner.call('compensations.import', {
    body: { compensations: [{ ...compensation, ...person, per: 'year', currency: 'EUR' }] },
  })
  await record('identifiers.create', { kind: 'passport', country: 'GB' }, { id })
  await record('emergencyContacts.create', {}, { id })
  await record('dependents.create', { relationship: 'child' }, { id })
  await record('recurringLines.create', { kind: 'earning', currency: 'EUR' }, { id })

  const [main, other] = planted['bankAccounts.create']
  const account = await record('bankAccounts.create', main, { id })
  await record('bankAccounts.create', other, { id })
  const period = { period_start: '2022-01-01', period_end: '2022-01-31', pay_date: '2022-01-31' }
  const run = (await owner.call('payRuns.create', { body: { type: 'off_cycle', ...period } })).body.data
  await record('payslips.put', {}, { id: run.id, person_id: id })
  for (const operationId of ['payRuns.approve', 'payRuns.complete'] as const) {
    const { version } = (await owner.call('payRuns.get', { path: { id: run.id } })).body.data
    await owner.call(operationId, { path: { id: run.id }, header: { 'If-Match': `"${version}"` } })
  }
  await record('bankAccounts.update', {}, { id: account.id })

  const task = await record('tasks.create', { ...person, assignee: { type: 'person' }, kind: 'upload_file' })
  await upload(owner, 'tasks.upload', { file: await onePage(otherPlanted.collected_text) }, { id: task.id })
  const photo = await record('tasks.create', { ...person, assignee: { type: 'person' }, kind: 'upload_file' })
  await record('tasks.update', {}, { id: photo.id })
  const text = chunk('tEXt', Buffer.from(`Comment\0${otherPlanted.image_text}`))
  await upload(owner, 'tasks.upload', { file: png({ chunks: [text] }) }, { id: photo.id })

  const body = 'For {{person.first_name}} {{person.last_name}}: {{data.note}}'
  const template = (await owner.call('documentTemplates.create', { body: { name: 'Contract', body } })).body.data
  const document = { ...person, template_id: template.id }
  const create = (members = {}) => record('documents.create', { ...document, ...members })
  const open = async ({ id }: { id: number }) => {
    const opened = await record('documents.send', { delivery: 'link' }, { id })
    return { document: opened, path: { token: linkToken(opened.signers[0].link) } }
  }
  const signed = await open(await create())
  const signature = { ...signatureFor(signed.document), ...planted['signing.sign'], on_behalf: true }
  await act(caller(app), 'signing.sign', signature, signed.path)
  const declined = await open(await create({ external_id: null }))
  await act(caller(app), 'signing.decline', {}, declined.path)
  const changed = await create({ external_id: null })
  await record('documents.update', {}, { id: changed.id })
  const { document: voided } = await open(changed)
  await record('documents.updateSigner', {}, { id: voided.id, signer_id: voided.signers[0].id })
  await record('documents.void', {}, { id: voided.id })
  const file = await onePage(otherPlanted.uploaded_text)
  await upload(owner, 'documents.upload', { document: { ...person, ...planted['documents.upload'] }, file })

  await plantResponses(app, webhook_id, id)
  const [end, secondEnd] = planted['people.terminate']
  await record('people.terminate', end, { id })
  await record('people.rehire', {}, { id })
  await record('people.terminate', secondEnd, { id })
  const otherDocument = await plantOtherDocument(app, { business_id, owner, email, template })
  const colleague = await createPerson(app, { business_id })
  const asSigner = async (operationId: OperationId, members: (document: Schemas['Document']) => object) => {
    const text = { title: 'Contract', merge_data: { note: 'none' } }
    const signers = [{ name: otherPlanted.signature_name, email }]
    const body = { person_id: colleague.id, template_id: template.id, ...text, signers }
    const { id } = (await owner.call('documents.create', { body })).body.data
    const document = (await owner.call('documents.send', { path: { id }, body: {} })).body.data
    await send(
      caller(app),
      operationId,
      { ...members(document) },
      {
        path: { token: linkToken(document.signers[0]?.link) },
        header: { 'user-agent': otherPlanted.signature_user_agent, 'x-forwarded-for': otherPlanted.signature_ip },
      },
    )
  }
  await asSigner('signing.sign', (document) => ({ ...signatureFor(document), full_name: otherPlanted.signature_name }))
  await asSigner('signing.decline', () => ({ reason: otherPlanted.signature_decline_reason }))
  return { business, owner, id, otherDocument }
}

/** Uploads a form. */
async function upload(by: Caller, id: OperationId, parts: Record<string, unknown>, path?: AnyInput['path']) {
  const { status, text } = await by.send(id, { ...(path && { path }), ...encodeForm(parts) })
  assert.ok(status < 300, `${id}: ${text}`)
}

/** Records that the receiver of a webhook responded to the events about a person. */
async function plantResponses({ db }: TestApp, webhook_id: number, person_id: number): Promise<void> {
  await sql`
    with delivered as (
      update webhook_deliveries set attempt = 2, outcome = 'succeeded', response_excerpt = ${otherPlanted.webhook_response}
      where webhook_id = ${webhook_id}
        and event_id in (select id from events where body like ${`%"person_id":${person_id}%`})
      returning *
    )
    insert into webhook_attempts (business_id, delivery_id, attempt, started_at, duration_ms, outcome, response_excerpt)
    select business_id, id, 1, now(), 1, 'http_error', ${otherPlanted.webhook_response} from delivered`.execute(db)
}

/** Adds a document about another person, who signs it, and whose signed copy the person would have received. */
async function plantOtherDocument(
  app: TestApp,
  {
    business_id,
    owner,
    email,
    template,
  }: { business_id: number; owner: Caller; email: string; template: { id: number } },
): Promise<Schemas['Document']> {
  const document = {
    person_id: (await createPerson(app, { business_id })).id,
    template_id: template.id,
    title: 'Contract',
    merge_data: { note: 'none' },
    signers: [{ name: otherName, email: 'grace@example.com' }],
  }
  const notified = (await owner.call('documents.create', { body: document })).body.data
  await owner.call('documents.send', { path: { id: notified.id }, body: { notify: [email] } })
  await owner.call('documents.void', { path: { id: notified.id }, body: { reason: 'Wrong' } })
  const otherDocument = (await owner.call('documents.create', { body: document })).body.data
  const waiting = (await owner.call('documents.send', { path: { id: otherDocument.id }, body: {} })).body.data
  const signature = { ...signatureFor(waiting), full_name: otherName }
  await caller(app).call('signing.sign', { path: { token: linkToken(waiting.signers[0]?.link) }, body: signature })
  return otherDocument
}
