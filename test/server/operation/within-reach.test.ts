import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OperationId } from '../../../server/operation/contract/contract.ts'
import { type AnyInput, all, type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createDocument } from '../../support/samples/document.ts'
import { createUser } from '../../support/samples/factories.ts'
import { startTestApp, type TestResponse } from '../../support/service/app.ts'
import { createLeaveFixture, from, monday } from '../leave/leave-fixture.ts'

const app = await startTestApp()
const fixture = await createLeaveFixture(app)
const { api, business, addMember, addPerson, addLeaveType, requestLeave } = fixture
const business_id = business.id

const leave_type_id = await addLeaveType()
const chief = await addMember('manager')
const manager = await addMember('manager', { manager_id: chief.person_id })
const lead = await addPerson({ manager_id: manager.person_id })
const report = await addPerson({ manager_id: lead })
const outsider = await addPerson()
const team = [manager.person_id, lead, report]
const others = [chief.person_id, outsider]

/** Creates leave and a sent document for a person. */
async function createData(person_id: number, options: object = from(0)): Promise<{ leave: number; document: number }> {
  const leave = await requestLeave({ person_id, leave_type_id, ...options })
  const document = await createDocument(app, { business_id, person_id, status: 'sent' })
  return { leave: leave.id, document: document.id }
}
const things = new Map<number, { leave: number; document: number }>()
for (const id of [...team, ...others]) things.set(id, await createData(id))

const unusedId = 2_147_483_647
const calendar = { query: { from: monday, to: monday } }
const sorted = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((left, right) => left - right)

/** Returns the IDs of the people in each list that a caller can read. */
async function listPeopleIn(by: Caller): Promise<Record<string, number[]>> {
  const ics = await by.send('leaveCalendar.ics', calendar)
  const uids = [...things].filter(([, { leave }]) => ics.text.includes(`UID:leave-${leave}@`))
  return {
    people: sorted((await all(by, 'people.list', { query: { limit: 2 } })).map(({ id }) => id)),
    byName: sorted((await all(by, 'people.list', { query: { limit: 2, sort: '-last_name' } })).map(({ id }) => id)),
    documents: sorted((await all(by, 'documents.list')).map(({ person_id }) => person_id)),
    requests: sorted((await all(by, 'leaveRequests.list')).map(({ person_id }) => person_id)),
    balances: sorted((await all(by, 'leaveBalances.list')).map(({ person_id }) => person_id)),
    calendar: sorted((await by.call('leaveCalendar.get', calendar)).body.data.leave.map(({ person_id }) => person_id)),
    ics: sorted(uids.map(([id]) => id)),
  }
}
const everywhere = (ids: number[]) => {
  const expected = sorted(ids)
  return {
    people: expected,
    byName: expected,
    documents: expected,
    requests: expected,
    balances: expected,
    calendar: expected,
    ics: expected,
  }
}

/** Returns the comparable parts of a response, which exclude its request ID. */
const outcome = ({ status, body }: TestResponse) => [status, body.code, body.message, body.errors]

/** Returns all operations that a manager can perform on a person or the person's records. */
const managerOperations = (person_id: number, { leave, document }: { leave: number; document: number }) =>
  [
    ['people.get', { path: { id: person_id } }],
    ['people.payslips', { path: { id: person_id } }],
    ['people.exportPayslipsCsv', { path: { id: person_id } }],
    ['people.list', { query: { manager_id: person_id } }],
    ['documents.list', { query: { person_id } }],
    ['documents.get', { path: { id: document } }],
    ['documents.file', { path: { id: document } }],
    ['documents.audit', { path: { id: document } }],
    ['leaveRequests.list', { query: { person_id } }],
    ['leaveBalances.list', { query: { person_id } }],
    ['leaveRequests.get', { path: { id: leave } }],
    ['leaveRequests.preview', { body: { person_id, leave_type_id, ...from(7) } }],
    ['leaveRequests.create', { body: { person_id, leave_type_id, ...from(7) } }],
    ['leaveRequests.update', { path: { id: leave }, body: { note: 'Mine' } }],
    ['leaveRequests.approve', { path: { id: leave } }],
    ['leaveRequests.reject', { path: { id: leave }, body: { note: 'No' } }],
    ['leaveRequests.cancel', { path: { id: leave } }],
  ] satisfies [OperationId, AnyInput][]

/** The operations on payslips, for which managers have no scope. */
const payslips = new Set<OperationId>(['people.payslips', 'people.exportPayslipsCsv'])

