import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, business, addMember } = await createLeaveFixture(app)
const other = await createLeaveFixture(app)

const dates = { from: '2036-12-21', until: '2037-01-04' }

describe('me.setDelegate', () => {
  it('names a delegate, who replaces the former one, and audits each change once', async () => {
    const [user, first, second] = [await addMember('manager'), await addMember('manager'), await addMember('manager')]
    const set = async (user_id: number) =>
      (await user.api.call('me.setDelegate', { body: { user_id, ...dates } })).body.data
    const { created_at, ...delegate } = await set(first.user.id)
    assert.deepEqual(delegate, { user_id: first.user.id, name: first.user.name, ...dates })
    assert.equal((await set(first.user.id)).created_at, created_at)
    assert.equal((await set(second.user.id)).user_id, second.user.id)
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave_delegate.set' } })
    const own = entries.filter(({ target_user_id }) => target_user_id === user.user.id)
    assert.deepEqual(
      own.map(({ detail }) => detail),
      [second, first].map(({ user: { id } }) => ({ delegate_id: id, ...dates })),
    )
  })

  it('finds the delegate by their person', async () => {
    const [user, delegate] = [await addMember('manager'), await addMember('manager')]
    const body = { person_id: delegate.person_id, ...dates }
    assert.equal((await user.api.call('me.setDelegate', { body })).body.data.user_id, delegate.user.id)
  })

  it('refuses the caller, users who cannot approve, users of others and days that do not fit', async () => {
    const { user, person_id, api } = await addMember('manager')
    const delegate = await addMember('manager')
    const former = await addMember('manager')
    await app.db.updateTable('users').set({ active: false }).where('id', '=', former.user.id).execute()
    const employee = await addMember('employee')
    const user_id = delegate.user.id
    const cases: [{ user_id?: number; person_id?: number; from: string; until: string }, string, string][] = [
      [dates, 'body.user_id', 'required'],
      [{ user_id, person_id: employee.person_id, ...dates }, 'body.person_id', 'not_allowed'],
      [{ person_id, ...dates }, 'body.person_id', 'not_allowed'],
      [{ person_id: employee.person_id, ...dates }, 'body.person_id', 'not_allowed'],
      [{ person_id: await other.addPerson(), ...dates }, 'body.person_id', 'unknown_record'],
      [{ user_id: user.id, ...dates }, 'body.user_id', 'not_allowed'],
      [{ user_id: former.user.id, ...dates }, 'body.user_id', 'not_allowed'],
      [{ user_id: employee.user.id, ...dates }, 'body.user_id', 'not_allowed'],
      [{ user_id: other.business.owner.id, ...dates }, 'body.user_id', 'unknown_record'],
      [{ user_id, from: '2036-12-21', until: '2036-12-20' }, 'body.until', 'before_start'],
      [{ user_id, from: '2036-01-01', until: '2037-01-01' }, 'body.until', 'too_long'],
      [{ user_id, from: '2026-01-01', until: '2026-01-02' }, 'body.until', 'in_the_past'],
    ]
    for (const [body, path, code] of cases) {
      const { errors } = (await api.expectError(422, 'me.setDelegate', { body })).body
      assert.deepEqual(
        errors?.map((problem) => [problem.path, problem.code]),
        [[path, code]],
      )
    }
    assert.equal((await api.call('me.getDelegate')).body.data.user_id, null)
  })

  it('is for users who may approve leave', async () => {
    const employee = await addMember('employee')
    const body = { user_id: business.owner.id, ...dates }
    await employee.api.expectError(403, 'me.setDelegate', { body })
    const { token } = await createKey(app, business.owner, { scopes: ['leave:approve'] })
    await caller(app, token).expectError(403, 'me.setDelegate', { body })
  })
})
