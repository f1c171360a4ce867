import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { acrossBusinesses } from '../../../../server/operation/work.ts'
import { deletePending, skipPending } from '../../../../server/webhooks/deliveries/skip-pending.ts'
import { isCluster } from '../../../support/postgres/citus.ts'
import { createBusiness, createWebhook } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createTestWork } from '../../../support/service/work.ts'

const app = await startTestApp()
const { db } = app

/** Creates a webhook with pending deliveries, one of which has a manual attempt. */
async function createPending(count: number, webhook: { deleted_at?: string } = {}) {
  const { id: business_id } = await createBusiness(app)
  const { id } = await createWebhook(app, { business_id })
  await db
    .updateTable('webhooks')
    .set({ active: false, events: [], ...webhook })
    .where('id', '=', id)
    .execute()
  await sql`
    with delivery as (
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
      select ${business_id}, ${id}, 'evt_' || n, 'person.created', now() from generate_series(1, ${count}::int) n
      returning id
    )
    insert into manual_attempts (business_id, delivery_id, webhook_id)
    select ${business_id}, min(id), ${id} from delivery`.execute(db)
  const countRows = async (table: 'pending_deliveries' | 'manual_attempts' | 'webhook_deliveries') => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where webhook_id = ${id}`.execute(db)
    return rows[0]?.count
  }
  return { work: createTestWork(app, business_id), id, countRows }
}

describe('the pending deliveries of a webhook', () => {
  before(async () => {
    if (isCluster()) return // Citus does not support statement triggers
    await sql`
      create function check_batch() returns trigger language plpgsql as $$ begin
        if (select count(*) from batch) > 1000 then raise 'more than a batch'; end if;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger check_batch after delete on pending_deliveries referencing old table as batch
        for each statement execute function check_batch()`.execute(db)
  })

  it('are skipped in batches while it is inactive, except manual attempts', async () => {
    const { work, id, countRows } = await createPending(2_002)
    await skipPending(work, id)
    assert.deepEqual(
      [
        await countRows('pending_deliveries'),
        await countRows('manual_attempts'),
        await countRows('webhook_deliveries'),
      ],
      [1, 1, 2_001],
    )
  })

  it('are deleted in batches once it is deleted', async () => {
    const { work, id, countRows } = await createPending(2_001, { deleted_at: new Date().toISOString() })
    await deletePending(acrossBusinesses(work), id)
    assert.deepEqual([await countRows('pending_deliveries'), await countRows('manual_attempts')], [0, 0])
  })

  it('are not deleted while it exists', async () => {
    const { work, id, countRows } = await createPending(1)
    await deletePending(acrossBusinesses(work), id)
    assert.deepEqual([await countRows('pending_deliveries'), await countRows('manual_attempts')], [1, 1])
  })
})
