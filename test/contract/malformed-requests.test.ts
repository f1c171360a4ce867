import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { assertResponse, operations, resolveSchema } from '../support/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { startTestApp, type TestResponse } from '../support/service/app.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { validRequest } from './valid-requests.ts'

/*
 * Invalid requests, for each operation of the contract. The caller has every scope and the rest of the request is valid,
 * so the response depends on this fault alone.
 */

const app = await startTestApp()

/** These path parameters are encoded when they are sent: U+0000 as `%00`, `%00` as `%2500`. */
const invalidNumbers = [
  ...'0 -1 01 abc 1e3 0x10 1.0 +1 १ NaN 1;2 %00 __proto__ 2147483648 9007199254740992 9223372036854775808'.split(' '),
  ...[' 1', '1 ', '1\0', '1'.repeat(400)],
]
const invalidNames = [
  ...`0 -1 abc evt evt_ evt_- %00 __proto__ urn:uuid:0196f2a4-c1d0-7c3e-8a51-d2f3b4c5d6e7 evt_'or'1'='1`.split(' '),
  ...[' evt_1', 'evt_1\0', '\0', `evt_${'0'.repeat(61)}`],
]

const invalidJson = [
  ...['{', '{"a":}', '{"a":1}}', "{'a':1}", '[1,]', 'nul', ' ', '\0', '{"a":"\n"}', '{"a":1e}'],
  Buffer.from('{"a":"\xff"}', 'latin1'), // not UTF-8
]

