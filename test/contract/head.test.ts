import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { signAccessToken } from '../../server/access/sessions/access-token.ts'
import { operations } from '../support/contract/contract.ts'
import { type AnyInput, requestPath } from '../support/http.ts'
import { startTestApp, type TestResponse } from '../support/service/app.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { validRequest } from './valid-requests.ts'

/*
 * HEAD returns the response of GET without its body (RFC 9110 § 9.3.2), for each GET operation.
 */

const app = await startTestApp()

/** Headers that vary per response or connection: the test client closes its connection after a HEAD. */
const varying = ['date', 'x-request-id', 'ratelimit', 'transfer-encoding', 'connection', 'keep-alive']

/** The members that the responses to GET and HEAD must share. */
const comparable = ({ status, headers }: TestResponse) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name))),
})

for (const { id, isPublic, scopes } of operations.filter(({ method }) => method === 'GET')) {
  describe(id, () => {
    let tenant: Tenant
    let request: AnyInput
    before(async () => {
      tenant = await newTenant(app)
      request = await validRequest(id, tenant)
    })

    const getAndHead = async (
      token: string | undefined,
      input = request,
    ): Promise<[get: TestResponse, head: TestResponse]> => {
      const { header: headers = {} } = input
      return [
        await app.send('GET', requestPath(id, input), { token, headers }),
        await app.send('HEAD', requestPath(id, input), { token, headers }),
      ]
    }

    it('responds to HEAD as to GET, without the body', async () => {
      const [get, head] = await getAndHead(isPublic ? undefined : tenant.business.owner.token)
      assert.equal(get.status, 200)
      assert.deepEqual(comparable(head), comparable(get))
      assert.equal(head.bytes.length, 0)
    })

    it('rejects HEAD as it rejects GET', async () => {
      const { id: business_id, owner } = tenant.business
      const principal = { business_id, user_id: owner.id, session_id: owner.session_id, scopes: new Set<never>() }
      const withoutScopes = signAccessToken(app.config.jwtKeys, principal, new Date())
      const nonsense = { ...request, query: { nonsense: 1 } }
      const expected = isPublic ? [422, 422] : scopes.length > 0 ? [401, 403] : [401, 422]
      for (const [index, token] of [undefined, withoutScopes].entries()) {
        const [get, head] = await getAndHead(token, nonsense)
        assert.equal(get.status, expected[index])
        assert.deepEqual(comparable(head), comparable(get))
        assert.equal(head.bytes.length, 0)
      }
    })
  })
}
