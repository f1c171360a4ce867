import { sql } from 'kysely'
import { changedMembers } from '../../operation/changes.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { checkScopeGrant } from '../api-keys/grants.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { redirectUriProblems } from './check-app.ts'
import { lockApp } from './lock-app.ts'
import { appColumns, presentApp } from './present-app.ts'

const rules: Rules<'apps.update'> = ({ body }) => redirectUriProblems(body.redirect_uris)

/** Changes the name, redirect URIs and scopes of an app. All owners are notified by email. */
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
  const detail = { app_id: id, name: row.name, changed: Object.keys(changes).join(' '), scopes: row.scopes.join(' ') }
  await recordOwnerNotice(work, { action: 'app.updated', detail })
  return ok(presentApp(row))
})
