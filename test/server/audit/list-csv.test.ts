import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all } from '../../support/http.ts'
import { readColumn } from '../../support/read-csv.ts'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

/** Creates a business with many people, who have the email addresses `ada-1@example.com` and so on. */
async function createCrowd(count: number) {
  const fixture = await createOwnerFixture(app, 'person')
  await sql`insert into people (business_id, first_name, last_name, email)
    select ${fixture.business.id}, 'Ada', 'No ' || n, 'ada-' || n || '@example.com'
    from generate_series(1, ${count}::integer) as n`.execute(app.db)
  return fixture
}

describe('a list as a CSV file', () => {
  it('has all rows in the order of the list, and is recorded once', async () => {
    const { business, api } = await createCrowd(1203)
    const query = { sort: '-last_name', q: 'ada' } as const
    const { text, headers } = await api.call('people.exportCsv', { query })
    assert.equal(headers['content-type'], 'text/csv; charset=utf-8')
    assert.equal(headers['content-disposition'], 'attachment; filename="people.csv"')
    const listed = await all(api, 'people.list', { query: { ...query, limit: 200 } })
    assert.deepEqual(
      readColumn(text, 'id'),
      listed.map(({ id }) => String(id)),
    )
    await app.send('HEAD', '/v1/people.csv', { token: business.owner.token })
    const entries = await all(api, 'auditLog.list', { query: { action: 'list.exported' } })
    assert.deepEqual(
      entries.map(({ user_id, detail }) => ({ user_id, detail })),
      [{ user_id: business.owner.id, detail: { list: 'people', rows: 1203, format: 'csv' } }],
    )
  })

  it('has a header without rows if nothing matches', async () => {
    const { api } = await createOwnerFixture(app, 'person')
    const { text } = await api.call('people.exportCsv', { query: { q: 'nobody' } })
    assert.match(text, /^id,employee_number,[a-z_,.\d]+\r\n$/)
  })

  it('is also the response of the list to a request that accepts CSV rather than JSON', async () => {
    const { business, addPerson } = await createOwnerFixture(app, 'person')
    await addPerson({ last_name: 'Byron' })
    await addPerson({ last_name: 'Lovelace' })
    const get = (accept: string, path = '/v1/people?q=lovelace') =>
      app.send('GET', path, { token: business.owner.token, headers: { Accept: accept } })
    const csv = await get('text/csv')
    assert.deepEqual(readColumn(csv.text, 'last_name'), ['Lovelace'])
    for (const accept of ['*/*', 'application/json', 'application/json, text/csv', 'text/csv;q=0.5, application/*']) {
      assert.equal((await get(accept)).headers['content-type'], 'application/json; charset=utf-8', accept)
    }
    assert.equal((await get('text/csv', '/v1/people?limit=5')).status, 422)
    assert.equal((await get('text/csv', '/v1/departments')).headers['content-type'], 'application/json; charset=utf-8')
  })
})
