import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { numberRows } from '../operation/stream/number-stream.ts'
import { eventStream } from './event-stream.ts'
import { checkEventScopes } from './event-types.ts'
import { eventColumns, presentEvent } from './present-event.ts'

/** Gets an event as it was sent, with its sequence. */
export const eventsGet = operation('events.get', async (work, { path }) => {
  const event = work.db
    .selectFrom('events')
    .select([...eventColumns, 'type'])
    .where('id', '=', path.id)
    .where('business_id', '=', work.business_id)
    .where('sequence', 'is not', null) // test events are not part of the stream
  let row = await event.executeTakeFirst()
  for (let hasUnnumbered = true; !row && hasUnnumbered; ) {
    hasUnnumbered = (await numberRows(eventStream, work)).hasUnnumbered
    row = await event.executeTakeFirst()
  }
  if (!row) throw notFound()
  checkEventScopes(work.by, [row.type])
  return ok(presentEvent(row))
})
