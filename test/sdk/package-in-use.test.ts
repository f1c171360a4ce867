import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readContract } from '../../openapi/read/contract.ts'
import { readOperations } from '../../sdk/contract.ts'
import { seedDemoData } from '../../server/commands/demo-data.ts'
import type { Sender } from '../contract/example-records.ts'
import { sendAllExamples } from '../contract/example-story.ts'
import { startBrowser, withoutChromium } from '../support/browser/browser.ts'
import { closeAfter } from '../support/close-after.ts'
import type { AnyInput } from '../support/http.ts'
import { startTcpProxy } from '../support/postgres/tcp-proxy.ts'
import { onePage } from '../support/samples/document.ts'
import { createBusiness, createUser, testPassword } from '../support/samples/factories.ts'
import { startTestApp } from '../support/service/app.ts'
import { allWentWell, packSdk, run, source, visitBy } from './packed.ts'
import { received, visited } from './visit.ts'

/* The packed package and the real service. */

const page = 'https://people.example'
const app = await startTestApp({ env: { CORS_ORIGINS: page } })
const business = await createBusiness(app)
const { project, sdk } = await packSdk()
const { Workforce } = sdk
const workforce = new Workforce({ baseUrl: app.url, token: business.owner.token })

let made = 0
const someone = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++made}@example.com` })

test('the failures of the service are the errors of the SDK', async () => {
  const { email } = business.owner
  await assert.rejects(Workforce.login({ baseUrl: app.url, email, password: 'wrong' }), (error) => {
    assert.ok(error instanceof sdk.UnauthenticatedError)
    assert.match(error.message, /^auth\.login: These credentials do not match our records\. \(401 .+, req_/)
    return true
  })
  await assert.rejects(new Workforce({ baseUrl: app.url }).me.get(), sdk.UnauthenticatedError)
  await assert.rejects(workforce.people.get(2_000_000_000), sdk.NotFoundError)
  const invalid = workforce.people.create({ ...someone(), email: 'nobody' })
  await assert.rejects(invalid, (error) => {
    assert.ok(error instanceof sdk.ValidationFailedError)
    assert.deepEqual(
      error.errors.map(({ path }) => path),
      ['body.email'],
    )
    assert.equal(error.requestId, error.headers?.get('x-request-id'))
    return true
  })
  const person = await workforce.people.create(someone())
  await assert.rejects(workforce.people.create({ ...someone(), email: person.email }), sdk.ConflictError)
  await workforce.people.update(person.id, { job_title: 'Countess' }, { ifMatch: person.version })
  const stale = workforce.people.update(person.id, { job_title: 'Analyst' }, { ifMatch: person.version })
  await assert.rejects(stale, sdk.PreconditionFailedError)
  await assert.rejects(workforce.payRuns.approve(1, {} as never), sdk.PreconditionRequiredError)
  const huge = { method: 'POST', path: '/people', body: { first_name: 'a'.repeat(2 ** 21) } }
  await assert.rejects(workforce.request(huge), sdk.PayloadTooLargeError)
  const broken = new Workforce({
    baseUrl: app.url,
    token: business.owner.token,
    fetch: (url, init) => fetch(url, { ...init, ...(init.body !== undefined && { body: '{' }) }),
  })
  await assert.rejects(broken.people.create(someone()), sdk.BadRequestError)
  const employee = await createUser(app, { business_id: business.id, role: 'employee' })
  await assert.rejects(
    new Workforce({ baseUrl: app.url, token: employee.token }).people.create(someone()),
    sdk.PermissionDeniedError,
  )
})

test('what is gone, asked too often or not to be had now is an error of its own', async () => {
  const { id: person_id, ...ada } = await workforce.people.create(someone())
  const signers = [{ name: 'Ada Lovelace', email: ada.email }]
  const document = { person_id, title: 'Contract', signers }
  const { id } = await workforce.documents.upload({ document, file: await onePage() })
  const sent = await workforce.documents.send(id, {})
  await workforce.documents.void(id, { reason: 'The wrong one' })
  const token = sent.signers[0]?.link?.split('/').at(-1) ?? ''
  const signer = new Workforce({ baseUrl: app.url })
  await assert.rejects(signer.signing.decline(token, { reason: 'Not mine' }), (error) => {
    assert.ok(error instanceof sdk.GoneError)
    assert.equal(error.currentStatus, 'voided')
    return true
  })

  const wire = await startTcpProxy(app.databaseUrl)
  closeAfter(() => wire.cut())
  const small = await startTestApp({ databaseUrl: wire.url, env: { RATE_LIMIT_PER_PRINCIPAL: '1' } })
  const often = new Workforce({ baseUrl: small.url, token: business.owner.token, maxRetries: 0 })
  await often.me.get()
  await assert.rejects(often.me.get(), (error) => {
    assert.ok(error instanceof sdk.RateLimitedError)
    assert.ok((error.retryAfterSeconds ?? 0) > 0)
    return true
  })
  await wire.cut()
  await assert.rejects(often.auth.login({ email: ada.email, password: testPassword }), (error) => {
    assert.ok(error instanceof sdk.ServerError)
    assert.deepEqual([error.status, error.code], [503, 'unavailable'])
    return true
  })
  await wire.restore()
})

test('what a connection can do to a call is an error of its own, and the next call works', async () => {
  const proxy = await startTcpProxy(app.url)
  const through = new Workforce({ baseUrl: proxy.url, token: business.owner.token, maxRetries: 0 })
  assert.equal((await through.me.get()).email, business.owner.email)
  proxy.stall()
  await assert.rejects(through.me.get({ timeoutMs: 50 }), sdk.TimeoutError)
  await assert.rejects(through.me.get({ signal: AbortSignal.timeout(50) }), sdk.AbortedError)
  await proxy.cut()
  await assert.rejects(through.me.get(), sdk.ConnectionError)
  await proxy.restore()
  assert.equal((await through.me.get({ maxRetries: 2 })).email, business.owner.email)
  await proxy.cut() // while idle
  await proxy.restore()
  assert.equal((await through.me.get({ maxRetries: 2 })).email, business.owner.email)
  await proxy.cut()
})

test('the first block of the README works as often as it is run', async () => {
  const [, block = ''] = /```ts\n(.+?)```/s.exec(readFileSync(join(source, 'README.md'), 'utf8')) ?? []
  const { email } = (await createBusiness(app)).owner
  const shown = ['http://127.0.0.1:3000', 'owner@acme.test', 'acme-owner-demo'] as const
  const here = [`${app.url}/v1`, email, testPassword]
  for (const text of shown) assert.ok(block.includes(`'${text}'`), text)
  const code = shown.reduce((text, from, index) => text.replace(`'${from}'`, JSON.stringify(here[index])), block)
  writeFileSync(join(project, 'first.mjs'), code)
  for (const status of ['created', 'unchanged']) {
    const { stdout } = await run(process.execPath, ['first.mjs'], { cwd: project })
    assert.equal(stdout, `${status}\nada.first.call@example.com\n1\n`)
  }
})

/** A user of a business of their own. */
const visitor = async () => {
  const { email } = (await createBusiness(app)).owner
  return { baseUrl: app.url, email, password: testPassword, pdf: (await onePage()).toString('base64') }
}

test('the installed package works with the service in Node', async () => {
  const code = visitBy(await visitor())
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: project })
  assert.equal(stdout, allWentWell)
})

test('a page takes the package by an import map', { skip: withoutChromium }, async () => {
  const browser = await startBrowser()
  closeAfter(() => browser.close())
  const opened = await browser.newPage({ permissions: ['local-network-access'] }) // the service is on loopback
  const folder = join(project, 'node_modules/workforce-sdk/dist')
  const imports = {
    'workforce-sdk': '/sdk/index.js',
    'workforce-sdk/webhooks': '/sdk/webhooks.js',
    'workforce-sdk/fetch': '/sdk/receive-fetch.js',
  }
  const html = `<!doctype html><title>Visit</title><script type="importmap">${JSON.stringify({ imports })}</script>`
  await opened.route(`${page}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const file = pathname.startsWith('/sdk/') ? join(folder, pathname.slice('/sdk/'.length)) : join(project, pathname)
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(file) })
  })
  await opened.goto(page)
  const module = '/visit.js'
  const said = await opened.evaluate(
    async ([module, visitor]) => {
      const { receive, visit } = (await import(module)) as typeof import('./visit.ts')
      return [await visit(visitor), await receive()]
    },
    [module, await visitor()] as const,
  )
  assert.deepEqual(said, [visited, received])
})

