import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { assertAnswer, operations, resolveSchema } from '../support/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { type Answer, startTestApp } from '../support/service/app.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { validRequest } from './valid-requests.ts'

/*
 * Requests that no operation takes, for each that the contract has. The caller may do everything and the rest of the
 * request is good: it is this fault alone that is answered.
 */

const app = await startTestApp()

/** Paths from here are encoded: U+0000 is sent as `%00`, `%00` as `%2500`. */
const notNumbers = [
  ...'0 -1 01 abc 1e3 0x10 1.0 +1 १ NaN 1;2 %00 __proto__ 2147483648 9007199254740992 9223372036854775808'.split(' '),
  ...[' 1', '1 ', '1\0', '1'.repeat(400)],
]
const notNames = [
  ...`0 -1 abc evt evt_ evt_- %00 __proto__ urn:uuid:0196f2a4-c1d0-7c3e-8a51-d2f3b4c5d6e7 evt_'or'1'='1`.split(' '),
  ...[' evt_1', 'evt_1\0', '\0', `evt_${'0'.repeat(61)}`],
]

const notJson = [
  ...['{', '{"a":}', '{"a":1}}', "{'a':1}", '[1,]', 'nul', ' ', '\0', '{"a":"\n"}', '{"a":1e}'],
  Buffer.from('{"a":"\xff"}', 'latin1'), // not UTF-8
]

