import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, passport } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser } = await createPersonalDetailsFixture(app, 'identifier')

describe('people.identifiers', () => {
  it('lists the identifiers of a person without their numbers, also to the person', async () => {
    const { person_id, own } = await addUser('employee')
    const { data } = (await api.call('identifiers.create', { path: { id: person_id }, body: passport })).body
    await api.call('identifiers.create', { path: { id: await addPerson() }, body: passport })
    for (const reader of [api, own]) {
      const { body, text } = await reader.send('people.identifiers', { path: { id: person_id } })
      assert.deepEqual(body.data, [data])
      assert.ok(!text.includes(passport.value))
    }
  })
})
