import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { ReachName } from '../../../server/access/roles.ts'
import type { Scope } from '../../../server/operation/scopes.ts'
import { caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import {
  createBusiness,
  createDepartment,
  createPerson,
  createUser,
  linkUser,
  type TestUser,
} from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { createRole, createUserWithRole } from '../../support/samples/role.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'

const { mail, app, db, perform, takeJobs, performJobs, headers } = await startMailQueue('send_leave_mail')

/** Moves the sent emails into the past. */
async function ageMails(): Promise<void> {
  await db
    .updateTable('leave_mails')
    .set({ sent_at: '2020-01-01T00:00:00Z' })
    .where('sent_at', 'is not', null)
    .execute()
}

/** Creates a business with a manager and their report. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app, { name: 'Tom & Söhne' })
  const addPerson = async (fields: { first_name: string; manager_id?: number }) =>
    (await createPerson(app, { business_id, last_name: 'Lovelace', ...fields })).id
  const createLogin = async (role: TestUser['role'], person_id: number) => {
    const user = await createUser(app, { business_id, role })
    await linkUser(app, user.id, person_id)
    return { ...user, person_id, api: caller(app, user.token) }
  }
  const manager = await createLogin('manager', await addPerson({ first_name: 'Mary' }))
  const ada = await createLogin('employee', await addPerson({ first_name: 'Ada', manager_id: manager.person_id }))
  const { id: leave_type_id } = await createLeaveType(app, { business_id, allow_negative: true })
  let month = 0
  const createInput = (person_id: number) => {
    month += 1
    const date = `2027-${String(month).padStart(2, '0')}`
    const span = { start_date: `${date}-04`, end_date: `${date}-06`, note: 'Surgery' }
    return { person_id, leave_type_id, ...span, start_portion: 'full' as const, end_portion: 'full' as const }
  }
  const requestLeave = async (api = ada.api, person_id = ada.person_id) =>
    (await api.call('leaveRequests.create', { body: createInput(person_id) })).body.data.id
  return {
    business_id,
    owner,
    api: caller(app, owner.token),
    manager,
    ada,
    leave_type_id,
    requestLeave,
    addPerson,
    createLogin,
  }
}

beforeEach(takeJobs)

describe('send_leave_mail', () => {
  it('notifies the approver of a request and the requester of its decision, without notes', async () => {
    const { manager, ada, requestLeave } = await createFixture()
    const id = await requestLeave()
    await performJobs()
    assert.deepEqual(headers(), [[manager.email, 'Ada Lovelace requests leave']])
    const { text, html } = await mail.mailTo(manager.email)
    assert.match(text, /Ada Lovelace requests leave: Vacation, 4\s–\s6 Jan 2027 \(3 days\)\./)
    assert.match(text, new RegExp(`Review the request:\nhttps://hr\\.example\\.com/console/leave/${id}\n`))
    assert.match(html, /console\/account\/notifications/)
    assert.doesNotMatch(text, /Surgery/)

    await manager.api.call('leaveRequests.reject', { path: { id }, body: { note: 'Surgery again?' } })
    await performJobs()
    assert.deepEqual(headers(), [[ada.email, 'Your leave was rejected']])
    assert.doesNotMatch((await mail.mailTo(ada.email)).text, /Surgery/)
  })

  it('notifies the person when another user cancels, and no user of their own actions', async () => {
    const { manager, ada, requestLeave } = await createFixture()
    const own = await requestLeave()
    await ada.api.call('leaveRequests.cancel', { path: { id: own } })
    await performJobs()
    assert.deepEqual(headers(), [], 'the request was cancelled before the email')
    const other = await requestLeave(manager.api)
    await performJobs()
    assert.deepEqual(headers(), [], 'the approver is the requester')
    await manager.api.call('leaveRequests.cancel', { path: { id: other } })
    await performJobs()
    assert.deepEqual(headers(), [[ada.email, 'Your leave was cancelled']])
  })

  it('notifies the approver when the person cancels approved leave, unless no approval was needed', async () => {
    const { business_id, manager, ada, requestLeave, api } = await createFixture()
    const approved = await requestLeave()
    await manager.api.call('leaveRequests.approve', { path: { id: approved } })
    await performJobs()
    await ageMails()
    await ada.api.call('leaveRequests.cancel', { path: { id: approved } })
    await performJobs()
    assert.deepEqual(headers(), [[manager.email, 'Ada Lovelace cancelled leave']])
    assert.match((await mail.mailTo(manager.email)).text, /Ada Lovelace cancelled leave: Vacation, 4\s–\s6 Jan 2027/)
    await ageMails()

    const other = await requestLeave(manager.api)
    await manager.api.call('leaveRequests.approve', { path: { id: other } })
    await performJobs()
    await ageMails()
    await api.call('leaveRequests.cancel', { path: { id: other } })
    const { id: leave_type_id } = await createLeaveType(app, {
      business_id,
      requires_approval: false,
      allow_negative: true,
    })
    const body = { person_id: ada.person_id, leave_type_id, start_date: '2027-08-02', end_date: '2027-08-02' }
    const { id } = (await ada.api.call('leaveRequests.create', { body })).body.data
    await ada.api.call('leaveRequests.cancel', { path: { id } })
    await performJobs()
    assert.deepEqual(headers(), [[ada.email, 'Your leave was cancelled']])
  })

  it('goes to the next manager with a login, and otherwise to administrators', async () => {
    const { business_id, owner, manager, requestLeave, addPerson, createLogin } = await createFixture()
    const between = await addPerson({ first_name: 'Ben', manager_id: manager.person_id })
    const ada = await createLogin('employee', await addPerson({ first_name: 'Bea', manager_id: between }))
    await requestLeave(ada.api, ada.person_id)
    await performJobs()
    assert.deepEqual(headers(), [[manager.email, 'Bea Lovelace requests leave']])

    const admin = await createUser(app, { business_id, role: 'admin' })
    await createUser(app, { business_id, role: 'employee' })
    const invited = await createUser(app, { business_id, role: 'admin' })
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', invited.id).execute()
    await requestLeave(manager.api, manager.person_id)
    await performJobs()
    assert.deepEqual(
      mail.mails.map(({ to }) => to[0]).sort(),
      [admin.email, owner.email].sort(),
      'no user decides on their own leave',
    )
  })

  it('goes to approvers with a custom role who reach the person, and to no others', async () => {
    const { business_id, owner, manager, ada, requestLeave, addPerson, createLogin } = await createFixture()
    const [whole, other] = [await createDepartment(app, { business_id }), await createDepartment(app, { business_id })]
    const part = await createDepartment(app, { business_id, parent_id: whole.id })
    const move = (person: number, department_id: number | null) =>
      db.updateTable('people').set({ department_id }).where('id', '=', person).execute()
    const withRole = async (department_id: number, reach: ReachName, scopes: readonly Scope[]) => {
      const person_id = await addPerson({ first_name: 'Paula' })
      await move(person_id, department_id)
      return await createUserWithRole(app, { business_id, reach, scopes, person_id })
    }
    const recipients = async (person = ada) => {
      await requestLeave(person.api, person.person_id)
      await performJobs()
      await ageMails()
      return headers()
        .map(([to]) => to)
        .sort()
    }
    const approve = ['leave:approve'] as const
    const partner = await withRole(whole.id, 'department', approve)
    await withRole(other.id, 'department', approve)
    await withRole(whole.id, 'department', ['leave:read'])
    await withRole(whole.id, 'team', approve)
    await withRole(whole.id, 'self', approve)
    assert.deepEqual(await recipients(), [manager.email], 'no department has Ada')
    await move(ada.person_id, part.id)
    assert.deepEqual(await recipients(), [manager.email, partner.email].sort())
    await db.updateTable('users').set({ active: false }).where('id', '=', manager.id).execute()
    assert.deepEqual(await recipients(), [partner.email])
    await move(ada.person_id, other.id)
    await db.updateTable('users').set({ active: false }).where('id', '=', partner.id).execute()
    await move(ada.person_id, null)
    assert.deepEqual(await recipients(), [owner.email], 'only administrators reach Ada')

    const lead = await createLogin('employee', await addPerson({ first_name: 'Lea' }))
    const { id: role_id } = await createRole(app, { business_id, reach: 'team', scopes: approve })
    await db.updateTable('users').set({ role_id }).where('id', '=', lead.id).execute()
    const report = await createLogin('employee', await addPerson({ first_name: 'Rea', manager_id: lead.person_id }))
    assert.deepEqual(await recipients(report), [lead.email])
    await db.updateTable('roles').set({ reach: 'department' }).where('id', '=', role_id).execute()
    assert.deepEqual(await recipients(report), [owner.email], 'a manager of another department')
    for (const { person_id } of [lead, report]) await move(person_id, part.id)
    assert.deepEqual(await recipients(report), [lead.email])
    assert.deepEqual(await recipients(lead), [owner.email], 'not their own leave')
  })

  it('notifies the person, if no approval is needed, only of leave that another user entered', async () => {
    const { business_id, api, ada } = await createFixture()
    const { id: leave_type_id } = await createLeaveType(app, {
      business_id,
      requires_approval: false,
      allow_negative: true,
    })
    const body = { person_id: ada.person_id, leave_type_id, start_date: '2027-03-01', end_date: '2027-03-01' }
    await ada.api.call('leaveRequests.create', { body })
    await performJobs()
    assert.deepEqual(headers(), [])
    await api.call('leaveRequests.create', { body: { ...body, start_date: '2027-03-02', end_date: '2027-03-02' } })
    await performJobs()
    assert.deepEqual(headers(), [[ada.email, 'Your leave was approved']])
  })

  it('does not go to users who have turned off these emails or are inactive', async () => {
    const { api, manager, requestLeave } = await createFixture()
    await manager.api.call('me.update', { body: { leave_mail: false } })
    await requestLeave()
    await performJobs()
    assert.deepEqual(headers(), [])
    await manager.api.call('me.update', { body: { leave_mail: true } })
    await requestLeave()
    await api.call('users.update', { path: { id: manager.id }, body: { active: false } })
    await performJobs()
    assert.deepEqual(headers(), [])
  })

  it('combines notifications in quick succession in one email', async () => {
    const { owner, manager, ada, requestLeave } = await createFixture()
    const { token } = await createKey(app, owner, { scopes: ['leave:write', 'leave:read'] })
    const keyApi = caller(app, token)
    await requestLeave(keyApi)
    await performJobs()
    assert.deepEqual(headers(), [[manager.email, 'Ada Lovelace requests leave']])
    for (let count = 0; count < 4; count++) await requestLeave(keyApi)
    await performJobs()
    assert.deepEqual(headers(), [], 'the last email was a moment ago')
    await ageMails()
    await performJobs()
    assert.deepEqual(headers(), [[manager.email, '4 leave requests need your decision']])
    assert.equal((await mail.mailTo(manager.email)).text.match(/Ada Lovelace requests leave: Vacation/g)?.length, 4)
    await ageMails()
    await performJobs()
    assert.deepEqual(headers(), [], 'each notification is sent once')
    assert.equal((await ada.api.call('leaveRequests.list', {})).body.data.length, 5)
  })

  it('is sent by the next attempt after a temporary refusal, and once even if its job runs twice', async () => {
    const { manager, requestLeave } = await createFixture()
    await requestLeave()
    const [payload] = await takeJobs()
    mail.mails.length = 0
    mail.refuse(1)
    await assert.rejects(perform(payload))
    await Promise.all([1, 2].map(() => perform(payload)))
    assert.deepEqual(headers(), [[manager.email, 'Ada Lovelace requests leave']])
  })

  it('is sent by another worker when the claim expires', async () => {
    const { manager, requestLeave } = await createFixture()
    await requestLeave()
    await db
      .updateTable('leave_mails')
      .set({ claimed_until: sql`now() + interval '1 hour'` })
      .where('sent_at', 'is', null)
      .execute()
    await performJobs()
    assert.deepEqual(headers(), [])
    await db
      .updateTable('leave_mails')
      .set({ claimed_until: sql`now() - interval '1 second'` })
      .where('sent_at', 'is', null)
      .execute()
    await performJobs()
    assert.deepEqual(headers(), [[manager.email, 'Ada Lovelace requests leave']])
  })
})
