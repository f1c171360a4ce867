import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runAdmin } from '../../../server/commands/run-admin.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createUser, linkUser, type TestUser } from '../../support/samples/factories.ts'
import { invite, linkToken } from '../../support/samples/password-link.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture, earning, january } from './pay-run-fixture.ts'

const app = await startTestApp()
let emailCount = 0

describe('a login introduced by another user', () => {
  /**
   * Creates a business that requires a second person, with its owner and Dora, an administrator without an introducer.
   */
  async function createTwoPersonFixture() {
    const fixture = await createPayRunFixture(app)
    const { id: business_id, owner } = fixture.business
    await fixture.api.call('business.update', { body: { two_person_pay_runs: true } })
    const dora = await createUser(app, { business_id, role: 'admin' })
    /** Creates a user with a session whose introducer is another user. */
    const createInvitee = async (by: TestUser): Promise<TestUser> => {
      const user = await createUser(app, { business_id, role: 'admin', email: `invited-${++emailCount}@example.com` })
      await app.db
        .updateTable('users')
        .set({ introduced_by: [by.id] })
        .where('id', '=', user.id)
        .execute()
      return user
    }
    const as = (user: TestUser) => caller(app, user.token)
    const draftBy = async (by: Caller, person_id?: number) => {
      const { id } = (await by.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body.data
      const path = { id, person_id: person_id ?? (await fixture.addPerson()) }
      await by.call('payslips.put', { path, body: { lines: [earning('10.00')] } })
      return id
    }
    const approval = (id: number) => ({ path: { id }, header: { 'If-Match': '*' } })
    /**
     * Returns the users who must be confirmed before a user may approve a pay run; undefined if the user may approve
     * it.
     */
    const unconfirmed = async (user: TestUser, id: number): Promise<number[] | undefined> => {
      const run = (await as(user).call('payRuns.get', { path: { id } })).body.data
      if (run.allowed_actions.includes('approve')) return undefined
      const { body } = await as(user).expectError(403, 'payRuns.approve', approval(id))
      assert.deepEqual([body.code, body.message], ['second_person_required', 'This action is unauthorized.'])
      assert.deepEqual(body.unconfirmed_user_ids, run.unconfirmed_user_ids)
      return body.unconfirmed_user_ids ?? []
    }
    const confirm = (by: TestUser, { id }: TestUser) => as(by).call('users.confirm', { path: { id } })
    const cannotConfirm = async (by: TestUser, { id }: TestUser) => {
      const { body } = await as(by).expectError(403, 'users.confirm', { path: { id } })
      assert.equal(body.code, 'second_person_required')
    }
    const show = async ({ id }: TestUser) => (await fixture.api.call('users.get', { path: { id } })).body.data
    return {
      ...fixture,
      business_id,
      owner,
      dora,
      createInvitee,
      as,
      draftBy,
      approval,
      unconfirmed,
      confirm,
      cannotConfirm,
      show,
    }
  }

  it('cannot approve pay runs of its introducer until a third user confirms it', async () => {
    const { api, owner, dora, as, draftBy, approval, unconfirmed, confirm, cannotConfirm, show } =
      await createTwoPersonFixture()
    const email = `bob-${++emailCount}@example.com`
    const body = { name: 'Bob', email, role: 'admin' } as const
    const { id, invite_link = '' } = (await api.call('users.create', { body })).body.data
    await api.expectError(403, 'users.confirm', { path: { id } })
    const { current_status } = (await as(dora).expectError(409, 'users.confirm', { path: { id } })).body
    assert.equal(current_status, 'invited')
    const password = 'correct horse battery'
    const anonymous = caller(app)
    await anonymous.call('auth.resetPassword', { body: { token: linkToken(invite_link), password } })
    const login = (await anonymous.call('auth.login', { body: { email, password } })).body.data
    assert.ok('token' in login)
    const bob = { ...owner, id, email, token: login.token }
    const [ownerDraft, bobDraft] = [await draftBy(api), await draftBy(as(bob))]

    const before = await show(bob)
    assert.deepEqual(
      [before.needs_confirmation, before.introduced_by, before.confirmable_by],
      [true, [owner.id], [dora.id]],
    )
    assert.deepEqual([await unconfirmed(bob, ownerDraft), await unconfirmed(owner, bobDraft)], [[id], [id]])
    assert.equal(await unconfirmed(dora, ownerDraft), undefined)
    for (const user of [owner, bob]) await cannotConfirm(user, bob)
    await caller(app, (await createKey(app, dora, { scopes: ['users:write'] })).token).expectError(
      403,
      'users.confirm',
      {
        path: { id },
      },
    )

    const { headers, body: confirmation } = await confirm(dora, bob)
    const { needs_confirmation, introduced_by, confirmed_by, confirmed_at } = confirmation.data
    assert.deepEqual([needs_confirmation, introduced_by, confirmed_by], [false, [], dora.id])
    assert.equal(confirmed_at, confirmation.data.updated_at)
    assert.equal(headers.etag, `"${before.version + 1}"`)
    assert.equal((await as(dora).expectError(409, 'users.confirm', { path: { id } })).body.current_status, 'confirmed')
    const [entry] = (await api.call('auditLog.list', { query: { action: 'user.confirmed' } })).body.data
    const detail = { introduced_by: String(owner.id) }
    assert.deepEqual([entry?.user_id, entry?.target_user_id, entry?.detail], [dora.id, id, detail])
    const [event] = (await all(api, 'events.list', { query: { types: ['user.updated'] } })).slice(-1)
    assert.ok(event?.type === 'user.updated' && event.data.id === id && event.created_at === confirmed_at)
    await as(bob).call('payRuns.approve', approval(ownerDraft))
    await api.call('payRuns.approve', approval(bobDraft))
  })

  it('counts as the same person as its introducers and their other invitees', async () => {
    const { owner, dora, createInvitee, as, draftBy, unconfirmed, confirm, cannotConfirm } =
      await createTwoPersonFixture()
    const first = await createInvitee(owner)
    const second = await createInvitee(first)
    const sibling = await createInvitee(owner)
    const run = await draftBy(as(owner))
    assert.deepEqual(await unconfirmed(second, run), [second.id])
    assert.deepEqual(await unconfirmed(second, await draftBy(as(sibling))), [second.id])
    for (const user of [owner, first, sibling]) await cannotConfirm(user, second)
    await cannotConfirm(second, sibling)
    assert.equal(await unconfirmed(dora, run), undefined)
    await confirm(dora, first)
    assert.equal(await unconfirmed(second, run), undefined, 'its introducer was confirmed')
    assert.deepEqual(await unconfirmed(second, await draftBy(as(first))), [second.id])
    await confirm(owner, second)
  })

  it('does not count as the same person for two users who both changed it', async () => {
    const { api, dora, createInvitee, as, draftBy, unconfirmed, owner, addPerson } = await createTwoPersonFixture()
    const employee = await createInvitee(owner)
    await as(dora).call('users.update', { path: { id: employee.id }, body: { person_id: await addPerson() } })
    assert.equal(await unconfirmed(dora, await draftBy(api)), undefined)
    assert.deepEqual(await unconfirmed(dora, await draftBy(as(employee))), [employee.id])
  })

  it('needs another confirmation after a change of role or person, or another invitation', async () => {
    const { api, business_id, owner, dora, draftBy, unconfirmed, confirm, show, addPerson } =
      await createTwoPersonFixture()
    const bob = await createUser(app, { business_id, role: 'manager' })
    assert.equal((await show(bob)).needs_confirmation, false)
    const path = { id: bob.id }
    await api.call('users.update', { path, body: { name: 'Bob' } })
    assert.equal((await show(bob)).needs_confirmation, false, 'a name needs no confirmation')
    for (const body of [{ role: 'admin' as const }, { person_id: await addPerson() }, { person_id: null }]) {
      await api.call('users.update', { path, body })
      const { needs_confirmation, introduced_by, confirmed_at, confirmed_by } = await show(bob)
      assert.deepEqual([needs_confirmation, introduced_by, confirmed_at, confirmed_by], [true, [owner.id], null, null])
      await confirm(dora, bob)
    }
    const key = caller(app, (await createKey(app, owner, { scopes: ['users:write', 'users:read'] })).token)
    await key.expectError(403, 'users.update', { path, body: { role: 'owner' } })
    const { id } = await invite(app, dora, `invited-${++emailCount}@example.com`)
    await api.call('users.resendInvitation', { path: { id } })
    assert.deepEqual((await show({ ...bob, id })).introduced_by, [dora.id, owner.id])
    assert.equal(await unconfirmed(dora, await draftBy(api)), undefined)
  })

  it('cannot approve off-cycle pay for its introducer, or for the person it was linked to before', async () => {
    const { business_id, owner, dora, createInvitee, as, draftBy, unconfirmed, confirm, addPerson } =
      await createTwoPersonFixture()
    const carl = await createUser(app, { business_id, role: 'admin' })
    const invitee = await createInvitee(owner)
    const ownerPerson = await addPerson()
    await linkUser(app, owner.id, ownerPerson)
    const run = await draftBy(as(carl), ownerPerson)
    assert.deepEqual(await unconfirmed(owner, run), [])
    assert.deepEqual(await unconfirmed(invitee, run), [invitee.id])
    await as(invitee).expectError(403, 'users.update', { path: { id: owner.id }, body: { person_id: null } })

    const doraPerson = await addPerson()
    await linkUser(app, dora.id, doraPerson)
    await as(carl).call('users.update', { path: { id: dora.id }, body: { person_id: null } })
    const other = await draftBy(as(owner), doraPerson)
    assert.deepEqual(await unconfirmed(dora, other), [dora.id])
    await confirm(owner, dora)
    assert.equal(await unconfirmed(dora, other), undefined)
  })

  it('can be confirmed by the operator if no user of the business can', async () => {
    const { api, owner, createInvitee, as, draftBy, unconfirmed, show, dora } = await createTwoPersonFixture()
    await app.db.updateTable('users').set({ active: false }).where('id', '=', dora.id).execute()
    const bob = await createInvitee(owner)
    assert.deepEqual((await show(bob)).confirmable_by, [])
    const env = { DATABASE_URL: app.databaseUrl }
    const { code, out, err } = await runAdmin(['confirm-user', '--email', bob.email.toUpperCase()], env)
    assert.equal(code, 0, err)
    assert.match(out, /^Confirmed the login of /)
    const { needs_confirmation, confirmed_at, confirmed_by } = await show(bob)
    assert.deepEqual([needs_confirmation, confirmed_at !== null, confirmed_by], [false, true, null])
    assert.equal(await unconfirmed(bob, await draftBy(as(owner))), undefined)
    const [entry] = (await api.call('auditLog.list', { query: { action: 'user.confirmed' } })).body.data
    assert.deepEqual([entry?.user_id, entry?.api_key_id, entry?.target_user_id], [null, null, bob.id])
    assert.equal((await runAdmin(['confirm-user', '--email', bob.email], env)).code, 1)
    assert.equal((await runAdmin(['confirm-user', '--email', 'nobody@example.com'], env)).code, 1)
  })
})
