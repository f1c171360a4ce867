import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp({ env: { PUBLIC_URL: 'https://hr.example.com' } })

/** Posts an empty form to a page with an expired link. Returns 403 if the form is rejected, 410 if it is read. */
const post = async (headers: Record<string, string>): Promise<number> =>
  (await app.send('POST', '/password/none', { body: '', headers })).status

describe('a form', () => {
  it('is accepted from its own origin, even if the browser sends only the Origin header', async () => {
    const ours: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { 'sec-fetch-site': 'same-origin', origin: app.url },
      { origin: app.url },
      { origin: 'https://hr.example.com' },
    ]
    for (const headers of ours) assert.equal(await post(headers), 410, JSON.stringify(headers))
  })

  it('is rejected from other sites, and without an origin', async () => {
    const others: Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'https://hr.example.com.evil.example' },
      { origin: 'nonsense' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: app.url },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ]
    for (const headers of others) assert.equal(await post(headers), 403, JSON.stringify(headers))
  })

  it('that is rejected gets a page that explains what to do', async () => {
    const { headers, text } = await app.send('POST', '/password/none', { headers: { origin: 'https://evil.example' } })
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.match(text, /<h1>This form was not accepted<\/h1>/)
  })
})
