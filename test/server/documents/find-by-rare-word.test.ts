import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { findByRareWord } from '../../../server/documents/find-by-rare-word.ts'
import { all, caller } from '../../support/http.ts'
import { isCluster } from '../../support/postgres/citus.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTestWork } from '../../support/service/work.ts'

const app = await startTestApp()
const [{ id: business_id, owner }, other] = [await createBusiness(app), await createBusiness(app)]
const api = caller(app, owner.token)

/** Adds filed documents, each with a signer. */
async function addDocuments(business_id: number, { title, signer, count = 1 }: Record<string, string | number>) {
  const person = await createPerson(app, { business_id })
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into documents (business_id, person_id, title, sha256, page_count, size_bytes)
      select ${business_id}::integer, ${person.id}::integer, ${title}::text, repeat('0', 64), 1, 1
      from generate_series(1, ${count}::integer) returning id
    ), signers as (
      insert into document_signers (business_id, document_id, position, name, email)
      select ${business_id}::integer, id, 1, ${signer}::text, 'signer@example.com' from added
    )
    select id from added order by id`.execute(app.db)
  return rows.map(({ id }) => id)
}

const count = 1500
await addDocuments(business_id, { title: 'Employment contract', signer: 'Ada Lovelace', count })
const byTitle = await addDocuments(business_id, { title: 'Contract of Zoë', signer: 'Ada Lovelace' })
const bySigner = await addDocuments(business_id, { title: 'Employment contract', signer: 'Zoë Quirk' })
await addDocuments(other.id, { title: 'Contract of Zoë', signer: 'Zoë Quirk' })

const listIds = async (q: string): Promise<number[]> =>
  (await all(api, 'documents.list', { query: { q, limit: 200 } })).map(({ id }) => id)

describe('documents.list by words', () => {
  it('finds words in the title, in the names of signers, and in both', async () => {
    assert.deepEqual(await listIds('zoe'), [...byTitle, ...bySigner])
    assert.deepEqual(await listIds('QUIRK contract'), bySigner)
    assert.deepEqual(await listIds('contract zoe ada'), byTitle)
    assert.deepEqual(await listIds('zoe missing'), [])
    assert.deepEqual((await listIds('contract')).length, count + 2)
    assert.deepEqual(await listIds('zo'), [...byTitle, ...bySigner])
  })

  it('counts the matches', async () => {
    const total = async (q: string) =>
      (await api.call('documents.list', { query: { q, limit: 1, include_total: true } })).body.meta.total
    assert.deepEqual([await total('zoe'), await total('ada contract')], [2, count + 1])
  })
})

const functions = { skip: isCluster() && 'functions cannot read tables on the nodes of a cluster' }

describe('findByRareWord', functions, () => {
  const find = (...words: string[]) => findByRareWord(createTestWork(app, business_id), words)

  it('returns the documents with the rarest word', async () => {
    assert.deepEqual((await find('contract', 'zoe'))?.toSorted(), [...byTitle, ...bySigner].toSorted())
    assert.deepEqual(await find('contract', 'zoe', 'quirk'), bySigner)
    assert.deepEqual(await find('nobody'), [])
  })

  it('returns undefined if all words are common or too short for the index', async () => {
    assert.equal(await find('contract'), undefined)
    assert.equal(await find('lovelace', 'zo'), undefined)
  })
})

describe('documents_with_word', functions, () => {
  const matches = (business: number) =>
    sql<{ id: number }>`select documents_with_word(${business}::integer, '%zoe%', 10) as id order by id`

  it('finds nothing outside the business of the statement', async () => {
    const { db } = createTestWork(app, business_id)
    assert.deepEqual((await matches(other.id).execute(db)).rows, [])
    assert.equal((await matches(business_id).execute(db)).rows.length, 2)
  })

  it('has conditions that match the indexes', async () => {
    await sql`vacuum analyze documents, document_signers`.execute(app.db)
    const columns = {
      documents_title_words: ['documents', 'title'],
      document_signers_name_words: ['document_signers', 'name'],
    }
    for (const [index, [table = '', column = '']] of Object.entries(columns)) {
      const explained = await sql<{ 'QUERY PLAN': unknown }>`explain (format json) select 1 from ${sql.table(table)}
        where business_id + 0 = ${business_id}::integer and fold_text(${sql.ref(column)}) like '%quirk%'`.execute(
        app.db,
      )
      assert.match(JSON.stringify(explained.rows), new RegExp(index))
    }
  })

  it('can be executed only by the tenant role', async () => {
    const { rows } = await sql<{ grantee: string }>`
      select grantee from information_schema.role_routine_grants
      where routine_name = 'documents_with_word' and grantee <> grantor`.execute(app.db)
    assert.deepEqual(
      rows.map(({ grantee }) => grantee.replace(/^.*_/, '')),
      ['tenant'],
    )
  })
})
