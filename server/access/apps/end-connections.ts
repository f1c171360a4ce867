import { sql } from 'kysely'
import { recordAudits } from '../../audit/record-audit.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvents } from '../../outbox/record-event.ts'
import { connectionColumns, connectionEventData } from './present-connection.ts'

/** Why a connection ended. */
type Reason = 'app_deleted' | 'app_revoked' | 'sessions_ended' | 'token_reused' | 'user_disconnected'

/** The connections to end: those of an app, one of them, those of users, or all of the business. */
type Selection = { id: number } | { app_id: number } | { user_ids: readonly number[] } | 'all'

/**
 * Ends connections of apps. Their tokens and webhooks are deleted with them, so they are refused from the next request
 * on.
 *
 * @returns the number of connections
 */
export async function endConnections(work: Change, selection: Selection, reason: Reason): Promise<number> {
  const { db, business_id, now } = work
  const locked = await db
    .selectFrom('app_connections')
    .select('id')
    .where('business_id', '=', business_id)
    .where(isSelected(selection))
    .orderBy('id')
    .forUpdate() // no webhook can be added to them
    .execute()
  if (locked.length === 0) return 0
  const ids = locked.map(({ id }) => id)
  await work.reactions.beforeConnectionsEnd(work, ids)
  const rows = await db
    .deleteFrom('app_connections')
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .returning(connectionColumns)
    .execute()
  await recordAudits(
    work,
    rows.map((row) => ({
      action: 'app.disconnected' as const,
      target_user_id: row.user_id,
      detail: { app_id: row.app_id, connection_id: row.id, reason },
    })),
  )
  const created_at = now.toISOString()
  await recordEvents(
    work,
    rows.map((row) => ({ type: 'app.disconnected' as const, data: connectionEventData(row), created_at })),
  )
  return rows.length
}

function isSelected(selection: Selection) {
  if (selection === 'all') return sql<boolean>`true`
  if ('user_ids' in selection) return sql<boolean>`user_id = any(${[...selection.user_ids]}::int[])`
  return 'id' in selection ? sql<boolean>`id = ${selection.id}` : sql<boolean>`app_id = ${selection.app_id}`
}

/** Ends the connections of the user of a person who has left. */
export async function endConnectionsOfPerson(work: Change, person_id: number): Promise<void> {
  const users = await work.db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('person_id', '=', person_id)
    .execute()
  if (users.length > 0) await endConnections(work, { user_ids: users.map(({ id }) => id) }, 'sessions_ended')
}
