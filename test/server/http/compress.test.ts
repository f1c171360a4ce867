import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const { token } = owner
const api = caller(app, token)
for (let index = 0; index < 10; index++) {
  await api.call('people.create', {
    body: { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${index}@example.com` },
  })
}

const readers = { br: brotliDecompressSync, gzip: gunzipSync }
const get = (path: string, encodings?: string, bearer: string | undefined = token) =>
  app.send('GET', path, { token: bearer, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

describe('a response', () => {
  for (const [encoding, read] of Object.entries(readers)) {
    it(`is compressed with ${encoding} when requested, and has the same content`, async () => {
      for (const path of ['/v1/people', '/assets/pages.css', '/assets/docs.js']) {
        const plain = await get(path)
        const small = await get(path, encoding)
        assert.equal(plain.headers['content-encoding'], undefined)
        assert.equal(small.headers['content-encoding'], encoding, path)
        assert.match(String(small.headers.vary), /Accept-Encoding/)
        assert.equal(small.headers['content-length'], undefined)
        assert.ok(small.bytes.length < plain.bytes.length / 2, path)
        assert.deepEqual(read(small.bytes), plain.bytes)
      }
    })
  }

  it('is compressed with the preferred encoding, and not if the client rejects all', async () => {
    const encodingFor = async (encodings: string) => (await get('/v1/people', encodings)).headers['content-encoding']
    assert.equal(await encodingFor('gzip, deflate, br'), 'br')
    assert.equal(await encodingFor('gzip;q=1, br;q=0.5'), 'gzip')
    assert.equal(await encodingFor('identity'), undefined)
    assert.equal(await encodingFor('br;q=0, gzip;q=0'), undefined)
    assert.equal(await encodingFor('nonsense'), undefined)
  })

  it('is not compressed if it is small, and still has no-store', async () => {
    const { headers } = await get('/v1/people?limit=1', 'br')
    assert.equal(headers['content-encoding'], undefined)
    assert.equal((await get('/v1/people', 'br')).headers['cache-control'], 'no-store')
  })

  it('that can contain a secret is never compressed', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const setup = await app.send('POST', '/v1/2fa/setup', { token, headers })
    assert.equal(setup.status, 200)
    assert.ok(setup.bytes.length > 1024)
    assert.equal(setup.headers['content-encoding'], undefined)
    for (const path of ['/password/x', '/sign/x']) {
      const page = await app.send('GET', path, { headers })
      assert.ok(page.bytes.length > 1024)
      assert.equal(page.headers['content-encoding'], undefined, path)
    }
  })

  it('that is a file is sent unchanged', async () => {
    const ics = '/v1/leave-calendar.ics?from=2026-01-01&to=2026-12-31'
    const { status, headers } = await get(ics, 'br, gzip')
    assert.deepEqual([status, headers['content-encoding']], [200, undefined])
  })
})
