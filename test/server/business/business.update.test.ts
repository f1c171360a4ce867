import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { chunk, png } from '../../support/samples/raw-png.ts'
import { enableTwoFactor } from '../../support/samples/second-factor.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('business.update', () => {
  it('changes the submitted members, and records old and new values', async () => {
    const { owner } = await createBusiness(app, { name: 'Acme' })
    const api = caller(app, owner.token)
    const before = (await api.call('business.get')).body.data
    const change = {
      address: '1-1 Chiyoda\n東京',
      currency: 'JPY',
      time_zone: 'Asia/Tokyo',
      two_person_pay_runs: true,
      managers_see_compensation: true,
      payroll_year_starts_on: '04-06',
    }
    const { body } = await api.call('business.update', { body: change })
    assert.deepEqual(body.data, { ...before, ...change, updated_at: body.data.updated_at, version: 2 })
    assert.deepEqual((await api.call('business.get')).body.data, body.data)
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'business.updated' } })
    assert.deepEqual(entry?.detail, {
      ...change,
      address_before: null,
      currency_before: 'EUR',
      time_zone_before: 'UTC',
      two_person_pay_runs_before: false,
      managers_see_compensation_before: false,
      payroll_year_starts_on_before: '01-01',
    })
  })

  it('accepts only ISO 4217 currencies and IANA time zones', async () => {
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const { errors } = (
      await api.expectError(422, 'business.update', { body: { currency: 'ABC', time_zone: 'Mars/Olympus' } })
    ).body
    assert.deepEqual(
      errors?.map(({ path }) => path),
      ['body.currency', 'body.time_zone'],
    )
    for (const time_zone of ['+02:00', 'europe/paris', 'localtime', 'Europe/Paris ', 'UTC+3', "'; drop table"]) {
      await api.expectError(422, 'business.update', { body: { time_zone } })
    }
    for (const currency of ['eur', 'EURO', '€', 'HRK', 'XXX'])
      await api.expectError(422, 'business.update', { body: { currency } })
    for (const time_zone of ['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT-14', 'Europe/Paris']) {
      await api.call('business.update', { body: { time_zone } })
      await api.call('people.list') // this request computes the local date
    }
  })

  it('requires a second factor from all users from the next request on, including the caller', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const employee = await createUser(app, { business_id, role: 'employee' })
    await caller(app, owner.token).call('business.update', { body: { require_2fa: true } })
    for (const { token } of [owner, employee]) {
      const { body } = await caller(app, token).expectError(403, 'business.get')
      assert.equal(body.code, 'two_factor_required')
      await caller(app, token).call('me.get')
    }
    await enableTwoFactor(app, owner)
    assert.equal((await caller(app, owner.token).call('business.get')).body.data.require_2fa, true)
    await caller(app, employee.token).expectError(403, 'business.get')
  })

  describe('the logo', () => {
    const logoBody = (file: Buffer) => ({ logo: { content_type: 'image/png', data: file.toString('base64') } as const })
    const get = (address: string) => app.send('GET', new URL(address).pathname)

    it('is re-encoded, and served without authentication until it is replaced', async () => {
      const { owner } = await createBusiness(app)
      const api = caller(app, owner.token)
      const change = async (body: object) => (await api.call('business.update', { body })).body.data
      const first = await change(logoBody(png({ width: 4, height: 3, chunks: [chunk('tEXt', Buffer.from('canary'))] })))
      const { url = '', ...properties } = first.logo ?? {}
      assert.deepEqual(properties, { content_type: 'image/png', width: 4, height: 3 })
      assert.deepEqual((await api.call('business.get')).body.data.logo, first.logo)
      const { status, headers, bytes } = await get(url)
      assert.equal(status, 200)
      assert.equal(`/logos/${createHash('sha256').update(bytes).digest('hex')}.png`, new URL(url).pathname)
      assert.ok(!bytes.includes('canary'))
      assert.deepEqual(
        [headers['content-type'], headers['x-content-type-options'], headers['cross-origin-resource-policy']],
        ['image/png', 'nosniff', 'cross-origin'],
      )
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.equal(headers['content-security-policy'], `default-src 'none'; frame-ancestors 'none'; sandbox`)

      const second = await change(logoBody(png({ width: 40, height: 10 })))
      assert.deepEqual([second.logo?.width, second.logo?.height, second.version], [40, 10, 3])
      assert.equal((await get(url)).status, 404)
      assert.equal((await get(second.logo?.url ?? '')).status, 200)
      assert.equal((await get((second.logo?.url ?? '').replace('.png', '.svg'))).status, 404)
      assert.equal((await app.send('POST', new URL(second.logo?.url ?? '').pathname)).status, 405)

      assert.deepEqual(await change({ logo: null, name: 'Bare' }), {
        ...second,
        ...{ logo: null, name: 'Bare', version: 4, updated_at: (await api.call('business.get')).body.data.updated_at },
      })
      assert.equal((await get(second.logo?.url ?? '')).status, 404)
      const hashes = (await all(api, 'auditLog.list', { query: { action: 'business.updated' } })).map(({ detail }) => [
        String(detail.logo_before).length,
        String(detail.logo).length,
      ])
      assert.deepEqual(hashes, [
        [64, 'null'.length],
        [64, 64],
        ['null'.length, 64],
      ])
    })

    it('is kept for another business with the same logo, and does not change when it is sent again', async () => {
      const [first, second] = [await createBusiness(app), await createBusiness(app)]
      const body = logoBody(png({ width: 7 }))
      const api = caller(app, first.owner.token)
      const { data } = (await api.call('business.update', { body })).body
      await caller(app, second.owner.token).call('business.update', { body })
      assert.equal((await api.call('business.update', { body })).body.data.version, data.version)
      await api.call('business.update', { body: { logo: null } })
      assert.equal((await api.call('business.update', { body: { logo: null } })).body.data.version, 3)
      assert.equal((await get(data.logo?.url ?? '')).status, 200) // the second business still uses it
    })

    it('is not served if an unreleased version stored an SVG, but can be replaced', async () => {
      const { id: business_id, owner } = await createBusiness(app)
      const api = caller(app, owner.token)
      const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const stored = { sha256, content_type: 'image/svg+xml', width: 1, height: 1, bytes } as const
      await app.db
        .insertInto('business_logos')
        .values({ business_id, ...stored })
        .execute()
      assert.equal((await api.call('business.get')).body.data.logo, null)
      for (const ending of ['svg', 'png']) {
        assert.equal((await app.send('GET', `/logos/${sha256}.${ending}`)).status, 404)
      }
      const { data } = (await api.call('business.update', { body: logoBody(png()) })).body
      assert.equal((await get(data.logo?.url ?? '')).status, 200)
    })

    it('is refused with the reason, without any other change', async () => {
      const { owner } = await createBusiness(app, { name: 'Acme' })
      const api = caller(app, owner.token)
      const cases: [file: object, problem: RegExp][] = [
        [logoBody(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), /^is not a PNG/],
        [logoBody(Buffer.alloc(256 * 1024 + 1)), /^has more than 256 KiB/],
        [{ logo: { content_type: 'image/png', data: 'iVBORw0KGgo' } }, /^must be base64/],
        [{ logo: { content_type: 'image/png', data: 'iVBO Rw0=' } }, /^must be base64/],
      ]
      for (const [file, problem] of cases) {
        const { errors = [] } = (await api.expectError(422, 'business.update', { body: { name: 'New', ...file } })).body
        assert.deepEqual(
          errors.map(({ path }) => path),
          ['body.logo.data'],
        )
        assert.match(errors[0]?.message ?? '', problem)
      }
      assert.equal((await api.call('business.get')).body.data.name, 'Acme')
    })
  })
})
