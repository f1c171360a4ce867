import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findBreakingChanges } from '../../../openapi/rules/compatibility.ts'
import {
  bornEvent,
  type Change,
  checkChange,
  combine,
  create,
  drop,
  failure,
  list,
  member,
  object,
  requestMember,
  responseMember,
  schema,
  set,
  text,
  update,
} from '../pet-contract.ts'
import { contract } from '../violations.ts'

const compatibleChanges: Record<string, Change> = {
  'no change': () => undefined,
  'a new operation': (c) => Object.assign(c.paths, { '/vets': { get: { ...list(c), operationId: 'vets.list' } } }),
  'a new event': (c) => Object.assign(c.webhooks ?? {}, { 'pet.sold': { post: bornEvent(c) } }),
  'a new schema': (c) => Object.assign(c.components.schemas, { Vet: object({}) }),
  'new descriptions, examples and deprecations': combine(
    set(create, { summary: 'Add a pet', description: 'Adds it', deprecated: true }),
    set((c) => schema(c, 'Pet'), { description: 'A pet', examples: [{}], deprecated: true }),
    set((c) => c.components.securitySchemes?.bearer as object, { description: 'Or a key' }),
  ),
  'an optional parameter after others': (c) =>
    list(c).parameters?.push({ name: 'town', in: 'query', schema: text(10) }),
  'an optional header': (c) => update(c).parameters?.push({ name: 'X-Trace', in: 'header', schema: text(10) }),
  'a parameter or a body that becomes optional': combine(
    (c) => Object.assign(create(c).requestBody ?? {}, { required: false }),
    set((c) => schema(c, 'PetCreate'), { required: [] }),
  ),
  'an optional member of a request': (c) => Object.assign(schema(c, 'PetCreate').properties ?? {}, { town: text(10) }),
  'an additional member of a response': combine(
    set((c) => schema(c, 'Pet').properties as object, { town: text(10) }),
    (c) => schema(c, 'Pet').required?.push('town'),
  ),
  'an additional member of an event': set((c) => schema(c, 'BornData').properties as object, { town: text(10) }),
  'wider requests': combine(
    set(requestMember('name'), { maxLength: 200, minLength: 0 }),
    set(requestMember('weight'), { type: ['number', 'null'], minimum: -1, maximum: 1000 }),
    drop(requestMember('weight'), 'multipleOf'),
    set(requestMember('tags'), { maxItems: 20 }),
    set(requestMember('labels'), { additionalProperties: text(100) }),
    drop(requestMember('labels'), 'propertyNames'),
    drop((c) => schema(c, 'PetCreate'), 'additionalProperties'),
  ),
  'narrower responses': combine(
    set(responseMember('name'), { maxLength: 50, minLength: 2 }),
    set(responseMember('weight'), { type: 'integer' }),
    set(responseMember('tags'), { maxItems: 5, minItems: 2 }),
    set((c) => schema(c, 'Pet'), { additionalProperties: false }),
  ),
  'an additional media type of a body': set((c) => create(c).requestBody?.content as object, { 'text/csv': {} }),
  'an additional media type of a form part': (c) =>
    Object.assign(update(c).requestBody?.content['multipart/form-data'] as object, {
      encoding: { file: { contentType: 'image/png, image/jpeg' } },
    }),
  'an additional error response': set((c) => create(c).responses, { 409: failure }),
  'an additional response header': set((c) => update(c).responses[200] as object, {
    headers: { ETag: { schema: text(9) } },
  }),
  'an additional event header': (c) => bornEvent(c).parameters?.push({ name: 'X-New', in: 'header', schema: text(9) }),
  'an additional value of an extensible enumeration': set((c) => schema(c, 'Color'), {
    enum: ['red', 'blue', 'green'],
  }),
  'an additional error code': set((c) => member(c, 'Failure', 'code'), {
    'x-extensible-enum': ['not_found', 'conflict', 'gone'],
  }),
  'a title for a schema without one': set((c) => schema(c, 'Failure'), { title: 'Failure' }),
}

describe('the compatibility check', () => {
  for (const [name, change] of Object.entries(compatibleChanges)) {
    it(`accepts ${name}`, () => assert.deepEqual(checkChange(change), []))
  }

  it('finds no difference between the contract and its copy', () =>
    assert.deepEqual(findBreakingChanges(contract, structuredClone(contract)), []))

  it('accepts a later sunset and reports an earlier one', () => {
    const until = (sunset: string) => {
      const changed = structuredClone(contract)
      Object.assign(changed.paths['/me']?.get ?? {}, {
        deprecated: true,
        'x-deprecated-since': '2035-01-01',
        'x-sunset': sunset,
      })
      return changed
    }
    assert.deepEqual(findBreakingChanges(contract, until('2036-01-01')), [])
    assert.deepEqual(findBreakingChanges(until('2036-01-01'), until('2036-01-02')), [])
    assert.deepEqual(findBreakingChanges(until('2036-01-02'), until('2036-01-01')), [
      'me.get: its sunset was 2036-01-02 and is 2036-01-01',
    ])
  })

  it('reports a removed nested member once', () => {
    const changed = structuredClone(contract)
    const { properties = {} } = changed.components.schemas.PersonEventData ?? {}
    delete properties.last_name
    assert.deepEqual(findBreakingChanges(contract, changed), ['PersonEventData in responses: `last_name` is gone'])
  })

  it('accepts new event types and reports removed ones', () => {
    const changed = structuredClone(contract)
    const { EventTypeName, EventSelector, Event, PersonCreatedEvent } = changed.components.schemas
    assert.ok(EventTypeName && EventSelector && Event && PersonCreatedEvent)
    const added = structuredClone(PersonCreatedEvent)
    Object.assign(changed.components.schemas, { ShiftStartedEvent: added })
    Event.oneOf?.push({ $ref: '#/components/schemas/ShiftStartedEvent' })
    for (const { enum: types } of [EventTypeName, EventSelector]) types?.push('shift.started')
    assert.deepEqual(findBreakingChanges(contract, changed), [])
    assert.ok(
      findBreakingChanges(changed, contract).includes(
        'EventSelector in requests: no longer has the value "shift.started"',
      ),
    )
  })
})
