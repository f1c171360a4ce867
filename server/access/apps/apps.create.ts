import { sql } from 'kysely'
import { lockBusiness } from '../../business/lock-business.ts'
import { conflictAt } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId } from '../../operation/principal.ts'
import { created } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change } from '../../operation/work.ts'
import { checkScopeGrant } from '../api-keys/grants.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { createAppSecret, createClientId } from './app-secret.ts'
import { redirectUriProblems } from './check-app.ts'
import { appColumns, presentApp } from './present-app.ts'

const rules: Rules<'apps.create'> = ({ body }) => redirectUriProblems(body.redirect_uris)

/** The maximum number of apps per business. */
const maxApps = 100

/** Registers an app. Only this response contains the secret of a confidential app. All owners are notified by email. */
export const appsCreate = change('apps.create', rules, async (work, { body }) => {
  const { db, business_id, by } = work
  const { name, type, redirect_uris, scopes } = body
  checkScopeGrant(by, scopes)
  await lockBusiness(work) // prevents concurrent requests from exceeding the limit
  if ((await countApps(work)) >= maxApps) {
    const message = `A business can have at most ${maxApps} apps. Delete one that is not used.`
    throw conflictAt({ path: 'body', code: 'limit_reached', limit: maxApps, message })
  }
  const secret = type === 'confidential' ? createAppSecret() : undefined
  const client_id = createClientId(work)
  const secret_hash = secret?.secret_hash ?? null
  const created_by = accountableUserId(by)
  const row = await db
    .insertInto('apps')
    .values({ business_id, name, client_id, secret_hash, redirect_uris, scopes, created_by })
    .returning(appColumns)
    .executeTakeFirstOrThrow()
  const detail = {
    app_id: row.id,
    name,
    scopes: scopes.join(' '),
    redirect_uris: redirect_uris.join(' ').slice(0, 500),
  }
  await recordOwnerNotice(work, { action: 'app.created', detail })
  return created({ ...presentApp(row), ...(secret && { client_secret: secret.client_secret }) })
})

async function countApps({ db, business_id }: Change): Promise<number> {
  const { count } = await db
    .selectFrom('apps')
    .select(sql<number>`count(*)`.as('count'))
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return count
}
