import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import fc from 'fast-check'
import { encodeForm } from '../support/browser/form.ts'
import {
  assertAnswer,
  type ContractOperation,
  findProblems,
  operations,
  resolveSchema,
} from '../support/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { isLong } from '../support/running/long-form.ts'
import { type Answer, startTestApp } from '../support/service/app.ts'
import { toJson } from './hostile-values.ts'
import { type Draft, draftOf, type Mutation, mutationsOf } from './mutations.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { validRequest } from './valid-requests.ts'

/*
 * Whatever is sent, no operation fails by our fault, every answer is one of the contract, and what is accepted fits
 * the contract by a validator that is not the server's.
 *
 * `npm run test:long` tries every mutation, `npm test` one of eight, which FUZZ_SEED determines. FUZZ_SEED=… also
 * repeats a run of several together; its failure names the seed and the fewest mutations that show it.
 */

const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)
const oneOf = isLong ? 1 : 8
const isChosen = (_mutation: unknown, index: number) => (Math.imul(index + seed, 0x9e3779b1) >>> 16) % oneOf === 0
const randomRuns = isLong ? { numRuns: 10_000, interruptAfterTimeLimit: 60_000 } : { numRuns: 200 }

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })

/** Requests to mutate. One that was refused for what is wrong with it has used nothing up, so it serves again. */
interface Supply {
  take(): Promise<AnyInput>
  takeBack(request: AnyInput, status: number): void
}

function supplyOf({ id }: ContractOperation, tenant: Tenant): Supply {
  const spare: AnyInput[] = []
  return {
    take: async () => spare.pop() ?? (await validRequest(id, tenant)),
    takeBack(request, status) {
      if ([400, 404, 412, 422].includes(status)) spare.push(request)
    },
  }
}

async function tryMutated(
  operation: ContractOperation,
  tenant: Tenant,
  mutations: Mutation[],
  supply = supplyOf(operation, tenant),
): Promise<void> {
  const what = `${operation.id}, ${mutations.map((mutation) => mutation.what).join(', ')}`
  const request = await supply.take()
  const draft = await draftOf(request)
  for (const mutation of mutations) mutation.apply(draft)
  const sent = operation.form ? toForm(draft.body as object) : draft.body === undefined ? undefined : toJson(draft.body)
  const answer = await send(operation, tenant, draft, sent)
  supply.takeBack(request, answer.status)
  try {
    assert.ok(answer.status < 500, `it answered ${answer.status} ${answer.text}`)
    assertAnswer(operation.id, answer)
    if (answer.status >= 400) return
    if (operation.body) assert.deepEqual(findProblems(operation.body, JSON.parse(String(sent ?? 'null'))), [])
    for (const [name, part] of Object.entries((operation.form && resolveSchema(operation.form).properties) ?? {})) {
      const written = (draft.body as Record<string, unknown>)[name]
      if (name === 'file' || written === undefined) continue
      assert.deepEqual(findProblems(part, takenOf(part, written)), [], name)
    }
  } catch (error) {
    throw new Error(`${what}: ${(error as Error).message}`, { cause: error })
  }
}

/** How a part is to be taken: as text where its schema says so, else as JSON. */
function takenOf(schema: Parameters<typeof resolveSchema>[0], written: unknown): unknown {
  const text = typeof written === 'string' ? written : toJson(written)
  return [resolveSchema(schema).type].flat().includes('string') ? text : JSON.parse(text)
}

/** Texts and bytes go as they are, all else as JSON. */
function toForm(parts: object): Buffer {
  const written = Object.entries(parts).map(([name, part]): [string, unknown] => [
    name,
    typeof part === 'string' || part instanceof Uint8Array ? part : toJson(part),
  ])
  return encodeForm(written).body
}

function send(
  { method, path }: ContractOperation,
  tenant: Tenant,
  draft: Draft,
  body?: string | Buffer,
): Promise<Answer> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name) => draft.path[name] ?? '')
  const query = draft.query.map(([name, value]) => `${name}=${value}`).join('&')
  const { token } = tenant.business.owner
  return app.send(method, query === '' ? filled : `${filled}?${query}`, { token, body, headers: draft.header })
}

/** Operations that change what the caller may do: two at a time would be in each other's way. */
const isOnCaller = ({ id }: ContractOperation): boolean => /^(auth|business|me|sessions|twoFactor)\./.test(id)

/** Runs `work` for each item, several at a time. */
async function eachOf<Item>(items: Item[], lanes: number, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

for (const operation of operations) {
  describe(operation.id, () => {
    let tenant: Tenant
    before(async () => {
      tenant = await newTenant(app)
    })

    it(`stands ${isLong ? 'every' : 'any'} single mutation`, async (t) => {
      const mutations = mutationsOf(operation).filter(isChosen)
      const failures: string[] = []
      const supply = supplyOf(operation, tenant)
      await eachOf(mutations, isOnCaller(operation) ? 1 : 8, async (mutation) => {
        await tryMutated(operation, tenant, [mutation], supply).catch((error: Error) => failures.push(error.message))
      })
      t.diagnostic(`${mutations.length} requests`)
      assert.equal(failures.length, 0, failures.join('\n\n'))
      assert.equal(({} as { polluted?: unknown }).polluted, undefined)
    })
  })
}

describe('several mutations together', () => {
  it('are stood as well', async (t) => {
    t.diagnostic(`seed ${seed}`)
    const tenant = await newTenant(app)
    const known = operations.map((operation) => ({ operation, mutations: mutationsOf(operation) }))
    const some = fc
      .constantFrom(...known)
      .chain(({ operation, mutations }) =>
        fc
          .uniqueArray(fc.constantFrom(...mutations), { minLength: 2, maxLength: 6 })
          .map((chosen) => ({ operation, chosen })),
      )
    await fc.assert(
      fc.asyncProperty(some, ({ operation, chosen }) => tryMutated(operation, tenant, chosen)),
      { seed, ...randomRuns, markInterruptAsFailure: false },
    )
  })
})
