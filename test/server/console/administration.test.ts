import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createPerson, createUser, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('users in the console', () => {
  it('are invited with the selected role and record; the link is shown once', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const person = await createPerson(app, { business_id, first_name: 'Ines', last_name: 'Duarte' })
    const visitor = await visitConsoleAs(app, owner)
    const results = await visitor.get('/console/users/invite/person?q=duarte')
    const [, link = ''] = /href="([^"]*person_id=\d+)"/.exec(results.text) ?? []
    const address = String((await visitor.get(link)).headers.location)
    assert.equal(address, `/console/users/invite?person_id=${person.id}`)
    assert.match((await visitor.get(address)).text, /value="Ines Duarte"/)
    const fields = { name: 'Ines Duarte', email: person.email, role: 'employee' }
    const { text } = await visitor.submit(address, 'invite', fields)
    assert.match(text, /<code id="invite-link">http[^<]*\/password\/[\w-]+<\/code>/)
    const { data } = (await caller(app, owner.token).call('users.list')).body
    const user = data.find(({ email }) => email === person.email)
    assert.equal(user?.person_id, person.id)
    assert.doesNotMatch((await visitor.get(`/console/users/${user?.id}`)).text, /\/password\/[\w-]{10}/)
  })

  it('are linked to a person found by a search', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id } = await createUser(app, { business_id, role: 'employee' })
    const person = await createPerson(app, { business_id, first_name: 'Ines', last_name: 'Duarte' })
    const visitor = await visitConsoleAs(app, owner)
    const results = await visitor.get(`/console/users/${id}/person?q=duarte`)
    const [, link = ''] = /href="([^"]*person_id=\d+)"/.exec(results.text) ?? []
    assert.match((await visitor.follow(await visitor.submit(link, 'link'))).text, /is linked to the person/)
    assert.equal((await caller(app, owner.token).call('users.get', { path: { id } })).body.data.person_id, person.id)
  })

  it('keep the input in a rejected form and escape the markup in it', async () => {
    const { owner } = await createBusiness(app)
    const visitor = await visitConsoleAs(app, owner)
    const fields = { name: '<b>Mary</b>', email: owner.email, role: 'admin' }
    const { status, text } = await visitor.submit('/console/users/invite', 'invite', fields)
    assert.equal(status, 409)
    assert.match(text, /value="&lt;b&gt;Mary&lt;\/b&gt;"/)
    assert.match(text, /<option value="admin" selected>/)
  })

  it('keep the input and show the stored values when another user changed them', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id } = await createUser(app, { business_id, role: 'employee' })
    const visitor = await visitConsoleAs(app, owner)
    const path = `/console/users/${id}`
    await caller(app, owner.token).call('users.update', { path: { id }, body: { role: 'manager' } })
    const stale = await visitor.submit(path, 'change', { name: 'Renamed', role: 'admin', version: '1' })
    assert.equal(stale.status, 412)
    assert.match(stale.text, /Stored value: Manager\./)
    assert.match(stale.text, /value="Renamed"/)
    assert.match(stale.text, /<option value="admin" selected>/)
    await visitor.submit(path, 'change', { name: 'Renamed', role: 'admin' })
    const { data } = (await caller(app, owner.token).call('users.get', { path: { id } })).body
    assert.deepEqual([data.name, data.role], ['Renamed', 'admin'])
  })

  it('have no buttons for actions on oneself, or for actions of an admin on an owner', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const admin = await createUser(app, { business_id, role: 'admin' })
    const own = await (await visitConsoleAs(app, owner)).get(`/console/users/${owner.id}`)
    assert.doesNotMatch(own.text, /value="deactivate"|name="role"/)
    const above = await (await visitConsoleAs(app, admin)).get(`/console/users/${owner.id}`)
    assert.match(above.text, /Only owners can change an owner/)
    assert.doesNotMatch(above.text, /value="change"/)
  })
})

