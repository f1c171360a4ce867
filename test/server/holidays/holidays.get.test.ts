import assert from 'node:assert/strict'
import { it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

it('holidays.get returns the response of holidays.create', async () => {
  const api = caller(app, (await createBusiness(app)).owner.token)
  const { data } = (await api.call('holidays.create', { body: { date: '2036-07-14', name: 'Fête nationale' } })).body
  assert.deepEqual((await api.call('holidays.get', { path: { id: data.id } })).body.data, data)
})
