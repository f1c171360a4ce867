import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AbortedError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  PreconditionFailedError,
  PreconditionRequiredError,
  TimeoutError,
  UnauthenticatedError,
  ValidationFailedError,
  Workforce,
} from 'workforce-sdk'
import { startTestApp } from '../support/app.ts'
import { createBusiness, createUser } from '../support/factories.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const app = await startTestApp()
const business = await createBusiness(app)
const workforce = new Workforce({ baseUrl: app.url, token: business.owner.token })

let made = 0
const someone = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++made}@example.com` })

test('the failures of the service are the errors of the SDK', async () => {
  const { email } = business.owner
  await assert.rejects(
    Workforce.login({ baseUrl: app.url, email, password: 'wrong' }),
    (error: UnauthenticatedError) => {
      assert.ok(error instanceof UnauthenticatedError)
      assert.match(error.message, /^auth\.login: These credentials do not match our records\. \(401 .+, req_/)
      return true
    },
  )
  await assert.rejects(new Workforce({ baseUrl: app.url }).me.get(), UnauthenticatedError)
  await assert.rejects(workforce.people.get(2_000_000_000), NotFoundError)
  const invalid = workforce.people.create({ ...someone(), email: 'nobody' })
  await assert.rejects(invalid, (error: ValidationFailedError) => {
    assert.ok(error instanceof ValidationFailedError)
    assert.deepEqual(
      error.errors.map(({ path }) => path),
      ['body.email'],
    )
    assert.equal(error.requestId, error.headers?.get('x-request-id'))
    return true
  })
  const person = await workforce.people.create(someone())
  await assert.rejects(workforce.people.create({ ...someone(), email: person.email }), ConflictError)
  await workforce.people.update(person.id, { job_title: 'Countess' }, { ifMatch: person.version })
  const stale = workforce.people.update(person.id, { job_title: 'Analyst' }, { ifMatch: person.version })
  await assert.rejects(stale, PreconditionFailedError)
  await assert.rejects(workforce.payRuns.approve(1, {} as never), PreconditionRequiredError)
  const huge = { method: 'POST', path: '/people', body: { first_name: 'a'.repeat(2 ** 21) } }
  await assert.rejects(workforce.request(huge), PayloadTooLargeError)
  const broken = new Workforce({
    baseUrl: app.url,
    token: business.owner.token,
    fetch: (url, init) => fetch(url, { ...init, ...(init.body !== undefined && { body: '{' }) }),
  })
  await assert.rejects(broken.people.create(someone()), BadRequestError)
  const employee = await createUser(app, { business_id: business.id, role: 'employee' })
  await assert.rejects(
    new Workforce({ baseUrl: app.url, token: employee.token }).people.create(someone()),
    PermissionDeniedError,
  )
})

test('what a connection can do to a call is an error of its own, and the next call works', async () => {
  const proxy = await startTcpProxy(app.url)
  const through = new Workforce({ baseUrl: proxy.url, token: business.owner.token, maxRetries: 0 })
  assert.equal((await through.me.get()).email, business.owner.email)
  proxy.fallSilent()
  await assert.rejects(through.me.get({ timeoutMs: 50 }), TimeoutError)
  await assert.rejects(through.me.get({ signal: AbortSignal.timeout(50) }), AbortedError)
  await proxy.cut()
  await assert.rejects(through.me.get(), ConnectionError)
  await proxy.mend()
  assert.equal((await through.me.get({ maxRetries: 2 })).email, business.owner.email)
  await proxy.cut() // while idle
  await proxy.mend()
  assert.equal((await through.me.get({ maxRetries: 2 })).email, business.owner.email)
  await proxy.cut()
})
