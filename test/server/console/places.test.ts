import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs, visitConsoleAsOwner } from '../../support/browser/console-visitor.ts'
import { createDepartment, createLocation, createPerson, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('the pages of departments and locations', () => {
  for (const many of ['departments', 'locations'] as const) {
    it(`add, change and delete ${many}, and explain conflicts`, async () => {
      const { business_id, visitor } = await visitConsoleAsOwner(app)
      const path = `/console/people/${many}`
      assert.match((await visitor.get(path)).text, new RegExp(`No ${many} yet`))
      const rest = { code: 'ENG', parent_id: '', country: '', time_zone: '' }
      await visitor.submit(path, 'add', { name: 'Engines', ...rest })
      const twice = await visitor.submit(path, 'add', { name: 'engines', ...rest, code: '' })
      assert.equal(twice.status, 409)
      assert.match(twice.text, /This name is already in use\. Enter a different one\./)

      const { id } = await app.db
        .selectFrom(many)
        .select('id')
        .where('business_id', '=', business_id)
        .executeTakeFirstOrThrow()
      const open = `${path}?change=${id}`
      const own = { id: String(id), version: '1' }
      await visitor.submit(open, 'change', { ...own, name: 'Looms', ...rest })
      assert.match((await visitor.get(path)).text, /Looms/)
      const column = many === 'departments' ? { department_id: id } : { location_id: id }
      const person = await createPerson(app, { business_id, ...column })
      const used = await visitor.submit(path, 'delete', { ...own, version: '2' })
      assert.match(used.text, /Move them first\./)
      await app.db.deleteFrom('people').where('id', '=', person.id).execute()
      await visitor.submit(path, 'delete', { ...own, version: '2' })
      assert.match((await visitor.get(path)).text, new RegExp(`No ${many} yet`))
    })
  }
})

describe('the directory', () => {
  it('shows employees the workplaces of others, without links to their records', async () => {
    const { business_id } = await visitConsoleAsOwner(app)
    const { id: location_id } = await createLocation(app, { business_id, name: 'Paris office' })
    await createPerson(app, { business_id, last_name: 'Lovelace', department: 'Engines', location_id })
    await createPerson(app, { business_id, last_name: 'Babbage', end_date: '2020-01-01' })
    const visitor = await visitConsoleAs(app, await createUser(app, { business_id, role: 'employee' }))
    const { text } = await visitor.get('/console/directory')
    for (const value of ['Ada Lovelace', 'Engines', 'Paris office']) assert.ok(text.includes(value), value)
    const [, main = ''] = text.split('<main')
    assert.match(main, /Lovelace/)
    assert.doesNotMatch(main, /Babbage|@example\.com|\/console\/people\/\d/)
    assert.match((await visitor.get('/console/directory?q=nobody')).text, /No matching people/)
  })
})

describe('the list of people', () => {
  it('shows the location of each person, if the business has locations', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    await createPerson(app, { business_id, last_name: 'Babbage' })
    assert.doesNotMatch((await visitor.get('/console/people')).text, /Location</)
    const { id: location_id } = await createLocation(app, { business_id, name: 'Paris office' })
    await createPerson(app, { business_id, last_name: 'Lovelace', location_id })
    assert.match(
      (await visitor.get('/console/people?q=Lovelace')).text,
      /data-label="Location"[^>]*><span>Paris office</,
    )
  })
})

describe('an imported list of people', () => {
  it('refers to departments and locations by name or code', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const engines = await createDepartment(app, { business_id, name: 'Engines', code: 'ENG' })
    const paris = await createLocation(app, { business_id, name: 'Paris office', code: 'PAR' })
    const csv = [
      'first_name,last_name,email,department,location',
      'Ada,One,one@example.com,eng,Paris Office',
      'Ada,Two,two@example.com,ENGINES,par',
      'Ada,Three,three@example.com,Looms,Nowhere',
    ].join('\n')
    const check = await visitor.submit('/console/people/import', 'check', { file: '', csv })
    assert.match(check.text, /location/i)
    await visitor.postForm('/console/people/import', check.text, 'import', { csv })
    const people = await app.db
      .selectFrom('people')
      .select(['last_name', 'department_id', 'location_id'])
      .where('business_id', '=', business_id)
      .orderBy('id')
      .execute()
    const place = { department_id: engines.id, location_id: paris.id }
    assert.deepEqual(people, [
      { last_name: 'One', ...place },
      { last_name: 'Two', ...place },
    ])
  })
})
