import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { inlined, readContract, type Schema } from '../../../../openapi/read/contract.ts'
import { formatWords, patternWords } from '../../../../server/operation/contract/pattern-words.ts'
import { sentences } from '../../../../server/operation/contract/problem-words.ts'
import { servedOperations } from '../../../../server/operation/contract/served-operations.ts'
import { type AnyInput, caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { token } = (await createBusiness(app)).owner
const api = caller(app, token)

/** Keywords that are only annotations, or that never cause a problem themselves. */
const silent = new Set(['description', 'title', 'default', 'example', 'examples', 'properties', 'items', 'allOf'])
/** Formats that accept every value. */
const open = new Set(['password', 'binary', 'float', 'double'])

/** Yields a schema and all schemas nested in it. */
function* schemasIn(schema: Schema): Generator<Schema> {
  yield schema
  const { properties = {}, items, additionalProperties, propertyNames, allOf, oneOf, anyOf } = schema
  const parts = [...Object.values(properties), items, additionalProperties, propertyNames, allOf, oneOf, anyOf].flat()
  for (const part of parts) if (typeof part === 'object' && part !== null) yield* schemasIn(part as Schema)
}

const contract = readContract()
const schemas = servedOperations(contract).flatMap(({ id, parameters, bodySchema }) => {
  const queries = parameters.filter((parameter) => parameter.in === 'query').map(({ schema }) => schema)
  const schemas = [...queries, ...(bodySchema ? [bodySchema] : [])]
  return schemas.flatMap((schema) => [...schemasIn(inlined(contract, schema))].map((each) => ({ id, schema: each })))
})

describe('every requirement of the contract for requests has a message', () => {
  const missing = (wordless: (schema: Schema) => unknown[]) =>
    schemas.flatMap(({ id, schema }) => wordless(schema).map((keyword) => `${id}: ${keyword}`))

  it('each keyword has a message', () => {
    assert.ok(schemas.length > 250)
    const hasNoMessage = (keyword: string) => !silent.has(keyword) && !/^x-/.test(keyword) && !(keyword in sentences)
    assert.deepEqual(
      missing((schema) => Object.keys(schema).filter(hasNoMessage)),
      [],
    )
  })

  it('each pattern and format has a description', () => {
    assert.deepEqual(
      missing(({ pattern }) => (pattern === undefined || String(pattern) in patternWords ? [] : [pattern])),
      [],
    )
    const isKnown = (format: string) => open.has(format) || format in formatWords
    assert.deepEqual(
      missing(({ format }) => (format === undefined || isKnown(String(format)) ? [] : [format])),
      [],
    )
  })

  it('every description belongs to a pattern of the contract', () => {
    const used = new Set(schemas.map(({ schema }) => schema.pattern))
    const headers = servedOperations(contract).flatMap(({ parameters }) =>
      parameters.map(({ schema }) => schema.pattern),
    )
    assert.deepEqual(
      Object.keys(patternWords).filter((pattern) => ![...used, ...headers].includes(pattern)),
      [],
    )
  })
})

const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }

/** Members to add to a valid body of `people.create`, and the resulting problems. */
const invalidPeople: [input: Record<string, unknown>, problems: string[]][] = [
  [{ start_date: '22.11.2026' }, ['body.start_date must be a date such as 2026-11-22']],
  [{ start_date: 20261122 }, ['body.start_date must be a date such as 2026-11-22 or null']],
  [{ email: 'ada' }, ['body.email must be an e-mail address such as ada@example.com']],
  [{ first_name: '' }, ['body.first_name must not be blank']],
  [{ first_name: 5 }, ['body.first_name must be a text']],
  [{ first_name: 'x'.repeat(101) }, ['body.first_name must have at most 100 characters']],
  [{ first_name: undefined }, ['body.first_name is required']],
  [{ firstName: 'Ada' }, ['body.firstName is not known here; did you mean `first_name`?']],
  [{ emial: 'x' }, ['body.emial is not known here; did you mean `email`?']],
  [{ shoe_size: 38 }, ['body.shoe_size is not known here']],
  [
    { employment_type: 'slave' },
    ['body.employment_type must be one of: full_time, part_time, casual, contractor, null'],
  ],
  [{ manager_id: 'Ada' }, ['body.manager_id must be a whole number or null']],
  [{ manager_id: 0 }, ['body.manager_id must be at least 1']],
  [{ metadata: [] }, ['body.metadata must be an object']],
  [{ metadata: { a: 1 } }, ['body.metadata.a must be a text']],
  [
    { metadata: { ['k'.repeat(41)]: 'v' } },
    [`body.metadata.${'k'.repeat(41)} has a name that must have at most 40 characters`],
  ],
  [{ phone: 'call me' }, ['body.phone must be a phone number, such as +44 20 7946 0958']],
]

describe('a problem', () => {
  const findProblems = async (
    id: 'people.create' | 'people.list' | 'webhooks.create' | 'payslips.put',
    input: AnyInput,
  ) => {
    const { body } = await api.expectError(422, id, input)
    return (body.errors ?? []).map(({ path, message }) => `${path} ${message}`)
  }

  for (const [input, problems] of invalidPeople) {
    it(`describes the expected value: ${problems[0]?.slice(0, 80)}`, async () => {
      assert.deepEqual(await findProblems('people.create', { body: { ...ada, ...input } }), problems)
    })
  }

  it('is reported together with all others of the query and the body', async () => {
    assert.deepEqual(
      await findProblems('people.list', { query: { limit: '0x10', statsu: 1, updated_since: 'now', sort: '' } }),
      [
        'query.statsu is not known here; did you mean `status`?',
        'query.updated_since must be a time such as 2026-11-22T09:30:00Z',
        'query.sort must not be empty',
        'query.limit must be a whole number',
      ],
    )
    assert.deepEqual(await findProblems('people.list', { query: { limit: 201, include_deleted: 'yes' } }), [
      'query.limit must be at most 200',
      'query.include_deleted must be true or false',
    ])
    const webhook = { url: 'https://example.com', events: [], active: 'yes' }
    assert.deepEqual(await findProblems('webhooks.create', { body: webhook }), [
      'body.events must have at least 1 item',
      'body.active must be true or false',
    ])
  })

  it('describes the format of an amount', async () => {
    const line = { kind: 'earning', code: 'SALARY', name: 'Salary' }
    const path = { id: 1, person_id: 1 }
    const body = {
      lines: [
        { ...line, amount: 1250 },
        { ...line, amount: '1,250.00' },
        { ...line, amount: '1', rate: 2 },
      ],
    }
    assert.deepEqual(await findProblems('payslips.put', { path, body, header: { 'If-Match': '"1"' } }), [
      'body.lines[0].amount must be an amount in a text, such as "1250.00"',
      'body.lines[1].amount must be an amount in a text, such as "1250.00"',
      'body.lines[2].rate must be a number in a text, such as "7.5", with up to 6 decimals',
    ])
  })
})

test('alternatives are described by the members they require', () => {
  const schema = { oneOf: [{ required: ['token', 'code'] }, { required: ['token', 'recovery_code'] }] } as Schema
  assert.equal(sentences.oneOf?.({ passingSchemas: null }, schema), 'must have one of: code, recovery_code')
  assert.equal(sentences.oneOf?.({ passingSchemas: [0, 1] }, schema), 'must have only one of: code, recovery_code')
})
