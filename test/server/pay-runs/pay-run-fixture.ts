import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { createOwnerFixture, type OwnerFixture } from '../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../support/service/app.ts'

/** A business whose owner creates pay runs. */
export interface PayRunFixture extends OwnerFixture {
  draft(fields?: Partial<Schemas['PayRunCreate']>): Promise<Schemas['PayRun']>
  /** Creates a draft that contains, for each amount, a new person with a one-line payslip. */
  draftWithPayslips(
    amounts: string[],
    fields?: Partial<Schemas['PayRunCreate']>,
  ): Promise<{ run: Schemas['PayRun']; people: number[] }>
  get(id: number): Promise<Schemas['PayRun']>
  approve(run: Pick<Schemas['PayRun'], 'id' | 'version'>): Promise<Schemas['PayRun']>
}

export const january = { period_start: '2026-01-01', period_end: '2026-01-31', pay_date: '2026-01-30' }

export const earning = (amount: string): Schemas['PayslipLineInput'] => ({
  kind: 'earning',
  code: 'salary',
  name: 'Salary',
  amount,
})

export async function createPayRunFixture(app: TestApp): Promise<PayRunFixture> {
  const own = await createOwnerFixture(app, 'payrun')
  const { api } = own
  const fixture: PayRunFixture = {
    ...own,
    draft: async (fields) =>
      (await api.call('payRuns.create', { body: { type: 'off_cycle', ...january, ...fields } })).body.data,
    draftWithPayslips: async (amounts, fields) => {
      const { id } = await fixture.draft(fields)
      const people: number[] = []
      for (const amount of amounts) {
        const person_id = await fixture.addPerson()
        await api.call('payslips.put', { path: { id, person_id }, body: { lines: [earning(amount)] } })
        people.push(person_id)
      }
      return { run: await fixture.get(id), people }
    },
    get: async (id) => (await api.call('payRuns.get', { path: { id } })).body.data,
    approve: async ({ id, version }) =>
      (await api.call('payRuns.approve', { path: { id }, header: { 'If-Match': `"${version}"` } })).body.data,
  }
  return fixture
}
