import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { type Caller, caller } from '../../support/http.ts'
import { createUser, type TestUser } from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { createOwnerFixture, type OwnerFixture } from '../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../support/service/app.ts'

type Type = Parameters<typeof createLeaveType>[1]
type RequestBody = Partial<Schemas['LeaveRequestCreate']>

/** A business whose people take leave. */
export interface LeaveFixture extends OwnerFixture {
  /** Adds a person, who works from Monday to Friday by default. */
  addPerson(fields?: Partial<Schemas['PersonCreate']>): Promise<number>
  /** Adds a person and a user with a role, who is linked to that person. */
  addMember(
    role: TestUser['role'],
    fields?: Partial<Schemas['PersonCreate']>,
  ): Promise<{ person_id: number; user: TestUser; api: Caller }>
  /** Adds a leave type, by default one that allows a negative balance. */
  addLeaveType(fields?: Partial<Type>): Promise<number>
  /** Requests leave, as the owner by default. */
  requestLeave(body: RequestBody, by?: Caller): Promise<Schemas['LeaveRequest']>
  approve(id: number, by?: Caller): Promise<Schemas['LeaveRequest']>
  get(id: number): Promise<Schemas['LeaveRequest']>
  /** Returns the balance of a person for a leave type. */
  readBalance(
    person_id: number,
    leave_type_id: number,
    query?: { as_of?: string; explain?: boolean },
  ): Promise<Schemas['LeaveBalance']>
  adjust(person_id: number, leave_type_id: number, days: number, effective_on?: string): Promise<void>
}

/** A Monday in the next year, so that leave is in the future and in an open leave year. */
export const monday = ((): string => {
  const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 1))
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
})()

/** Returns the date a number of days after `monday`. */
export const day = (offset: number): string =>
  new Date(Date.parse(`${monday}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10)

/** Returns the dates of leave between two days, each counted from `monday`. */
export const from = (first: number, last = first) => ({ start_date: day(first), end_date: day(last) })

export async function createLeaveFixture(app: TestApp): Promise<LeaveFixture> {
  const own = await createOwnerFixture(app, 'leave')
  const { api } = own
  const business_id = own.business.id
  const fixture: LeaveFixture = {
    ...own,
    addPerson: (fields) => own.addPerson({ start_date: '2020-01-01', ...fields }),
    addMember: async (role, fields) => {
      const person_id = await fixture.addPerson(fields)
      const user = await createUser(app, { business_id, role })
      await app.db.updateTable('users').set({ person_id }).where('id', '=', user.id).execute()
      return { person_id, user, api: caller(app, user.token) }
    },
    addLeaveType: async (fields) => (await createLeaveType(app, { business_id, allow_negative: true, ...fields })).id,
    requestLeave: async (body, by = api) =>
      (await by.call('leaveRequests.create', { body: { ...from(0), ...body } as Schemas['LeaveRequestCreate'] })).body
        .data,
    approve: async (id, by = api) => (await by.call('leaveRequests.approve', { path: { id } })).body.data,
    get: async (id) => (await api.call('leaveRequests.get', { path: { id } })).body.data,
    readBalance: async (person_id, leave_type_id, query) => {
      const input = { query: { person_id, leave_type_id, ...query } }
      const [balance] = (await api.call('leaveBalances.list', input)).body.data
      if (!balance) throw new Error('the person has no balance of the leave type')
      return balance
    },
    adjust: async (person_id, leave_type_id, days, effective_on = '2026-01-01') => {
      await api.call('leaveBalances.adjust', { body: { person_id, leave_type_id, days, effective_on } })
    },
  }
  return fixture
}
