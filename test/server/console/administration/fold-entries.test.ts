import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AuditEntry } from '../../../../sdk/src/index.ts'
import { foldEntries } from '../../../../server/console/administration/fold-entries.ts'

const entry = (at: string, values: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  action: 'recurring_line.created',
  at: `2026-11-25T${at}.000Z`,
  user_id: 1,
  api_key_id: null,
  app_id: null,
  target_user_id: null,
  target_name: null,
  ip: '203.0.113.7',
  user_agent: null,
  request_id: 'req_1',
  detail: {},
  ...values,
})

const sizes = (entries: readonly AuditEntry[]) => foldEntries(entries).map(({ length }) => length)

describe('foldEntries', () => {
  it('groups successive repeats by one actor, with pauses of at most ten minutes', () => {
    assert.deepEqual(sizes([entry('09:20:00'), entry('09:10:00'), entry('09:00:00'), entry('08:49:59')]), [3, 1])
  })

  const others: Record<string, Partial<AuditEntry>> = {
    action: { action: 'recurring_line.updated' },
    user: { user_id: 2 },
    'API key': { user_id: null, api_key_id: 1 },
    address: { ip: '203.0.113.8' },
  }
  for (const [name, values] of Object.entries(others)) {
    it(`separates entries with another ${name}`, () => {
      assert.deepEqual(sizes([entry('09:00:02'), entry('09:00:01', values), entry('09:00:00')]), [1, 1, 1])
    })
  }

  it('separates entries without an actor', () => {
    const anonymous = { user_id: null, api_key_id: null }
    assert.deepEqual(sizes([entry('09:00:01', anonymous), entry('09:00:00', anonymous)]), [1, 1])
  })
})
