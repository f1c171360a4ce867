import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { verifyWebhook } from 'workforce-sdk/webhooks'
import { readContract } from '../../../openapi/read/contract.ts'
import { listOperations, listSentEvents } from '../../../openapi/read/operations.ts'
import { exampleSecret } from '../../../server/docs/events-page.ts'
import { resourcePage } from '../../../server/docs/resource-page.ts'
import { referenceResources } from '../../../server/docs/resources.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const contract = readContract()
const operations = listOperations(contract)
const schemas = Object.keys(contract.components.schemas)
const eventTypes = listSentEvents(contract).map(({ path }) => path)
const codes = contract.components.schemas.ErrorCode?.['x-extensible-enum'] ?? []
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

const guideNames = readdirSync(new URL('../../../openapi/guides', import.meta.url))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => name.replace('.md', ''))

/** Returns all pages by path, following the links from `/docs`. */
async function readAll(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const open = ['/docs']
  for (const path of open) {
    const { status, text } = await app.send('GET', path)
    assert.equal(status, 200, path)
    pages.set(path, text)
    for (const [, link = ''] of text.matchAll(/<a href="(\/docs[^"#?]*)/g))
      if (!open.includes(link) && !link.endsWith('.json')) open.push(link)
  }
  return pages
}

const pages = await readAll()
const reference = [...pages].filter(([path]) => path.startsWith('/docs/reference/'))
const findSection = (id: string): string => {
  const sections = reference.flatMap(
    ([, text]) => text.match(new RegExp(`<section class="operation" id="${id}".*?</section>`, 's')) ?? [],
  )
  assert.equal(sections.length, 1, `${id} has one section`)
  return sections[0] ?? ''
}
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#39;')

describe('the documentation', () => {
  it('serves the contract without authentication', async () => {
    const { status, headers, body } = await app.send('GET', '/v1/openapi.json')
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'application/json; charset=utf-8')
    assert.deepEqual(body, contract)
  })

  it('lists guides first, then operations with readable names', () => {
    const home = pages.get('/docs') ?? ''
    assert.match(home, /">Two-factor<\/a>.*">Pay runs<\/a>/s)
    const order = [
      'Quickstart</a>',
      '<h2>Access</h2>',
      '"/docs/reference/two-factor"',
      '<h2>Pay</h2>',
      '"/docs/reference/pay-runs"',
      'Changelog</a>',
    ]
    const at = order.map((text) => home.indexOf(text))
    assert.ok(
      at.every((place, index) => place > (at[index - 1] ?? 0)),
      String(at),
    )
    assert.ok(!/>(twoFactor|payRuns)</.test(home))
    for (const [path, text] of pages) assert.ok(!text.includes('href="https://workforce.example'), path)
    for (const [path, text] of pages) assert.doesNotMatch(text, /href="http:\/\/127/, path)
    assert.ok(pages.get('/docs/guides/versions')?.includes('<a href="/docs/changelog">'))
  })

  it('shows each operation with its parameters, and samples for curl and the SDK', () => {
    for (const { id, fullPath, parameters, samples } of operations) {
      const section = findSection(id)
      assert.ok(section.includes(`<code>${fullPath}</code>`), id)
      for (const { name } of parameters)
        assert.ok(section.includes(`<code class="name">${name}</code>`), `${id} ${name}`)
      assert.equal(samples.length, 2)
      for (const { source } of samples) {
        assert.ok(section.includes(escaped(source.replaceAll(contract['x-sample-url'], app.config.publicUrl))), id)
      }
    }
  })

  it('links each error status to the guide on errors', () => {
    const guide = pages.get('/docs/guides/errors') ?? ''
    for (const { id, responses } of operations) {
      const section = findSection(id)
      for (const status of Object.keys(responses).filter((each) => each >= '400' && each !== 'default')) {
        const link = new RegExp(`<a href="/docs/guides/errors#(\\w+)"><span class="badge bad">${status}</span></a>`)
        const [, code = ''] = link.exec(section) ?? assert.fail(`${id} ${status}`)
        assert.match(guide, new RegExp(`<tr id="${code}">\\s*<td>.*</td>\\s*<td>[\\d, ]*${status}`))
      }
    }
  })

  it('shows each event, and has a page for each schema', () => {
    const events = pages.get('/docs/events') ?? ''
    for (const type of eventTypes) assert.ok(events.includes(`id="${type}"`), type)
    for (const name of schemas) assert.ok(pages.has(`/docs/schemas/${name}`), name)
  })

  it('has an example with valid signatures for each event', async () => {
    const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    const requests = [
      ...(pages.get('/docs/events') ?? '').matchAll(/aria-label="Request: ([\w.]+)"><code>(.*?)<\/code>/gs),
    ]
    assert.deepEqual(
      requests.map(([, type]) => type),
      eventTypes,
    )
    for (const [, type, text = ''] of requests) {
      const [head = '', body = ''] = unescaped(text).split('\n\n')
      const headers = Object.fromEntries(
        head
          .split('\n')
          .slice(1)
          .map((line) => line.split(/: (.*)/))
          .map(([name = '', value = '']) => [name.toLowerCase(), value]),
      )
      const { id } = await verifyWebhook(body, headers, exampleSecret, { toleranceSeconds: 1e10 })
      assert.equal(headers['webhook-id'], id, type)
      assert.equal(headers['x-webhook-event'], type)
    }
  })

  it('shows the sunset date of a deprecated operation', () => {
    const changed = structuredClone(contract)
    const marks = { deprecated: true, 'x-deprecated-since': '2027-01-01', 'x-sunset': '2028-01-01' }
    Object.assign(changed.paths['/people']?.get ?? {}, marks)
    const [people] = referenceResources(changed).filter(({ tag }) => tag === 'people')
    assert.ok(people)
    const { text } = resourcePage(changed, people).content
    assert.equal(text.match(/Deprecated\./g)?.length, 1)
    assert.match(text, /works until <time datetime="2028-01-01">/)
  })

  it('explains each error code', () => {
    const declared = [
      ...String(contract.components.schemas.ErrorCode?.description).matchAll(/^\| `(\w+)` \| ([\d, ]+) \|/gm),
    ]
    const documented = [...read('openapi/guides/errors.md').matchAll(/^\| `(\w+)` \| ([\d, ]+) \| .+ \| .+ \|$/gm)]
    assert.deepEqual(
      documented.map(([, code, statuses]) => [code, statuses]),
      declared.map(([, code, statuses]) => [code, statuses]),
    )
    assert.deepEqual(
      documented.map(([, code]) => code),
      codes,
    )
  })

  it('lists everything on the search page, even without JavaScript', async () => {
    const { text } = await app.send('GET', '/docs/search?q=anything')
    const names = [...operations.map(({ id }) => id), ...eventTypes, ...schemas, ...codes]
    for (const name of names) assert.ok(text.includes(`>${name}<`), name)
    for (const name of guideNames) assert.ok(text.includes(`href="/docs/guides/${name}"`), name)
  })

  it('has no broken links', async () => {
    const others = new Map<string, string>()
    const search = await app.send('GET', '/docs/search')
    for (const [path, text] of [...pages, ['/docs/search', search.text] as const]) {
      const links = new Set([...text.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, link = '']) => link))
      for (const link of [...links].filter((each) => !/^(https:|data:)/.test(each))) {
        const [target = '', anchor] = link.split('#')
        const address = target === '' ? path : target
        if (!pages.has(address) && !others.has(address)) {
          const response = await app.send('GET', address)
          assert.ok([200, 303].includes(response.status), `${path} leads to ${link}`) // the console redirects to sign-in
          others.set(address, response.text)
        }
        const page = pages.get(address) ?? others.get(address) ?? ''
        if (anchor !== undefined) assert.ok(page.includes(` id="${anchor}"`), `${path} leads to ${link}`)
      }
    }
  })

  it('serves the guides and the changelog as Markdown, whose relative links lead to Markdown', async () => {
    for (const path of [...['README', ...guideNames].map((name) => `/docs/guides/${name}.md`), '/docs/changelog.md']) {
      const { status, headers, text } = await app.send('GET', path)
      assert.equal(status, 200, path)
      assert.equal(headers['content-type'], 'text/markdown; charset=utf-8')
      assert.match(text, /^# .+\n/, path)
      assert.doesNotMatch(text, /^<!--/m, path)
      assert.ok(!text.includes(contract['x-sample-url']) || app.config.publicUrl === contract['x-sample-url'], path)
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) {
        const { status } = await app.send('GET', new URL(link, app.url + path).pathname)
        assert.equal(status, 200, `${path} leads to ${link}`)
      }
    }
  })

  it('has an index for language models, with the guides, the resources and the contract', async () => {
    const { headers, text } = await app.send('GET', '/llms.txt')
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
    assert.match(text, /^# Workforce API\n\n> .+\n\n[\s\S]+\n\n## Guides\n\n- \[Quickstart\]/)
    const entries = [...text.matchAll(/^- \[.+\]\((.+)\): .+$/gm)].map(([, link = '']) => link)
    assert.equal(entries.length, text.match(/^- /gm)?.length)
    for (const name of guideNames) assert.ok(entries.includes(`${app.config.publicUrl}/docs/guides/${name}.md`), name)
    for (const { address } of referenceResources(contract))
      assert.ok(entries.includes(app.config.publicUrl + address), address)
    for (const link of entries) {
      assert.equal((await app.send('GET', new URL(link).pathname)).status, 200, link)
    }
  })

  it('shows each screenshot with its description and its size, and loads it lazily', async () => {
    const images = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/<img [^>]*>/g)].map(([tag]) => ({ path, tag })),
    )
    for (const { path, tag } of images) {
      const [, src = '', alt = ''] =
        /^<img src="([^"]*)" alt="([^"]{20,})" width="\d+" height="\d+" loading="lazy">$/.exec(tag) ?? assert.fail(tag)
      assert.ok(alt.endsWith('.'), `${path}: ${alt}`)
      const { headers } = await app.send('GET', src)
      assert.equal(headers['content-type'], 'image/png')
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.equal((await app.send('GET', src.replace(/\?.*/, ''))).headers['cache-control'], 'no-cache')
    }
    const files = readdirSync(new URL('../../../openapi/guides/screenshots', import.meta.url))
    assert.deepEqual(images.map(({ tag }) => /screenshots\/([^?]*)/.exec(tag)?.[1]).toSorted(), files.toSorted())
    assert.equal((await app.send('GET', '/docs/guides/screenshots/none.png')).status, 404)
  })

  it('has unique IDs on each page', () => {
    for (const [path, text] of pages) {
      const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      assert.deepEqual(
        ids.filter((id, index) => ids.indexOf(id) < index),
        [],
        path,
      )
    }
  })

  it('loads only its own style, script and screenshots', async () => {
    for (const [path, text] of pages) {
      const loaded = [...text.matchAll(/<(?:script|link|img)[^>]* (?:src|href)="([^"]*)"/g)].map(
        ([, from = '']) => from,
      )
      for (const from of loaded)
        assert.match(from, /^(\/(assets|docs\/guides\/screenshots)\/[\w.-]+\?v=\w{12}|data:image\/svg.*)$/, path)
      assert.doesNotMatch(text, / style="| on\w+="|<script>|<!--/, path)
    }
    const { headers } = await app.send('GET', '/docs')
    assert.match(
      String(headers['content-security-policy']),
      /^default-src 'none'; style-src 'self'; .*script-src 'self'$/,
    )
  })

  it('returns 404 for other paths, and 405 for other methods', async () => {
    for (const path of [
      '/docs/guides/none',
      '/docs/guides/README',
      '/docs/guides/..%2fREADME',
      '/docs/guides/none.md',
      '/docs/guides/..%2f..%2fREADME.md',
      '/docs/schemas/toString',
    ]) {
      assert.equal((await app.send('GET', path)).status, 404, path)
    }
    const { status, headers } = await app.send('POST', '/docs/guides')
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD, OPTIONS'])
  })
})
