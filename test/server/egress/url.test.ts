import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asciiUrl, outboundUrlProblem } from '../../../server/egress/url.ts'
import { allowedUrls, deniedUrls } from '../../support/samples/ssrf-urls.ts'

const loopback = ['127.0.0.0/8', '::1/128']

describe('a URL that users enter', () => {
  for (const url of deniedUrls) {
    it(`refuses ${url}`, () => {
      assert.equal(typeof outboundUrlProblem(asciiUrl(url), [])?.message, 'string')
      assert.equal(typeof outboundUrlProblem(url, [])?.message, 'string', 'without the conversion to ASCII, too')
    })
  }
  for (const url of allowedUrls) {
    it(`accepts ${url}`, () => assert.equal(outboundUrlProblem(url, []), undefined))
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
    'http://metadata.google.internal./',
    'http://metadata.google.internal../',
    'http://example.com../',
    'http://a..example.com/',
    'https://x.com:0/',
    '',
    'x',
  ]) {
    it(`refuses ${url || 'an empty text'}`, () => assert.equal(typeof outboundUrlProblem(url, [])?.message, 'string'))
  }

  it('is checked by the addresses of localhost', () => {
    for (const host of ['localhost', 'localhost.', 'foo.localhost', '127.0.0.1', '127.1', '[::1]']) {
      assert.equal(outboundUrlProblem(`http://${host}:8080/`, loopback), undefined, host)
      assert.equal(typeof outboundUrlProblem(`http://${host}:8080/`, ['10.0.0.0/8'])?.message, 'string', host)
    }
  })

  it('can contain a name in a private network only if a network is allowed', () => {
    for (const url of ['http://receiver/', 'http://a.svc.cluster.local/', 'http://a.internal/']) {
      assert.equal(typeof outboundUrlProblem(url, loopback)?.message, 'string', url)
      assert.equal(outboundUrlProblem(url, ['10.0.0.0/8']), undefined, url)
    }
  })

  it('cannot have other addresses, ports or passwords if a range is allowed', () => {
    for (const url of [
      'http://10.0.0.1/',
      'http://[::ffff:127.0.0.1]/',
      'http://127.0.0.1:5432/',
      'http://a:b@127.0.0.1/',
    ]) {
      assert.equal(typeof outboundUrlProblem(url, loopback)?.message, 'string', url)
    }
  })
})

describe('the ASCII form of a webhook URL', () => {
  for (const [url, ascii] of [
    ['https://例え.jp/', 'https://xn--r8jz45g.jp/'],
    ['https://例え.jp', 'https://xn--r8jz45g.jp/'],
    ['https://hooks。例え。jp/', 'https://hooks.xn--r8jz45g.jp/'],
    ['https://BÜCHER.example:8443/a?b=c', 'https://xn--bcher-kva.example:8443/a?b=c'],
    ['https://faß.de/', 'https://xn--fa-hia.de/'],
    [
      'https://пример.рф/крючок?имя=1',
      'https://xn--e1afmkfd.xn--p1ai/%D0%BA%D1%80%D1%8E%D1%87%D0%BE%D0%BA?%D0%B8%D0%BC%D1%8F=1',
    ],
    ['https://example.com/フック', 'https://example.com/%E3%83%95%E3%83%83%E3%82%AF'],
  ] as const) {
    it(`${url} becomes ${ascii}`, () => {
      assert.equal(asciiUrl(url), ascii)
      assert.equal(outboundUrlProblem(ascii, []), undefined)
    })
  }

  for (const url of [
    'https://Example.com',
    'https://example.com:443/%7Ehooks',
    'https://xn--r8jz45g.jp',
    'not a URL',
  ]) {
    it(`${url} stays unchanged`, () => assert.equal(asciiUrl(url), url))
  }

  for (const url of [
    'https://example.com/a b',
    'https://例え.jp/a b',
    'https://例え.jp/%zz',
    'https://例え.jp/[a]',
    'https://例え.jp\\@127.0.0.1/',
    'https://exa\nmple.com/',
    `https://例え.jp/${'え'.repeat(300)}`,
  ]) {
    it(`is invalid for ${JSON.stringify(url.slice(0, 40))}`, () =>
      assert.equal(typeof outboundUrlProblem(asciiUrl(url), [])?.message, 'string'))
  }
})