const unsupportedTypes = [
  ...['', 'json', 'text/plain', 'application/jsonp', 'application/xml', 'application/merge-patch+json'],
  ...['application/json; charset=latin1', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
]

/** Invalid values of list parameters, by the name of the parameter. */
const invalidListParameters: Record<string, string[]> = {
  cursor: ['x', 'bnVsbA', 'IjEi', 'LTE', 'MS41', 'MWUzMDA', 'W10', 'eyJpZCI6MX0', 'eyJzZXF1ZW5jZSI6MX0', '\0'],
  limit: ['0', '201', '-1', '1.5', '1e1', '0x10', ' 1', '', 'all', '99999999999999999999'],
  sort: ['nonsense', '--id', '-', 'id,id', 'ID', '+id', ''],
  updated_since: ['yesterday', '2026-01-15', '2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z'],
}

for (const { id, parameters, body, success, isPublic } of operations) {
  describe(id, () => {
    let tenant: Tenant
    before(async () => {
      tenant = await newTenant(app)
    })
    const send = (request: AnyInput) => tenant.owner.send(id, request)
    const rejects = async (
      status: number,
      request: AnyInput,
      message = '',
    ): Promise<{ code: string; paths: string[] }> => {
      const { body: problem } = await tenant.owner.expectError(status, id, request)
      assert.notEqual(problem.code, undefined, message)
      return { code: problem.code, paths: (problem.errors ?? []).map(({ path }) => path) }
    }

    for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'path')) {
      it(`returns 404 for an invalid ${name} in the path`, async () => {
        const request = await validRequest(id, tenant)
        for (const invalid of schema.type === 'string' ? invalidNames : invalidNumbers) {
          await rejects(404, { ...request, path: { ...request.path, [name]: invalid } }, invalid)
        }
      })
    }

    it('returns 422 for an unknown query parameter', async () => {
      const request = await validRequest(id, tenant)
      const { paths } = await rejects(422, { ...request, query: { ...request.query, nonsense: 'x' } })
      assert.deepEqual(paths, ['query.nonsense'])
    })

    for (const [name, values] of Object.entries(invalidListParameters)) {
      if (!parameters.some((parameter) => parameter.name === name)) continue
      it(`returns 422 for an invalid ${name}`, async () => {
        const { path, query } = await validRequest(id, tenant)
        for (const value of values) {
          const { paths } = await rejects(422, { path, query: { ...query, [name]: value } }, value)
          assert.deepEqual(new Set(paths), new Set([`query.${name}`]), value)
        }
      })
    }

    if (parameters.some(({ name }) => name === 'If-Match')) {
      it('returns 412 for another version and 400 for an invalid one', async () => {
        const request = await validRequest(id, tenant)
        for (const version of ['"2000000000"', 'W/"1"', '""', '"2000000000", "2000000001"']) {
          await rejects(412, { ...request, header: { ...request.header, 'If-Match': version } }, version)
        }
        for (const version of [
          '1',
          '"1',
          '"1 "',
          "'1'",
          '"1",',
          '"1" "2"',
          '*, "1"',
          'W/1',
          'w/"1"',
          '"1";',
          '',
          'é',
        ]) {
          await rejects(400, { ...request, header: { ...request.header, 'If-Match': version } }, version)
        }
        assert.equal((await send(request)).status, success)
      })
    }

    if (parameters.some(({ name, required }) => name === 'If-Match' && required)) {
      it('returns 428 without If-Match, even if the request has other faults', async () => {
        const { header: _, ...request } = await validRequest(id, tenant)
        for (const fault of [{}, { query: { nonsense: 1 } }, { path: { ...request.path, id: '2147483647' } }]) {
          assert.equal((await rejects(428, { ...request, ...fault })).code, 'precondition_required')
        }
      })
    }

    // After a logout the caller has no session to repeat the request.
    if (id !== 'auth.logout' && parameters.some(({ name }) => name === 'Idempotency-Key')) {
      it('performs a request once if it is sent twice with the same Idempotency-Key', async () => {
        const valid = await validRequest(id, tenant)
        const request = { ...valid, header: { ...valid.header, 'Idempotency-Key': `once-${id}` } }
        const first = await send(request)
        const second = await send(request)
        assert.deepEqual([first.status, second.status], [success, success])
        assert.deepEqual(
          [first.headers['idempotent-replayed'], second.headers['idempotent-replayed']],
          [undefined, 'true'],
        )
        assert.equal(second.body.data.id, first.body.data.id)
      })

      it('returns 400 for an Idempotency-Key that is empty, too long or not printable', async () => {
        const request = await validRequest(id, tenant)
        for (const key of ['', 'a b', 'é', 'x'.repeat(256)]) {
          await rejects(400, { ...request, header: { ...request.header, 'Idempotency-Key': key } }, key)
        }
      })
    }

    if (body) {
      it('returns 422 for an unknown member of the body', async () => {
        const request = await validRequest(id, tenant)
        const { paths } = await rejects(422, { ...request, body: { ...(request.body as object), nonsense: 'x' } })
        assert.ok(paths.includes('body.nonsense'), paths.join())
      })

      it('returns 422 for JSON that is not an object, and for a missing body', async () => {
        const request = await validRequest(id, tenant)
        for (const value of ['null', '[]', '1', '"x"', 'true', '', undefined]) {
          await rejects(422, { ...request, body: value }, value)
        }
      })

      const lists = Object.entries(resolveSchema(body).properties ?? {}).filter(
        ([, { maxItems }]) => maxItems !== undefined,
      )
      for (const [name, { maxItems }] of lists) {
        it(`returns 422 for more ${name} than it accepts, without validating each item`, async () => {
          const request = await validRequest(id, tenant)
          const sendItems = async (count: number) => {
            const list = { [name]: Array(count).fill(0) }
            const { body: problem } = await tenant.owner.expectError(422, id, {
              ...request,
              body: { ...(request.body as object), ...list },
            })
            return problem.errors ?? []
          }
          const limit = Number(maxItems)
          const tooMany = { path: `body.${name}`, code: 'too_many', limit, message: `must have at most ${limit} items` }
          assert.deepEqual(await sendItems(limit + 1), [tooMany])
          const [problem, ...others] = await sendItems(500_000)
          assert.deepEqual([problem?.path, others.length], ['body', 0])
          assert.match(problem?.message ?? '', /^must not have more than \d+ members and items in all$/)
        })
      }

      it('returns 400 for a body that is not JSON', async () => {
        const request = await validRequest(id, tenant)
        for (const text of invalidJson) {
          assert.equal((await rejects(400, { ...request, body: text }, String(text))).code, 'malformed_json')
        }
      })

      it('returns 415 for a body that is not declared as JSON in UTF-8', async () => {
        const request = await validRequest(id, tenant)
        for (const type of unsupportedTypes) {
          await rejects(415, { ...request, header: { ...request.header, 'content-type': type } }, type)
        }
      })

      const [limit, kibibytes] = isPublic ? ['16 KiB', 16] : ['1 MiB', 1024]
      it(`returns 413 for a body of more than ${limit}`, async () => {
        const request = await validRequest(id, tenant)
        const text = JSON.stringify(request.body)
        const large = text + ' '.repeat(kibibytes * 1024 + 1 - Buffer.byteLength(text))
        assert.equal((await rejects(413, { ...request, body: large })).code, 'too_large')
        assert.equal((await send({ ...request, body: large.slice(0, -1) })).status, success)
      })
    }
  })
}

const { token } = (await newTenant(app)).business.owner

for (const [path, pathOperations] of Map.groupBy(operations, (operation) => operation.path)) {
  describe(path, () => {
    const declared = pathOperations.map(({ method }) => method)
    const methods = [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
    const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']
    const send = (method: string, credential: string | undefined) =>
      app.send(method, path.replaceAll(/\{\w+\}/g, '1'), { token: credential })
    const readAllow = ({ headers }: TestResponse) => String(headers.allow).split(', ').sort()

    for (const method of all.filter((other) => !methods.includes(other))) {
      it(`returns 405 for ${method}, with the allowed methods`, async () => {
        for (const credential of [undefined, token]) {
          const response = await send(method, credential)
          assert.equal(response.status, 405)
          assert.deepEqual(readAllow(response), methods.toSorted())
          if (method !== 'HEAD') assertResponse(undefined, response)
        }
      })
    }

    it('responds to OPTIONS with the allowed methods, with and without a token', async () => {
      for (const credential of [undefined, token, 'garbage']) {
        const response = await send('OPTIONS', credential)
        assert.deepEqual([response.status, response.text], [204, ''])
        assert.deepEqual(readAllow(response), methods.toSorted())
      }
    })
  })
}
