import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { createCompensation } from '../../../support/samples/compensation.ts'
import type { TestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

/** The last calendar year, which is within the limit of retro pay on every day. */
export const year = new Date().getUTCFullYear() - 1

/** Returns a day of the year: `day('03-01')`. */
export const day = (monthAndDay: string): string => `${year}-${monthAndDay}`

export const march = { period_start: day('03-01'), period_end: day('03-31'), pay_date: day('03-31') }
export const april = { period_start: day('04-01'), period_end: day('04-30'), pay_date: day('04-30') }
export const may = { period_start: day('05-01'), period_end: day('05-31'), pay_date: day('05-29') }

/** Creates a business, and functions that pay its people and calculate their retro pay. */
export async function createRetroPayFixture(app: TestApp) {
  const fixture = await createPayRunFixture(app)
  const { api, business, draft, approve, get } = fixture
  const business_id = business.id
  const correct = (fields: Partial<Schemas['PayRunCreate']> = {}) =>
    draft({ type: 'correction', ...may, from_retro_pay: { from: day('01-01') }, ...fields })
  const complete = async ({ id }: Pick<Schemas['PayRun'], 'id'>): Promise<Schemas['PayRun']> => {
    await approve(await get(id))
    return (await api.call('payRuns.complete', { path: { id } })).body.data
  }
  return {
    ...fixture,
    business_id,
    /** Adds a person with a salary of 4000.00 a month. */
    paid: async (values: Partial<Parameters<typeof createCompensation>[1]> = {}) => {
      const person_id = await fixture.addPerson()
      const monthly = { amount: '4000.00', per: 'month' as const, effective_on: '2020-01-01' }
      await createCompensation(app, { business_id, person_id, ...monthly, ...values })
      return person_id
    },
    /** Pays a period from compensations. */
    pay: async (period: typeof march, fields: Partial<Schemas['PayRunCreate']> = {}) =>
      complete(await draft({ type: 'regular', from_compensations: true, ...period, ...fields })),
    complete,
    correct,
    raise: async (person_id: number, effective_on: string, amount: string) =>
      (
        await api.call('compensations.create', {
          path: { id: person_id },
          body: { effective_on, amount, per: 'month', pay_code: 'salary' },
        })
      ).body.data,
    retroPay: async (id: number, from = day('01-01')) =>
      (await api.call('people.retroPay', { path: { id }, query: { from } })).body.data,
    /** Returns the period, code and difference of each entry. */
    differences: async (id: number, from = day('01-01')) => {
      const { entries } = (await api.call('people.retroPay', { path: { id }, query: { from } })).body.data
      return entries.map(({ period_start, code, difference }) => `${period_start.slice(5, 7)} ${code} ${difference}`)
    },
    lines: async (id: number, person_id: number) =>
      (await api.call('payslips.get', { path: { id, person_id } })).body.data.lines,
  }
}
