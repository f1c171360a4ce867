import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { createBusiness, createUser } from '../../support/factories.ts'
import { all, caller } from '../../support/http.ts'
import { guard } from '../../support/second-factor.ts'

const app = await startTestApp()

describe('business.update', () => {
  it('changes what is given, and tells the audit log what it was before', async () => {
    const { owner } = await createBusiness(app, { name: 'Acme' })
    const api = caller(app, owner.token)
    const before = (await api.call('business.get')).body.data
    const change = {
      address: '1-1 Chiyoda\n東京',
      currency: 'JPY',
      time_zone: 'Asia/Tokyo',
      two_person_pay_runs: true,
    }
    const { headers, body } = await api.call('business.update', { body: change })
    assert.deepEqual(body.data, { ...before, ...change, updated_at: body.data.updated_at, version: 2 })
    assert.equal(headers.etag, '"2"')
    assert.deepEqual((await api.call('business.get')).body.data, body.data)
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'business.updated' } })
    assert.deepEqual(entry?.detail, {
      ...change,
      address_before: null,
      currency_before: 'EUR',
      time_zone_before: 'UTC',
      two_person_pay_runs_before: false,
    })
  })

  it('writes nothing when it changes nothing', async () => {
    const { owner } = await createBusiness(app, { name: 'Acme' })
    const api = caller(app, owner.token)
    const { body } = await api.call('business.update', { body: { name: 'Acme', currency: 'EUR', require_2fa: false } })
    assert.equal(body.data.version, 1)
    assert.deepEqual(await all(api, 'auditLog.list'), [])
  })

  it('changes the version that If-Match names and no other', async () => {
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    await api.refused(412, 'business.update', { header: { 'If-Match': '"2"' }, body: { name: 'New' } })
    await api.call('business.update', { header: { 'If-Match': '"1"' }, body: { name: 'New' } })
  })

  it('takes currencies of ISO 4217 and time zones of IANA, and names what is neither', async () => {
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const { errors } = (
      await api.refused(422, 'business.update', { body: { currency: 'ABC', time_zone: 'Mars/Olympus' } })
    ).body
    assert.deepEqual(
      errors?.map(({ path }) => path),
      ['body.currency', 'body.time_zone'],
    )
    for (const time_zone of ['+02:00', 'europe/paris', 'localtime', 'Europe/Paris ', 'UTC+3', "'; drop table"]) {
      await api.refused(422, 'business.update', { body: { time_zone } })
    }
    for (const currency of ['eur', 'EURO', '€', 'HRK', 'XXX'])
      await api.refused(422, 'business.update', { body: { currency } })
    for (const time_zone of ['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT-14', 'Europe/Paris']) {
      await api.call('business.update', { body: { time_zone } })
      await api.call('people.list') // which asks what day it is there
    }
  })

  it('asks for a second factor of everybody from the next request on, the one who set it included', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const employee = await createUser(app, { business_id, role: 'employee' })
    await caller(app, owner.token).call('business.update', { body: { require_2fa: true } })
    for (const { token } of [owner, employee]) {
      const { body } = await caller(app, token).refused(403, 'business.get')
      assert.equal(body.code, 'two_factor_required')
      await caller(app, token).call('me.get')
    }
    await guard(app, owner)
    assert.equal((await caller(app, owner.token).call('business.get')).body.data.require_2fa, true)
    await caller(app, employee.token).refused(403, 'business.get')
  })

  it('is for owners', async () => {
    const { id: business_id } = await createBusiness(app)
    const { token } = await createUser(app, { business_id, role: 'admin' })
    await caller(app, token).refused(403, 'business.update', { body: { name: 'Mine' } })
  })
})