describe('administration in the console', () => {
  it('returns 403 to employees, except for the settings, which they see as text', async () => {
    const { id: business_id } = await createBusiness(app, { name: 'Small & Co' })
    const visitor = await visitConsoleAs(app, await createUser(app, { business_id, role: 'employee' }))
    for (const path of [
      'users',
      'users/invite',
      'users/invite/person',
      'api-keys',
      'api-keys/1',
      'api-keys/new',
      'audit-log',
    ]) {
      assert.equal((await visitor.get(`/console/${path}`)).status, 403, path)
    }
    const { text } = await visitor.get('/console/settings')
    assert.match(text, /Only owners can change these settings/)
    assert.match(text, /<dd>Small &amp; Co<\/dd>/)
    assert.doesNotMatch(text, /value="save"|href="\/console\/users"/)
  })

  it('offers only the scopes that the visitor has', async () => {
    const { id: business_id } = await createBusiness(app)
    const visitor = await visitConsoleAs(app, await createUser(app, { business_id, role: 'admin' }))
    const { text } = await visitor.get('/console/api-keys/new')
    assert.match(text, /value="people:read"/)
    assert.doesNotMatch(text, /value="(business:write|self)"/)
  })

  it('leaves the expiry time of a key unchanged if the form does not change it', async () => {
    const { owner } = await createBusiness(app)
    const expires_at = '2031-05-06T07:08:09.123Z'
    const { id } = await createKey(app, owner, { scopes: ['people:read'], expires_at })
    const visitor = await visitConsoleAs(app, owner)
    const rename = { name: 'Renamed', expires_at: '2031-05-06T07:08', allowed_cidrs: '192.0.2.0/24\r\n203.0.113.0/24' }
    await visitor.submit(`/console/api-keys/${id}`, 'change', rename)
    const [key] = (await caller(app, owner.token).call('apiKeys.list')).body.data
    assert.deepEqual([key?.name, key?.expires_at], ['Renamed', expires_at])
    assert.deepEqual(key?.allowed_cidrs, ['192.0.2.0/24', '203.0.113.0/24'])
  })

  it('rotates a key, shows the new secret once, and then when the previous secret is used', async () => {
    const { owner } = await createBusiness(app)
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'] })
    const visitor = await visitConsoleAs(app, owner)
    const response = await visitor.submit(`/console/api-keys/${id}`, 'rotate', { grace_hours: '48' })
    const [fresh = ''] = /wfk_\w{40}/.exec(response.text) ?? []
    assert.match(response.text, /API key rotated[\s\S]*Works until [^<]+, not used since the rotation/)
    await caller(app, fresh).call('people.list')
    const read = async () => (await visitor.get(`/console/api-keys/${id}`)).text
    assert.match(await read(), /not used since the rotation/)
    await caller(app, token).call('people.list')
    const page = await read()
    assert.match(page, /Works until [^<]+, last used/)
    assert.ok(!page.includes(fresh) && !page.includes(token))
    await app.db
      .updateTable('api_keys')
      .set({ previous_key_expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('id', '=', id)
      .execute()
    assert.match(await read(), /Expired [^<]+, last used/)
  })

  it('filters the audit log by action, user and whole days of the business', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    await app.db
      .updateTable('businesses')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', business_id)
      .execute()
    const key = await createKey(app, owner, { name: 'Nightly <sync>', scopes: ['people:read'] })
    const visitor = await visitConsoleAs(app, owner)
    const line = `created the API key <a href="/console/api-keys/${key.id}">Nightly &lt;sync&gt;</a>`
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Auckland' }).format(new Date())
    for (const [query, isThere] of [
      ['', true],
      ['?action=api_key.created', true],
      ['?action=person.created', false],
      [`?user_id=${owner.id}&since=${today}&until=${today}`, true],
      [`?user=${encodeURIComponent(owner.email)}`, true],
      ['?user=nobody', false],
      ['?until=2020-01-01', false],
    ] as const) {
      const { status, text } = await visitor.get(`/console/audit-log${query}`)
      assert.equal(status, 200, query)
      assert.equal(text.includes(line), isThere, query)
    }
  })

  it('saves the settings and shows an error next to its field', async () => {
    const { owner } = await createBusiness(app)
    const visitor = await visitConsoleAs(app, owner)
    const fields = {
      name: 'New name',
      currency: 'QQQ',
      time_zone: 'Europe/Lisbon',
      two_person_pay_runs: 'true',
      managers_see_compensation: 'true',
      payroll_year_starts_on: '04-06',
    }
    const response = await visitor.submit('/console/settings', 'save', fields)
    assert.equal(response.status, 422)
    assert.match(response.text, /id="save-currency-problem"/)
    assert.match(response.text, /<option value="Europe\/Lisbon" selected>/)
    await visitor.submit('/console/settings', 'save', { ...fields, currency: 'chf' })
    const { data } = (await caller(app, owner.token).call('business.get')).body
    assert.deepEqual(
      [
        data.name,
        data.currency,
        data.time_zone,
        data.require_2fa,
        data.two_person_pay_runs,
        data.managers_see_compensation,
        data.payroll_year_starts_on,
      ],
      ['New name', 'CHF', 'Europe/Lisbon', false, true, true, '04-06'],
    )
  })

  it('advances the clock of a sandbox and shows a sandbox badge on every page', async () => {
    const { id, owner } = await createBusiness(app)
    const visitor = await visitConsoleAs(app, owner)
    await sql`update businesses set sandbox = true where id = ${id}`.execute(app.db)
    assert.match((await visitor.get('/console')).text, /<span class="badge soft">Sandbox<\/span>/)
    assert.match((await visitor.submit('/console/settings', 'advance', { days: '401' })).text, /advance-days-problem/)
    await visitor.submit('/console/settings', 'advance', { days: '2' })
    assert.match((await visitor.get('/console/settings')).text, /is advancing to/)
  })
})

describe('the home page of the console', () => {
  it('lists only the tasks of the user', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const employee = await createUser(app, { business_id, role: 'employee' })
    const webhook = await createWebhook(app, { business_id, active: false })
    await app.db
      .updateTable('webhooks')
      .set({ disabled_at: new Date().toISOString(), disabled_reason: 'gone' } as never)
      .where('id', '=', webhook.id)
      .execute()
    await caller(app, owner.token).call('payRuns.create', {
      body: { type: 'regular', period_start: '2026-11-01', period_end: '2026-11-30', pay_date: '2026-11-27' },
    })
    const ownerPage = (await (await visitConsoleAs(app, owner)).get('/console')).text
    assert.match(ownerPage, /1 pay run to approve/)
    assert.match(ownerPage, /A webhook was disabled/)
    assert.match(ownerPage, /Two-factor authentication is off/)
    const employeePage = (await (await visitConsoleAs(app, employee)).get('/console')).text
    assert.doesNotMatch(employeePage, /pay run to approve|webhook was disabled/)
    assert.match(employeePage, /Two-factor authentication is off/)
  })
})

describe('a new business', () => {
  const lists = ['people', 'documents', 'documents/templates', 'pay-runs', 'leave?status=', 'leave/types']
    .concat('leave/holidays', 'api-keys', 'webhooks')
    .map((list) => `/console/${list}`)
  const emptyState = (text: string): string => /<div class="empty">[\s\S]*?<\/div>/.exec(text)?.[0] ?? ''

  it('shows the first step in each empty list, with a link', async () => {
    const { owner } = await createBusiness(app)
    const visitor = await visitConsoleAs(app, owner)
    for (const path of lists) {
      const { status, text } = await visitor.get(path)
      assert.equal(status, 200, path)
      assert.match(emptyState(text), /<h\d>No .*<a /s, path)
    }
  })

  it('shows no link to users who lack the permission', async () => {
    const { id: business_id } = await createBusiness(app)
    const visitor = await visitConsoleAs(app, await createUser(app, { business_id, role: 'manager' }))
    for (const path of ['/console/leave/holidays', '/console/leave/types', '/console/documents']) {
      const empty = emptyState((await visitor.get(path)).text)
      assert.match(empty, /<h\d>No /, path)
      assert.doesNotMatch(empty, /<a /, path)
    }
  })
})
