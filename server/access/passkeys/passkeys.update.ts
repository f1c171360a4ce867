import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { changedMembers } from '../../operation/changes.ts'
import { oneLine } from '../../operation/one-line.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { lockPasskey } from './lock-passkey.ts'
import { passkeyColumns, presentPasskey } from './present-passkey.ts'

/** Renames a passkey of the caller. */
export const passkeysUpdate = change('passkeys.update', async (work, { path: { id }, header, body }) => {
  const before = await lockPasskey(work, userPrincipal(work.by).user_id, id, header['If-Match'])
  const changes = changedMembers(before, { name: body.name && oneLine(body.name) })
  if (!changes) return ok(presentPasskey(before))
  const row = await work.db
    .updateTable('passkeys')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .returning(passkeyColumns)
    .executeTakeFirstOrThrow()
  recordAudit(work, { action: 'passkey.updated', detail: { passkey_id: id } })
  return ok(presentPasskey(row))
})
