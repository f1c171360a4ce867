import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../../support/http.ts'
import { createKey } from '../../../../support/samples/api-key.ts'
import { createUser } from '../../../../support/samples/factories.ts'
import { createDirectory, patchOp, sendScim } from '../../../../support/samples/provisioning.ts'
import { startTestApp } from '../../../../support/service/app.ts'

const app = await startTestApp()

describe('the token of a directory', () => {
  it('is the only one that works, and works nowhere else', async () => {
    const { owner, token } = await createDirectory(app)
    const { token: key } = await createKey(app, owner, { scopes: ['users:write'] })
    const other = await createDirectory(app)
    const [, start = ''] = /^(wfp_\d+_)/.exec(token) ?? []
    for (const wrong of [
      undefined,
      owner.token,
      key,
      `${token}x`,
      token.slice(0, -1),
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      start + other.token.replace(/^wfp_\d+_/, ''),
      token.replace(/_\d+_/, '_999999999_'),
    ]) {
      const { status, body, headers } = await sendScim(app, wrong, 'GET', '/Users')
      assert.deepEqual([status, body.status], [401, '401'], wrong)
      assert.match(String(headers['www-authenticate']), /^Bearer/)
    }
    for (const id of ['users.list', 'me.get', 'provisioning.get'] as const) {
      await caller(app, token).expectError(401, id)
    }
  })

  it('reaches no resource of another business', async () => {
    const [mine, other] = [await createDirectory(app), await createDirectory(app)]
    const [user, group] = [
      await other.addUser('ada', { emails: [{ value: `a@${other.domain}` }] }),
      await other.addGroup('Team'),
    ]
    const own = await mine.addGroup('Mine')
    const deactivate = patchOp({ op: 'replace', value: { active: false } })
    const rename = patchOp({ op: 'replace', value: { displayName: 'x' } })
    const outcome = async (method: string, path: string, body?: object) => {
      const response = await mine.send(method, path, body)
      return [response.status, response.text.replaceAll(/\d{2,}/g, '#')]
    }
    for (const [method, body, resource, id] of [
      ['GET', undefined, 'Users', user],
      ['PUT', { userName: `x@${mine.domain}` }, 'Users', user],
      ['PATCH', deactivate, 'Users', user],
      ['DELETE', undefined, 'Users', user],
      ['GET', undefined, 'Groups', group],
      ['PUT', { displayName: 'x' }, 'Groups', group],
      ['PATCH', rename, 'Groups', group],
      ['DELETE', undefined, 'Groups', group],
    ] as const) {
      const foreign = await outcome(method, `/${resource}/${id}`, body)
      assert.deepEqual(foreign, await outcome(method, `/${resource}/1999999999`, body))
      assert.equal(foreign[0], 404)
    }
    const add = (value: string) =>
      outcome('PATCH', `/Groups/${own}`, patchOp({ op: 'add', path: 'members', value: [{ value }] }))
    assert.deepEqual(await add(user), await add('1999999999'))
    for (const filter of [`id eq "${user}"`, 'userName eq "ada"', `emails.value eq "a@${other.domain}"`]) {
      const { totalResults } = await mine.expect(200, 'GET', `/Users?filter=${encodeURIComponent(filter)}`)
      assert.equal(totalResults, 0, filter)
    }
    await other.expect(200, 'GET', `/Users/${user}`)
  })

  it('adopts no user of another business with the same address', async () => {
    const [mine, other] = [await createDirectory(app), await createDirectory(app)]
    const victim = await createUser(app, { business_id: other.id, role: 'admin', email: `v@${other.domain}` })
    const id = await mine.addUser(victim.email)
    assert.notEqual(id, String(victim.id))
    await mine.expect(200, 'PATCH', `/Users/${id}`, patchOp({ op: 'replace', value: { active: false } }))
    await mine.expect(204, 'DELETE', `/Users/${id}`)
    assert.equal((await caller(app, victim.token).call('me.get')).body.data.email, victim.email)
  })
})
