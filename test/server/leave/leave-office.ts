import { sqlOf } from '../../../server/db/orm.ts'
import type { Schemas } from '../../../server/operation/contract.ts'
import type { TestApp } from '../../support/app.ts'
import { createBusiness, createPerson, createUser, type TestBusiness, type TestUser } from '../../support/factories.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createLeaveType } from '../../support/leave.ts'

type Type = Parameters<typeof createLeaveType>[1]
type Wanted = Partial<Schemas['LeaveRequestCreate']>

/** A business where people take leave. */
export interface Office {
  business: TestBusiness
  /** The owner. */
  api: Caller
  /** Somebody who works from Monday to Friday unless told otherwise. */
  person(given?: Partial<Schemas['PersonCreate']>): Promise<number>
  /** Somebody with a record, and a login with a role. */
  member(
    role: TestUser['role'],
    given?: Partial<Schemas['PersonCreate']>,
  ): Promise<{ person_id: number; user: TestUser; api: Caller }>
  /** A leave type of which there is plenty, unless told otherwise. */
  type(given?: Partial<Type>): Promise<number>
  /** Asks as the owner, unless somebody else is to. */
  ask(wanted: Wanted, by?: Caller): Promise<Schemas['LeaveRequest']>
  approve(id: number, by?: Caller): Promise<Schemas['LeaveRequest']>
  get(id: number): Promise<Schemas['LeaveRequest']>
  /** What somebody has of a leave type. */
  balance(
    person_id: number,
    leave_type_id: number,
    query?: { as_of?: string; explain?: boolean },
  ): Promise<Schemas['LeaveBalance']>
  adjust(person_id: number, leave_type_id: number, days: number, effective_on?: string): Promise<void>
  /** The types of the events about a request, in order. */
  eventsOf(id: number): Promise<string[]>
}

/** A Monday in the next year: leave then is neither over nor in a leave year that is. */
export const monday = ((): string => {
  const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 1))
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
})()

/** The day so many days after that Monday. */
export const day = (after: number): string =>
  new Date(Date.parse(`${monday}T00:00:00Z`) + after * 86_400_000).toISOString().slice(0, 10)

/** Leave from one day after that Monday to another. */
export const from = (first: number, last = first) => ({ start_date: day(first), end_date: day(last) })

export async function openOffice(app: TestApp): Promise<Office> {
  const business = await createBusiness(app)
  const business_id = business.id
  const api = caller(app, business.owner.token)
  const office: Office = {
    business,
    api,
    person: async (given) => (await createPerson(app, { business_id, start_date: '2020-01-01', ...given })).id,
    member: async (role, given) => {
      const person_id = await office.person(given)
      const user = await createUser(app, { business_id, role })
      await sqlOf(app.orm.em.fork()).updateTable('users').set({ person_id }).where('id', '=', user.id).execute()
      return { person_id, user, api: caller(app, user.token) }
    },
    type: async (given) => (await createLeaveType(app, { business_id, allow_negative: true, ...given })).id,
    ask: async (wanted, by = api) =>
      (await by.call('leaveRequests.create', { body: { ...from(0), ...wanted } as Schemas['LeaveRequestCreate'] })).body
        .data,
    approve: async (id, by = api) => (await by.call('leaveRequests.approve', { path: { id } })).body.data,
    get: async (id) => (await api.call('leaveRequests.get', { path: { id } })).body.data,
    balance: async (person_id, leave_type_id, query) => {
      const input = { query: { person_id, leave_type_id, ...query } }
      const [balance] = (await api.call('leaveBalances.list', input)).body.data
      if (!balance) throw new Error('there is no such balance')
      return balance
    },
    adjust: async (person_id, leave_type_id, days, effective_on = '2026-01-01') => {
      await api.call('leaveBalances.adjust', { body: { person_id, leave_type_id, days, effective_on } })
    },
    eventsOf: async (id) => {
      const events = await all(api, 'events.list')
      return events
        .filter(({ type, data }) => type.startsWith('leave.') && 'id' in data && data.id === id)
        .map(({ type }) => type)
    },
  }
  return office
}
