import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { needsWholeBusiness, roleScopeProblems } from '../../server/access/roles/scope-reach.ts'
import type { ReachName } from '../../server/access/roles.ts'
import { signAccessToken } from '../../server/access/sessions/access-token.ts'
import type { OperationId } from '../../server/operation/contract/contract.ts'
import { type Scope, scopes } from '../../server/operation/scopes.ts'
import { type ContractOperation, operations, resolveSchema } from '../support/contract/contract.ts'
import { type AnyInput, all, type Caller, caller } from '../support/http.ts'
import { createKey } from '../support/samples/api-key.ts'
import { createUser } from '../support/samples/factories.ts'
import { createUserWithRole } from '../support/samples/role.ts'
import { startTestApp, type TestResponse } from '../support/service/app.ts'
import { furtherScopes } from './further-scopes.ts'
import {
  forbidden,
  notFound,
  secondFactorRequired,
  unauthenticated,
  unknownReference,
  withoutRequestId,
} from './refusals.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { createReference, filledTenants, validRequest } from './valid-requests.ts'

/*
 * Access control of every operation of the contract. A new operation is covered automatically; it only needs a valid
 * request in valid-requests.ts.
 */

const app = await startTestApp()
const anonymous = caller(app)

/** The owner, with a token that has exactly these scopes. */
function callerWithScopes({ business: { id: business_id, owner } }: Tenant, granted: readonly Scope[]): Caller {
  const principal = { business_id, user_id: owner.id, session_id: owner.session_id, scopes: new Set(granted) }
  return caller(app, signAccessToken(app.config.jwtKeys, principal, new Date()))
}

/** A caller with an API key that has every scope of API keys. */
async function createKeyCaller({ business: { owner }, restore }: Tenant): Promise<Caller> {
  await restore() // an earlier test may have revoked the owner's session
  const { token } = await createKey(app, owner, { scopes: scopes.filter((scope) => scope !== 'self') })
  return caller(app, token)
}

/** Two businesses with a record of every kind. */
let filled: Promise<[Tenant, Tenant]> | undefined

const requireSecondFactor = ({ business: { id } }: Tenant) =>
  app.db.updateTable('businesses').set({ require_2fa: true }).where('id', '=', id).execute()

/** Invalid values of `Authorization`, some with a valid token in them, and the error code of each. */
function invalidCredentials({ business: { id: business_id, owner } }: Tenant): [authorization: string, code: string][] {
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

/** The entries about people in a response: a list, the leave of a calendar, or the events of an iCalendar file. */
const readEntries = ({ body, text }: TestResponse): unknown =>
  body === undefined ? (text.match(/BEGIN:VEVENT/g) ?? []) : (body.data.leave ?? body.data)

/** Operations that employees may read in full, because the records belong to the business and not to a person. */
const businessWide: OperationId[] = ['leaveTypes', 'holidays', 'departments', 'locations'].flatMap((resource) =>
  ['list', 'get'].map((verb) => `${resource}.${verb}` as OperationId),
)
businessWide.push('directory.list')

/**
 * The members that operations in `businessWide` hide from callers without `leave:read`, with the values in their place.
 */
const withoutLeave: Partial<Record<OperationId, object>> = { 'directory.list': { away_today: null, away_until: null } }

/** A valid request, one with only its path valid, and one for a resource that does not exist. */
const listVariants = (operation: ContractOperation, request: AnyInput): AnyInput[] => [
  request,
  {
    ...request,
    query: { nonsense: 1 },
    body: '{"nonsense',
    header: { 'content-type': 'text/plain', 'If-Match': 'nonsense', 'Idempotency-Key': ' ' },
  },
  { ...request, path: absentPath(operation) },
]

/** Path parameters in the correct format that no resource has. */
const absentPath = ({ parameters }: ContractOperation): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [name, schema.type === 'string' ? `evt_${'0'.repeat(32)}` : '2147483647']),
  )