describe('the reach of a manager', () => {
  it('includes the manager and their direct and indirect reports, in every list', async () => {
    assert.deepEqual(await listPeopleIn(manager.api), everywhere(team))
    assert.deepEqual(await listPeopleIn(chief.api), everywhere([...team, chief.person_id]))
  })

  it('does not limit owners, admins and API keys, who see the whole business', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const { token } = await createKey(app, business.owner, {
      scopes: ['people:read', 'documents:read', 'leave:read'],
    })
    for (const by of [api, caller(app, admin.token), caller(app, token)]) {
      const visible = await listPeopleIn(by)
      for (const [list, ids] of Object.entries(visible)) {
        assert.deepEqual(new Set([...team, ...others]).difference(new Set(ids)), new Set(), list)
      }
    }
  })

  it('excludes other people: each operation treats them like an unused ID', async () => {
    const unknown = managerOperations(unusedId, { leave: unusedId, document: unusedId })
    for (const id of others) {
      for (const [index, [operation, input]] of managerOperations(id, things.get(id) ?? assert.fail()).entries()) {
        const [, absent] = unknown[index] ?? assert.fail()
        const responses = [await manager.api.send(operation, input), await manager.api.send(operation, absent)] as const
        assert.deepEqual(outcome(responses[0]), outcome(responses[1]), operation)
        assert.ok([404, 422].includes(responses[0].status), `${operation} responded with ${responses[0].text}`)
      }
      assert.equal((await fixture.get(things.get(id)?.leave ?? 0)).version, 1)
      assert.deepEqual(await all(api, 'documents.audit', { path: { id: things.get(id)?.document ?? 0 } }), [])
    }
  })

  it('allows each operation on people within it', async () => {
    for (const [operation, input] of managerOperations(report, await createData(report, from(21)))) {
      if (payslips.has(operation)) continue
      const { status, text } = await manager.api.send(operation, input)
      const isDecided = operation === 'leaveRequests.reject' // the previous operation approved it
      assert.ok(isDecided ? status === 409 : status < 300, `${operation} responded with ${text}`)
    }
  })

  it('follows a new manager immediately, even in the middle of the chain', async () => {
    const [first, second] = [await addMember('manager'), await addMember('manager')]
    const middle = await addPerson({ manager_id: first.person_id })
    const below = await addPerson({ manager_id: middle })
    const { leave, document } = await createData(below)
    const isSeenBy = async (by: Caller, expected: boolean) => {
      const ids = (await all(by, 'people.list')).map(({ id }) => id)
      assert.equal(ids.includes(below), expected)
      for (const [operation, id] of [
        ['people.get', below],
        ['documents.get', document],
        ['leaveRequests.get', leave],
      ] as const) {
        assert.equal((await by.send(operation, { path: { id } })).status, expected ? 200 : 404, operation)
      }
    }
    await isSeenBy(first.api, true)
    await isSeenBy(second.api, false)
    await api.call('people.update', { path: { id: middle }, body: { manager_id: second.person_id } })
    await isSeenBy(first.api, false)
    await isSeenBy(second.api, true)
    await api.call('people.update', { path: { id: middle }, body: { manager_id: null } })
    await isSeenBy(second.api, false)
  })

  it('follows a change of role or record immediately, in the same session', async () => {
    const { person_id, user, api: theirs } = await addMember('manager')
    const below = await addPerson({ manager_id: person_id })
    const set = (columns: object) => app.db.updateTable('users').set(columns).where('id', '=', user.id).execute()
    const visible = async () => sorted((await all(theirs, 'people.list')).map(({ id }) => id))
    assert.deepEqual(await visible(), sorted([person_id, below]))
    await set({ role: 'employee' })
    assert.deepEqual(await visible(), [person_id])
    await set({ role: 'manager', person_id: null })
    assert.deepEqual(await visible(), [])
    await theirs.expectError(404, 'people.get', { path: { id: below } })
    await set({ role: 'admin' })
    assert.ok((await visible()).length > 2)
  })

  it('is finite in a cycle of managers', async () => {
    const { person_id, api: theirs } = await addMember('manager')
    const below = await addPerson({ manager_id: person_id })
    await app.db.updateTable('people').set({ manager_id: below }).where('id', '=', person_id).execute()
    assert.deepEqual(sorted((await all(theirs, 'people.list')).map(({ id }) => id)), sorted([person_id, below]))
  })

  it('includes drafts for reports, and the manager’s own documents once they are sent', async () => {
    const { person_id, api: theirs } = await addMember('manager')
    const below = await addPerson({ manager_id: person_id })
    const [own, draft] = [
      await createDocument(app, { business_id, person_id }),
      await createDocument(app, { business_id, person_id: below }),
    ]
    const visible = async () => (await all(theirs, 'documents.list')).map(({ id }) => id)
    assert.deepEqual(await visible(), [draft.id])
    for (const operation of ['documents.get', 'documents.file', 'documents.audit'] as const) {
      await theirs.call(operation, { path: { id: draft.id } })
      await theirs.expectError(404, operation, { path: { id: own.id } })
    }
    await api.call('documents.send', { path: { id: own.id }, body: {} })
    assert.deepEqual(sorted(await visible()), sorted([own.id, draft.id]))
  })

  it('includes the tombstones of the manager’s reports, but not those of other people', async () => {
    const { person_id, api: theirs } = await addMember('manager')
    const [below, elsewhere] = [await addPerson({ manager_id: person_id }), await addPerson()]
    for (const id of [below, elsewhere]) await api.call('people.delete', { path: { id } })
    const query = { include_deleted: true }
    assert.deepEqual(
      sorted((await all(theirs, 'people.list', { query })).map(({ id }) => id)),
      sorted([person_id, below]),
    )
  })
})
