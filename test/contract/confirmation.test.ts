import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { operations } from '../support/contract/contract.ts'
import { startTestApp } from '../support/service/app.ts'
import { backdateConfirmation } from '../support/service/log-in.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { validRequest } from './valid-requests.ts'

/*
 * Operations require a recent proof of the password if and only if the contract declares it. `matrix.test.ts` covers API
 * keys, which need none. `webhooks.update` requires it for some members of its body, which its own test covers.
 */

const app = await startTestApp()

describe('a user whose proof of the password has expired', () => {
  let tenant: Tenant
  before(async () => {
    tenant = await newTenant(app)
  })

  for (const { id, isPublic, needsConfirmation, success } of operations) {
    if (isPublic) continue
    it(needsConfirmation ? `must renew it for ${id}, even with an invalid body` : `can still call ${id}`, async () => {
      const request = await validRequest(id, tenant)
      await backdateConfirmation(app, tenant.business.owner.session_id, 16)
      if (!needsConfirmation) {
        const body = id === 'webhooks.update' ? { description: 'Sync' } : request.body
        const response = await tenant.owner.send(id, { ...request, body })
        assert.equal(response.status, success, response.text)
        return
      }
      for (const body of [request.body, '{"nonsense']) {
        const { code } = (await tenant.owner.expectError(403, id, { ...request, body })).body
        assert.equal(code, 'confirmation_required')
      }
    })
  }
})
