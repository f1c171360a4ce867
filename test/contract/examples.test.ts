import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readContract } from '../../openapi/read/contract.ts'
import { listOperations, type Operation } from '../../openapi/read/operations.ts'
import { seedDemoData } from '../../server/commands/demo-data.ts'
import type { OperationId } from '../../server/operation/contract/contract.ts'
import { encodeForm } from '../support/browser/form.ts'
import { operations } from '../support/contract/contract.ts'
import { type AnyInput, caller } from '../support/http.ts'
import { createTestDatabase } from '../support/postgres/database.ts'
import { setDatabaseClock } from '../support/postgres/database-clock.ts'
import { startTestApp, type TestApp } from '../support/service/app.ts'
import type { Sender } from './example-records.ts'
import { sendAllExamples } from './example-story.ts'

/*
 * Every example of the contract succeeds against the service that `npm start` runs, in any year.
 */

/** The examples of an operation in the contract. */
interface Example {
  input: AnyInput
  /** Optional query parameters. */
  filters: Record<string, unknown>
  isForm: boolean
}

const contract = readContract()
const examples = new Map(
  listOperations(contract).map((operation) => [operation.id as OperationId, readExample(operation)]),
)

function readExample({ parameters, requestBody }: Operation): Example {
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name, example }) => [name, example]),
    ) as Record<string, string>
  const filters = parameters.flatMap(({ in: place, name, required, example }) =>
    place === 'query' && !required && example !== undefined ? [[name, example]] : [],
  )
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {})
  return {
    input: { path: valuesIn('path'), query: valuesIn('query'), header: valuesIn('header'), body: media?.example },
    filters: Object.fromEntries(filters),
    isForm: type === 'multipart/form-data',
  }
}

/**
 * Sends examples, and expects each to succeed: unchanged, and with all filters.
 *
 * @param called - receives the IDs of the operations
 */
function sender(app: TestApp, called: Set<OperationId>, token: string | undefined): Sender {
  const { call } = caller(app, token)
  return {
    call: async (id, replacements: AnyInput = {}) => {
      const { input, filters, isForm } = examples.get(id) ?? assert.fail(id)
      called.add(id)
      const [path, header] = [
        { ...input.path, ...replacements.path },
        { ...input.header, ...replacements.header },
      ]
      const body =
        input.body === undefined ? undefined : { ...(input.body as object), ...(replacements.body as object) }
      const request = { path, query: input.query, header, body, ...(isForm && encodeForm(body ?? {})) }
      if (Object.keys(filters).length > 0)
        await call(id, { ...request, query: { ...input.query, ...filters } } as never)
      return await call(id, request as never)
    },
  }
}

/** The times at which the examples are sent. The second one is shortly before the leave of the examples. */
const clocks = { today: new Date().toISOString(), 'in June 2036': '2036-06-01T12:00:00Z' }

for (const [when, time] of Object.entries(clocks)) {
  test(`every example of the contract succeeds with new demo data ${when}`, async () => {
    const { url: databaseUrl } = await createTestDatabase()
    await setDatabaseClock(databaseUrl, time)
    const app = await startTestApp({ databaseUrl })
    await seedDemoData({ ...app, now: new Date(time) })
    const called = new Set<OperationId>()
    await sendAllExamples(app, (token) => sender(app, called, token))
    assert.deepEqual([...called].sort(), operations.map(({ id }) => id).sort())
    const { today } = await app.db.selectNoFrom(sql<string>`now()::date`.as('today')).executeTakeFirstOrThrow()
    assert.equal(today, time.slice(0, 10))
  })
}
