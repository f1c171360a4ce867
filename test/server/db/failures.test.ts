import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const api = caller(app, (await createBusiness(app)).owner.token)

/** The SQLSTATEs of temporary failures (PostgreSQL appendix A). */
const temporary = {
  '40001': 'a serialisation failure',
  '40P01': 'a deadlock',
  '53100': 'a full disk',
  '53300': 'too many connections',
  '55P03': 'a lock timeout',
  '57014': 'a cancelled statement',
  '57P01': 'a server shutdown',
}

describe('a statement that fails temporarily', () => {
  for (const [code, name] of Object.entries(temporary)) {
    it(`returns 503 with Retry-After and changes nothing: ${name}`, async () => {
      const { db } = app
      await sql`
        create or replace function fail() returns trigger language plpgsql as
          ${sql.lit(`begin raise exception 'test failure' using errcode = '${code}'; end`)}`.execute(db)
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
