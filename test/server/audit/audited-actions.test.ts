import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, type Caller, caller } from '../../support/http.ts'
import { createDocument } from '../../support/samples/document.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'
import { createPayRunFixture } from '../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

/** Returns the actor and details of each audit log entry of these actions, oldest first. */
const readEntries = async (api: Caller, ...actions: string[]) =>
  (await all(api, 'auditLog.list'))
    .filter(({ action }) => actions.includes(action))
    .map(({ action, user_id, detail }) => ({ action, user_id, ...detail }))
    .reverse()

describe('the audit log', () => {
  it('has the changes of a webhook without potential secrets', async () => {
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const body = {
      url: 'https://example.com/hooks/s3cr3t?key=s3cr3t',
      events: ['person.created' as const],
      active: false,
    }
    const { id } = (await api.call('webhooks.create', { body })).body.data
    const path = { id }
    const headers = { Authorization: 'Bearer s3cr3t' }
    await api.call('webhooks.update', { path, body: { events: ['leave.approved', 'leave.rejected'], headers } })
    await api.call('webhooks.update', { path, body: { url: 'https://elsewhere.example/s3cr3t', active: true } })
    await api.call('webhooks.update', { path, body: { active: true } })
    await api.call('webhooks.rotateSecret', { path, body: { grace_hours: 2 } })
    await api.call('webhooks.sendTest', { path, body: { type: 'leave.approved' } })
    await api.call('webhooks.delete', { path })

    const [user_id, webhook_id] = [owner.id, id]
    const kinds = ['created', 'updated', 'secret_rotated', 'tested', 'deleted'].map((kind) => `webhook.${kind}`)
    const entries = await readEntries(api, ...kinds)
    const events = 'leave.approved leave.rejected'
    const origin = 'https://example.com'
    assert.deepEqual(entries, [
      { action: 'webhook.created', user_id, webhook_id, origin, events: 'person.created', active: false },
      { action: 'webhook.updated', user_id, webhook_id, changed: 'events headers', events },
      {
        action: 'webhook.updated',
        user_id,
        webhook_id,
        changed: 'active url',
        origin: 'https://elsewhere.example',
        origin_before: origin,
        active: true,
      },
      { action: 'webhook.secret_rotated', user_id, webhook_id, grace_hours: 2 },
      { action: 'webhook.tested', user_id, webhook_id, type: 'leave.approved' },
      { action: 'webhook.deleted', user_id, webhook_id },
    ])
    assert.ok(!JSON.stringify(entries).includes('s3cr3t'))
  })

  it('has the actions on a document in the history of its person', async () => {
    const { api, draft, sendDocument } = await createDocumentFixture(app)
    const { document } = await sendDocument()
    const path = { id: document.id }
    const [signer] = document.signers
    await api.call('documents.remind', { path, body: {} })
    const changed = { path: { ...path, signer_id: signer?.id ?? 0 }, body: { name: 'Ada King' } }
    await api.call('documents.updateSigner', changed)
    await api.call('documents.void', { path, body: { reason: 'Wrong salary' } })
    const { id, person_id } = await draft()
    await api.call('documents.update', { path: { id }, body: { title: 'Contract' } })
    await api.call('documents.delete', { path: { id } })
    const readHistory = async (person_id: number) =>
      (await all(api, 'auditLog.list', { query: { person_id } }))
        .map(({ action, detail }) => [action, detail.document_id])
        .filter(([, document_id]) => document_id !== undefined)
        .reverse()
    const actions = ['created', 'sent', 'reminded', 'signer_updated', 'voided']
    assert.deepEqual(
      await readHistory(document.person_id),
      actions.map((name) => [`document.${name}`, document.id]),
    )
    const deleted = ['created', 'updated', 'deleted'].map((name) => [`document.${name}`, id])
    assert.deepEqual(await readHistory(person_id), deleted)
  })

  it('has exports of pay runs, and downloads of other people’s payslips and documents', async () => {
    const { api, business, draftWithPayslips, approve } = await createPayRunFixture(app)
    const { run, people } = await draftWithPayslips(['10.00'])
    const person_id = people[0] ?? 0
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    await api.call('users.update', { path: { id: user.id }, body: { person_id } })
    const employee = caller(app, user.token)
    await approve(run)
    const { id: document_id } = await createDocument(app, { business_id: business.id, person_id, status: 'sent' })
    for (const by of [employee, api]) {
      await by.call('payslips.pdf', { path: { id: run.id, person_id } })
      await by.call('documents.file', { path: { id: document_id } })
    }
    await api.call('payRuns.exportCsv', { path: { id: run.id } })
    const debtor = { name: 'Acme SAS', iban: 'FR1420041010050500013M02606' }
    const accounts = [{ person_id, iban: 'DE89370400440532013000' }]
    await api.call('payRuns.exportPain001', { path: { id: run.id }, body: { debtor, accounts } })
    await app.send('HEAD', `/v1/pay-runs/${run.id}/export.csv`, { token: business.owner.token })
    await app.send('HEAD', `/v1/documents/${document_id}/file`, { token: business.owner.token })
    await app.send('HEAD', `/v1/pay-runs/${run.id}/payslips/${person_id}/pdf`, { token: business.owner.token })

    const [user_id, pay_run_id] = [business.owner.id, run.id]
    assert.deepEqual(await readEntries(api, 'payslip.downloaded', 'document.downloaded', 'payrun.exported'), [
      { action: 'payslip.downloaded', user_id, pay_run_id, person_id },
      { action: 'document.downloaded', user_id, document_id, person_id, file: 'original' },
      { action: 'payrun.exported', user_id, pay_run_id, format: 'csv' },
      { action: 'payrun.exported', user_id, pay_run_id, format: 'pain001', payments: 1, execution_date: run.pay_date },
    ])
  })
})
