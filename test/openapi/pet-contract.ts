import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Contract, OperationObject, Parameter, Schema } from '../../openapi/read/contract.ts'
import { findBreakingChanges } from '../../openapi/rules/compatibility.ts'

/*
 * A small contract with one element of each kind, and functions that change it.
 */

export const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })
export const failure = { description: 'Not this one', content: json('Failure') }

/** The contract before a change. */
const released = {
  servers: [{ url: '/v1' }],
  paths: {
    '/pets': {
      get: {
        operationId: 'pets.list',
        tags: ['pets'],
        security: [{ bearer: ['pets:read'] }],
        'x-self': true,
        parameters: [
          { name: 'kind', in: 'query', schema: { $ref: '#/components/schemas/Kind' } },
          {
            name: 'limit',
            in: 'query',
            style: 'form',
            schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
          },
        ],
        responses: { 200: { content: json('PetList') }, default: failure },
      },
      post: {
        operationId: 'pets.create',
        tags: ['pets'],
        security: [{ bearer: ['pets:write'] }],
        requestBody: { required: true, content: json('PetCreate') },
        responses: {
          201: { headers: { ETag: { required: true, schema: text(50) } }, content: json('Pet') },
          default: failure,
        },
      },
    },
    '/pets/{id}': {
      patch: {
        operationId: 'pets.update',
        tags: ['pets'],
        security: [{ bearer: [] }],
        'x-before-two-factor': true,
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'If-Match', in: 'header', schema: text(50) },
        ],
        requestBody: {
          content: {
            ...json('PetUpdate'),
            'multipart/form-data': { schema: { type: 'object' }, encoding: { file: { contentType: 'image/png' } } },
          },
        },
        responses: { 200: { content: json('Pet') }, 404: failure, default: failure },
      },
    },
    '/open': { post: { operationId: 'doors.open', tags: ['doors'], security: [], responses: { 204: {} } } },
  },
  webhooks: {
    'pet.born': {
      post: {
        operationId: 'events.onPetBorn',
        tags: ['events'],
        security: [],
        parameters: [
          { name: 'webhook-id', in: 'header', required: true, schema: text(64) },
          { name: 'X-Test', in: 'header', schema: { type: 'string', enum: ['1'] } },
        ],
        requestBody: { required: true, content: json('Born') },
        responses: { '2XX': {}, 410: {}, default: {} },
      },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'A token' } },
    schemas: {
      Kind: { type: 'string', enum: ['cat', 'dog'] },
      Color: { type: 'string', enum: ['red', 'blue'], 'x-growing': true } as Schema,
      Failure: object({ code: { ...text(64), 'x-extensible-enum': ['not_found', 'conflict'] } as Schema }),
      Pet: object({
        id: { type: 'integer', minimum: 1 },
        kind: { $ref: '#/components/schemas/Kind' },
        color: { $ref: '#/components/schemas/Color' },
        name: { ...text(100), minLength: 1, pattern: '\\S' },
        born_on: { type: 'string', format: 'date' },
        weight: { type: ['number', 'null'] },
        tags: { type: 'array', maxItems: 10, minItems: 1, uniqueItems: true, items: text(20) },
        home: { $ref: '#/components/schemas/Home' },
      }),
      PetList: {
        ...object({ data: { type: 'array', items: { $ref: '#/components/schemas/Pet' } } }),
        title: 'PetPage',
      },
      PetCreate: {
        ...object({
          name: { ...text(100), minLength: 1 },
          nickname: { type: ['string', 'null'], maxLength: 50 },
          kind: { $ref: '#/components/schemas/Kind' },
          color: { $ref: '#/components/schemas/Color' },
          chipped: { type: 'boolean', default: false },
          weight: { type: 'number', minimum: 0, maximum: 500, multipleOf: 0.5 },
          tags: { type: 'array', maxItems: 10, items: text(20) },
          labels: { type: 'object', additionalProperties: text(50), propertyNames: text(20) },
          home: { $ref: '#/components/schemas/Home' },
        }),
        required: ['name'],
        additionalProperties: false,
      },
      PetUpdate: { ...object({ name: text(100) }), required: [] },
      Home: {
        oneOf: [{ $ref: '#/components/schemas/House' }, { $ref: '#/components/schemas/Kennel' }],
        discriminator: {
          propertyName: 'is',
          mapping: { house: '#/components/schemas/House', kennel: '#/components/schemas/Kennel' },
        },
      },
      House: object({ is: { type: 'string', enum: ['house'] }, floors: { type: 'integer' } }),
      Kennel: { allOf: [{ $ref: '#/components/schemas/Place' }, object({ is: { type: 'string', enum: ['kennel'] } })] },
      Place: object({ town: text(100) }),
      Born: object({ id: { type: 'string' }, data: { $ref: '#/components/schemas/BornData' } }),
      BornData: object({ pet_id: { type: 'integer' }, mother: text(100) }),
    },
  },
} as unknown as Contract

