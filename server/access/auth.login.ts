import { sql } from 'kysely'
import type { Operation } from '../contract.ts'
import { sqlOf } from '../db/orm.ts'
import { wrongCredentials } from '../http/errors.ts'
import { accessTokenSeconds, signAccessToken } from './access-token.ts'
import { verifyPassword } from './password.ts'
import { scopesOf } from './roles.ts'

/** Days that a session lasts at most, whatever is done in it. */
const sessionDays = 30

/** Opens a session and hands out its access token. Unknown accounts and wrong passwords answer alike. */
export const authLogin: Operation<'auth.login'> = async ({ body, em, config, now }) => {
  const db = sqlOf(em)
  const user = await db
    .selectFrom('users')
    .select(['id', 'business_id', 'name', 'email', 'role', 'password_hash'])
    .where(sql<string>`lower(email)`, '=', body.email.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst()
  const verified = await verifyPassword(user?.password_hash ?? null, body.password)
  if (!user || !verified) throw wrongCredentials()

  const { business_id } = user
  const { id: session_id } = await db
    .insertInto('sessions')
    .values({ business_id, user_id: user.id, expires_at: sql`now() + make_interval(days => ${sessionDays})` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const principal = { business_id, user_id: user.id, session_id, scopes: new Set(scopesOf(user.role)) }
  const data = {
    token: signAccessToken(config.jwtKeys, principal, now),
    token_type: 'Bearer' as const,
    expires_in: accessTokenSeconds,
    user: { id: user.id, name: user.name, email: user.email },
  }
  return { status: 200, body: { success: true, data } }
}
