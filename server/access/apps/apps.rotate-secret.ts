import { sql } from 'kysely'
import { conflictAt } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { createAppSecret } from './app-secret.ts'
import { lockApp } from './lock-app.ts'
import { appColumns, presentApp } from './present-app.ts'

/** Replaces the secret of a confidential app. All owners are notified by email. */
export const appsRotateSecret = change('apps.rotateSecret', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  const before = await lockApp(work, id, header['If-Match'])
  if (before.secret_hash === null)
    throw conflictAt({ path: 'path.id', code: 'public_app', message: 'A public app has no secret.' })
  const { client_secret, secret_hash } = createAppSecret()
  const row = await db
    .updateTable('apps')
    .set({ secret_hash, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .returning(appColumns)
    .executeTakeFirstOrThrow()
  await recordOwnerNotice(work, { action: 'app.secret_rotated', detail: { app_id: id, name: row.name } })
  return ok({ ...presentApp(row), client_secret })
})
