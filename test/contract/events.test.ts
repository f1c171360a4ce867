import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, it } from 'node:test'
import { type ContractOperation, findProblems, operations } from '../support/contract/contract.ts'
import { type AnyInput, caller } from '../support/http.ts'
import { startTestApp } from '../support/service/app.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { validRequest } from './valid-requests.ts'
import { withoutEvent } from './without-event.ts'

/*
 * Every change has an event, so that integrators need not poll: each operation except GET either records an event of its
 * area in its transaction, or is listed in `without-event.ts` with the reason.
 */

const app = await startTestApp()
const anonymous = caller(app)
const listed = withoutEvent.flatMap((group) => group.operations)
const writing = operations.filter(({ method }) => method !== 'GET')

/** The prefix of the event types of each resource. */
const prefixes: Record<string, string> = {
  auth: 'user',
  departments: 'department',
  apps: 'app',
  connectedApps: 'app',
  assignments: 'assignment',
  checklists: 'task',
  bankAccounts: 'bank_account',
  compensations: 'compensation',
  identifiers: 'identifier',
  emergencyContacts: 'emergency_contact',
  dependents: 'dependent',
  customFields: 'custom_field',
  payCodes: 'pay_code',
  paySchedules: 'pay_schedule',
  documentTemplates: 'document_template',
  documents: 'document',
  holidays: 'holiday',
  leaveAttachments: 'leave',
  leaveBalances: 'leave',
  leaveRequests: 'leave',
  leaveTypes: 'leave_type',
  locations: 'location',
  payRuns: 'payrun',
  payslips: 'payrun',
  me: 'person',
  people: 'person',
  personChanges: 'person_change',
  recurringLines: 'recurring_line',
  signing: 'document',
  tasks: 'task',
  singleSignOn: 'user',
  twoFactor: 'user',
  users: 'user',
}

const eventSchema = { $ref: '#/components/schemas/Event' }

/** The events of a business in order, without webhook tests. */
async function readEvents({ business }: Tenant): Promise<{ type: string; body: string }[]> {
  const events = app.db.selectFrom('events').select(['type', 'body']).where('business_id', '=', business.id)
  return await events.where('id', 'not like', 'evt_test_%').orderBy('position').execute()
}

/** The IDs of the audit log entries of a business. */
async function readAuditIds({ business }: Tenant): Promise<unknown[]> {
  return await app.db.selectFrom('audit_log').select('id').where('business_id', '=', business.id).execute()
}

/** Sends a request that succeeds, and returns the events that it recorded. */
async function recordEvents(tenant: Tenant, { id, isPublic, success }: ContractOperation, request: AnyInput) {
  const { length } = await readEvents(tenant)
  const response = await (isPublic ? anonymous : tenant.owner).send(id, request)
  assert.equal(response.status, success, response.text)
  return (await readEvents(tenant)).slice(length)
}

describe('events of writing operations', () => {
  let tenant: Tenant
  before(async () => {
    tenant = await newTenant(app)
  })

  for (const operation of writing) {
    const { id } = operation
    if (listed.includes(id)) {
      it(`${id} records no event, for a listed reason`, async () => {
        const own = await newTenant(app) // without records of other operations, such as connections of apps
        const recorded = await recordEvents(own, operation, await validRequest(id, own))
        assert.deepEqual(recorded, [], `remove ${id} from test/contract/without-event.ts: it records an event`)
      })
      continue
    }
    it(`${id} records an event of its area`, async () => {
      const recorded = await recordEvents(tenant, operation, await validRequest(id, tenant))
      const prefix = prefixes[id.split('.')[0] ?? '']
      const own = recorded.filter(({ type }) => type.split('.')[0] === prefix)
      assert.ok(own.length > 0, `${id} records no ${prefix} event: record one, or list it in without-event.ts`)
      for (const { body } of recorded) assert.deepEqual(findProblems(eventSchema, JSON.parse(body)), [], body)
    })
  }

  for (const { id, method } of writing) {
    // Setting the same password again is a change.
    if (!['PATCH', 'PUT'].includes(method) || id === 'me.changePassword') continue
    it(`${id} records no event and no audit log entry if it changes nothing`, async () => {
      const { header: _, ...request } = await validRequest(id, tenant)
      const send = async () => ({
        data: (await tenant.owner.call(id, request as never)).body,
        events: await readEvents(tenant),
        audit: await readAuditIds(tenant),
      })
      const first = await send()
      assert.deepEqual(await send(), first)
    })
  }

  it('are missing only for writing operations, each listed for one reason', () => {
    const writingIds = writing.map(({ id }) => id)
    assert.deepEqual(
      listed.filter((id) => !writingIds.includes(id)),
      [],
    )
    assert.equal(new Set(listed).size, listed.length)
  })

  it('are missing exactly for the operations that the webhooks guide lists', async () => {
    const guide = await readFile(new URL('../../openapi/guides/webhooks.md', import.meta.url), 'utf8')
    const [, section = ''] = /^### Changes without an event\n([\s\S]*?)(?=^##)/m.exec(guide) ?? []
    const documented = section
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    assert.deepEqual(new Set(documented), new Set(listed))
  })
})
