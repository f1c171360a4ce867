import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { numberEvents } from './number-events.ts'
import { eventColumns, presentEvent } from './present-event.ts'

/** One event as it was sent, with its place in the stream. */
export const eventsGet: Operation<'events.get'> = async ({ path, principal: { business_id }, em }) => {
  const find = () =>
    sqlOf(em)
      .selectFrom('events')
      .select(eventColumns)
      .where('id', '=', path.id)
      .where('business_id', '=', business_id)
      .where('sequence', 'is not', null) // as tests of webhooks are no part of the stream
      .executeTakeFirst()
  let row = await find()
  for (let isBehind = true; !row && isBehind; ) {
    isBehind = (await numberEvents(em, business_id)).isBehind
    row = await find()
  }
  if (!row) throw notFound()
  return { status: 200, body: { success: true, data: presentEvent(row) } }
}
