import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { signAccessToken } from '../../server/access/sessions/access-token.ts'
import type { OperationId } from '../../server/operation/contract/contract.ts'
import { type Scope, scopes } from '../../server/operation/scopes.ts'
import { type ContractOperation, operations, resolveSchema } from '../support/contract/contract.ts'
import { type AnyInput, type Caller, caller } from '../support/http.ts'
import { createKey } from '../support/samples/api-key.ts'
import { createUser } from '../support/samples/factories.ts'
import { type Answer, startTestApp } from '../support/service/app.ts'
import { furtherScopes } from './further-scopes.ts'
import { forbidden, notFound, said, secondFactorRequired, unauthenticated, unknown } from './refusals.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { filledTenants, referenceOf, validRequest } from './valid-requests.ts'

/*
 * Who may do what, for each operation that the contract has. One that is added gets its rows by itself; it needs
 * nothing but a valid request in valid-requests.ts.
 */

const app = await startTestApp()
const nobody = caller(app)

/** The owner with a token that has these scopes alone. */
function holding({ business: { id: business_id, owner } }: Tenant, granted: readonly Scope[]): Caller {
  const principal = { business_id, user_id: owner.id, session_id: owner.session_id, scopes: new Set(granted) }
  return caller(app, signAccessToken(app.config.jwtKeys, principal, new Date()))
}

/** A machine that may do whatever a machine can. */
async function machineOf({ business: { owner }, restore }: Tenant): Promise<Caller> {
  await restore() // what ran before may have ended the owner's session
  const { token } = await createKey(app, owner, { scopes: scopes.filter((scope) => scope !== 'self') })
  return caller(app, token)
}

/** Two businesses that have something of every kind. */
let filled: Promise<[Tenant, Tenant]> | undefined

const askForSecondFactor = ({ business: { id } }: Tenant) =>
  app.db.updateTable('businesses').set({ require_2fa: true }).where('id', '=', id).execute()

/** Values of `Authorization` that are no good, though there is a good token, and the codes that they get. */
function badCredentials({ business: { id: business_id, owner } }: Tenant): [authorization: string, code: string][] {
  const principal = { business_id, user_id: owner.id, session_id: owner.session_id, scopes: new Set(scopes) }
  const expired = signAccessToken(app.config.jwtKeys, principal, new Date(Date.now() - 901_000))
  return [
    ['Bearer ', 'token_malformed'],
    ['Bearer garbage', 'token_malformed'],
    [`Bearer ${expired}`, 'token_expired'],
    [`Basic ${owner.token}`, 'token_malformed'],
    [owner.token, 'token_malformed'],
    [`Bearer ${owner.token} ${owner.token}`, 'token_malformed'],
  ]
}

/** Whatever of people an answer shows: a list, the leave of a calendar, or the events of one that is a file. */
const shownIn = ({ body, text }: Answer): unknown =>
  body === undefined ? (text.match(/BEGIN:VEVENT/g) ?? []) : (body.data.leave ?? body.data)

/** What employees read in full, as it is of the business and nobody's own. */
const ownedByNobody: OperationId[] = ['leaveTypes', 'holidays', 'departments', 'locations'].flatMap((resource) =>
  ['list', 'get'].map((verb) => `${resource}.${verb}` as OperationId),
)
ownedByNobody.push('directory.list')

/** What those lists leave out for a caller who lacks `leave:read`. */
const withoutLeave: Partial<Record<OperationId, object>> = { 'directory.list': { away_today: null, away_until: null } }

/** The request as it is, with nothing right but its path, and for something that does not exist. */
const variantsOf = (operation: ContractOperation, request: AnyInput): AnyInput[] => [
  request,
  {
    ...request,
    query: { nonsense: 1 },
    body: '{"nonsense',
    header: { 'content-type': 'text/plain', 'If-Match': 'nonsense', 'Idempotency-Key': ' ' },
  },
  { ...request, path: absentPath(operation) },
]

/** Ids of the right form that nothing has. */
const absentPath = ({ parameters }: ContractOperation): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [name, schema.type === 'string' ? `evt_${'0'.repeat(32)}` : '2147483647']),
  )

