import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser } from '../../../support/samples/factories.ts'
import { sendScim } from '../../../support/samples/provisioning.ts'
import { createRole } from '../../../support/samples/role.ts'
import { startTestApp, type TestResponse } from '../../../support/service/app.ts'

const app = await startTestApp()
const address = '/console/settings/provisioning'
let business_id: number
let owner: TestUser
let visitor: ConsoleVisitor

beforeEach(async () => {
  const business = await createBusiness(app)
  business_id = business.id
  owner = business.owner
  visitor = await visitConsoleAs(app, owner)
})

const tokenIn = ({ text }: TestResponse): string => /<code id="token">([^<]+)<\/code>/.exec(text)?.[1] ?? ''

const turnOn = async (fields: Record<string, string> = {}): Promise<TestResponse> =>
  visitor.follow(await visitor.submit(address, 'save', { default_role: 'employee', ...fields }))

const readSettings = async () => (await caller(app, owner.token).call('provisioning.get')).body.data

describe('the settings of provisioning', () => {
  it('turn it on, show the token once, and turn it off', async () => {
    assert.match((await visitor.get('/console/settings')).text, /href="\/console\/settings\/provisioning"/)
    const before = await visitor.get(address)
    assert.match(before.text, /badge soft">Off</)
    assert.doesNotMatch(before.text, /id="scim-url"|value="token"/)
    const on = await turnOn()
    assert.match(on.text, /badge warn">No token yet</)
    assert.match(on.text, /id="scim-url">[^<]+\/scim\/v2</)
    const created = await visitor.submit(address, 'token')
    const token = tokenIn(created)
    assert.equal((await sendScim(app, token, 'GET', '/Users')).status, 200)
    const after = await visitor.get(address)
    assert.match(after.text, /badge good">On</)
    assert.ok(!after.text.includes(token))
    assert.match(after.text, new RegExp(`<code>${token.slice(0, 10)}`))
    assert.doesNotMatch(after.text, /None yet/)
    assert.match((await visitor.follow(await visitor.submit(address, 'remove'))).text, /badge soft">Off</)
    assert.equal((await sendScim(app, token, 'GET', '/Users')).status, 401)
  })

  it('replace the token, with an overlap', async () => {
    await turnOn()
    const first = tokenIn(await visitor.submit(address, 'token'))
    const replaced = await visitor.submit(address, 'token', { grace_hours: '2' })
    assert.match(replaced.text, /Works until/)
    const second = tokenIn(replaced)
    assert.notEqual(first, second)
    for (const token of [first, second]) assert.equal((await sendScim(app, token, 'GET', '/Users')).status, 200)
    await visitor.submit(address, 'token', { grace_hours: '0' })
    for (const token of [first, second]) assert.equal((await sendScim(app, token, 'GET', '/Users')).status, 401)
    const response = await visitor.submit(address, 'token', { grace_hours: '1000' })
    assert.equal(response.status, 422)
    assert.match(response.text, /id="token-grace_hours-problem"/)
  })

  it('give fixed and custom roles to groups, and by default', async () => {
    const [partner, guest] = [await createRole(app, { business_id }), await createRole(app, { business_id })]
    const saved = await turnOn({
      default_role: `custom:${guest.id}`,
      'group_roles[0].group': '',
      'group_roles[1].group': 'HR partners',
      'group_roles[1].role': `custom:${partner.id}`,
    })
    assert.match(saved.text, new RegExp(`value="custom:${guest.id}" selected`))
    assert.match(saved.text, /name="group_roles\[0\]\.group"[^>]*value="HR partners"/)
    assert.match(saved.text, new RegExp(`value="custom:${partner.id}" selected`))
    assert.doesNotMatch(saved.text, /value="owner"/)
    const { default_role, default_role_id, group_roles } = await readSettings()
    assert.deepEqual([default_role, default_role_id], ['custom', guest.id])
    assert.deepEqual(group_roles, [{ group: 'HR partners', role: 'custom', role_id: partner.id }])
    await turnOn({ 'group_roles[0].group': '' })
    assert.deepEqual((await readSettings()).group_roles, [])
  })

  it('show problems at their rows, and keep the input', async () => {
    const response = await visitor.submit(address, 'save', {
      default_role: 'employee',
      'group_roles[0].group': 'Leads',
      'group_roles[0].role': 'manager',
      'group_roles[1].group': 'LEADS',
      'group_roles[1].role': 'custom:2000000000',
    })
    assert.equal(response.status, 422)
    assert.match(response.text, /id="save-group_roles-1--group-problem"/)
    assert.match(response.text, /value="LEADS"/)
    const unknown = await visitor.submit(address, 'save', {
      default_role: 'custom:2000000000',
      'group_roles[0].group': 'Leads',
      'group_roles[0].role': 'manager',
    })
    assert.equal(unknown.status, 422)
    assert.match(unknown.text, /id="save-default_role-problem"/)
    const group = await visitor.submit(address, 'save', {
      default_role: 'employee',
      'group_roles[0].group': 'Leads',
      'group_roles[0].role': 'custom:2000000000',
    })
    assert.match(group.text, /id="save-group_roles-0--role-problem"/)
    assert.equal((await readSettings()).enabled, false)
  })

  it('ask for the password again after a while', async () => {
    const confirmed_at = '2026-01-01T00:00:00.000Z'
    await app.db.updateTable('sessions').set({ confirmed_at }).where('user_id', '=', owner.id).execute()
    const prompt = await visitor.submit(address, 'save', { default_role: 'employee' })
    assert.match(prompt.text, /Confirm your password/)
    assert.equal((await readSettings()).enabled, false)
  })

  it('refuse to overwrite the settings of another session', async () => {
    const { text: page } = await visitor.get(address)
    await turnOn()
    const response = await visitor.postForm(address, page, 'save', { default_role: 'manager' })
    assert.equal(response.status, 412)
    assert.equal((await readSettings()).default_role, 'employee')
  })

  it('are for owners', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const other = await visitConsoleAs(app, admin)
    assert.equal((await other.get(address)).status, 403)
    assert.doesNotMatch((await other.get('/console/settings')).text, /settings\/provisioning/)
  })
})
