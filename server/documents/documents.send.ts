import { sql } from 'kysely'
import { readClock } from '../business/clock.ts'
import { enqueue } from '../jobs.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import type { Work } from '../operation/work.ts'
import { changeDocument } from './change-document.ts'
import { lockDocument } from './find-document.ts'
import { mailProblems } from './mails/check-delivery.ts'
import { nextReminder } from './mails/next-reminder.ts'
import { queueMails } from './mails/queue-mails.ts'
import { nextSigners, presentDocument } from './present-document.ts'
import { recordDocumentAudit } from './record-document-audit.ts'
import { createSigningLink, endSigningLinks } from './signing/signing-links.ts'

const rules: Rules<'documents.send'> = ({ body: { delivery, remind_every_days, notify }, bodyNames }, config) => {
  const message = 'cannot be given together with expires_in_days'
  const hasBoth = bodyNames.has('expires_at') && bodyNames.has('expires_in_days')
  return [
    ...mailProblems({ delivery, remind_every_days, notify }, config),
    ...(hasBoth ? [{ path: 'body.expires_at', code: 'not_combinable', message }] : []),
  ]
}

/**
 * Requests signatures until an expiry. The links are either returned to the sender or only emailed. Signatures given
 * before an earlier expiry remain valid.
 */
export const documentsSend = change('documents.send', rules, async (work, { path: { id }, header, body }) => {
  const { delivery = 'link', remind_every_days = null, notify = [] } = body
  const { status: from } = await lockDocument(work, id, { action: 'send', ifMatch: header['If-Match'] })
  const at = await readClock(work)
  const expires_at = await readExpiry(work, body, at)
  const sent_by = work.by.kind === 'user' ? work.by.user_id : null
  const next_reminder_at = nextReminder({ remind_every_days, expires_at }, at)
  const reminders = { remind_every_days, next_reminder_at }
  const set = { sent_at: at, expires_at, expired_at: null, sent_by, delivery, notify, ...reminders }
  const row = await changeDocument(work, id, { from, to: 'sent', set, data: { expires_at, delivery }, at })
  if (!row) throw new Error(`the document ${id} changed under its lock`)

  await enqueue(work, 'expire_documents', {}, sql`${expires_at}::timestamptz`)
  const signers = row.signers.map((signer) => signer.id)
  await endSigningLinks(work, signers)
  const links = new Map<number, string>()
  if (delivery === 'link') {
    for (const signer_id of signers) links.set(signer_id, await createSigningLink(work, signer_id, delivery))
  }
  const next = nextSigners(row).map((signer) => ({ signer_id: signer.id }))
  await queueMails(work, id, 'sign', next)
  recordDocumentAudit(work, row, { action: 'document.sent', detail: { expires_at, delivery } })
  return ok(presentDocument(row, work.by, links))
})

const defaultDays = 30

/**
 * Determines the expiry of a document.
 *
 * @param at - the current time by the clock of the business
 * @throws {ApiError} 422 if the expiry is less than a minute or more than 365 days ahead
 */
async function readExpiry(
  { db }: Work,
  { expires_at, expires_in_days }: Schemas['DocumentSend'],
  at: string,
): Promise<string> {
  const now = sql`${at}::timestamptz`
  const expiry =
    expires_at === undefined
      ? sql`(${now} + make_interval(days => ${expires_in_days ?? defaultDays}))`
      : sql`${expires_at}::timestamptz`
  const { rows } = await sql<{ expires_at: string; is_near: boolean; is_far: boolean }>`
    select ${expiry}::timestamptz(3) as expires_at, ${expiry} < ${now} + interval '1 minute' as is_near,
      ${expiry} > ${now} + interval '365 days' as is_far
  `.execute(db)
  const [row] = rows
  if (row?.is_near)
    throw validationFailed([{ path: 'body.expires_at', code: 'too_early', message: 'must be at least a minute ahead' }])
  if (row?.is_far)
    throw validationFailed([{ path: 'body.expires_at', code: 'too_late', message: 'must be at most 365 days ahead' }])
  return row?.expires_at ?? ''
}
