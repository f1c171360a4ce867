import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import fc from 'fast-check'
import { encodeForm } from '../support/browser/form.ts'
import {
  assertResponse,
  type ContractOperation,
  findProblems,
  operations,
  resolveSchema,
} from '../support/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { isLong } from '../support/running/long-form.ts'
import { startTestApp, type TestResponse } from '../support/service/app.ts'
import { toJson } from './hostile-values.ts'
import { createDraft, type Draft, listMutations, type Mutation } from './mutations.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { validRequest } from './valid-requests.ts'

/*
 * No request causes a server error, every response conforms to the contract, and every accepted body is valid according
 * to a validator other than the server's.
 *
 * `npm run test:long` sends every mutation, `npm test` one of eight, selected by FUZZ_SEED. FUZZ_SEED=… also reproduces
 * a run with combined mutations; a failure reports the seed and the smallest set of mutations that causes it.
 */

const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)
const sampling = isLong ? 1 : 8
const isSelected = (_mutation: unknown, index: number) => (Math.imul(index + seed, 0x9e3779b1) >>> 16) % sampling === 0
const randomRuns = isLong ? { numRuns: 10_000, interruptAfterTimeLimit: 60_000 } : { numRuns: 200 }

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })

/** Valid requests to mutate. A request that was rejected as invalid changed nothing, so it can be reused. */
interface RequestPool {
  acquire(): Promise<AnyInput>
  release(request: AnyInput, status: number): void
}

function createRequestPool({ id }: ContractOperation, tenant: Tenant): RequestPool {
  const spare: AnyInput[] = []
  return {
    acquire: async () => spare.pop() ?? (await validRequest(id, tenant)),
    release(request, status) {
      if ([400, 404, 412, 422].includes(status)) spare.push(request)
    },
  }
}

async function sendMutated(
  operation: ContractOperation,
  tenant: Tenant,
  mutations: Mutation[],
  pool = createRequestPool(operation, tenant),
): Promise<void> {
  const title = `${operation.id}, ${mutations.map((mutation) => mutation.title).join(', ')}`
  const request = await pool.acquire()
  const draft = await createDraft(request)
  for (const mutation of mutations) mutation.apply(draft)
  const body = operation.form ? toForm(draft.body as object) : draft.body === undefined ? undefined : toJson(draft.body)
  const response = await send(operation, tenant, draft, body)
  pool.release(request, response.status)
  try {
    assert.ok(response.status < 500, `it responded with ${response.status} ${response.text}`)
    assertResponse(operation.id, response)
    if (response.status >= 400) return
    if (operation.body) assert.deepEqual(findProblems(operation.body, JSON.parse(String(body ?? 'null'))), [])
    for (const [name, part] of Object.entries((operation.form && resolveSchema(operation.form).properties) ?? {})) {
      const value = (draft.body as Record<string, unknown>)[name]
      if (name === 'file' || value === undefined) continue
      assert.deepEqual(findProblems(part, parsePart(part, value)), [], name)
    }
  } catch (error) {
    throw new Error(`${title}: ${(error as Error).message}`, { cause: error })
  }
}

/** The value of a form part: a string if its schema is one, otherwise parsed from JSON. */
function parsePart(schema: Parameters<typeof resolveSchema>[0], value: unknown): unknown {
  const text = typeof value === 'string' ? value : toJson(value)
  return [resolveSchema(schema).type].flat().includes('string') ? text : JSON.parse(text)
}

/** Strings and bytes are sent unchanged, other values as JSON. */
function toForm(parts: object): Buffer {
  const fields = Object.entries(parts).map(([name, part]): [string, unknown] => [
    name,
    typeof part === 'string' || part instanceof Uint8Array ? part : toJson(part),
  ])
  return encodeForm(fields).body
}

function send(
  { method, path }: ContractOperation,
  tenant: Tenant,
  draft: Draft,
  body?: string | Buffer,
): Promise<TestResponse> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name) => draft.path[name] ?? '')
  const query = draft.query.map(([name, value]) => `${name}=${value}`).join('&')
  const { token } = tenant.business.owner
  return app.send(method, query === '' ? filled : `${filled}?${query}`, { token, body, headers: draft.header })
}

/** Operations that change the caller's own access: concurrent requests would affect each other. */
const affectsCaller = ({ id }: ContractOperation): boolean =>
  /^(auth|business|me|passkeys|sessions|twoFactor)\./.test(id)

/** Runs `work` for each item, with bounded concurrency. */
async function forEachConcurrently<Item>(
  items: Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = items.values()
  const runNext = async () => {
    for (const item of remaining) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, runNext))
}

for (const operation of operations) {
  describe(operation.id, () => {
    let tenant: Tenant
    before(async () => {
      tenant = await newTenant(app)
    })

    it(`handles ${isLong ? 'every mutation' : 'a sample of the mutations'}`, async (t) => {
      const mutations = listMutations(operation).filter(isSelected)
      const failures: string[] = []
      const pool = createRequestPool(operation, tenant)
      await forEachConcurrently(mutations, affectsCaller(operation) ? 1 : 8, async (mutation) => {
        await sendMutated(operation, tenant, [mutation], pool).catch((error: Error) => failures.push(error.message))
      })
      t.diagnostic(`${mutations.length} requests`)
      assert.equal(failures.length, 0, failures.join('\n\n'))
      assert.equal(({} as { polluted?: unknown }).polluted, undefined)
    })
  })
}

describe('operations', () => {
  it('handle combined mutations', async (t) => {
    t.diagnostic(`seed ${seed}`)
    const tenant = await newTenant(app)
    const choices = operations.map((operation) => ({ operation, mutations: listMutations(operation) }))
    const combination = fc
      .constantFrom(...choices)
      .chain(({ operation, mutations }) =>
        fc
          .uniqueArray(fc.constantFrom(...mutations), { minLength: 2, maxLength: 6 })
          .map((combined) => ({ operation, mutations: combined })),
      )
    await fc.assert(
      fc.asyncProperty(combination, ({ operation, mutations }) => sendMutated(operation, tenant, mutations)),
      { seed, ...randomRuns, markInterruptAsFailure: false },
    )
  })
})
