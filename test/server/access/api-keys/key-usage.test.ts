import assert from 'node:assert/strict'
import { it } from 'node:test'
import { KeyUsage } from '../../../../server/access/api-keys/key-usage.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

it('writes at most once per minute per key, and never an earlier time', async () => {
  const app = await startTestApp()
  const { id: business_id, owner } = await createBusiness(app)
  const [key, other] = [
    await createKey(app, owner, { scopes: ['people:read'] }),
    await createKey(app, owner, { scopes: ['people:read'] }),
  ]
  const stored = () =>
    app.db
      .selectFrom('api_key_uses')
      .select(['api_key_id', 'last_used_at'])
      .where('business_id', '=', business_id)
      .orderBy('api_key_id')
      .execute()
  const usage = new KeyUsage()
  const record = (time: string, id = key.id, recorder = usage) =>
    recorder.record({ db: app.db, business_id, now: new Date(`2026-01-15T${time}Z`) }, id, { isPrevious: false })

  await record('09:30:10')
  await record('09:30:50')
  await record('09:30:50', other.id)
  const [first, second] = ['2026-01-15T09:30:10.000Z', '2026-01-15T09:30:50.000Z']
  assert.deepEqual(await stored(), [
    { api_key_id: key.id, last_used_at: first },
    { api_key_id: other.id, last_used_at: second },
  ])
  await record('09:30:59', key.id, new KeyUsage())
  await record('09:29:00', other.id, new KeyUsage())
  assert.deepEqual(
    (await stored()).map(({ last_used_at }) => last_used_at),
    [first, second],
  )
  await record('09:31:00')
  assert.deepEqual(
    (await stored()).map(({ last_used_at }) => last_used_at),
    ['2026-01-15T09:31:00.000Z', second],
  )
})