test('every operation takes the example of the contract', async () => {
  const { url: baseUrl, ...service } = await startTestApp()
  await seedDemoData({ ...service, now: new Date() })
  const contract = readContract()
  const operations = new Map(readOperations(contract).map((operation) => [operation.id, operation]))
  const called = new Set<string>()
  const sender = (token?: string): Sender => {
    const client = new Workforce({ baseUrl, maxRetries: 0, ...(token !== undefined && { token }) })
    const call = async (id: string, { path = {}, header = {}, body }: AnyInput = {}) => {
      const operation = operations.get(id) ?? assert.fail(id)
      called.add(id)
      const given: unknown[] = operation.pathParameters.map(({ name, example }) => path[name] ?? example)
      if (operation.body) given.push({ ...(operation.body.example as object), ...(body as object) })
      if (operation.query) given.push(operation.query.example)
      if (operation.ifMatch === 'required') given.push({ ifMatch: Number(JSON.parse(header['If-Match'] ?? '"1"')) })
      const resources = client as unknown as Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>
      const result = await resources[operation.resource]?.[operation.method]?.(...given)
      return { body: { data: operation.result.kind === 'list' ? (result as { data: unknown }).data : result } }
    }
    return { call: call as never }
  }
  await sendAllExamples({ ...service, url: baseUrl }, sender)
  assert.deepEqual([...called].sort(), [...operations.keys()].sort())
})
