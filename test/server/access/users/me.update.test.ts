import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)

describe('me.update', () => {
  it('changes the email preferences, and is recorded in the audit log', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const api = caller(app, user.token)
    assert.equal((await api.call('me.get')).body.data.leave_mail, true)
    const { headers, body } = await api.call('me.update', {
      header: { 'If-Match': '"1"' },
      body: { leave_mail: false },
    })
    assert.deepEqual([body.data.leave_mail, body.data.version, headers.etag], [false, 2, '"2"'])
    assert.deepEqual((await api.call('me.get')).body.data, body.data)
    const { data } = (await caller(app, owner.token).call('auditLog.list', { query: { user_id: user.id } })).body
    const [entry] = data.filter(({ action }) => action === 'user.updated')
    assert.deepEqual([entry?.target_user_id, entry?.detail], [user.id, { leave_mail: false, leave_mail_before: true }])
  })

  it('stores a locale, and rejects a value that is not a language tag', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const api = caller(app, user.token)
    for (const locale of ['de-CH', 'zh-Hant-TW', 'es-419', null]) {
      assert.equal((await api.call('me.update', { body: { locale } })).body.data.locale, locale)
      assert.equal((await api.call('me.get')).body.data.locale, locale)
    }
    for (const locale of ['', 'german', 'de_DE', 'DE-de']) {
      const { status } = await app.send('PATCH', '/v1/me', { token: user.token, body: { locale } })
      assert.equal(status, 422, locale)
    }
  })
})
