import { parseAccountNumber } from '../bank-accounts/account-number.ts'
import { newAccountProblems } from '../bank-accounts/check-bank-account.ts'
import { endOfReplaced, publishBankAccountChanges } from '../bank-accounts/publish-bank-account-change.ts'
import { openAccountNumber } from '../bank-accounts/sealed-number.ts'
import { addBankAccount } from '../bank-accounts/write-bank-account.ts'
import { type SchemaCheck, schemaCheck } from '../operation/contract/check-schema.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'
import type { Change } from '../operation/work.ts'
import { addDependent } from '../personal-details/dependents/add-dependent.ts'
import { addEmergencyContact } from '../personal-details/emergency-contacts/add-emergency-contact.ts'
import { addIdentifier } from '../personal-details/identifiers/add-identifier.ts'
import { openNumber } from '../personal-details/identifiers/identifier-number.ts'

/** A list in a row of an import. Each item becomes a record of the person. */
export interface Part<Item = unknown> {
  /** The scope that adding the records requires. */
  scope: Scope
  /** Whether users must have confirmed their password recently. */
  needsConfirmation?: boolean
  check: SchemaCheck
  /** Returns the problems of an item that fits the schema. Without it, `add` reports them. */
  problems?(item: Item): Problem[]
  /** Returns what identifies an item among the records of the person. */
  key(item: Item): string
  /** Returns the keys of the records that the person has. */
  readKeys(work: Change, person_id: number): Promise<string[]>
  /** Adds a record, with its event and its audit entry. */
  add(work: Change<Principal>, person_id: number, item: Item): Promise<unknown>
}

const joined = (...values: readonly unknown[]): string => JSON.stringify(values)

const accountKey = ({
  country,
  routing_number,
  number,
}: Record<'country' | 'number', string> & { routing_number: string | null }) => joined(country, routing_number, number)

const bankAccounts: Part<Schemas['BankAccountCreate']> = {
  scope: 'bank_accounts:write',
  needsConfirmation: true,
  check: schemaCheck('BankAccountCreate'),
  problems: newAccountProblems,
  key: (item) => accountKey(parseAccountNumber(item).account),
  readKeys: async ({ db, business_id, config }, person_id) => {
    const rows = await db
      .selectFrom('bank_accounts')
      .select(['id', 'country', 'routing_number', 'number_ciphertext'])
      .where('business_id', '=', business_id)
      .where('person_id', '=', person_id)
      .execute()
    return rows.map(({ id, number_ciphertext, ...row }) =>
      accountKey({ ...row, number: openAccountNumber(config.encryptionKeys, id, number_ciphertext) }),
    )
  },
  add: async (work, person_id, item) => {
    const { row, replaced } = await addBankAccount(work, person_id, item)
    const at = row.created_at
    await publishBankAccountChanges(work, [{ row, as: 'created', at }, ...endOfReplaced(replaced, at)])
  },
}

const identifiers: Part<Schemas['IdentifierCreate']> = {
  scope: 'personal:write',
  check: schemaCheck('IdentifierCreate'),
  key: ({ kind, country, value }) => joined(kind, country, value),
  readKeys: async ({ db, business_id, config }, person_id) => {
    const rows = await db
      .selectFrom('identifiers')
      .select(['id', 'kind', 'country', 'value_ciphertext'])
      .where('business_id', '=', business_id)
      .where('person_id', '=', person_id)
      .execute()
    return rows.map(({ id, kind, country, value_ciphertext }) =>
      joined(kind, country, openNumber(config.encryptionKeys, id, value_ciphertext)),
    )
  },
  add: addIdentifier,
}

const contactKey = ({ name, phone }: Record<'name' | 'phone', string>) => joined(name, phone)

const emergencyContacts: Part<Schemas['EmergencyContactCreate']> = {
  scope: 'people:write',
  check: schemaCheck('EmergencyContactCreate'),
  key: contactKey,
  readKeys: async ({ db, business_id }, person_id) => {
    const rows = await db
      .selectFrom('emergency_contacts')
      .select(['name', 'phone'])
      .where('business_id', '=', business_id)
      .where('person_id', '=', person_id)
      .execute()
    return rows.map(contactKey)
  },
  add: addEmergencyContact,
}

const dependentKey = ({
  first_name,
  last_name,
  date_of_birth = null,
}: Pick<Schemas['DependentCreate'], 'first_name' | 'last_name' | 'date_of_birth'>) =>
  joined(first_name, last_name, date_of_birth)

const dependents: Part<Schemas['DependentCreate']> = {
  scope: 'personal:write',
  check: schemaCheck('DependentCreate'),
  key: dependentKey,
  readKeys: async ({ db, business_id }, person_id) => {
    const rows = await db
      .selectFrom('dependents')
      .select(['first_name', 'last_name', 'date_of_birth'])
      .where('business_id', '=', business_id)
      .where('person_id', '=', person_id)
      .execute()
    return rows.map(dependentKey)
  },
  add: addDependent,
}

/** The lists that a row can have, by their names. */
export const parts = {
  bank_accounts: bankAccounts,
  identifiers,
  emergency_contacts: emergencyContacts,
  dependents,
} as Record<PartName, Part>

export type PartName = 'bank_accounts' | 'identifiers' | 'emergency_contacts' | 'dependents'
