import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'

type Method = Schemas['Me']['confirmation_methods'][number]

/**
 * Returns how the caller can prove their identity for operations that need step-up. A password that single sign-on has
 * generated is unknown to its user, and where single sign-on is required, only one owner uses a password.
 *
 * @returns an empty list for an API key
 */
export async function confirmationMethods({ db, business_id, by }: Work<Principal>): Promise<Method[]> {
  if (by.kind !== 'user') return []
  const row = await db
    .selectFrom('users')
    .leftJoin('single_sign_on as provider', 'provider.business_id', 'users.business_id')
    .select([
      sql<boolean>`users.password_hash is not null and not users.password_generated and
        (provider.required is not true or provider.break_glass_user_id = users.id)`.as('password'),
      sql<boolean>`exists (
        select from passkeys where passkeys.business_id = ${business_id} and passkeys.user_id = ${by.user_id}
      )`.as('passkey'),
      sql<boolean>`exists (
        select from user_identities as identity
        where identity.business_id = ${business_id} and identity.user_id = ${by.user_id}
          and identity.issuer = provider.issuer
      )`.as('single_sign_on'),
    ])
    .where('users.business_id', '=', business_id)
    .where('users.id', '=', by.user_id)
    .executeTakeFirstOrThrow()
  return methods.filter((method) => row[method])
}

const methods = ['password', 'passkey', 'single_sign_on'] as const satisfies Method[]
