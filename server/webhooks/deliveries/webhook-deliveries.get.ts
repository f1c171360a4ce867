import { sql } from 'kysely'
import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { scheduledAttempts } from './delivery-headers.ts'
import { type AttemptRow, attemptColumns, presentWebhookAttempt } from './present-webhook-attempt.ts'
import { type DeliveryRow, presentWebhookDelivery } from './present-webhook-delivery.ts'
import { selectDelivery } from './select-deliveries.ts'

/** Returns one delivery with all its attempts, oldest first. */
export const webhookDeliveriesGet = operation('webhookDeliveries.get', async (work, { path }) => {
  const [row] = (await selectDelivery(work, path.id).execute(work.db)).rows
  if (!row) throw notFound()
  const attempts = await readAttempts(work, row)
  const { event_id, type, header_names, attempt_count, attempts_before } = row
  const numbers = scheduledAttempts(attempt_count - attempts_before, attempts)
  return ok({
    ...presentWebhookDelivery(row),
    attempts: attempts.map((attempt, index) =>
      presentWebhookAttempt(attempt, { event_id, type, header_names, scheduledAttempt: numbers[index] ?? null }),
    ),
  })
})

/** The maximum difference between the clocks of a worker and the database. */
const tolerance = sql`interval '10 minutes'`

/** Reads the attempts of a delivery. The attempt that ended the delivery is in the row of the delivery. */
async function readAttempts({ db, business_id }: Work, { id, created_at }: DeliveryRow): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select ${attemptColumns} from webhook_attempts
    where business_id = ${business_id} and delivery_id = ${id} and started_at >= ${created_at}::timestamptz - ${tolerance}
    union all
    select ${attemptColumns} from webhook_deliveries
    where business_id = ${business_id} and id = ${id} and created_at = ${created_at} and attempt is not null
    order by attempt
  `.execute(db)
  return rows
}
