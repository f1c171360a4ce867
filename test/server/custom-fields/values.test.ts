import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createCustomField } from '../../support/samples/custom-field.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const foreign = await createBusiness(app)

const colleague = await createPerson(app, { business_id })
const stranger = await createPerson(app, { business_id: foreign.id })

let count = 0
const ada = (custom_fields?: object) => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `ada-${++count}@example.com`,
  ...(custom_fields && { custom_fields: custom_fields as never }),
})
const create = async (custom_fields?: object) =>
  (await api.call('people.create', { body: ada(custom_fields) })).body.data
const readValues = async (id: number) => (await api.call('people.get', { path: { id } })).body.data.custom_fields

type Type = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'choices' | 'person'

const cases: Record<Type, { valid: unknown[]; invalid: unknown[]; filter: (value: never) => string }> = {
  text: { valid: ['x', 'Ω "quoted"\nlines', 'a:b'], invalid: ['', ' ', 7, 'x'.repeat(2001), ['x']], filter: String },
  number: { valid: [0, -7.5, 1e12], invalid: ['7', 1e16, true], filter: String },
  date: { valid: ['2026-11-27'], invalid: ['27.11.2026', '2026-02-30', 2026], filter: String },
  boolean: { valid: [true, false], invalid: ['true', 1], filter: String },
  choice: { valid: ['medium', 'large'], invalid: ['small', ['medium'], 1], filter: String },
  choices: {
    valid: [['medium'], ['large', 'medium']],
    invalid: ['medium', ['small'], ['medium', 'medium'], [1]],
    filter: (value: string[]) => String(value[0]),
  },
  person: { valid: [colleague.id], invalid: [stranger.id, 2 ** 31, 0, `${colleague.id}`], filter: String },
}

