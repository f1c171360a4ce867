import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { describe, it } from 'node:test'
import pino from 'pino'
import { createDirectory, patchOp } from '../../../../support/samples/provisioning.ts'
import { startTestApp } from '../../../../support/service/app.ts'

const app = await startTestApp()

const values = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  'x'.repeat(5000),
  [],
  [[]],
  {},
  { a: 1 },
  [null],
  ['x'],
]
const members = [
  'userName',
  'name',
  'emails',
  'externalId',
  'displayName',
  'active',
  'members',
  '__proto__',
  'constructor',
]

describe('a malformed request', () => {
  it('is refused, and never fails the service', async () => {
    const { send, addUser, addGroup, domain } = await createDirectory(app)
    const [user, group] = [await addUser(), await addGroup('Team')]
    const check = async (method: string, path: string, body?: unknown) => {
      const { status, text } = await send(method, path, body)
      assert.ok(status < 500, `${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}: ${status} ${text}`)
      return status
    }
    for (const value of values) {
      for (const [method, path] of [
        ['POST', '/Users'],
        ['PUT', `/Users/${user}`],
        ['PATCH', `/Users/${user}`],
        ['POST', '/Groups'],
        ['PUT', `/Groups/${group}`],
        ['PATCH', `/Groups/${group}`],
        ['POST', '/Users/.search'],
        ['POST', '/Groups/.search'],
      ] as const) {
        await check(method, path, JSON.stringify(value))
        await check(method, path, patchOp(value as object))
      }
      for (const member of members) {
        const body = JSON.parse(`{"userName":"f@${domain}","displayName":"F","${member}":${JSON.stringify(value)}}`)
        await check('PUT', `/Users/${user}`, body)
        await check('PUT', `/Groups/${group}`, body)
        for (const op of ['add', 'replace', 'remove']) {
          await check('PATCH', `/Users/${user}`, patchOp({ op, path: member, value }))
          await check('PATCH', `/Groups/${group}`, patchOp({ op, path: member, value }))
        }
      }
      await check('PATCH', `/Users/${user}`, { Operations: value })
      await check('PATCH', `/Users/${user}`, patchOp({ op: value, path: value, value }))
    }
    for (const body of ['{', '[', '"', '{"a":', '\ufeff{}', '{}x', `${'['.repeat(20_000)}${']'.repeat(20_000)}`]) {
      assert.equal(await check('POST', '/Users', body), 400, body.slice(0, 20))
    }
    assert.equal(await check('POST', '/Users', `{"a":"${'x'.repeat(4 * 1024 * 1024)}"}`), 413)
  })

  it('may have a malformed filter, path or page', async () => {
    const { send, addUser } = await createDirectory(app)
    const user = await addUser()
    for (const filter of [
      ...[
        'userName',
        'userName eq',
        'eq',
        'userName eq "',
        'userName eq "a" or',
        '(userName eq "a"',
        'userName is "a"',
      ],
      ...[
        'userName eq "a" "b"',
        'userName eq a',
        'userName eq "\\x"',
        'userName eq 1',
        'active eq "x"',
        'active gt true',
      ],
      ...['emails[type eq "work"', 'emails[]', 'unknown eq "a"', '__proto__.polluted eq "x"', 'constructor eq "x"'],
      ...[
        'userName eq "\\u0000"',
        'userName eq "\\ud800"',
        'meta.created gt "now"',
        `${'('.repeat(50)}a pr${')'.repeat(50)}`,
      ],
      ...['not not userName pr', `userName eq "${'x'.repeat(3000)}"`],
    ]) {
      const { status, body } = await send('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      assert.deepEqual([status, body.scimType], [400, 'invalidFilter'], filter)
    }
    assert.equal(({} as { polluted?: unknown }).polluted, undefined)
    for (const query of ['startIndex=x', 'count=1.5', 'count=1e9', 'filter=a&filter=b', 'count=99999999999']) {
      assert.equal((await send('GET', `/Users?${query}`)).status, 400, query)
    }
    for (const query of ['startIndex=-5', 'count=-1', 'count=100000', 'attributes=', 'attributes=x', 'filter=']) {
      assert.equal((await send('GET', `/Users?${query}`)).status, 200, query)
    }
    for (const path of ['emails[', 'a b', 'emails[type eq "work"]value', '1name', 'x'.repeat(2000)]) {
      const { body } = await send('PATCH', `/Users/${user}`, patchOp({ op: 'replace', path, value: 'x' }))
      assert.equal(body.scimType, 'invalidPath', path)
    }
    for (const id of ['0', '-1', 'x', '1e3', '99999999999', '%00', '%ff', '%zz']) {
      assert.equal((await send('GET', `/Users/${id}`)).status, 404, id)
    }
  })
})

describe('the log', () => {
  it('has routes, and neither the token nor personal data', async () => {
    const lines: string[] = []
    const stream = new PassThrough()
    stream.on('data', (line) => lines.push(String(line)))
    const logging = await startTestApp({ log: pino({ level: 'trace' }, stream) })
    const { token, domain, expect, send, addUser } = await createDirectory(logging)
    const id = await addUser(`canary@${domain}`, { externalId: 'canary-external', displayName: 'Canary Name' })
    await expect(200, 'GET', `/Users?filter=${encodeURIComponent(`userName eq "canary@${domain}"`)}`)
    await expect(200, 'PATCH', `/Users/${id}`, patchOp({ op: 'replace', value: { displayName: 'Canary Again' } }))
    await send('POST', '/Users', `{"userName": "canary@${domain}`)
    await logging.close()
    const log = lines.join('')
    assert.match(log, /"operation":"scim\.users\.create"/)
    assert.match(log, /"principal":"directory:\d+"/)
    assert.doesNotMatch(log, new RegExp(`${token}|canary`, 'i'))
  })
})