/** The IDs of a list's entries; entries without an ID have a hash or the ID of their person. */
const readIds = ({ body }: TestResponse): unknown[] =>
  body.data.map((item: { id?: unknown; hash?: unknown; person_id?: unknown }) => item.id ?? item.hash ?? item.person_id)

/** Members of a query or a body that contain IDs of other resources of the business. */
const listReferences = ({ parameters, body }: ContractOperation): string[] =>
  [
    ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => `query.${name}`),
    ...Object.keys((body && resolveSchema(body).properties) ?? {}).map((name) => `body.${name}`),
  ].filter((name) => /_ids?$/.test(name) && !/\.(external|event|client)_id$/.test(name)) // strings without a referenced resource

/** Expects the response to a caller within whose reach none of the records of the request are. */
function assertOnlyOwn(response: TestResponse, { id, parameters, body }: ContractOperation, request: AnyInput): void {
  if (parameters.some((parameter) => parameter.in === 'path')) assert.deepEqual(withoutRequestId(response), notFound)
  else if (body) assert.deepEqual(withoutRequestId(response), unknownReference('body.person_id'))
  else if ('manager_id' in (request.query ?? {}))
    assert.deepEqual(withoutRequestId(response), unknownReference('query.manager_id'))
  else if (listsOfPeople.includes(id)) assert.deepEqual(withoutRequestId(response), unknownReference('query.person_id'))
  else assert.deepEqual([response.status, readEntries(response)], [200, []])
}

/** Lists whose valid request has a filter by a person. */
const listsOfPeople: OperationId[] = [
  'leaveCalendar.team',
  'compensations.list',
  'assignments.list',
  'bankAccounts.list',
  'identifiers.list',
  'tasks.list',
  'personChanges.list',
]

/**
 * Operations with a scope for any reach whose records belong to the business and not to a person, with `businessWide`.
 */
const withoutPeople: OperationId[] = [
  ...businessWide,
  'people.schema',
  'documentTemplates.list',
  'documentTemplates.get',
  'checklists.list',
  'checklists.get',
  'me.getDelegate',
  'me.setDelegate',
  'me.deleteDelegate',
]

/** Checks that a custom role gives access with the scopes of an operation, within its reach, and without them none. */
function customRoleTests(operation: ContractOperation, tenant: () => Tenant): void {
  const { id } = operation
  const needed = [...operation.scopes, ...(furtherScopes[id] ?? [])] as Scope[]
  const isAllowed = roleScopeProblems(needed, 'all').length === 0
  const withRole = async (scopes: readonly Scope[], reach: ReachName) =>
    caller(app, (await createUserWithRole(app, { business_id: tenant().business.id, scopes, reach })).token)

  if (isAllowed)
    it('succeeds for a custom role with the required scopes and the reach of all people', async () => {
      const sender = await withRole(needed, 'all')
      const response = await sender.send(id, await validRequest(id, tenant()))
      assert.equal(response.status, operation.success, response.text)
    })

  it('returns 403 for a custom role without the scope, or only the caller’s own records', async () => {
    const others = scopes.filter((scope) => !operation.scopes.includes(scope) && scope !== 'self')
    const request = await validRequest(id, tenant())
    const response = await (await withRole(others, 'all')).send(id, request)
    if (!operation.servesSelf)
      assert.deepEqual(withoutRequestId(response), { ...forbidden, required_scope: operation.scopes[0] })
    else if (!businessWide.includes(id)) assertOnlyOwn(response, operation, request)
  })

  for (const reach of ['self', 'team', 'department'] as const) {
    if (roleScopeProblems(operation.scopes as Scope[], reach).length > 0) continue
    it(`responds to a custom role with the reach ${reach} as if no people existed outside of it`, async () => {
      const within = needed.filter((scope) => !needsWholeBusiness(scope))
      const sender = await withRole(within, reach)
      const request = await validRequest(id, tenant())
      const response = await sender.send(id, request)
      if (withoutPeople.includes(id)) assert.equal(response.status, operation.success, response.text)
      else if (within.length < needed.length && response.status === 403)
        assert.ok(needsWholeBusiness(response.body.required_scope))
      else assertOnlyOwn(response, operation, request)
    })
  }
}

