import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import * as sdk from 'workforce-sdk'
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
import { linkSdk, run, smokeOutput, smokeProgram, source } from './pack.ts'
import { clientOutput, receiverOutput } from './smoke.ts'

/* Tests of the built package with the real service. package.test.ts checks that the packed one is the same. */

const page = 'https://people.example'
const app = await startTestApp({ env: { CORS_ORIGINS: page } })
const business = await createBusiness(app)
const project = await linkSdk()
const { Workforce } = sdk
const workforce = new Workforce({ baseUrl: app.url, token: business.owner.token })

let people = 0
const newPerson = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++people}@example.com` })

test('failures of the service are errors of the SDK', async () => {
  const { email } = business.owner
  await assert.rejects(Workforce.login({ baseUrl: app.url, email, password: 'wrong' }), (error) => {
    assert.ok(error instanceof sdk.UnauthenticatedError)
    assert.match(error.message, /^auth\.login: These credentials do not match our records\. \(401 .+, req_/)
    return true
  })
  await assert.rejects(new Workforce({ baseUrl: app.url }).me.get(), sdk.UnauthenticatedError)
  await assert.rejects(workforce.people.get(2_000_000_000), sdk.NotFoundError)
  const invalid = workforce.people.create({ ...newPerson(), email: 'nobody' })
  await assert.rejects(invalid, (error) => {
    assert.ok(error instanceof sdk.ValidationFailedError)
    assert.deepEqual(
      error.errors.map(({ path }) => path),
      ['body.email'],
    )
    assert.equal(error.requestId, error.headers?.get('x-request-id'))
    return true
  })
  const person = await workforce.people.create(newPerson())
  await assert.rejects(workforce.people.create({ ...newPerson(), email: person.email }), sdk.ConflictError)
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
  await assert.rejects(broken.people.create(newPerson()), sdk.BadRequestError)
  const employee = await createUser(app, { business_id: business.id, role: 'employee' })
  await assert.rejects(
    new Workforce({ baseUrl: app.url, token: employee.token }).people.create(newPerson()),
    sdk.PermissionDeniedError,
  )
})

test('the statuses 410, 429 and 503 have separate error classes', async () => {
  const { id: person_id, ...ada } = await workforce.people.create(newPerson())
  const signers = [{ name: 'Ada Lovelace', email: ada.email }]
  const document = { person_id, title: 'Contract', signers }
  const { id } = await workforce.documents.upload({ document, file: await onePage() })
  const sentDocument = await workforce.documents.send(id, {})
  await workforce.documents.void(id, { reason: 'The wrong one' })
  const token = sentDocument.signers[0]?.link?.split('/').at(-1) ?? ''
  const signer = new Workforce({ baseUrl: app.url })
  await assert.rejects(signer.signing.decline(token, { reason: 'Not mine' }), (error) => {
    assert.ok(error instanceof sdk.GoneError)
    assert.equal(error.currentStatus, 'voided')
    return true
  })

  const databaseProxy = await startTcpProxy(app.databaseUrl)
  closeAfter(() => databaseProxy.cut())
  const limitedApp = await startTestApp({ databaseUrl: databaseProxy.url, env: { RATE_LIMIT_PER_PRINCIPAL: '1' } })
  const limited = new Workforce({ baseUrl: limitedApp.url, token: business.owner.token, maxRetries: 0 })
  await limited.me.get()
  await assert.rejects(limited.me.get(), (error) => {
    assert.ok(error instanceof sdk.RateLimitedError)
    assert.ok((error.retryAfterSeconds ?? 0) > 0)
    return true
  })
  await databaseProxy.cut()
  await assert.rejects(limited.auth.login({ email: ada.email, password: testPassword }), (error) => {
    assert.ok(error instanceof sdk.ServerError)
    assert.deepEqual([error.status, error.code], [503, 'unavailable'])
    return true
  })
  await databaseProxy.restore()
})

test('timeouts, aborts and broken connections have separate error classes, and the next call succeeds', async () => {
  const proxy = await startTcpProxy(app.url)
  const client = new Workforce({ baseUrl: proxy.url, token: business.owner.token, maxRetries: 0 })
  assert.equal((await client.me.get()).email, business.owner.email)
  proxy.stall()
  await assert.rejects(client.me.get({ timeoutMs: 50 }), sdk.TimeoutError)
  await assert.rejects(client.me.get({ signal: AbortSignal.timeout(50) }), sdk.AbortedError)
  await proxy.cut()
  await assert.rejects(client.me.get(), sdk.ConnectionError)
  await proxy.restore()
  assert.equal((await client.me.get({ maxRetries: 2 })).email, business.owner.email)
  await proxy.cut() // while idle
  await proxy.restore()
  assert.equal((await client.me.get({ maxRetries: 2 })).email, business.owner.email)
  await proxy.cut()
})

test('the first code block of the README can be run repeatedly', async () => {
  const [, block = ''] = /```ts\n(.+?)```/s.exec(readFileSync(join(source, 'README.md'), 'utf8')) ?? []
  const { email } = (await createBusiness(app)).owner
  const placeholders = ['http://127.0.0.1:3000', 'owner@acme.test', 'acme-owner-demo'] as const
  const replacements = [`${app.url}/v1`, email, testPassword]
  for (const text of placeholders) assert.ok(block.includes(`'${text}'`), text)
  const code = placeholders.reduce(
    (text, from, index) => text.replace(`'${from}'`, JSON.stringify(replacements[index])),
    block,
  )
  writeFileSync(join(project, 'first.mjs'), code)
  for (const status of ['created', 'unchanged']) {
    const { stdout } = await run(process.execPath, ['first.mjs'], { cwd: project })
    assert.equal(stdout, `${status}\nada.first.call@example.com\n1\n`)
  }
})

/** Creates a business, and returns what the smoke program needs: the URL, the credentials of the owner and a PDF. */
const createAccount = async () => {
  const { email } = (await createBusiness(app)).owner
  return { baseUrl: app.url, email, password: testPassword, pdf: (await onePage()).toString('base64') }
}

test('the built package works with the service in Node', async () => {
  const code = smokeProgram(await createAccount())
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: project })
  assert.equal(stdout, smokeOutput)
})

test('a page imports the package through an import map', { skip: withoutChromium }, async () => {
  const browser = await startBrowser()
  closeAfter(() => browser.close())
  const browserPage = await browser.newPage({ permissions: ['local-network-access'] }) // the service is on loopback
  const folder = join(project, 'node_modules/workforce-sdk/dist')
  const imports = {
    'workforce-sdk': '/sdk/index.js',
    'workforce-sdk/webhooks': '/sdk/webhooks.js',
    'workforce-sdk/fetch': '/sdk/receive-fetch.js',
  }
  const html = `<!doctype html><title>Test</title><script type="importmap">${JSON.stringify({ imports })}</script>`
  await browserPage.route(`${page}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const file = pathname.startsWith('/sdk/') ? join(folder, pathname.slice('/sdk/'.length)) : join(project, pathname)
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(file) })
  })
  await browserPage.goto(page)
  const module = '/smoke.js'
  const outputs = await browserPage.evaluate(
    async ([module, account]) => {
      const { callService, receiveDeliveries } = (await import(module)) as typeof import('./smoke.ts')
      return [await callService(account), await receiveDeliveries()]
    },
    [module, await createAccount()] as const,
  )
  assert.deepEqual(outputs, [clientOutput, receiverOutput])
})

test('every operation accepts the example of the contract', async () => {
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
      const args: unknown[] = operation.pathParameters.map(({ name, example }) => path[name] ?? example)
      if (operation.body) args.push({ ...(operation.body.example as object), ...(body as object) })
      if (operation.query) args.push(operation.query.example)
      if (operation.ifMatch === 'required') args.push({ ifMatch: Number(JSON.parse(header['If-Match'] ?? '"1"')) })
      const resources = client as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>
      const result = await resources[operation.resource]?.[operation.method]?.(...args)
      return { body: { data: operation.result.kind === 'list' ? (result as { data: unknown }).data : result } }
    }
    return { call: call as never }
  }
  await sendAllExamples({ ...service, url: baseUrl }, sender)
  assert.deepEqual([...called].sort(), [...operations.keys()].sort())
})
