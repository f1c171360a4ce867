import { recordAudits } from '../../audit/record-audit.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvents } from '../../outbox/record-event.ts'
import { connectionColumns, connectionEventData } from './present-connection.ts'

/** Why a connection ended. */
type Reason = 'app_deleted' | 'app_revoked' | 'sessions_ended' | 'token_reused' | 'user_disconnected'

/** The connections to end: those of an app or of a user, one of them, or all of the business. */
type Selection = { id: number } | { app_id: number } | { user_id: number } | 'all'

/**
 * Ends connections of apps. Their tokens are deleted with them, so they are refused from the next request on.
 *
 * @returns the number of connections
 */
export async function endConnections(work: Change, selection: Selection, reason: Reason): Promise<number> {
  const { db, business_id, now } = work
  const conditions = selection === 'all' ? [] : (Object.entries(selection) as ['id' | 'app_id' | 'user_id', number][])
  const rows = await db
    .deleteFrom('app_connections')
    .where('business_id', '=', business_id)
    .where((connection) => connection.and(conditions.map(([column, id]) => connection(column, '=', id))))
    .returning(connectionColumns)
    .execute()
  if (rows.length === 0) return 0
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
