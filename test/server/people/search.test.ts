import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

const people = {
  jose: { first_name: 'José', last_name: 'Núñez', email: 'jn@example.com' },
  lucja: { first_name: 'Łucja', last_name: 'Wójcik', preferred_name: 'Lu', email: 'lucja@example.com' },
  eleni: { first_name: 'Ελένη', last_name: 'Παππά', email: 'e.pappa@example.com' },
  duc: { first_name: 'Đức', last_name: 'Nguyễn', email: 'duc@example.com', employee_number: 'E-0042' },
  strauss: { first_name: 'Ute', last_name: 'Strauß', preferred_name: 'Straußi', email: 'ute@example.com' },
  percent: { first_name: '100%', last_name: 'Under_score', preferred_name: 'Back\\slash', email: 'p@example.com' },
  decomposed: { first_name: 'Zoe\u0308', last_name: 'Noe\u0308l', email: 'zn@example.com' },
  yuliia: { first_name: 'Юлія', last_name: 'Мельник', email: 'ym@example.com' },
  wei: { first_name: '伟', last_name: '王', email: 'ww@example.com' },
}
type Name = keyof typeof people

const ids = new Map<number, Name>()
for (const [name, fields] of Object.entries(people)) {
  ids.set((await createPerson(app, { business_id, ...fields })).id, name as Name)
  await createPerson(app, { business_id: (await createBusiness(app)).id, ...fields })
}

async function search(q: string): Promise<Name[]> {
  const rows = await all(api, 'people.list', { query: { q } })
  return rows.map(({ id }) => ids.get(id) ?? assert.fail(`${id} is of another business`))
}

const cases: [q: string, expected: Name[]][] = [
  ['jose', ['jose']],
  ['JOSÉ', ['jose']],
  ['nunez', ['jose']],
  ['lucja', ['lucja']],
  ['WOJCIK', ['lucja']],
  ['ελενη', ['eleni']],
  ['ΠΑΠΠΑ', ['eleni']],
  ['nguyen', ['duc']],
  ['duc nguyen', ['duc']],
  ['nguyen   DUC ', ['duc']],
  ['duc nunez', []],
  ['e-0042', ['duc']],
  ['0042', ['duc']],
  ['e.pappa@', ['eleni']],
  ['strauss', ['strauss']],
  ['straußi', ['strauss']],
  ['100%', ['percent']],
  ['%', ['percent']],
  ['_', ['percent']],
  ['back\\', ['percent']],
  ['\\', ['percent']],
  ['zoë', ['decomposed']],
  ['noel', ['decomposed']],
  ['юлія', ['yuliia']],
  ['МЕЛЬНИК', ['yuliia']],
  ['王', ['wei']],
  ['王 伟', ['wei']],
  ['lu', ['lucja']],
  ["' or 1=1 --", []],
  ['example.com', Object.keys(people) as Name[]],
  [' ', Object.keys(people) as Name[]],
]

describe('people.list by words', () => {
  for (const [q, expected] of cases) {
    it(`finds ${expected.length === 0 ? 'no one' : expected.join(', ')} by ${JSON.stringify(q)}`, async () => {
      assert.deepEqual(await search(q), expected)
    })
  }

  it('finds a new name and number as soon as they are stored', async () => {
    const { id } = await createPerson(app, { business_id, first_name: 'Before', employee_number: 'N-1' })
    ids.set(id, 'jose')
    await api.call('people.update', { path: { id }, body: { first_name: 'Áfter', employee_number: 'N-2' } })
    assert.deepEqual([(await search('before')).length, (await search('after n-2')).length], [0, 1])
    await api.call('people.delete', { path: { id } })
    assert.equal((await search('after')).length, 0)
    const tombstones = await all(api, 'people.list', { query: { q: 'after', include_deleted: true } })
    assert.deepEqual(
      tombstones.map((row) => row.id),
      [id],
    )
  })

  it('searches for up to 200 characters', async () => {
    assert.deepEqual(await search('ü'.repeat(200)), [])
    assert.deepEqual(await search('a '.repeat(100)), await search('a'))
  })
})
