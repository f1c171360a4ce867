import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { unzipSync } from 'fflate'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createCustomField } from '../../support/samples/custom-field.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPersonChangeFixture, requestOwn, updateOwn } from './person-change-fixture.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })

type Definition = Omit<Parameters<typeof createCustomField>[1], 'business_id'>

/** Creates a separate business, with a function that adds fields that people see and cannot edit. */
async function createFixture() {
  const fixture = await createPersonChangeFixture(app)
  const { api, business } = fixture
  const add = (values: Definition = {}) =>
    createCustomField(app, { business_id: business.id, type: 'text', visible_to: ['self'], ...values })
  const change = (id: number, body: Schemas['CustomFieldUpdate']) =>
    api.call('customFields.update', { path: { id }, body })
  const approve = (id: number) => api.call('personChanges.approve', { path: { id } })
  const update = (id: number, body: Schemas['PersonUpdate']) => api.call('people.update', { path: { id }, body })
  const refusal = async (id: number) =>
    (await api.expectError(409, 'personChanges.approve', { path: { id } })).body.errors?.map(
      ({ path, code, detail }) => [path, code, detail],
    )
  return { ...fixture, add, change, approve, update, refusal }
}

describe('custom fields in change requests', () => {
  it('are requested by key, together with other members, while editable ones are written at once', async () => {
    const { add, member, person } = await createFixture()
    const hobby = await add({ editable_by: ['self'] })
    const [grade, team, level] = [await add(), await add(), await add()]
    const values = { [grade.key]: 'A', [team.key]: 'Red', [level.key]: '1' }
    const { api: own, person_id } = await member('employee', { custom_fields: values })
    const custom_fields = { [hobby.key]: 'Go', [grade.key]: 'B', [team.key]: 'Red', [level.key]: null }
    const { person: updated, change_request } = await updateOwn(own, { last_name: 'Lovelace', custom_fields })
    assert.deepEqual(updated.custom_fields, { ...values, [hobby.key]: 'Go' })
    assert.deepEqual(updated, await person(person_id))
    assert.deepEqual(change_request?.before, {
      last_name: 'Byron',
      custom_fields: { [grade.key]: 'A', [level.key]: '1' },
    })
    assert.deepEqual(change_request?.requested, {
      last_name: 'Lovelace',
      custom_fields: { [grade.key]: 'B', [level.key]: null },
    })
  })

  it('change nothing if the record or the pending request has the value already', async () => {
    const { add, member, person } = await createFixture()
    const grade = await add()
    const lunches = await add({ type: 'choices' })
    const { api: own, person_id } = await member('employee', { custom_fields: { [lunches.key]: ['medium'] } })
    const { version } = await person(person_id)
    const unchanged = { custom_fields: { [lunches.key]: ['medium'], [grade.key]: null } }
    assert.equal((await updateOwn(own, unchanged)).change_request, null)
    const first = await requestOwn(own, { custom_fields: { [grade.key]: 'B' } })
    assert.deepEqual(await requestOwn(own, { custom_fields: { [grade.key]: 'B' } }), first)
    assert.equal((await person(person_id)).version, version)
  })

  it('are added by key to the pending request', async () => {
    const { add, member, get } = await createFixture()
    const [grade, team] = [await add(), await add()]
    const { api: own } = await member()
    const first = await requestOwn(own, { last_name: 'Lovelace', custom_fields: { [grade.key]: 'B' } })
    const second = await requestOwn(own, { custom_fields: { [team.key]: 'Red' } })
    assert.deepEqual(second.requested, {
      last_name: 'Lovelace',
      custom_fields: { [grade.key]: 'B', [team.key]: 'Red' },
    })
    assert.deepEqual(second.before.custom_fields, { [grade.key]: null, [team.key]: null })
    const third = await requestOwn(own, { custom_fields: { [grade.key]: 'C' } })
    assert.deepEqual(third.requested.custom_fields, { [grade.key]: 'C', [team.key]: 'Red' })
    assert.deepEqual([(await get(first.id)).status, (await get(second.id)).status], ['cancelled', 'cancelled'])
  })

  it('are checked when they are requested, all problems at once', async () => {
    const { add, member } = await createFixture()
    const points = await add({ type: 'number' })
    const size = await add({ type: 'choice', editable_by: ['self'] })
    const badge = await add({ required_for: ['full_time'] })
    const mentor = await add({ type: 'person' })
    const { api: own } = await member('employee', { employment_type: 'full_time', custom_fields: { [badge.key]: '7' } })
    const readProblems = async (custom_fields: Schemas['CustomFieldInput']) =>
      (await own.expectError(422, 'me.updatePerson', { body: { custom_fields } })).body.errors?.map(
        ({ path, code }) => [path.replace('body.custom_fields.', ''), code],
      )
    assert.deepEqual(await readProblems({ [points.key]: '7', [size.key]: 'tiny', [badge.key]: null }), [
      [points.key, 'wrong_type'],
      [size.key, 'not_allowed'],
      [badge.key, 'required'],
    ])
    assert.deepEqual(await readProblems({ [mentor.key]: 2147483647 }), [[mentor.key, 'unknown_record']])
  })

  it('are written by key, so that other keys keep what changed in the meantime', async () => {
    const { api, add, approve, update, member, person } = await createFixture()
    const [grade, team, notes] = [await add(), await add(), await add({ visible_to: [] })]
    const { api: own, person_id } = await member('employee', { custom_fields: { [team.key]: 'Red' } })
    const { id } = await requestOwn(own, { last_name: 'Lovelace', custom_fields: { [grade.key]: 'B' } })
    await update(person_id, { custom_fields: { [team.key]: 'Blue', [notes.key]: 'private' } })
    await approve(id)
    const { last_name, custom_fields } = await person(person_id)
    assert.equal(last_name, 'Lovelace')
    assert.deepEqual(custom_fields, { [grade.key]: 'B', [team.key]: 'Blue', [notes.key]: 'private' })
    const events = await all(api, 'events.list', { query: { types: 'person.updated' } })
    const changed = events.flatMap((event) => ('changed' in event ? [event.changed] : [])).at(-1)
    assert.deepEqual(changed, ['last_name', 'custom_fields', `custom_fields.${grade.key}`])
  })

  it('clear a value when null is approved', async () => {
    const { add, approve, member, person } = await createFixture()
    const grade = await add()
    const { api: own, person_id } = await member('employee', { custom_fields: { [grade.key]: 'A' } })
    await approve((await requestOwn(own, { custom_fields: { [grade.key]: null } })).id)
    assert.deepEqual((await person(person_id)).custom_fields, {})
  })

  it('are a conflict if the same key has another value since', async () => {
    const { add, approve, refusal, update, member, person, get } = await createFixture()
    const [grade, team] = [await add(), await add()]
    const { api: own, person_id } = await member()
    const { id } = await requestOwn(own, { custom_fields: { [grade.key]: 'B', [team.key]: 'Red' } })
    await update(person_id, { custom_fields: { [grade.key]: 'C', [team.key]: 'Red' } })
    assert.deepEqual(await refusal(id), [['path.id', 'changed_since', `custom_fields.${grade.key}`]])
    assert.equal((await get(id)).status, 'pending')
    await update(person_id, { custom_fields: { [grade.key]: null } })
    await approve(id)
    assert.deepEqual((await person(person_id)).custom_fields, { [grade.key]: 'B', [team.key]: 'Red' })
  })

  it('are a conflict while the field is archived or hidden from the person, and lose nothing', async () => {
    const { add, approve, change, refusal, member, person, get } = await createFixture()
    const [grade, team] = [await add(), await add()]
    const { api: own, person_id } = await member()
    const custom_fields = { [grade.key]: 'B', [team.key]: 'Red' }
    const { id } = await requestOwn(own, { last_name: 'Lovelace', custom_fields })
    await change(grade.id, { archived: true })
    await change(team.id, { visible_to: ['manager'] })
    assert.deepEqual((await refusal(id))?.toSorted(), [
      ['path.id', 'field_archived', `custom_fields.${grade.key}`],
      ['path.id', 'field_hidden', `custom_fields.${team.key}`],
    ])
    assert.deepEqual((await get(id)).requested, { last_name: 'Lovelace', custom_fields: { [team.key]: 'Red' } })
    assert.equal((await person(person_id)).last_name, 'Byron')
    await change(grade.id, { archived: false })
    await change(team.id, { visible_to: ['self'] })
    await approve(id)
    assert.deepEqual((await person(person_id)).custom_fields, custom_fields)
  })

  it('are a conflict if the definition no longer allows the value', async () => {
    const { add, change, refusal, member, person, get } = await createFixture()
    const size = await add({ type: 'choice' })
    const badge = await add()
    const employment = { employment_type: 'full_time' as const, custom_fields: { [badge.key]: '7' } }
    const { api: own, person_id } = await member('employee', employment)
    const { id } = await requestOwn(own, { custom_fields: { [size.key]: 'medium', [badge.key]: null } })
    await change(size.id, {
      options: [
        { key: 'medium', label: 'Medium', archived: true },
        { key: 'large', label: 'Large', archived: false },
      ],
    })
    await change(badge.id, { required_for: ['full_time'] })
    const expected = [size, badge].map(({ key }) => ['path.id', 'value_not_allowed', `custom_fields.${key}`])
    assert.deepEqual((await refusal(id))?.toSorted(), expected.toSorted())
    assert.deepEqual((await person(person_id)).custom_fields, { [badge.key]: '7' })
    assert.equal((await get(id)).status, 'pending')
  })

  it('are shown only to callers who see the field of the person', async () => {
    const { api, business, add, member } = await createFixture()
    const team = await add({ visible_to: ['self', 'manager'] })
    const grade = await add()
    const health = await add({ visible_to: ['self', 'manager'], sensitive: true })
    const { person_id: manager_id, api: manager } = await member('manager')
    const { api: own } = await member('employee', { manager_id, custom_fields: { [health.key]: 'asthma' } })
    const requested = { [team.key]: 'Red', [grade.key]: 'B', [health.key]: 'canary-7' }
    const { id, before } = await requestOwn(own, { custom_fields: requested })
    assert.deepEqual(before.custom_fields, { [team.key]: null, [grade.key]: null, [health.key]: 'asthma' })
    const { token } = await createKey(app, business.owner, { scopes: ['people:read'] })
    const { token: sensitive } = await createKey(app, business.owner, { scopes: ['people:read', 'personal:read'] })
    const { [health.key]: _, ...others } = requested
    for (const [by, expected] of [
      [own, requested],
      [api, requested],
      [manager, { [team.key]: 'Red' }],
      [caller(app, token), others],
      [caller(app, sensitive), requested],
    ] as [Caller, Schemas['CustomFieldValues']][]) {
      const { data } = (await by.call('personChanges.get', { path: { id } })).body
      assert.deepEqual(data.requested, { custom_fields: expected })
      assert.deepEqual(Object.keys(data.before.custom_fields ?? {}), Object.keys(expected))
      const [listed] = (await by.call('personChanges.list')).body.data
      assert.deepEqual(listed, data)
    }
  })

  it('are an empty object for a caller who sees none of them', async () => {
    const { add, member } = await createFixture()
    const grade = await add()
    const { person_id: manager_id, api: manager } = await member('manager')
    const { api: own } = await member('employee', { manager_id })
    const { id } = await requestOwn(own, { custom_fields: { [grade.key]: 'B' } })
    const { before, requested } = (await manager.call('personChanges.get', { path: { id } })).body.data
    assert.deepEqual([before, requested], [{ custom_fields: {} }, { custom_fields: {} }])
  })

  it('need personal:write of an API key that approves sensitive values', async () => {
    const { business, add, member, person } = await createFixture()
    const health = await add({ sensitive: true })
    const { api: own, person_id } = await member()
    const { id } = await requestOwn(own, { custom_fields: { [health.key]: 'asthma' } })
    const scopes = ['people:read', 'people:write'] as const
    const key = async (more: Schemas['Scope'][]) =>
      caller(app, (await createKey(app, business.owner, { scopes: [...scopes, ...more] })).token)
    for (const limited of [await key([]), await key(['personal:read'])]) {
      const { allowed_actions } = (await limited.call('personChanges.get', { path: { id } })).body.data
      assert.deepEqual(allowed_actions, ['reject', 'cancel'])
      const { body } = await limited.expectError(403, 'personChanges.approve', { path: { id } })
      assert.equal(body.required_scope, 'personal:write')
    }
    await (await key(['personal:read', 'personal:write'])).call('personChanges.approve', { path: { id } })
    assert.deepEqual((await person(person_id)).custom_fields, { [health.key]: 'asthma' })
  })

  it('are in events and the audit log by the name custom_fields, without values', async () => {
    const { api, add, approve, member } = await createFixture()
    const health = await add({ sensitive: true })
    const { api: own, person_id } = await member('employee', { custom_fields: { [health.key]: 'canary-6' } })
    const { id } = await requestOwn(own, { last_name: 'Lovelace', custom_fields: { [health.key]: 'canary-7' } })
    await approve(id)
    const events = await all(api, 'events.list')
    const fields = events.flatMap(({ data }) => ('fields' in data ? [data.fields] : []))
    assert.deepEqual(fields, [
      ['last_name', 'custom_fields'],
      ['last_name', 'custom_fields'],
    ])
    const audit = (await api.call('auditLog.list', { query: { person_id, limit: 200 } })).body.data
    const detail = audit.find(({ action }) => action === 'person_change.approved')?.detail
    assert.deepEqual(detail, { person_change_id: id, person_id, fields: 'last_name, custom_fields' })
    assert.doesNotMatch(JSON.stringify([events, audit]), new RegExp(`canary|${health.key}`))
  })

  it('are in an export, with those of archived fields, until the person is erased', async () => {
    const { api, add, change, approve, update, member } = await createFixture()
    const [grade, notes] = [await add(), await add({ visible_to: ['self', 'manager'], sensitive: true })]
    const { api: own, person_id } = await member()
    const custom_fields = { [grade.key]: 'B', [notes.key]: 'canary-8' }
    const { id } = await requestOwn(own, { custom_fields })
    await approve(id)
    await change(grade.id, { archived: true })
    const readRequests = async (by: Caller): Promise<Schemas['PersonChange'][]> => {
      const { bytes } = await by.call('people.export', { path: { id: person_id } })
      return JSON.parse(Buffer.from(unzipSync(bytes)['change-requests.json'] ?? []).toString())
    }
    for (const by of [api, own]) assert.deepEqual((await readRequests(by))[0]?.requested, { custom_fields })
    const { data } = (await api.call('personChanges.get', { path: { id } })).body
    assert.deepEqual(data.requested, { custom_fields: { [notes.key]: 'canary-8' } })

    await update(person_id, { start_date: '2020-01-01', last_day: '2020-12-31' })
    const { first_name, last_name } = (await api.call('people.get', { path: { id: person_id } })).body.data
    await api.call('people.erase', { path: { id: person_id }, body: { confirm: `${first_name} ${last_name}` } })
    await api.expectError(404, 'personChanges.get', { path: { id } })
    assert.deepEqual(await readRequests(api), [])
  })
})