describe('the values of custom fields', () => {
  for (const [type, { valid, invalid, filter }] of Object.entries(cases)) {
    it(`of the type ${type} are stored, listed, found and checked`, async () => {
      const { key } = await createCustomField(app, { business_id, type: type as Type })
      for (const value of valid) {
        const { id, custom_fields } = await create({ [key]: value })
        assert.deepEqual(custom_fields, { [key]: value })
        assert.deepEqual(await readValues(id), { [key]: value })
        const query = { custom_field: [`${key}:${filter(value as never)}`], limit: 200 }
        const match = (await api.call('people.list', { query })).body.data.find((person) => person.id === id)
        assert.deepEqual(match?.custom_fields, { [key]: value })
      }
      for (const value of invalid) {
        const { errors } = (await api.expectError(422, 'people.create', { body: ada({ [key]: value }) })).body
        assert.match(errors?.[0]?.path ?? '', new RegExp(`^body\\.custom_fields\\.${key}`), JSON.stringify(value))
      }
    })
  }

  it('are merged by key in an update; null clears one, and an unchanged update writes nothing', async () => {
    const { key } = await createCustomField(app, { business_id, type: 'text' })
    const { key: other } = await createCustomField(app, { business_id, type: 'number' })
    const { id } = await create({ [key]: 'x' })
    const update = async (custom_fields: object) =>
      (await api.call('people.update', { path: { id }, body: { custom_fields: custom_fields as never } })).body.data
    assert.deepEqual((await update({ [other]: 1 })).custom_fields, { [key]: 'x', [other]: 1 })
    const { version } = await update({ [key]: null })
    assert.equal((await update({ [key]: null, [other]: 1 })).version, version)
    assert.deepEqual(await readValues(id), { [other]: 1 })
  })

  it('are named in `changed` of person.updated, except sensitive ones, whose values appear nowhere', async () => {
    const { key } = await createCustomField(app, { business_id, type: 'text' })
    const { key: secret } = await createCustomField(app, { business_id, type: 'text', sensitive: true })
    const { id } = await create()
    await api.call('people.update', { path: { id }, body: { custom_fields: { [key]: 'plain', [secret]: 'canary-1' } } })
    const events = (await api.call('events.list', { query: { types: ['person.updated'], limit: 200 } })).body.data
    const event = events.find(({ data }) => data.id === id)
    assert.deepEqual(event && 'changed' in event && event.changed, ['custom_fields', `custom_fields.${key}`])
    const audit = (await api.call('auditLog.list', { query: { action: 'person.updated', limit: 200 } })).body.data
    assert.doesNotMatch(JSON.stringify([events, audit]), /canary-1/)
  })

  it('of an archived field are hidden and kept during other changes', async () => {
    const { id: field, key } = await createCustomField(app, { business_id, type: 'text', required_for: ['casual'] })
    const { key: other } = await createCustomField(app, { business_id, type: 'text' })
    const { id } = await create({ [key]: 'kept' })
    const archive = (archived: boolean) => api.call('customFields.update', { path: { id: field }, body: { archived } })
    await Promise.all([
      archive(true),
      api.call('people.update', { path: { id }, body: { custom_fields: { [other]: 'x' } } }),
    ])
    assert.deepEqual(await readValues(id), { [other]: 'x' })
    await api.expectError(422, 'people.update', { path: { id }, body: { custom_fields: { [key]: 'y' } } })
    await api.expectError(422, 'people.list', { query: { custom_field: [`${key}:kept`] } })
    await api.call('people.create', { body: { ...ada(), employment_type: 'casual' } })
    await archive(false)
    assert.deepEqual(await readValues(id), { [key]: 'kept', [other]: 'x' })
  })

  it('can keep an archived option, but not get it', async () => {
    const { id: field, key } = await createCustomField(app, { business_id })
    const { id } = await create({ [key]: 'medium' })
    const options = [
      { key: 'medium', label: 'Medium', archived: true },
      { key: 'large', label: 'Large', archived: false },
    ]
    await api.call('customFields.update', { path: { id: field }, body: { options } })
    await api.call('people.update', { path: { id }, body: { phone: '+44 1', custom_fields: { [key]: 'medium' } } })
    assert.deepEqual(await readValues(id), { [key]: 'medium' })
    await api.expectError(422, 'people.create', { body: ada({ [key]: 'medium' }) })
  })

  it('of another business are unknown', async () => {
    const { key } = await createCustomField(app, { business_id: foreign.id, type: 'text' })
    await api.expectError(422, 'people.create', { body: ada({ [key]: 'x' }) })
    await api.expectError(422, 'people.list', { query: { custom_field: [`${key}:x`] } })
  })
})

