import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createBankAccount, iban } from '../support/samples/bank-account.ts'
import { createPerson, createUser } from '../support/samples/factories.ts'
import type { Tenant } from './tenant.ts'

type BankAccountOperation = Extract<OperationId, `bankAccounts.${string}` | 'people.bankAccounts'>

/** Requests of the operations for bank accounts. */
export const bankAccountRequests: Record<BankAccountOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'bankAccounts.list': async (tenant) => {
    const { person_id } = await addBankAccount(tenant)
    await addBankAccount(tenant, { person_id })
    return { query: { limit: 2, person_id: [person_id], status: 'active' } }
  },
  'bankAccounts.create': async (tenant) => {
    const { id, person_id } = await addBankAccount(tenant)
    const account = { holder: 'Ada Lovelace', country: 'DE', iban, bic: 'COBADEFFXXX', share: 60 }
    const body = { ...account, effective_on: '2026-02-01', replaces: id, metadata: { source: 'form' } }
    return { path: { id: person_id }, header: { 'If-Match': '"1"' }, body }
  },
  'bankAccounts.get': async (tenant) => ({ path: { id: (await addBankAccount(tenant)).id } }),
  'bankAccounts.update': async (tenant) => ({
    path: { id: (await addBankAccount(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { holder: 'A. Lovelace', amount: '250.00', ends_on: '2036-12-31', metadata: { source: 'form' } },
  }),
  'bankAccounts.delete': async (tenant) => ({
    path: { id: (await addBankAccount(tenant)).id },
    header: { 'If-Match': '"1"' },
  }),
  'bankAccounts.confirm': async (tenant) => await pendingAccount(tenant),
  'bankAccounts.reject': async (tenant) => await pendingAccount(tenant),
  'people.bankAccounts': async (tenant) => {
    const { person_id } = await addBankAccount(tenant)
    await addBankAccount(tenant, { person_id })
    return { path: { id: person_id }, query: { limit: 2 } }
  },
}

/** Adds a bank account of a new person, which the owner created. */
export async function addBankAccount(
  { app, business }: Tenant,
  fields: { person_id?: number; status?: 'pending'; created_by?: number } = {},
): Promise<{ id: number; person_id: number }> {
  const { person_id = (await createPerson(app, { business_id: business.id })).id, ...others } = fields
  const account = { business_id: business.id, person_id, created_by: business.owner.id, ...others }
  return { id: (await createBankAccount(app, account)).id, person_id }
}

/** Returns a request for a decision on an account that another user created. */
async function pendingAccount(tenant: Tenant): Promise<AnyInput> {
  const { app, business } = tenant
  const { id: created_by } = await createUser(app, { business_id: business.id, role: 'admin' })
  const { id } = await addBankAccount(tenant, { status: 'pending', created_by })
  return { path: { id }, header: { 'If-Match': '"1"' } }
}
