import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Workforce } from 'workforce-sdk'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'
import { connectMcp } from './mcp-client.ts'

const app = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://workforce.example' } })
const { id: business_id, owner } = await createBusiness(app)
const key = await createKey(app, owner, {
  scopes: [
    'documents:read',
    'documents:write',
    'events:read',
    'payruns:read',
    'people:read',
    'tasks:read',
    'tasks:write',
    'webhooks:read',
  ],
})
const { id: person_id } = await createPerson(app, { business_id })
const workforce = new Workforce({ baseUrl: app.url, token: owner.token })
const { call } = await connectMcp({ WORKFORCE_URL: app.url, WORKFORCE_API_KEY: key.token }, ['--write'])

test('a payslip is explained by its difference to the previous one', async () => {
  const before = await createPayRun(app, { business_id, status: 'completed', people: [person_id] })
  const run = await workforce.payRuns.create({
    type: 'off_cycle',
    period_start: '2026-02-01',
    period_end: '2026-02-28',
    pay_date: '2026-02-27',
  })
  await workforce.payslips.put(run.id, person_id, {
    lines: [{ kind: 'earning', code: 'salary', name: 'Salary', amount: '12.00' }],
  })
  const { content } = await call('explain_payslip', { pay_run_id: run.id, person_id })
  assert.equal(content.data.payslip.totals.net, '12.00')
  assert.equal(content.data.previous.pay_run_id, before.id)
  assert.deepEqual(content.data.previous.changed_lines, [
    {
      line: 'earning salary Salary',
      before: [{ quantity: null, rate: null, amount: '10.00' }],
      now: [{ quantity: null, rate: null, amount: '12.00' }],
    },
  ])
  const compared = await call('compare_pay_runs', { pay_run_id: run.id, with: before.id })
  assert.equal(compared.content.data.comparison.people[0].difference, '2.00')
  const list = await call('find_pay_runs', { status: 'draft' })
  assert.equal(list.content.data.pay_runs[0].id, run.id)
})

test('a document is emailed to its signers, without a link for the model', async () => {
  await workforce.documentTemplates.create({ name: 'House rules', body: '# House rules\n\nBe kind to {{data.pet}}.' })
  const { content: templates } = await call('list_document_templates')
  const [template] = templates.data.templates
  const delivery = await call('send_document', {
    template_id: template.id,
    person_id,
    title: 'House rules',
    merge_data: { pet: 'Otto' },
    signers: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
    idempotency_key: 'send-once',
  })
  assert.equal(delivery.content.data.document.status, 'sent', delivery.text)
  assert.ok(!/"link"|\/signing\//.test(delivery.text))
  const document_id = delivery.content.data.document.id
  const { content } = await call('get_document', { document_id })
  assert.deepEqual(content.data.audit.map(({ type }: { type: string }) => type).slice(0, 2), ['created', 'sent'])
  const list = await call('find_documents', { status: 'sent', person_id })
  assert.equal(list.content.data.documents[0].id, document_id)
})

test('a task is found and completed', async () => {
  const { id } = await workforce.tasks.create({ person_id, title: 'Order a laptop', assignee: { type: 'person' } })
  const list = await call('find_tasks', { person_id })
  assert.equal(list.content.data.tasks[0].id, id)
  const completed = await call('complete_task', { task_id: id })
  assert.equal(completed.content.data.task.state, 'done', completed.text)
})

test('events and webhooks are described without the data of events and without secrets', async () => {
  await workforce.people.create({ first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' })
  const { secret } = await workforce.webhooks.create({
    url: 'https://receiver.example/hook',
    events: ['person.created'],
  })
  const { content, text } = await call('recent_events', { types: ['person.created'], limit: 1 })
  const [event] = content.data.events
  assert.equal(event.type, 'person.created')
  assert.equal(typeof event.record_id, 'number')
  assert.ok(!text.includes('grace@example.com'))
  const checked = await call('check_webhooks')
  assert.equal(checked.content.data.webhooks[0].url, 'https://receiver.example/hook')
  assert.deepEqual(checked.content.data.webhooks[0].failed_deliveries, [])
  assert.ok(secret !== undefined && !checked.text.includes(secret))
})
