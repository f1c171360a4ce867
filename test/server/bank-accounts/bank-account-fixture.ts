import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { type Caller, caller } from '../../support/http.ts'
import { iban } from '../../support/samples/bank-account.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { createOwnerFixture, type OwnerFixture } from '../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../support/service/app.ts'

export interface BankAccountFixture extends OwnerFixture {
  add(person_id: number, fields?: Partial<Schemas['BankAccountCreate']>): Promise<Schemas['BankAccount']>
  /** Adds a person with a user. */
  user(role: 'admin' | 'manager' | 'employee'): Promise<{ person_id: number; user_id: number; api: Caller }>
  requireTwoPeople(): Promise<void>
}

export const account = { holder: 'Ada Lovelace', iban } as const

export async function createBankAccountFixture(app: TestApp): Promise<BankAccountFixture> {
  const own = await createOwnerFixture(app, 'bank_account')
  return {
    ...own,
    add: async (id, fields) =>
      (await own.api.call('bankAccounts.create', { path: { id }, body: { ...account, ...fields } })).body.data,
    user: async (role) => {
      const person_id = await own.addPerson()
      const user = await createUser(app, { business_id: own.business.id, role })
      await linkUser(app, user.id, person_id)
      return { person_id, user_id: user.id, api: caller(app, user.token) }
    },
    requireTwoPeople: async () => {
      await own.api.call('business.update', { body: { two_person_pay_runs: true } })
    },
  }
}
