import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import { schema } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { createTestDatabase } from '../../../support/postgres/database.ts'

test('sets the sender of pending invitations, but of no other logins, from the audit log', async () => {
  const { url } = await createTestDatabase({ empty: true })
  const place = schema.migrations.findIndex(({ name }) => name === '2026-11-25-two-person-logins')
  assert.ok(place > 0)
  await migrate({ ...schema, migrations: schema.migrations.slice(0, place) }, url, { rowLevelSecurity: false })
  const client = new Client({ connectionString: url })
  await client.connect()
  closeAfter(() => client.end())

  const add = async (text: string, values: unknown[]): Promise<number> => (await client.query(text, values)).rows[0].id
  const acme = await add(
    `insert into businesses (name, currency, time_zone) values ('Acme', 'EUR', 'UTC') returning id`,
    [],
  )
  const addUser = (name: string, { password = null as string | null } = {}) =>
    add(
      `insert into users (business_id, name, email, role, password_hash)
      values ($1, $2, $3, 'admin', $4) returning id`,
      [acme, name, `${name}@example.com`, password],
    )
  const addKey = (created_by: number) =>
    add(
      `insert into api_keys (business_id, name, prefix, key_hash, scopes, created_by)
      values ($1, 'Key', 'wf_', gen_random_uuid()::text, '{users:write}', $2) returning id`,
      [acme, created_by],
    )
  const record = (target: number, by: { user?: number; key?: number }, action = 'user.invited') =>
    client.query(
      `insert into audit_log (business_id, action, user_id, api_key_id, target_user_id, request_id)
      values ($1, $2, $3, $4, $5, 'req_1')`,
      [acme, action, by.user ?? null, by.key ?? null, target],
    )

  const olga = await addUser('olga', { password: 'hash' })
  const paul = await addUser('paul', { password: 'hash' })
  const invited = await addUser('invited')
  await record(invited, { user: olga })
  await record(invited, { user: olga })
  await record(invited, { user: paul })
  const byKey = await addUser('by-key')
  await record(byKey, { key: await addKey(paul) })
  const accepted = await addUser('accepted', { password: 'hash' })
  await record(accepted, { user: olga })
  const byCommand = await addUser('by-command')
  await record(byCommand, {})
  const changed = await addUser('changed')
  await record(changed, { user: olga }, 'user.updated')
  await addUser('forgotten')

  await migrate(schema, url, { rowLevelSecurity: false })
  const { rows } = await client.query<{ name: string; introduced_by: number[] }>(
    'select name, introduced_by from users',
  )
  assert.deepEqual(Object.fromEntries(rows.map(({ name, introduced_by }) => [name, introduced_by])), {
    olga: [],
    paul: [],
    invited: [olga, paul],
    'by-key': [paul],
    accepted: [],
    'by-command': [],
    changed: [],
    forgotten: [],
  })
})
