import type { Schemas } from '../../../server/operation/contract.ts'
import type { TestApp } from '../../support/app.ts'
import { createBusiness, createPerson, type TestBusiness } from '../../support/factories.ts'
import { all, type Caller, caller } from '../../support/http.ts'

/** A business whose owner makes pay runs. */
export interface Desk {
  business: TestBusiness
  api: Caller
  /** Somebody to be paid. */
  person(given?: Partial<Schemas['PersonCreate']>): Promise<number>
  draft(given?: Partial<Schemas['PayRunCreate']>): Promise<Schemas['PayRun']>
  /** A draft with a payslip of one line for each amount, each for somebody new. */
  draftOf(
    amounts: string[],
    given?: Partial<Schemas['PayRunCreate']>,
  ): Promise<{ run: Schemas['PayRun']; people: number[] }>
  /** The pay run as it is now. */
  get(id: number): Promise<Schemas['PayRun']>
  approve(run: Pick<Schemas['PayRun'], 'id' | 'version'>): Promise<Schemas['PayRun']>
  /** The types of the events about a pay run, in order. */
  eventsOf(id: number): Promise<string[]>
}

export const january = { period_start: '2026-01-01', period_end: '2026-01-31', pay_date: '2026-01-30' }

/** One line of a payslip. */
export const earning = (amount: string): Schemas['PayslipLineInput'] => ({
  kind: 'earning',
  code: 'salary',
  name: 'Salary',
  amount,
})

export async function openDesk(app: TestApp): Promise<Desk> {
  const business = await createBusiness(app)
  const api = caller(app, business.owner.token)
  const desk: Desk = {
    business,
    api,
    person: async (given) => (await createPerson(app, { business_id: business.id, ...given })).id,
    draft: async (given) =>
      (await api.call('payRuns.create', { body: { type: 'off_cycle', ...january, ...given } })).body.data,
    draftOf: async (amounts, given) => {
      const { id } = await desk.draft(given)
      const people: number[] = []
      for (const amount of amounts) {
        const person_id = await desk.person()
        await api.call('payslips.put', { path: { id, person_id }, body: { lines: [earning(amount)] } })
        people.push(person_id)
      }
      return { run: await desk.get(id), people }
    },
    get: async (id) => (await api.call('payRuns.get', { path: { id } })).body.data,
    approve: async ({ id, version }) =>
      (await api.call('payRuns.approve', { path: { id }, header: { 'If-Match': `"${version}"` } })).body.data,
    eventsOf: async (id) => {
      const events = await all(api, 'events.list')
      return events
        .filter(({ type, data }) => type.startsWith('payrun.') && 'id' in data && data.id === id)
        .map(({ type }) => type)
    },
  }
  return desk
}
