import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect } from 'node:util'
import * as sdk from 'workforce-sdk'
import { brokenResponse, failure, hangUp, type Responder, silence, startService } from './service.ts'

const { Workforce, WorkforceError } = sdk

/** Makes a call to `people.get` that fails, and returns its error. */
async function failCall(t: Parameters<typeof startService>[0], responder: Responder, options: sdk.RequestOptions = {}) {
  const { baseUrl } = await startService(t, responder)
  return new Workforce({ baseUrl, maxRetries: 0 }).people.get(1, options).then(
    () => assert.fail('the call succeeded'),
    (error: sdk.WorkforceError) => {
      assert.ok(error instanceof WorkforceError)
      assert.ok(error instanceof Error)
      return error
    },
  )
}

const classes = {
  400: sdk.BadRequestError,
  401: sdk.UnauthenticatedError,
  403: sdk.PermissionDeniedError,
  404: sdk.NotFoundError,
  409: sdk.ConflictError,
  410: sdk.GoneError,
  412: sdk.PreconditionFailedError,
  413: sdk.PayloadTooLargeError,
  422: sdk.ValidationFailedError,
  428: sdk.PreconditionRequiredError,
  429: sdk.RateLimitedError,
  500: sdk.ServerError,
  503: sdk.ServerError,
  418: WorkforceError,
}

for (const [status, ErrorClass] of Object.entries(classes)) {
  test(`${status} is a ${ErrorClass.name} with the members of the response`, async (t) => {
    const error = await failCall(t, failure(Number(status), 'some_code', {}, { 'x-mark': 'm' }))
    assert.equal(error.constructor, ErrorClass)
    assert.equal(error.name, ErrorClass.name)
    assert.equal(error.status, Number(status))
    assert.equal(error.code, 'some_code')
    assert.equal(error.reason, 'It is some_code.')
    assert.equal(error.requestId, 'req_1')
    assert.equal(error.headers?.get('x-mark'), 'm')
    assert.equal(error.message, `people.get: It is some_code. (${status} some_code, req_1)`)
  })
}

test('a validation error lists every problem', async (t) => {
  const errors = [
    { path: 'body.email', message: 'must match format "email"' },
    { path: 'body.phone', message: 'is too short' },
  ]
  const error = await failCall(t, failure(422, 'validation_failed', { errors }))
  assert.ok(error instanceof sdk.ValidationFailedError)
  assert.deepEqual(error.errors, errors)
  assert.match(
    error.message,
    /It is validation_failed\. body\.email must match format "email"; body\.phone is too short/,
  )
})

test('the error of a blocked approval lists the blockers', async (t) => {
  const blockers = [{ code: 'negative_net', message: 'The net pay is below zero: -12.50.', person_id: 1 }]
  const error = await failCall(t, failure(422, 'blocked', { blockers }))
  assert.ok(error instanceof sdk.ValidationFailedError)
  assert.deepEqual([error.blockers, error.errors], [blockers, []])
})

test('a conflict error has the current status', async (t) => {
  const error = await failCall(t, failure(409, 'illegal_transition', { current_status: 'completed' }))
  assert.ok(error instanceof sdk.ConflictError)
  assert.equal(error.currentStatus, 'completed')
})

test('a conflict error has the path of the duplicate value and states the conflict once', async (t) => {
  const errors = [{ path: 'body.email', message: 'It is conflict.' }]
  const error = await failCall(t, failure(409, 'conflict', { errors }))
  assert.ok(error instanceof sdk.ConflictError)
  assert.deepEqual(error.errors, errors)
  assert.equal(error.message, 'people.get: It is conflict. (409 conflict, req_1)')
})

test('a gone error has the current status', async (t) => {
  const error = await failCall(t, failure(410, 'gone', { current_status: 'voided' }))
  assert.ok(error instanceof sdk.GoneError)
  assert.equal(error.currentStatus, 'voided')
})

test('a permission error names the missing scope', async (t) => {
  const error = await failCall(t, failure(403, 'forbidden', { required_scope: 'people:read' }))
  assert.ok(error instanceof sdk.PermissionDeniedError)
  assert.equal(error.requiredScope, 'people:read')
  assert.equal(error.reason, 'It is forbidden.')
  assert.equal(String(error), 'PermissionDeniedError: people.get: needs the scope people:read (403 forbidden, req_1)')
})

for (const [code, status, message] of [
  ['two_factor_required', 403, 'needs a second factor, which the user has not set up'],
  ['confirmation_required', 403, 'needs a fresh proof of the password, from me.confirmPassword'],
  ['second_person_required', 403, 'needs a user other than the one who took the last step'],
  ['not_the_approver', 403, 'is for the approvers of the current step'],
  ['precondition_required', 428, 'needs the option ifMatch, with the version that the change is based on'],
] as const) {
  test(`an error explains the missing requirement: ${code}`, async (t) => {
    const error = await failCall(t, failure(status, code))
    assert.equal(error.message, `people.get: ${message} (${status} ${code}, req_1)`)
  })
}

