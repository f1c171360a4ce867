import { sql } from 'kysely'
import { changedMembers } from '../../operation/changes.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change } from '../../operation/work.ts'
import { checkScopeGrant } from '../api-keys/grants.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { redirectUriProblems } from './check-app.ts'
import { lockApp } from './lock-app.ts'
import { appColumns, presentApp } from './present-app.ts'

const rules: Rules<'apps.update'> = ({ body }) => redirectUriProblems(body.redirect_uris)

/**
 * Changes the name, redirect URIs and scopes of an app. Its webhooks that need a removed scope are deleted. All owners
 * are notified by email.
 */
export const appsUpdate = change('apps.update', rules, async (work, { path: { id }, header, body }) => {
  const { db, business_id, by } = work
  const before = await lockApp(work, id, header['If-Match'])
  checkScopeGrant(by, body.scopes?.filter((scope) => !before.scopes.includes(scope)) ?? [])
  const changes = changedMembers(before, body)
  if (!changes) return ok(presentApp(before))
  const row = await db
    .updateTable('apps')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .returning(appColumns)
    .executeTakeFirstOrThrow()
  if (changes.scopes) await work.reactions.connectionsNarrowed(work, await connectionsTo(work, id))
  const detail = { app_id: id, name: row.name, changed: Object.keys(changes).join(' '), scopes: row.scopes.join(' ') }
  await recordOwnerNotice(work, { action: 'app.updated', detail })
  return ok(presentApp(row))
})

async function connectionsTo({ db, business_id }: Change, app_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('app_connections')
    .select('id')
    .where('business_id', '=', business_id)
    .where('app_id', '=', app_id)
    .execute()
  return rows.map(({ id }) => id)
}
