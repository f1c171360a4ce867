import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { createDirectory, sendScim } from '../../../support/samples/provisioning.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const statusWith = async (token: string) => (await sendScim(app, token, 'GET', '/Users')).status

describe('provisioning.createToken', () => {
  it('returns 409 while provisioning is off', async () => {
    const { owner } = await createBusiness(app)
    await caller(app, owner.token).expectError(409, 'provisioning.createToken', { body: {} })
  })

  it('stores only a hash, and keeps the token out of repeated responses', async () => {
    const { owner, id } = await createDirectory(app)
    const request = { body: {}, header: { 'Idempotency-Key': 'token-1' } }
    const api = caller(app, owner.token)
    const { token = '' } = (await api.call('provisioning.createToken', request)).body.data
    assert.match(token, /^wfp_\d+_[A-Za-z0-9]{40}$/)
    const again = (await api.call('provisioning.createToken', request)).body.data
    assert.deepEqual([again.token, again.secret_withheld], [undefined, true])
    const rows = await app.db.selectFrom('provisioning').selectAll().where('business_id', '=', id).execute()
    const responses = await app.db.selectFrom('kept_answers').selectAll().execute()
    assert.equal(JSON.stringify([rows, responses]).includes(token), false)
  })

  it('accepts the previous token during the grace period', async () => {
    const { owner, id, token: first } = await createDirectory(app)
    const api = caller(app, owner.token)
    const rotate = async (grace_hours: number) =>
      (await api.call('provisioning.createToken', { body: { grace_hours } })).body.data.token ?? ''
    const second = await rotate(1)
    assert.deepEqual([await statusWith(first), await statusWith(second)], [200, 200])
    await app.db
      .updateTable('provisioning')
      .set({ previous_token_expires_at: sql`now() - interval '1 second'` })
      .where('business_id', '=', id)
      .execute()
    assert.deepEqual([await statusWith(first), await statusWith(second)], [401, 200])
    const third = await rotate(0)
    assert.deepEqual([await statusWith(second), await statusWith(third)], [401, 200])
  })
})
