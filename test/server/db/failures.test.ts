import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const api = caller(app, (await createBusiness(app)).owner.token)

/** By their SQLSTATE (PostgreSQL appendix A). */
const passing = {
  '40001': 'a transaction that cannot be serialised',
  '40P01': 'a deadlock that it lost',
  '53100': 'a full disk',
  '53300': 'too many connections',
  '55P03': 'a lock timeout',
  '57014': 'a statement that took too long',
  '57P01': 'a server that shuts down',
}

describe('a statement that may work a moment later', () => {
  for (const [code, name] of Object.entries(passing)) {
    it(`is answered with 503 and Retry-After, and nothing was done: ${name}`, async () => {
      const { db } = app
      await sql`
        create or replace function fail() returns trigger language plpgsql as
          ${sql.lit(`begin raise exception 'as told' using errcode = '${code}'; end`)}`.execute(db)
      await sql`create trigger fail after insert on people for each row execute function fail()`.execute(db)
      const ada = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${code}@example.com` }
      const { body, headers } = await api.expectError(503, 'people.create', { body: ada })
      assert.equal(body.code, 'unavailable')
      assert.match(String(headers['retry-after']), /^\d+$/)
      await sql`drop trigger fail on people`.execute(db)
      assert.deepEqual(
        (await all(api, 'people.list')).filter(({ email }) => email === ada.email),
        [],
      )
      await api.call('people.create', { body: ada })
    })
  }
})
