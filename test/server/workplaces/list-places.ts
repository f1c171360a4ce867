import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createDepartment, createLocation, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

/** Tests what the lists of departments and of locations have in common. */
export async function testListOf(many: 'departments' | 'locations'): Promise<void> {
  const app = await startTestApp()
  const { id: business_id, owner } = await createBusiness(app)
  const employee = await createUser(app, { business_id, role: 'employee' })
  const create = many === 'departments' ? createDepartment : createLocation
  for (const [name, code] of [
    ['Looms', 'L-1'],
    ['énergie', null],
    ['Engines', 'ENG'],
    ['Ateliers', null],
  ] as const) {
    await create(app, { business_id, name, code })
  }
  const namesFor = async (query: object, token = owner.token) =>
    (await all(caller(app, token), `${many}.list`, { query: { limit: 3, ...query } })).map(({ name }) => name)

  describe(`${many}.list`, () => {
    it(`pages through the ${many} of the business by id or by name, for employees too`, async () => {
      for (const { token } of [owner, employee]) {
        assert.deepEqual(await namesFor({}, token), ['Looms', 'énergie', 'Engines', 'Ateliers'])
        assert.deepEqual(await namesFor({ sort: 'name' }, token), ['Ateliers', 'énergie', 'Engines', 'Looms'])
      }
      assert.deepEqual(await namesFor({ sort: '-name' }), ['Looms', 'Engines', 'énergie', 'Ateliers'])
    })

    it('finds words in names and codes without case and accents', async () => {
      assert.deepEqual(await namesFor({ q: 'EN' }), ['énergie', 'Engines'])
      assert.deepEqual(await namesFor({ q: 'loom l-1' }), ['Looms'])
      assert.deepEqual(await namesFor({ q: '%' }), [])
    })

    it('narrows to what has changed', async () => {
      assert.deepEqual(await namesFor({ updated_since: '2999-01-01T00:00:00Z' }), [])
    })
  })
}