for (const operation of operations) {
  const { id, isPublic, parameters } = operation

  describe(id, () => {
    let ours: Tenant
    let theirs: Tenant
    before(async () => {
      ours = await newTenant(app)
      theirs = await newTenant(app)
    })

    it('succeeds with a valid request and only the required scopes', async () => {
      const own = [...operation.scopes, ...(furtherScopes[id] ?? [])]
      const sender = isPublic ? anonymous : callerWithScopes(ours, own as Scope[])
      const response = await sender.send(id, await validRequest(id, ours))
      assert.equal(response.status, operation.success, response.text)
    })

    if (!isPublic) {
      it('returns 401 without a token, even if the request has other faults', async () => {
        for (const request of listVariants(operation, await validRequest(id, ours))) {
          assert.deepEqual(withoutRequestId(await anonymous.send(id, request)), unauthenticated('token_missing'))
        }
      })

      it('returns 401 for an invalid token, even if the request has other faults', async () => {
        const request = await validRequest(id, ours)
        for (const [authorization, code] of invalidCredentials(ours)) {
          for (const variant of listVariants(operation, request)) {
            const response = await anonymous.send(id, { ...variant, header: { ...variant.header, authorization } })
            assert.deepEqual(withoutRequestId(response), unauthenticated(code), authorization)
          }
        }
      })
    }

    if (operation.isUserOnly) {
      it('returns 403 for an API key, even if the request has other faults', async () => {
        const keyCaller = await createKeyCaller(ours)
        for (const request of listVariants(operation, await validRequest(id, ours))) {
          assert.deepEqual(withoutRequestId(await keyCaller.send(id, request)), forbidden)
        }
      })
    } else if (!isPublic) {
      it('succeeds for an API key with every scope', async () => {
        const keyCaller = await createKeyCaller(ours)
        const response = await keyCaller.send(id, await validRequest(id, ours))
        assert.equal(response.status, operation.success, response.text)
      })
    }

    if (!isPublic) {
      const outcome = operation.isBeforeTwoFactor ? 'succeeds for' : 'returns 403 for'
      it(`${outcome} a user without the second factor that the business requires`, async () => {
        const strict = await newTenant(app)
        const request = await validRequest(id, strict)
        await strict.restore() // creating some requests sets up a second factor
        await requireSecondFactor(strict)
        if (operation.isBeforeTwoFactor) {
          assert.equal((await strict.owner.send(id, request)).status, operation.success)
          return
        }
        for (const variant of listVariants(operation, request)) {
          assert.deepEqual(withoutRequestId(await strict.owner.send(id, variant)), secondFactorRequired)
        }
      })
    }

    if (operation.scopes.length > 0) {
      it('returns 403 for a caller with all scopes except the required ones, even if the request has other faults', async () => {
        const own = operation.servesSelf ? [...operation.scopes, 'self'] : operation.scopes
        const others = scopes.filter((scope) => !own.includes(scope))
        const powerless = callerWithScopes(ours, others)
        for (const request of listVariants(operation, await validRequest(id, ours))) {
          assert.deepEqual(withoutRequestId(await powerless.send(id, request)), {
            ...forbidden,
            required_scope: operation.scopes[0],
          })
        }
      })
    }

    // The tokens in public paths are bearer credentials: they are valid for any caller, from any business.
    if (!isPublic && parameters.some((parameter) => parameter.in === 'path')) {
      it('responds to another business as if the resource did not exist', async () => {
        const request = await validRequest(id, theirs)
        const foreign = await ours.owner.send(id, request)
        const absent = await ours.owner.send(id, { ...request, path: absentPath(operation) })
        assert.deepEqual([withoutRequestId(foreign), withoutRequestId(absent)], [notFound, notFound])
        assert.deepEqual(Object.keys(foreign.headers), Object.keys(absent.headers))
        assert.equal((await theirs.owner.send(id, request)).status, operation.success) // it exists unchanged
      })
    }

    if (parameters.some(({ name }) => name === 'cursor')) {
      it('has consistent pages of any size, and 25 entries per page by default', async () => {
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

      if (parameters.some(({ name }) => name === 'include_total')) {
        it('has the total number of entries on any page if the caller requests it', async () => {
          filled ??= filledTenants(app)
          const [tenant] = await filled
          const { path } = await validRequest(id, tenant)
          const read = async (query: Record<string, unknown>) => (await tenant.owner.send(id, { path, query })).body
          const { length } = await all(tenant.owner, id, { path })
          for (const limit of [1, 200]) {
            const { meta } = await read({ limit, include_total: true })
            assert.deepEqual([meta.total, meta.total_capped], [length, false])
          }
          const { meta } = await read({ limit: 1 })
          assert.deepEqual(Object.keys(meta), ['next_cursor'])
          const { next_cursor: cursor } = meta
          if (cursor) assert.equal((await read({ limit: 1, cursor, include_total: true })).meta.total, length)
        })
      }

      it('returns no entry of another business, not even with its cursor', async () => {
        filled ??= filledTenants(app)
        const [ours, theirs] = await filled
        const { path } = await validRequest(id, theirs)
        const page = await theirs.owner.send(id, { path, query: { limit: 1 } })
        const cursor = page.body.meta.next_cursor
        assert.notEqual(cursor, null, `valid-requests.ts creates too few entries for ${id} to have two pages`)
        const foreign = new Set(readIds(await theirs.owner.send(id, { path, query: { limit: 200 } })))

        const request = await validRequest(id, ours)
        for (const query of [{ limit: 200 }, { limit: 200, cursor }]) {
          const ids = readIds(await ours.owner.send(id, { ...request, query }))
          assert.ok(ids.length > 0 || 'cursor' in query)
          assert.deepEqual(new Set(ids).intersection(foreign), new Set())
        }
      })
    }

    if (operation.servesSelf && businessWide.includes(id)) {
      it('returns the same entries to a caller with the scope self as to the owner, without the members that need another scope', async () => {
        const { token } = await createUser(app, { business_id: ours.business.id, role: 'employee' })
        const request = await validRequest(id, ours)
        const { status, body } = await caller(app, token).send(id, request)
        const { data } = (await ours.owner.send(id, request)).body
        const expected = [data].flat().map((entry) => ({ ...entry, ...withoutLeave[id] }))
        assert.deepEqual([status, [body.data].flat()], [200, expected])
        assert.ok(expected.length > 0)
      })
    } else if (operation.servesSelf) {
      it('responds to a caller with the scope self as if only the caller’s own records existed', async () => {
        const { token } = await createUser(app, { business_id: ours.business.id, role: 'employee' })
        const request = await validRequest(id, ours)
        assertOnlyOwn(await caller(app, token).send(id, request), operation, request)
      })
    }

    // The scope `self`, which every custom role has, is covered above.
    if (operation.scopes.some((scope) => scope !== 'self')) customRoleTests(operation, () => ours)

    for (const location of listReferences(operation)) {
      it(`treats an ID of another business in ${location} like an unknown ID`, async () => {
        const [part, name] = location.split('.') as ['query' | 'body', string]
        const sendWith = async (value: number) => {
          const request = await validRequest(id, ours)
          const members = { ...(request[part] as object), [name]: name.endsWith('s') ? [value] : value }
          return withoutRequestId(await ours.owner.send(id, { ...request, [part]: members }))
        }
        const [foreign, absent] = [
          await sendWith(await createReference(location, theirs)),
          await sendWith(2_147_483_647),
        ]
        assert.deepEqual([foreign, absent], [unknownReference(location), unknownReference(location)])
      })
    }
  })
}