test('the error for an outdated version has the current version', async (t) => {
  const message = 'Person 1 is at version 3; you sent 77.'
  const error = await failCall(t, failure(412, 'precondition_failed', { message, current_version: 3 }))
  assert.ok(error instanceof sdk.PreconditionFailedError)
  assert.equal(error.currentVersion, 3)
  assert.equal(error.message, `people.get: ${message} (412 precondition_failed, req_1)`)
})

test('the error for a login without the required single sign-on has the page that starts it', async (t) => {
  const page = 'https://hr.example.com/console/single-sign-on/acme.test'
  const error = await failCall(t, failure(401, 'sso_required', { single_sign_on_url: page }))
  assert.ok(error instanceof sdk.UnauthenticatedError)
  assert.equal(error.singleSignOnUrl, page)
})

for (const [status, ErrorClass] of Object.entries(classes)) {
  test(`console.log of a ${status} shows only members with a value`, async (t) => {
    const error = await failCall(t, failure(Number(status), 'some_code', {}, { 'set-cookie': 'session=secret' }))
    const { name, errors, ...members } = { errors: [], ...error }
    assert.deepEqual(members, { code: 'some_code', status: Number(status), requestId: 'req_1' })
    assert.deepEqual([name, errors], [ErrorClass.name, []])
    const output = inspect(error)
    assert.ok(
      output.startsWith(`${ErrorClass.name}: people.get: It is some_code. (${status} some_code, req_1)`),
      output,
    )
    assert.doesNotMatch(output, /undefined|blockers|Headers|secret|name:/)
  })
}

test('a rate limit error has the number of seconds to wait', async (t) => {
  const error = await failCall(t, failure(429, 'too_many_attempts', {}, { 'retry-after': '17' }))
  assert.ok(error instanceof sdk.RateLimitedError)
  assert.equal(error.retryAfterSeconds, 17)
})

const foreignBodies = [
  ...['<h1>', 'null', '[]', '{"message": 1, "errors": "x", "blockers": {}}'],
  ...['[null]', '["x"]', '[{}]', '[[]]', '[{"path": "body", "message": 1}]'].flatMap((list) => [
    `{"errors": ${list}}`,
    `{"blockers": ${list}}`,
  ]),
]

for (const body of foreignBodies) {
  test(`a response from a proxy is an error with its status: ${body}`, async (t) => {
    const error = await failCall(t, (response) => response.writeHead(502, { 'x-request-id': 'px' }).end(body))
    assert.ok(error instanceof sdk.ServerError)
    assert.equal(error.code, 'http_502')
    assert.equal(error.requestId, 'px')
    assert.equal(error.message, 'people.get: Bad Gateway (502 http_502, px)')
  })
}

test('invalid entries of errors and blockers are dropped', async (t) => {
  const problem = { path: 'body.email', message: 'is too long' }
  const blocker = { code: 'negative_net', message: 'Below zero.', person_id: null }
  const members = { errors: [null, 'quota exceeded', problem], blockers: [{ code: 'x', message: 'y' }, blocker] }
  const error = await failCall(t, failure(422, 'validation_failed', members))
  assert.ok(error instanceof sdk.ValidationFailedError)
  assert.deepEqual([error.errors, error.blockers], [[problem], [blocker]])
})

test('a redirect is not followed', async (t) => {
  const error = await failCall(t, (response) => response.writeHead(301, { location: '/elsewhere' }).end())
  assert.equal(error.status, 301)
})

test('a failed connection is a ConnectionError that names the address and the reason', async () => {
  const workforce = new Workforce({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
  await assert.rejects(workforce.me.get(), (error: sdk.WorkforceError) => {
    assert.ok(error instanceof sdk.ConnectionError)
    assert.equal(error.code, 'connection_failed')
    assert.equal(error.status, undefined)
    assert.match(error.message, /^me\.get: no response from http:\/\/127\.0\.0\.1:1 \(/)
    assert.ok(error.cause instanceof Error)
    return true
  })
})

for (const [moment, responder] of Object.entries({
  'before the response': hangUp,
  'in the middle of the body': brokenResponse,
})) {
  test(`a connection that breaks ${moment} is a ConnectionError`, async (t) => {
    assert.ok((await failCall(t, responder)) instanceof sdk.ConnectionError)
  })
}

test('aborting the signal of a call ends it with the reason of the signal', async (t) => {
  const controller = new AbortController()
  const error = await failCall(t, () => controller.abort(new Error('enough')), { signal: controller.signal })
  assert.ok(error instanceof sdk.AbortedError)
  assert.equal(error.code, 'aborted')
  assert.match(String(error.cause), /enough/)
})

test('a call with an aborted signal is not sent', async (t) => {
  const { baseUrl, requests } = await startService(t, silence)
  await assert.rejects(new Workforce({ baseUrl }).me.get({ signal: AbortSignal.abort() }), sdk.AbortedError)
  assert.equal(requests.length, 0)
})