export function text(maxLength: number): Schema {
  return { type: 'string', maxLength }
}

/** An object of a response: every member is required. */
export function object(properties: Record<string, Schema>): Schema {
  return { type: 'object', required: Object.keys(properties), properties }
}

export type Change = (changed: Contract) => unknown

export const operation = (c: Contract, path: string, method: string) => c.paths[path]?.[method] as OperationObject
export const list = (c: Contract) => operation(c, '/pets', 'get')
export const create = (c: Contract) => operation(c, '/pets', 'post')
export const update = (c: Contract) => operation(c, '/pets/{id}', 'patch')
export const bornEvent = (c: Contract) => c.webhooks?.['pet.born']?.post as OperationObject
export const parameter = (target: OperationObject, index: number) => target.parameters?.[index] as Parameter
export const schema = (c: Contract, name: string) => c.components.schemas[name] as Schema
export const member = (c: Contract, name: string, property: string) => schema(c, name).properties?.[property] as Schema
export const requestMember = (property: string) => (c: Contract) => member(c, 'PetCreate', property)
export const responseMember = (property: string) => (c: Contract) => member(c, 'Pet', property)

export const set =
  <T extends object>(find: (c: Contract) => T, values: object): Change =>
  (c) =>
    Object.assign(find(c), values)

export const drop =
  <T extends object>(find: (c: Contract) => T, ...keys: string[]): Change =>
  (c) => {
    for (const key of keys) delete (find(c) as Record<string, unknown>)[key]
  }

export const rename =
  <T extends object>(find: (c: Contract) => T, from: string, to: string): Change =>
  (c) => {
    const target = find(c) as Record<string, unknown>
    target[to] = target[from]
    delete target[from]
  }

/** Renames a schema and its references. */
export const renameSchema =
  (from: string, to: string): Change =>
  (c) => {
    const renamed = JSON.parse(
      JSON.stringify(c).replaceAll(`schemas/${from}"`, `schemas/${to}"`).replace(`"${from}":`, `"${to}":`),
    )
    Object.assign(c, renamed)
  }

export const combine =
  (...changes: Change[]): Change =>
  (c) => {
    for (const change of changes) change(c)
  }

/** A deep copy. */
const copy = (contract: Contract): Contract => JSON.parse(JSON.stringify(contract))

/** The output of the check after a change of the contract. */
export function checkChange(change: Change): string[] {
  const changed = copy(released)
  change(changed)
  return findBreakingChanges(copy(released), changed).sort()
}

/** BreakingChanges changes by name, each with all expected messages. */
type BreakingChanges = Record<string, [change: Change, ...messages: string[]]>

/** Registers a test for each change. */
export function testBreakingChanges(changes: BreakingChanges): void {
  for (const [name, [change, ...messages]] of Object.entries(changes)) {
    it(`reports ${name}`, () => assert.deepEqual(checkChange(change), messages.sort()))
  }
}