describe('a required custom field', async () => {
  const { id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const before = await createPerson(app, { business_id: id, employment_type: 'casual' })
  const { key } = await createCustomField(app, { business_id: id, type: 'text', required_for: ['casual'] })

  it('is required of new people with the employment type', async () => {
    const casual = { ...ada(), employment_type: 'casual' as const }
    const { errors } = (await api.expectError(422, 'people.create', { body: casual })).body
    assert.deepEqual(
      errors?.map(({ path, code }) => [path, code]),
      [[`body.custom_fields.${key}`, 'required']],
    )
    await api.call('people.create', { body: { ...casual, custom_fields: { [key]: 'x' } } })
    await api.call('people.create', { body: { ...ada(), employment_type: 'full_time' } })
    await api.call('people.create', { body: ada() })
  })

  it('does not prevent other changes of people without a value, but cannot be cleared', async () => {
    const path = { id: before.id }
    await api.call('people.update', { path, body: { phone: '+44 1' } })
    await api.call('people.update', { path, body: { custom_fields: { [key]: 'x' } } })
    await api.expectError(422, 'people.update', { path, body: { custom_fields: { [key]: null } } })
  })

  it('is checked in imports, whose dry run changes nothing', async () => {
    const row = { ...ada(), employment_type: 'casual', external_id: 'import-1' }
    const run = async (custom_fields: object | undefined, dry_run: boolean) =>
      (await api.call('people.import', { body: { people: [{ ...row, custom_fields }], dry_run } })).body.data[0]
    assert.equal((await run(undefined, true))?.errors?.[0]?.path, `body.people[0].custom_fields.${key}`)
    assert.equal((await run({ [key]: 7 }, true))?.errors?.[0]?.path, `body.people[0].custom_fields.${key}`)
    assert.equal((await run({ [key]: 'x' }, true))?.status, 'created')
    assert.equal((await run({ [key]: 'x' }, false))?.status, 'created')
    assert.equal((await run({ [key]: 'x' }, false))?.status, 'unchanged')
    assert.equal((await run({ [key]: 'y' }, true))?.status, 'updated')
    const match = await api.call('people.list', { query: { custom_field: [`${key}:x`], external_id: 'import-1' } })
    assert.equal(match.body.data.length, 1)
  })
})

describe('the visibility of values', async () => {
  const { id, owner } = await createBusiness(app)
  const fields = {
    hidden: { visible_to: [] },
    own: { visible_to: ['self' as const] },
    team: { visible_to: ['manager' as const] },
    both: { visible_to: ['self' as const, 'manager' as const] },
    secret: { visible_to: [], sensitive: true },
    own_secret: { visible_to: ['self' as const, 'manager' as const], sensitive: true },
  }
  for (const [key, rules] of Object.entries(fields)) {
    await createCustomField(app, { business_id: id, key, type: 'text', ...rules })
  }
  const custom_fields = Object.fromEntries(Object.keys(fields).map((key) => [key, 'x']))
  const boss = await createPerson(app, { business_id: id, custom_fields } as never)
  const worker = await createPerson(app, { business_id: id, manager_id: boss.id, custom_fields } as never)
  const signIn = async (role: 'admin' | 'manager' | 'employee', person_id?: number) => {
    const user = await createUser(app, { business_id: id, role })
    if (person_id !== undefined) await linkUser(app, user.id, person_id)
    return caller(app, user.token)
  }
  const key = await createKey(app, owner, { scopes: ['people:read'] })
  const personal = await createKey(app, owner, { scopes: ['people:read', 'personal:read'] })
  const everything = Object.keys(fields)
  const matrix: [string, ReturnType<typeof caller>, Record<number, string[]>][] = [
    ['an owner', caller(app, owner.token), { [boss.id]: everything, [worker.id]: everything }],
    ['an administrator', await signIn('admin'), { [boss.id]: everything, [worker.id]: everything }],
    [
      'an API key',
      caller(app, key.token),
      { [boss.id]: ['hidden', 'own', 'team', 'both'], [worker.id]: ['hidden', 'own', 'team', 'both'] },
    ],
    ['an API key with personal:read', caller(app, personal.token), { [boss.id]: everything, [worker.id]: everything }],
    [
      'a manager',
      await signIn('manager', boss.id),
      { [boss.id]: ['own', 'both', 'own_secret'], [worker.id]: ['team', 'both'] },
    ],
    ['an employee', await signIn('employee', worker.id), { [worker.id]: ['own', 'both', 'own_secret'] }],
  ]
  for (const [name, user, expected] of matrix) {
    it(`is decided for ${name} in lists, single records and filters`, async () => {
      const { data } = (await user.call('people.list', { query: {} })).body
      const listed = data.map(({ id, custom_fields }) => [id, Object.keys(custom_fields)])
      assert.deepEqual(Object.fromEntries(listed), expected)
      for (const id of Object.keys(expected).map(Number)) {
        const person = (await user.call('people.get', { path: { id } })).body.data
        assert.deepEqual(Object.keys(person.custom_fields), expected[id])
      }
      for (const key of everything) {
        const query = { custom_field: [`${key}:x`] }
        const isVisible = Object.values(expected).every((keys) => keys.includes(key))
        if (isVisible) assert.equal((await user.call('people.list', { query })).body.data.length, data.length)
        else await user.expectError(422, 'people.list', { query })
      }
    })
  }
})