/** What has no id of its own is told by its hash, or by that of its person. */
const idsOf = ({ body }: Answer): unknown[] =>
  body.data.map((item: { id?: unknown; hash?: unknown; person_id?: unknown }) => item.id ?? item.hash ?? item.person_id)

/** Members of a request, apart from its path, that name other things of the business by their id. */
const referencesOf = ({ parameters, body }: ContractOperation): string[] =>
  [
    ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => `query.${name}`),
    ...Object.keys((body && resolveSchema(body).properties) ?? {}).map((name) => `body.${name}`),
  ].filter((name) => /_ids?$/.test(name) && !/\.(external|event)_id$/.test(name)) // texts, which are only compared

for (const operation of operations) {
  const { id, isPublic, parameters } = operation

  describe(id, () => {
    let ours: Tenant
    let theirs: Tenant
    before(async () => {
      ours = await newTenant(app)
      theirs = await newTenant(app)
    })

    it('succeeds with a valid request and no more than its scopes', async () => {
      const own = [...operation.scopes, ...(furtherScopes[id] ?? [])]
      const somebody = isPublic ? nobody : holding(ours, own as Scope[])
      const answer = await somebody.send(id, await validRequest(id, ours))
      assert.equal(answer.status, operation.success, answer.text)
    })

    if (!isPublic) {
      it('answers 401 without a token, whatever else is wrong', async () => {
        for (const request of variantsOf(operation, await validRequest(id, ours))) {
          assert.deepEqual(said(await nobody.send(id, request)), unauthenticated('token_missing'))
        }
      })

      it('answers 401 to a token that is no good, whatever else is wrong', async () => {
        const request = await validRequest(id, ours)
        for (const [authorization, code] of badCredentials(ours)) {
          for (const variant of variantsOf(operation, request)) {
            const answer = await nobody.send(id, { ...variant, header: { ...variant.header, authorization } })
            assert.deepEqual(said(answer), unauthenticated(code), authorization)
          }
        }
      })
    }

    if (operation.isUsersOnly) {
      it('answers 403 to an API key, whatever else is wrong', async () => {
        const machine = await machineOf(ours)
        for (const request of variantsOf(operation, await validRequest(id, ours))) {
          assert.deepEqual(said(await machine.send(id, request)), forbidden)
        }
      })
    } else if (!isPublic) {
      it('succeeds for an API key that may do everything', async () => {
        const machine = await machineOf(ours)
        const answer = await machine.send(id, await validRequest(id, ours))
        assert.equal(answer.status, operation.success, answer.text)
      })
    }

    if (!isPublic) {
      const what = operation.isBeforeTwoFactor ? 'succeeds for' : 'answers 403 to'
      it(`${what} a user who lacks the second factor that the business asks for`, async () => {
        const strict = await newTenant(app)
        const request = await validRequest(id, strict)
        await strict.restore() // some requests need a second factor to be made
        await askForSecondFactor(strict)
        if (operation.isBeforeTwoFactor) {
          assert.equal((await strict.owner.send(id, request)).status, operation.success)
          return
        }
        for (const variant of variantsOf(operation, request)) {
          assert.deepEqual(said(await strict.owner.send(id, variant)), secondFactorRequired)
        }
      })
    }

    if (operation.scopes.length > 0) {
      it('answers 403 to every scope but its own, whatever else is wrong', async () => {
        const own = operation.servesSelf ? [...operation.scopes, 'self'] : operation.scopes
        const others = scopes.filter((scope) => !own.includes(scope))
        const somebody = holding(ours, others)
        for (const request of variantsOf(operation, await validRequest(id, ours))) {
          assert.deepEqual(said(await somebody.send(id, request)), {
            ...forbidden,
            required_scope: operation.scopes[0],
          })
        }
      })
    }

    // A signer's token is all that they have: it lets in whoever has it, from whatever business.
    if (!isPublic && parameters.some((parameter) => parameter.in === 'path')) {
      it('answers to another business as if there were no such thing', async () => {
        const request = await validRequest(id, theirs)
        const foreign = await ours.owner.send(id, request)
        const absent = await ours.owner.send(id, { ...request, path: absentPath(operation) })
        assert.deepEqual([said(foreign), said(absent)], [notFound, notFound])
        assert.deepEqual(Object.keys(foreign.headers), Object.keys(absent.headers))
        assert.equal((await theirs.owner.send(id, request)).status, operation.success) // it is there, and untouched
      })
    }

    if (parameters.some(({ name }) => name === 'cursor')) {
      it('has pages of any size that add up, 25 entries in one where no limit is given', async () => {
        filled ??= filledTenants(app)
        const [tenant] = await filled
        const { path } = await validRequest(id, tenant)
        const read = async (query: Record<string, unknown>) => (await tenant.owner.send(id, { path, query })).body
        const { data } = await read({ limit: 200 })
        assert.deepEqual((await read({})).data, data.slice(0, 25))
        let cursor: string | undefined
        for (const entry of data.slice(0, 5)) {
          const page = await read({ limit: 1, cursor })
          assert.deepEqual(page.data, [entry])
          cursor = page.meta.next_cursor ?? undefined
        }
        if (data.length < 200) assert.equal((await read({ limit: data.length })).meta.next_cursor, null)
      })

      it('shows nothing of another business, not even after its cursor', async () => {
        filled ??= filledTenants(app)
        const [ours, theirs] = await filled
        const { path } = await validRequest(id, theirs)
        const page = await theirs.owner.send(id, { path, query: { limit: 1 } })
        const cursor = page.body.meta.next_cursor
        assert.notEqual(cursor, null, `valid-requests.ts leaves too little for ${id} to page through`)
        const foreign = new Set(idsOf(await theirs.owner.send(id, { path, query: { limit: 200 } })))

        const request = await validRequest(id, ours)
        for (const query of [{ limit: 200 }, { limit: 200, cursor }]) {
          const shown = idsOf(await ours.owner.send(id, { ...request, query }))
          assert.ok(shown.length > 0 || 'cursor' in query)
          assert.deepEqual(new Set(shown).intersection(foreign), new Set())
        }
      })
    }

    if (operation.servesSelf && ownedByNobody.includes(id)) {
      it('answers to the scope self as to the owner, but for what needs a scope of its own', async () => {
        const { token } = await createUser(app, { business_id: ours.business.id, role: 'employee' })
        const request = await validRequest(id, ours)
        const { status, body } = await caller(app, token).send(id, request)
        const { data } = (await ours.owner.send(id, request)).body
        const expected = [data].flat().map((entry) => ({ ...entry, ...withoutLeave[id] }))
        assert.deepEqual([status, [body.data].flat()], [200, expected])
        assert.ok(expected.length > 0)
      })
    } else if (operation.servesSelf) {
      it('answers to the scope self as if there were nothing but the caller’s own', async () => {
        const { token } = await createUser(app, { business_id: ours.business.id, role: 'employee' })
        const request = await validRequest(id, ours)
        const answer = await caller(app, token).send(id, request)
        if (parameters.some((parameter) => parameter.in === 'path')) assert.deepEqual(said(answer), notFound)
        else if (operation.body) assert.deepEqual(said(answer), unknown('body.person_id'))
        else if ('manager_id' in (request.query ?? {})) assert.deepEqual(said(answer), unknown('query.manager_id'))
        else assert.deepEqual([answer.status, shownIn(answer)], [200, []])
      })
    }

    for (const place of referencesOf(operation)) {
      it(`answers to something of another business in ${place} as if there were no such thing`, async () => {
        const [where, name] = place.split('.') as ['query' | 'body', string]
        const sendWith = async (value: number) => {
          const request = await validRequest(id, ours)
          const members = { ...(request[where] as object), [name]: name.endsWith('s') ? [value] : value }
          return said(await ours.owner.send(id, { ...request, [where]: members }))
        }
        const [foreign, absent] = [await sendWith(await referenceOf(place, theirs)), await sendWith(2_147_483_647)]
        assert.deepEqual([foreign, absent], [unknown(place), unknown(place)])
      })
    }
  })
}
