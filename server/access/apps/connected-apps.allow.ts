import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import type { UserPrincipal } from '../../operation/principal.ts'
import { created } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { signAppApproval } from './app-request.ts'
import { connectionEventData, presentConnection, selectConnections } from './present-connection.ts'
import { reviewRequest } from './review-request.ts'

/**
 * Connects an app to the account of the caller. If it is already connected, the connection gets the new scopes, which
 * also limit its earlier tokens. Webhooks of the app that need other scopes are deleted.
 */
export const connectedAppsAllow = change('connectedApps.allow', async (work, { body }) => {
  const { business_id, config, now } = work
  const user = userPrincipal(work.by)
  const { request, app, scopes } = await reviewRequest(work, body.request)
  if (scopes.length === 0)
    throw validationFailed([{ path: 'body.request', code: 'no_scopes', message: 'has no scope that you have' }])
  const id = await saveConnection(work, user, { app_id: app.id, scopes })
  await work.reactions.connectionsNarrowed(work, [id])
  const connection = await selectConnections(work).where('id', '=', id).executeTakeFirstOrThrow()
  recordAudit(work, {
    action: 'app.connected',
    detail: { app_id: app.id, connection_id: id, name: app.name, scopes: scopes.join(' ') },
  })
  const data = connectionEventData(connection)
  await recordEvent(work, { type: 'app.connected', data, created_at: now.toISOString() })
  const { uid } = request
  const approval = { uid, business_id, user_id: user.user_id, connection_id: id }
  const decision = signAppApproval(config.jwtKeys, approval)
  return created({
    connected_app: presentConnection(connection),
    return_url: `${config.publicUrl}/oauth/connect/${uid}?decision=${decision}`,
  })
})

type Values = { app_id: number; scopes: Awaited<ReturnType<typeof reviewRequest>>['scopes'] }

/** Inserts or changes the connection of a user to an app. @returns its ID */
async function saveConnection(
  { db, business_id }: Change,
  { user_id, session_id }: UserPrincipal,
  { app_id, scopes }: Values,
): Promise<number> {
  const { provider_two_factor } = await db
    .selectFrom('sessions')
    .select('provider_two_factor')
    .where('business_id', '=', business_id)
    .where('id', '=', session_id)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('app_connections')
    .values({ business_id, app_id, user_id, scopes, provider_two_factor })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'user_id', 'app_id'])
        .doUpdateSet({ scopes: sql`excluded.scopes`, provider_two_factor: sql`excluded.provider_two_factor` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
