import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testPassword } from '../../support/samples/factories.ts'
import { createWebhookFixture } from '../../support/samples/webhook-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('the form of a webhook', () => {
  it('shows an error next to its field and keeps the input', async () => {
    const { visitor } = await createWebhookFixture(app)
    const input = { url: 'ftp://example.com', description: 'For the ERP', headers: 'X-Tenant: acme' }
    const { status, text } = await visitor.submit('/console/webhooks/new', 'create', input)
    assert.equal(status, 422)
    assert.match(text, /<legend>Events<\/legend>[\s\S]{0,200}class="problem"/)
    for (const value of Object.values(input)) assert.ok(text.includes(value), value)
    const unreadable = { url: 'https://example.com', events: ['person.created'], headers: 'no colon' }
    const again = await visitor.submit('/console/webhooks/new', 'create', unreadable)
    assert.equal(again.status, 422)
    assert.match(again.text, /<textarea name="headers"[^>]*aria-invalid="true"/)
    assert.match(again.text, /value="person\.created" checked/)
  })

  it('names the webhook by its description, with the endpoint below it', async () => {
    const { api, visitor, webhook, id } = await createWebhookFixture(app)
    const read = async () => (await visitor.get(webhook)).text
    const [, endpoint = ''] = /<h1>([^<]*)<\/h1>/.exec(await read()) ?? []
    await api.call('webhooks.update', { path: { id }, body: { description: 'Sync to the HR system' } })
    assert.ok((await read()).includes('<h1>Sync to the HR system</h1>'))
    assert.ok((await read()).includes(`<p class="lead">${endpoint}</p>`))
    assert.match((await visitor.get('/console/webhooks')).text, />Sync to the HR system<\/a><br>/)
  })

  it('shows the secret once, even when it is submitted twice', async () => {
    const { api, visitor } = await createWebhookFixture(app)
    const { text } = await visitor.get('/console/webhooks/new')
    const hidden = [...text.matchAll(/name="(form_token|form_key)" value="([^"]+)"/g)].slice(-2)
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
    const body = {
      ...fields,
      action: 'create',
      url: 'https://twice.example.com',
      events: ['*', 'person.created'],
      headers: 'X-Tenant: acme\nX-Two: b',
      contact: 'webhooks@example.com',
    }
    assert.match((await visitor.post('/console/webhooks/new', body)).text, /<code id="secret">whsec_/)
    const second = await visitor.post('/console/webhooks/new', body)
    assert.doesNotMatch(second.text, /id="secret"/)
    assert.match(second.text, /The secret was shown/)
    const { data } = (await api.call('webhooks.list')).body
    const [created, ...others] = data.filter(({ url }) => url.includes('twice'))
    assert.deepEqual(others, [])
    assert.deepEqual(created?.events, ['*'])
    assert.deepEqual(created?.header_names, ['X-Tenant', 'X-Two'])
    assert.equal(created?.contact, 'webhooks@example.com')
    assert.match(
      (await visitor.get(`/console/webhooks/${created?.id}/configuration`)).text,
      /<dd>webhooks@example\.com/,
    )
  })

  it('shows the values that another user saved next to the input, and then replaces them', async () => {
    const { api, visitor, webhook, id } = await createWebhookFixture(app)
    const path = `${webhook}/edit`
    const { text } = await visitor.get(path)
    const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''
    await api.call('webhooks.update', { path: { id }, body: { description: 'Theirs' } })
    const input = { url: 'https://example.com/mine', description: 'Mine', events: ['person.created'] }
    const conflict = await visitor.submit(path, 'save', { ...input, version })
    assert.equal(conflict.status, 412)
    assert.match(conflict.text, /Saved by another user at[\s\S]*Theirs[\s\S]*value="Mine"/)
    const saved = await visitor.submit(path, 'save', input)
    assert.equal(saved.headers.location, webhook)
    const { data } = (await api.call('webhooks.get', { path: { id } })).body
    assert.equal(data.description, 'Mine')
  })

  it('keeps headers that are not replaced, and removes them on request', async () => {
    const { api, visitor, webhook, id } = await createWebhookFixture(app)
    const headers = async () => (await api.call('webhooks.get', { path: { id } })).body.data.header_names
    const fields = { url: 'https://example.com/hooks', events: ['*'] }
    await visitor.submit(`${webhook}/edit`, 'save', { ...fields, headers: 'Authorization: Basic abc' })
    await visitor.submit(`${webhook}/edit`, 'save', fields)
    assert.deepEqual(await headers(), ['Authorization'])
    assert.doesNotMatch((await visitor.get(`${webhook}/edit`)).text, /Basic abc/)
    await visitor.submit(`${webhook}/edit`, 'save', { ...fields, remove_headers: 'true' })
    assert.deepEqual(await headers(), [])
  })

  it('confirms the password before it creates a new secret', async () => {
    const { visitor, owner, webhook } = await createWebhookFixture(app)
    const old = new Date(Date.now() - 16 * 60_000).toISOString()
    await app.db.updateTable('sessions').set({ confirmed_at: old }).where('user_id', '=', owner.id).execute()
    const prompt = await visitor.submit(`${webhook}/configuration`, 'rotate', { grace_hours: '1' })
    assert.match(prompt.text, /Confirm your password/)
    assert.doesNotMatch(prompt.text, /whsec_/)
    const hidden = prompt.text
      .slice(prompt.text.indexOf('<main'))
      .matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
    const fields = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
    const { text } = await visitor.post(`${webhook}/configuration`, {
      ...fields,
      action: 'rotate',
      confirm_password: testPassword,
    })
    assert.match(text, /whsec_[\s\S]*also signed with the previous secret/)
  })

  it('confirms the password before it changes the URL, and keeps the input', async () => {
    const { api, visitor, owner, webhook, id } = await createWebhookFixture(app)
    const { url, events } = (await api.call('webhooks.get', { path: { id } })).body.data
    await app.db
      .updateTable('sessions')
      .set({ confirmed_at: '2020-01-01T00:00:00Z' })
      .where('user_id', '=', owner.id)
      .execute()
    const path = `${webhook}/edit`
    const paused = await visitor.submit(path, 'save', { url, events, description: 'The same address' })
    assert.equal(paused.headers.location, webhook)
    const input = { url: 'https://elsewhere.example.com/hooks', events: ['leave.approved', 'leave.rejected'] }
    const prompt = await visitor.submit(path, 'save', { ...input, description: 'Moved' })
    assert.match(prompt.text, /Confirm your password/)
    assert.equal((await api.call('webhooks.get', { path: { id } })).body.data.url, url)
    const fields: Record<string, string[]> = {}
    const hidden = prompt.text
      .slice(prompt.text.indexOf('<main'))
      .matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
    for (const [, name = '', value = ''] of hidden) fields[name] = [...(fields[name] ?? []), value]
    const saved = await visitor.post(path, { ...fields, action: 'save', confirm_password: testPassword })
    assert.equal(saved.headers.location, webhook)
    const { data } = (await api.call('webhooks.get', { path: { id } })).body
    assert.deepEqual([data.url, data.events, data.description], [input.url, input.events, 'Moved'])
  })
})
