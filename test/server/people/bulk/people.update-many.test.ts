import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../../support/http.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import { createBusiness, createLocation, createPerson, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

/** Creates another business. Returns the client of its owner. */
async function openBusiness() {
  const { id: business_id, owner } = await createBusiness(app)
  const addPerson = async (values: { manager_id?: number } = {}) =>
    (await createPerson(app, { business_id, ...values })).id
  return { business_id, addPerson, api: caller(app, owner.token) }
}

type Body = Omit<Schemas['PeopleUpdateMany'], 'dry_run'> & { dry_run?: boolean }

const updateMany = async (api: Caller, body: Body) => (await api.call('people.updateMany', { body })).body.data

const read = async (api: Caller, id: number) => (await api.call('people.get', { path: { id } })).body.data

/** Returns all records that the operation may change. */
const state = async (api: Caller) => ({
  people: await all(api, 'people.list'),
  assignments: await all(api, 'assignments.list'),
  events: await all(api, 'events.list'),
  audit: await all(api, 'auditLog.list'),
})

describe('people.updateMany', () => {
  it('makes the same change to each person, and shows the values before and after', async () => {
    const { business_id, addPerson, api } = await openBusiness()
    const [former, manager_id] = [await addPerson(), await addPerson()]
    const [first, second] = [await addPerson({ manager_id: former }), await addPerson({ manager_id })]
    const { id: location_id } = await createLocation(app, { business_id })
    const { key } = await createCustomField(app, { business_id, type: 'text' })
    const changes = { manager_id, location_id, custom_fields: { [key]: 'x' } }
    const results = await updateMany(api, { people: [{ id: second }, { id: first }], changes })
    assert.deepEqual(results, [
      {
        id: second,
        status: 'updated',
        version: 2,
        before: { location_id: null, custom_fields: { [key]: null } },
        after: { location_id, custom_fields: { [key]: 'x' } },
      },
      {
        id: first,
        status: 'updated',
        version: 2,
        before: { manager_id: former, location_id: null, custom_fields: { [key]: null } },
        after: changes,
      },
    ])
    const person = await read(api, first)
    assert.deepEqual([person.manager_id, person.location_id, person.custom_fields], Object.values(changes))
    const repeated = await updateMany(api, { people: [{ id: first }, { id: second }], changes })
    assert.deepEqual(
      repeated,
      [first, second].map((id) => ({ id, status: 'unchanged', version: 2 })),
    )
  })

  it('records each change as a change of the one person', async () => {
    const { addPerson, api } = await openBusiness()
    const [manager_id, first, second, unchanged] = [
      await addPerson(),
      await addPerson(),
      await addPerson(),
      await addPerson(),
    ]
    await updateMany(api, { people: [{ id: unchanged }], changes: { manager_id } })
    const before = await state(api)
    await updateMany(api, { people: [first, second, unchanged].map((id) => ({ id })), changes: { manager_id } })
    const after = await state(api)
    const events = after.events.slice(before.events.length)
    const updates = events.filter(({ type }) => type === 'person.updated')
    assert.deepEqual(
      updates.map(({ data }) => (data as { id: number }).id).toSorted((a, b) => a - b),
      [first, second],
    )
    assert.ok(updates.every((event) => 'changed' in event && String(event.changed) === 'manager_id'))
    assert.equal(events.filter(({ type }) => type.startsWith('assignment.')).length, 2)
    const entries = after.audit.filter(({ action }) => action === 'person.updated')
    assert.equal(entries.length - before.audit.filter(({ action }) => action === 'person.updated').length, 2)
  })

  it('returns the same result in a dry run, with the current versions, and changes nothing', async () => {
    const { addPerson, api } = await openBusiness()
    const [manager_id, first, second] = [await addPerson(), await addPerson(), await addPerson()]
    const before = await state(api)
    const body = { people: [{ id: first }, { id: second }, { id: manager_id }], changes: { manager_id } }
    const preview = await updateMany(api, { ...body, dry_run: true })
    assert.deepEqual(await state(api), before)
    const people = preview.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) }))
    const results = await updateMany(api, { ...body, people })
    assert.deepEqual(
      results.map(({ version, ...result }) => result),
      preview.map(({ version, ...result }) => result),
    )
    assert.deepEqual(
      results.map(({ status }) => status),
      ['updated', 'updated', 'failed'],
    )
  })

  it('changes only people in the version that the caller has read', async () => {
    const { business_id, addPerson, api } = await openBusiness()
    const { id: location_id } = await createLocation(app, { business_id })
    const [changed, id] = [await addPerson(), await addPerson()]
    await api.call('people.update', { path: { id: changed }, body: { job_title: 'Countess' } })
    const people = [
      { id: changed, version: 1 },
      { id, version: 1 },
    ]
    const [stale, updated] = await updateMany(api, { people, changes: { location_id } })
    assert.deepEqual(stale, {
      id: changed,
      status: 'failed',
      errors: [
        {
          path: 'body.people[0].version',
          code: 'outdated',
          message: 'must be 2, the current version of the person',
        },
      ],
    })
    assert.equal(updated?.status, 'updated')
    assert.equal((await read(api, changed)).location_id, null)
  })

  it('reports each person who cannot be changed, and changes the others', async () => {
    const { business_id, addPerson, api } = await openBusiness()
    const stranger = await createPerson(app, { business_id: (await createBusiness(app)).id })
    const [top, middle, low, id] = [await addPerson(), await addPerson(), await addPerson(), await addPerson()]
    const [deleted, erased] = [await addPerson(), await addPerson()]
    await api.call('people.delete', { path: { id: deleted } })
    await api.call('people.terminate', { path: { id: erased }, body: { end_date: '2020-01-01' } })
    const name = await read(api, erased)
    const confirm = `${name.first_name} ${name.last_name}`
    await api.call('people.erase', { path: { id: erased }, body: { confirm } })
    await updateMany(api, { people: [{ id: middle }], changes: { manager_id: top } })
    await updateMany(api, { people: [{ id: low }], changes: { manager_id: middle } })
    const ids = [top, middle, low, id, id, deleted, erased, stranger.id]
    const results = await updateMany(api, { people: ids.map((each) => ({ id: each })), changes: { manager_id: low } })
    assert.deepEqual(
      results.map(({ status, errors = [] }) => [status, ...errors.flatMap(({ path, code }) => [path, code])]),
      [
        ['failed', 'body.changes.manager_id', 'circular'],
        ['failed', 'body.changes.manager_id', 'circular'],
        ['failed', 'body.changes.manager_id', 'circular'],
        ['updated'],
        ['failed', 'body.people[4].id', 'repeated'],
        ['failed', 'body.people[5].id', 'unknown_record'],
        ['failed', 'body.people[6]', 'invalid'],
        ['failed', 'body.people[7].id', 'unknown_record'],
      ],
    )
    assert.equal((await read(api, middle)).manager_id, top)
    const { id: location_id } = await createLocation(app, { business_id })
    const [, changed] = await updateMany(api, { people: [{ id: erased }, { id: low }], changes: { location_id } })
    assert.equal(changed?.status, 'updated')
  })

  it('refuses unknown references once for all people, and changes nothing', async () => {
    const { addPerson, api } = await openBusiness()
    const foreign = await createBusiness(app)
    const [stranger, location] = [
      await createPerson(app, { business_id: foreign.id }),
      await createLocation(app, { business_id: foreign.id }),
    ]
    const people = [{ id: await addPerson() }, { id: await addPerson() }]
    const references = { manager_id: stranger.id, department_id: 2_147_483_647, location_id: location.id }
    for (const [member, id] of Object.entries(references)) {
      const { body } = await api.expectError(422, 'people.updateMany', { body: { people, changes: { [member]: id } } })
      assert.deepEqual(
        body.errors?.map(({ path, code }) => [path, code]),
        [[`body.changes.${member}`, 'unknown_record']],
      )
    }
  })

  it('changes the job from a day on, with the values of that day', async () => {
    const { business_id, addPerson, api } = await openBusiness()
    const [former, manager_id, id] = [await addPerson(), await addPerson(), await addPerson()]
    const { key } = await createCustomField(app, { business_id, type: 'text' })
    await updateMany(api, { people: [{ id }], changes: { manager_id: former, effective_on: '2098-01-01' } })
    const changes = { manager_id, effective_on: '2099-01-01' }
    assert.deepEqual(await updateMany(api, { people: [{ id }], changes }), [
      { id, status: 'updated', version: 1, before: { manager_id: former }, after: { manager_id } },
    ])
    assert.equal((await read(api, id)).manager_id, null)
    const assignments = await all(api, 'people.assignments', { path: { id } })
    assert.deepEqual(
      new Map(assignments.map((assignment) => [assignment.effective_on, assignment.manager_id])).get('2099-01-01'),
      manager_id,
    )
    const undated = { effective_on: '2099-01-01', custom_fields: { [key]: 'x' } }
    const [result] = await updateMany(api, { people: [{ id }], changes: undated })
    assert.deepEqual(
      result?.errors?.map(({ path, code }) => [path, code]),
      [['body.changes.effective_on', 'not_combinable']],
    )
  })

  it('checks custom fields as the update of one person does', async () => {
    const { business_id, addPerson, api } = await openBusiness()
    const { key } = await createCustomField(app, { business_id, type: 'number' })
    const id = await addPerson()
    const custom_fields = { [key]: 'many', unknown: 1 }
    const [result] = await updateMany(api, { people: [{ id }], changes: { custom_fields } })
    assert.deepEqual(
      result?.errors?.map(({ path }) => path).toSorted(),
      [`body.changes.custom_fields.${key}`, 'body.changes.custom_fields.unknown'].toSorted(),
    )
  })

  it('does not run twice with the same idempotency key', async () => {
    const { business_id, addPerson, api } = await openBusiness()
    const { key } = await createCustomField(app, { business_id, type: 'text' })
    const id = await addPerson()
    const request = {
      header: { 'Idempotency-Key': 'many-1' },
      body: { people: [{ id }], changes: { custom_fields: { [key]: 'canary' } } },
    }
    const first = await api.call('people.updateMany', request)
    const second = await api.call('people.updateMany', request)
    assert.equal(second.headers['idempotent-replayed'], 'true')
    assert.deepEqual(second.body, first.body)
  })

  it('is only for callers who can change every person', async () => {
    const { business_id, addPerson } = await openBusiness()
    const manager = await createUser(app, { business_id, role: 'manager' })
    await caller(app, manager.token).expectError(403, 'people.updateMany', {
      body: { people: [{ id: await addPerson() }], changes: { manager_id: null } },
    })
  })
})