const otherTypes = [
  ...['', 'json', 'text/plain', 'application/jsonp', 'application/xml', 'application/merge-patch+json'],
  ...['application/json; charset=latin1', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
]

/** Values that no list takes, by the name of the parameter. */
const notOfLists: Record<string, string[]> = {
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
    const refused = async (status: number, request: AnyInput, why = ''): Promise<{ code: string; paths: string[] }> => {
      const { body: said } = await tenant.owner.expectError(status, id, request)
      assert.notEqual(said.code, undefined, why)
      return { code: said.code, paths: (said.errors ?? []).map(({ path }) => path) }
    }

    for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'path')) {
      it(`answers 404 to a path whose ${name} is none`, async () => {
        const request = await validRequest(id, tenant)
        for (const wrong of schema.type === 'string' ? notNames : notNumbers) {
          await refused(404, { ...request, path: { ...request.path, [name]: wrong } }, wrong)
        }
      })
    }

    it('answers 422 to an unknown query parameter', async () => {
      const request = await validRequest(id, tenant)
      const { paths } = await refused(422, { ...request, query: { ...request.query, nonsense: 'x' } })
      assert.deepEqual(paths, ['query.nonsense'])
    })

    for (const [name, wrong] of Object.entries(notOfLists)) {
      if (!parameters.some((parameter) => parameter.name === name)) continue
      it(`answers 422 to a ${name} that is none`, async () => {
        const { path, query } = await validRequest(id, tenant)
        for (const value of wrong) {
          const { paths } = await refused(422, { path, query: { ...query, [name]: value } }, value)
          assert.deepEqual(new Set(paths), new Set([`query.${name}`]), value)
        }
      })
    }

    if (parameters.some(({ name }) => name === 'If-Match')) {
      it('answers 412 to another version and 400 to what is none', async () => {
        const request = await validRequest(id, tenant)
        for (const version of ['"2"', 'W/"1"', '""', '"2", "3"']) {
          await refused(412, { ...request, header: { 'If-Match': version } }, version)
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
          await refused(400, { ...request, header: { 'If-Match': version } }, version)
        }
        assert.equal((await send(request)).status, success)
      })
    }

    if (parameters.some(({ name, required }) => name === 'If-Match' && required)) {
      it('answers 428 without If-Match, whatever else is wrong', async () => {
        const { header: _, ...request } = await validRequest(id, tenant)
        for (const wrong of [{}, { query: { nonsense: 1 } }, { path: { ...request.path, id: '2147483647' } }]) {
          assert.equal((await refused(428, { ...request, ...wrong })).code, 'precondition_required')
        }
      })
    }

    // After a logout nobody is there to send it again.
    if (id !== 'auth.logout' && parameters.some(({ name }) => name === 'Idempotency-Key')) {
      it('performs what is sent twice with one Idempotency-Key once', async () => {
        const given = await validRequest(id, tenant)
        const request = { ...given, header: { ...given.header, 'Idempotency-Key': `once-${id}` } }
        const first = await send(request)
        const second = await send(request)
        assert.deepEqual([first.status, second.status], [success, success])
        assert.deepEqual(
          [first.headers['idempotent-replayed'], second.headers['idempotent-replayed']],
          [undefined, 'true'],
        )
        assert.equal(second.body.data.id, first.body.data.id)
      })

      it('answers 400 to an Idempotency-Key that is empty, too long or not printable', async () => {
        const request = await validRequest(id, tenant)
        for (const key of ['', 'a b', 'é', 'x'.repeat(256)]) {
          await refused(400, { ...request, header: { ...request.header, 'Idempotency-Key': key } }, key)
        }
      })
    }

    if (body) {
      it('answers 422 to an unknown member of the body', async () => {
        const request = await validRequest(id, tenant)
        const { paths } = await refused(422, { ...request, body: { ...(request.body as object), nonsense: 'x' } })
        assert.ok(paths.includes('body.nonsense'), paths.join())
      })

      it('answers 422 to JSON that is no object and to no body at all', async () => {
        const request = await validRequest(id, tenant)
        for (const sent of ['null', '[]', '1', '"x"', 'true', '', undefined]) {
          await refused(422, { ...request, body: sent }, sent)
        }
      })

      const lists = Object.entries(resolveSchema(body).properties ?? {}).filter(
        ([, { maxItems }]) => maxItems !== undefined,
      )
      for (const [name, { maxItems }] of lists) {
        it(`answers 422 to more ${name} than it takes, without a look at each of them`, async () => {
          const request = await validRequest(id, tenant)
          const problemsWith = async (count: number) => {
            const list = { [name]: Array(count).fill(0) }
            const { body: said } = await tenant.owner.expectError(422, id, {
              ...request,
              body: { ...(request.body as object), ...list },
            })
            return said.errors ?? []
          }
          const message = `must have at most ${maxItems} items`
          assert.deepEqual(await problemsWith(Number(maxItems) + 1), [{ path: `body.${name}`, message }])
          const [problem, ...others] = await problemsWith(500_000)
          assert.deepEqual([problem?.path, others.length], ['body', 0])
          assert.match(problem?.message ?? '', /^must not have more than \d+ members and items in all$/)
        })
      }

      it('answers 400 to a body that is not JSON', async () => {
        const request = await validRequest(id, tenant)
        for (const sent of notJson) {
          assert.equal((await refused(400, { ...request, body: sent }, String(sent))).code, 'malformed_json')
        }
      })

      it('answers 415 to a body that is not declared as JSON in UTF-8', async () => {
        const request = await validRequest(id, tenant)
        for (const type of otherTypes) {
          await refused(415, { ...request, header: { ...request.header, 'content-type': type } }, type)
        }
      })

      const [limit, kibibytes] = isPublic ? ['16 KiB', 16] : ['1 MiB', 1024]
      it(`answers 413 to a body of more than ${limit}`, async () => {
        const request = await validRequest(id, tenant)
        const text = JSON.stringify(request.body)
        const large = text + ' '.repeat(kibibytes * 1024 + 1 - Buffer.byteLength(text))
        assert.equal((await refused(413, { ...request, body: large })).code, 'too_large')
        assert.equal((await send({ ...request, body: large.slice(0, -1) })).status, success)
      })
    }
  })
}

const { token } = (await newTenant(app)).business.owner

for (const [path, there] of Map.groupBy(operations, (operation) => operation.path)) {
  describe(path, () => {
    const bound = there.map(({ method }) => method)
    const methods = [...bound, ...(bound.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
    const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']
    const send = (method: string, given: string | undefined) =>
      app.send(method, path.replaceAll(/\{\w+\}/g, '1'), { token: given })
    const allowedIn = ({ headers }: Answer) => String(headers.allow).split(', ').sort()

    for (const method of all.filter((other) => !methods.includes(other))) {
      it(`answers 405 to ${method} and says what is allowed`, async () => {
        for (const given of [undefined, token]) {
          const answer = await send(method, given)
          assert.equal(answer.status, 405)
          assert.deepEqual(allowedIn(answer), methods.toSorted())
          if (method !== 'HEAD') assertAnswer(undefined, answer)
        }
      })
    }

    it('answers OPTIONS with what is allowed, whoever asks', async () => {
      for (const given of [undefined, token, 'garbage']) {
        const answer = await send('OPTIONS', given)
        assert.deepEqual([answer.status, answer.text], [204, ''])
        assert.deepEqual(allowedIn(answer), methods.toSorted())
      }
    })
  })
}
