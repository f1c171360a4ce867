import { sql } from 'kysely'
import type { EventType } from '../operation/contract/contract.ts'
import { prepare, prepareGlobal } from '../operation/prepare.ts'
import type { Change } from '../operation/work.ts'
import type { EventRow } from './event-row.ts'
import { wakeUp } from './wake-up.ts'

/*
 * Where Citus spreads the rows, it would take apart the one statement that records an event, and send its parts, with what
 * they hand on, to the machine of the business one after the other. So each part is a statement of its own that goes
 * there once, and only one of them is waited for. The job or the message that wakes a worker stays on the coordinator.
 */

/** A webhook that subscribes to some of the events. */
interface Subscribed {
  id: number
  active: boolean
  events: string[]
  /** The worker that has it open. */
  drained_by: number | null
}

/** A delivery of an event to one of them. */
interface Wanted {
  webhook_id: number
  event_id: string
  type: EventType
}

const selectSubscribed = prepare((db, business, { types }: { types: string[] }) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'active', 'events', 'drained_by'])
    .where('business_id', '=', business.business_id)
    .where(sql<boolean>`events && ${types}`)
    .orderBy('id'),
)

const insertEvent = prepare((db, business, event: EventRow) =>
  db.insertInto('events').values({ ...event, ...business }),
)

const pending = (business: Pick<Change, 'business_id'>, delivery: Wanted) => ({
  ...delivery,
  business_id: business.business_id,
  next_attempt_at: sql<string>`now()`,
})

const insertOnePending = prepare((db, business, delivery: Wanted) =>
  db.insertInto('pending_deliveries').values(pending(business, delivery)),
)

async function insertPending(work: Pick<Change, 'db' | 'business_id'>, [first, ...others]: Wanted[]): Promise<void> {
  if (first === undefined) return
  if (others.length === 0) return insertOnePending.send(work, first)
  const rows = [first, ...others].map((each) => pending(work, each))
  await work.db.insertInto('pending_deliveries').values(rows).execute()
}

async function insertSkipped(work: Pick<Change, 'db' | 'business_id'>, deliveries: Wanted[]): Promise<void> {
  if (deliveries.length === 0) return
  const over = {
    business_id: work.business_id,
    id: sql<number>`nextval('pending_deliveries_id_seq')`,
    created_at: sql<string>`now()`,
    status: 'skipped' as const,
  }
  const rows = deliveries.map((each) => ({ ...each, ...over }))
  await work.db.insertInto('webhook_deliveries').values(rows).execute()
}

const wakeUpEach = prepareGlobal(
  (_db, { ids, workers }: { ids: number[]; workers: (number | null)[] }) => sql`
    with due as (select * from unnest(${ids}::int[], ${workers}::int[]) as due (webhook_id, drained_by))
    ${wakeUp('due')}`,
)

/** Records events, their deliveries and the wake-ups of their webhooks. @param events - in their order, with distinct ids */
export async function recordApart(
  work: Pick<Change, 'db' | 'business_id'>,
  events: readonly EventRow[],
): Promise<void> {
  for (const event of events) insertEvent.send(work, event)
  const types = ['*', ...new Set(events.map(({ type }) => type))]
  const webhooks: Subscribed[] = await selectSubscribed.execute(work, { types })
  const wanted = events.flatMap(({ id: event_id, type }) =>
    webhooks
      .filter(({ events }) => events.includes('*') || events.includes(type))
      .map(({ id: webhook_id, active }) => ({ active, delivery: { webhook_id, event_id, type } })),
  )
  const deliveriesOf = (active: boolean) =>
    wanted.filter((each) => each.active === active).map(({ delivery }) => delivery)
  await insertPending(work, deliveriesOf(true))
  await insertSkipped(work, deliveriesOf(false))
  const due = webhooks.filter(({ active }) => active)
  if (due.length === 0) return
  const [ids, workers] = [due.map(({ id }) => id), due.map(({ drained_by }) => drained_by)]
  wakeUpEach.send(work, { ids, workers })
}
