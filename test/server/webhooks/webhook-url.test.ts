import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { webhookUrlProblem } from '../../../server/webhooks/webhook-url.ts'
import { allowedUrls, deniedUrls } from '../../support/ssrf-urls.ts'

const loopback = ['127.0.0.0/8', '::1/128']

describe('the form of a webhook URL', () => {
  for (const url of deniedUrls) {
    it(`refuses ${url}`, () => assert.equal(typeof webhookUrlProblem(url, []), 'string'))
  }
  for (const url of allowedUrls) {
    it(`accepts ${url}`, () => assert.equal(webhookUrlProblem(url, []), undefined))
  }
  for (const url of [
    'http://receiver/',
    'http://receiver:8080/',
    'http://a.internal/',
    'http://a.local./',
    'http://127.0.0.1../',
    'http://0x7f.1../',
    'http://localhost../',
    'http://a.local../',
    'http://metadata.google.internal../',
    'http://example.com../',
    'http://a..example.com/',
    'https://x.com:0/',
    '',
    'x',
  ]) {
    it(`refuses ${url || 'nothing'}`, () => assert.equal(typeof webhookUrlProblem(url, []), 'string'))
  }

  it('judges localhost by its addresses', () => {
    for (const host of ['localhost', 'localhost.', 'foo.localhost', '127.0.0.1', '127.1', '[::1]']) {
      assert.equal(webhookUrlProblem(`http://${host}:8080/`, loopback), undefined, host)
      assert.equal(typeof webhookUrlProblem(`http://${host}:8080/`, ['10.0.0.0/8']), 'string', host)
    }
  })

  it('leaves names of private networks to the look-up only when a network is open', () => {
    for (const url of ['http://receiver/', 'http://a.svc.cluster.local/', 'http://a.internal/']) {
      assert.equal(typeof webhookUrlProblem(url, loopback), 'string', url)
      assert.equal(webhookUrlProblem(url, ['10.0.0.0/8']), undefined, url)
    }
  })

  it('keeps refusing the other addresses, ports and passwords when a range is open', () => {
    for (const url of [
      'http://10.0.0.1/',
      'http://[::ffff:127.0.0.1]/',
      'http://127.0.0.1:5432/',
      'http://a:b@127.0.0.1/',
    ]) {
      assert.equal(typeof webhookUrlProblem(url, loopback), 'string', url)
    }
  })
})
