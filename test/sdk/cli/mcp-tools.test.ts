import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContract } from '../../../openapi/read/contract.ts'
import { listOperations, type Operation } from '../../../openapi/read/operations.ts'
import { guardRequests } from '../../../sdk/cli/mcp/request-guard.ts'
import { selectTools } from '../../../sdk/cli/mcp/serve.ts'
import { tools } from '../../../sdk/cli/mcp/tools.ts'
import { data, startService } from '../service.ts'

const contract = readContract()
const operations = listOperations(contract)
const operationByRequest = new Map(operations.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each]))

/** Resources that agents never reach: logins and their factors, users, keys, signing, bank accounts, the audit log. */
const neverResources = [
  'apiKeys',
  'auditLog',
  'auth',
  'bankAccounts',
  'dependents',
  'identifiers',
  'me',
  'passkeys',
  'sessions',
  'signing',
  'singleSignOn',
  'twoFactor',
  'users',
]

/** Operations that decide, approve, erase, or return secrets, which a password need not confirm. */
const neverOperations = [
  'documents.createSigningLink',
  'documents.finish',
  'leaveRequests.approve',
  'leaveRequests.reject',
  'people.delete',
  'people.erase',
  'people.export',
  'people.terminate',
  'payRuns.approve',
  'payRuns.cancel',
  'payRuns.complete',
  'payRuns.exportPain001',
  'payRuns.reopen',
  'personChanges.approve',
  'personChanges.reject',
  'webhooks.create',
  'webhooks.rotateSecret',
]

const isForbidden = (operation: Operation): boolean =>
  neverResources.includes(operation.id.split('.')[0] ?? '') ||
  neverOperations.includes(operation.id) ||
  operation.method === 'delete' ||
  operation.needsConfirmation ||
  operation.isUserOnly ||
  operation.scopes.some((scope) => /:(approve|manage)$/.test(scope))

test('the lists of what agents never do name operations of the contract', () => {
  for (const name of neverOperations)
    assert.ok(
      operations.some(({ id }) => id === name),
      name,
    )
  for (const name of neverResources)
    assert.ok(
      operations.some(({ id }) => id.startsWith(`${name}.`)),
      name,
    )
})

for (const tool of tools) {
  test(`${tool.name} sends only requests that its scopes permit and that agents may send`, () => {
    const toolOperations = tool.requests.map(
      (request) => operationByRequest.get(request) ?? assert.fail(`${request} does not exist`),
    )
    const needed = new Set(toolOperations.flatMap(({ scopes }) => scopes))
    assert.deepEqual([...needed].sort(), [...tool.scopes].sort())
    assert.deepEqual(toolOperations.filter(isForbidden), [])
    const changes = toolOperations.filter(({ method }) => method !== 'get')
    assert.equal(changes.length > 0, tool.isChange)
    assert.match(tool.name, /^[a-z_]{3,40}$/)
    assert.match(tool.description, /\.$/)
  })
}

test('a key has only the tools whose scopes it has, and no change without permission', () => {
  const every = [...new Set(tools.flatMap(({ scopes }) => scopes))]
  assert.equal(selectTools(every, true).length, tools.length)
  assert.ok(selectTools(every, false).every(({ isChange }) => !isChange))
  assert.deepEqual(
    selectTools([], true).map(({ name }) => name),
    ['search_guides'],
  )
})

test('a tool cannot send other requests', async (t) => {
  const service = await startService(t, data({}))
  const send = (method: string, path: string, url = service.baseUrl) => {
    const { signal } = new AbortController()
    const init = { method, headers: {}, redirect: 'manual' as const, signal }
    return guardRequests(['GET /people/{id}', 'POST /people'], url, signal)(service.baseUrl + path, init)
  }
  assert.equal((await send('GET', '/v1/people/1?x=1')).status, 200)
  assert.equal((await send('POST', '/v1/people')).status, 200)
  assert.equal((await send('GET', '/hr/v1/people/1', `${service.baseUrl}/hr/v1`)).status, 200)
  for (const [method, path] of [
    ['GET', '/v1/people'],
    ['GET', '/v1/people/1/export'],
    ['POST', '/v1/people/1'],
    ['DELETE', '/v1/people/1'],
    ['GET', '/people/1'],
  ] as const) {
    await assert.rejects(send(method, path), /^Error: The tool may not send/)
  }
  assert.equal(service.requests.length, 3)
})
