import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createCustomField } from '../../support/samples/custom-field.ts'
import { createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPersonChangeFixture, requestOwn, updateOwn } from './person-change-fixture.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const fixture = await createPersonChangeFixture(app)
const { api, business, member, person, get, listEventTypes } = fixture

describe('me.updatePerson', () => {
  it('writes what the business allows at once, and requests the rest', async () => {
    const { person_id, user_id, api: own } = await member()
    const result = await updateOwn(own, { phone: '+44 1', preferred_name: 'Ada', last_name: 'Lovelace' })
    assert.deepEqual(
      [result.person.phone, result.person.preferred_name, result.person.last_name],
      ['+44 1', 'Ada', 'Byron'],
    )
    assert.deepEqual(result.person, await person(person_id))
    const request = result.change_request
    assert.partialDeepStrictEqual(request, {
      person_id,
      status: 'pending',
      before: { last_name: 'Byron' },
      requested: { last_name: 'Lovelace' },
      requested_by: user_id,
      allowed_actions: ['cancel'],
    })
    assert.deepEqual((await get(request?.id ?? 0)).allowed_actions, ['approve', 'reject', 'cancel'])
    assert.deepEqual(await listEventTypes(request?.id ?? 0), ['person_change.requested'])
  })

  it('records names of members, and no values, in events and the audit log', async () => {
    const { person_id, api: own } = await member()
    const { id } = await requestOwn(own, { email: 'secret@example.com', date_of_birth: '1990-12-10' })
    const [event] = (await all(api, 'events.list', { query: { types: 'person_change.requested' } })).filter(
      ({ data }) => 'id' in data && data.id === id,
    )
    assert.partialDeepStrictEqual(event?.data, { id, person_id, status: 'pending', fields: ['email', 'date_of_birth'] })
    const query = { action: 'person_change.requested', person_id } as const
    const [entry] = (await api.call('auditLog.list', { query })).body.data
    assert.deepEqual(entry?.detail, { person_change_id: id, person_id, fields: 'email, date_of_birth' })
    assert.doesNotMatch(JSON.stringify([event, entry]), /secret|1990/)
  })

  it('writes the values of custom fields that the person can edit, and refuses those that the person does not see', async () => {
    const { id: business_id } = business
    const add = (values: Omit<Parameters<typeof createCustomField>[1], 'business_id'>) =>
      createCustomField(app, { business_id, type: 'text', ...values })
    const self = { visible_to: ['self' as const], editable_by: ['self' as const] }
    const { key: hobby } = await add(self)
    const { key: health } = await add({ ...self, sensitive: true })
    const { key: size } = await add({ ...self, type: 'choice' })
    const { key: grade } = await add({ visible_to: ['self'] })
    const { key: notes } = await add({ editable_by: ['self'] })
    const { id: field, key: former } = await add(self)
    await api.call('customFields.update', { path: { id: field }, body: { archived: true } })
    const { person_id, api: own } = await member('employee', { custom_fields: { [grade]: 'A', [notes]: 'private' } })

    const custom_fields = { [hobby]: 'Go', [health]: 'canary-7', [size]: 'medium', [grade]: 'A' }
    const updated = await updateOwn(own, { custom_fields, last_name: 'Lovelace' })
    assert.deepEqual(updated.person.custom_fields, custom_fields)
    assert.deepEqual(updated.change_request?.requested, { last_name: 'Lovelace' })
    assert.deepEqual((await person(person_id)).custom_fields, { ...custom_fields, [notes]: 'private' })
    const cleared = await updateOwn(own, { custom_fields: { [hobby]: null } })
    assert.equal(cleared.person.custom_fields[hobby], undefined)
    const events = await all(api, 'events.list', { query: { types: 'person.updated' } })
    const changed = events.flatMap((event) =>
      event.data.id === person_id && 'changed' in event ? [event.changed] : [],
    )
    assert.deepEqual(changed, [
      ['custom_fields', `custom_fields.${hobby}`, `custom_fields.${size}`],
      ['custom_fields', `custom_fields.${hobby}`],
    ])
    const audit = (await api.call('auditLog.list', { query: { person_id, limit: 200 } })).body.data
    assert.doesNotMatch(JSON.stringify([events, audit]), /canary-7/)

    const invalid = { [notes]: 'x', [former]: 'x', [size]: 'tiny', not_defined: 1 }
    const { errors } = (await own.expectError(422, 'me.updatePerson', { body: { custom_fields: invalid } })).body
    const codes = errors?.map(({ path, code }) => [path.replace('body.custom_fields.', ''), code])
    assert.deepEqual(codes, [
      [notes, 'unknown_member'],
      [former, 'unknown_member'],
      [size, 'not_allowed'],
      ['not_defined', 'unknown_member'],
    ])
  })

  it('follows the setting of the business, which cannot include the email', async () => {
    const other = await createPersonChangeFixture(app)
    await other.api.call('business.update', { body: { self_service_fields: ['last_name'] } })
    const { api: own } = await other.member()
    const { person: updated, change_request } = await updateOwn(own, { last_name: 'Lovelace', phone: '+44 2' })
    assert.deepEqual([updated.last_name, updated.phone], ['Lovelace', null])
    assert.deepEqual(change_request?.requested, { phone: '+44 2' })
    await other.api.expectError(422, 'business.update', { body: { self_service_fields: ['email'] } } as never)
  })

  it('writes or requests the address in parts as a whole, and keeps a request of the same address', async () => {
    const { api: own, person_id } = await member()
    const paris = { town: 'Paris', country: 'FR' }
    const empty = { line1: null, line2: null, postal_code: null, region: null }
    const { person: updated } = await updateOwn(own, { postal_address: { ...paris, line1: '12 rue de la Paix' } })
    assert.deepEqual(updated.postal_address, { ...empty, ...paris, line1: '12 rue de la Paix' })
    assert.equal((await updateOwn(own, { postal_address: updated.postal_address })).person.version, updated.version)

    const other = await createPersonChangeFixture(app)
    await other.api.call('business.update', { body: { self_service_fields: ['phone'] } })
    const { api: careful, person_id: id } = await other.member('employee', { postal_address: paris })
    const request = await requestOwn(careful, { postal_address: { town: 'Lyon', country: 'FR' } })
    assert.deepEqual(request.before, { postal_address: { ...empty, ...paris } })
    assert.deepEqual(request.requested, { postal_address: { ...empty, ...paris, town: 'Lyon' } })
    assert.equal((await requestOwn(careful, { postal_address: { town: 'Lyon', country: 'FR' } })).id, request.id)
    await other.api.call('personChanges.approve', { path: { id: request.id } })
    assert.deepEqual((await other.person(id)).postal_address, { ...empty, ...paris, town: 'Lyon' })
    assert.equal((await person(person_id)).postal_address?.town, 'Paris')
  })

  it('refuses members that are not personal, and values that a record cannot have', async () => {
    const { api: own } = await member()
    for (const name of ['job_title', 'manager_id', 'end_date', 'employee_number', 'work_pattern', 'status']) {
      const { errors } = (await own.expectError(422, 'me.updatePerson', { body: { [name]: null } as never })).body
      assert.deepEqual(
        errors?.map(({ path, code }) => [path, code]),
        [[`body.${name}`, 'unknown_member']],
      )
    }
    await own.expectError(422, 'me.updatePerson', { body: { date_of_birth: '2999-01-01' } })
  })

  it('replaces the pending request by one with the members of both, and cancels it', async () => {
    const { api: own } = await member()
    const first = await requestOwn(own, { last_name: 'Lovelace', date_of_birth: '1990-12-10' })
    const second = await requestOwn(own, { last_name: 'King' })
    assert.notEqual(second.id, first.id)
    assert.deepEqual(second.requested, { last_name: 'King', date_of_birth: '1990-12-10' })
    assert.equal((await get(first.id)).status, 'cancelled')
    assert.deepEqual(await listEventTypes(first.id), ['person_change.requested', 'person_change.cancelled'])
  })

  it('changes nothing if the record or the pending request has the values already', async () => {
    const { person_id, api: own } = await member()
    const request = await requestOwn(own, { last_name: 'Lovelace', phone: '+44 3' })
    const { version } = await person(person_id)
    const again = await updateOwn(own, { last_name: 'Lovelace', phone: '+44 3' })
    assert.deepEqual([again.change_request, again.person.version], [request, version])
    assert.deepEqual((await updateOwn(own, { last_name: 'Byron' })).change_request, request)
    assert.deepEqual(await listEventTypes(request.id), ['person_change.requested'])
  })

  it('leaves one pending request when requests arrive together', async () => {
    const { person_id, api: own } = await member()
    await Promise.all(['A', 'B', 'C', 'D'].map((last_name) => own.call('me.updatePerson', { body: { last_name } })))
    const query = { person_id }
    const requests = await all(api, 'personChanges.list', { query })
    assert.deepEqual(requests.map(({ status }) => status).sort(), ['cancelled', 'cancelled', 'cancelled', 'pending'])
  })

  it('checks the version of the person', async () => {
    const { api: own } = await member()
    await own.expectError(412, 'me.updatePerson', { header: { 'If-Match': '"7"' }, body: { phone: '+44 4' } })
  })

  it('returns 409 for a user without a record', async () => {
    const { token } = await createUser(app, { business_id: business.id, role: 'employee' })
    const { body } = await caller(app, token).expectError(409, 'me.updatePerson', { body: { phone: '+44 5' } })
    assert.equal(body.errors?.[0]?.code, 'no_person')
  })
})
