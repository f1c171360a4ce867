import assert from 'node:assert/strict'
import type { OperationId } from '../../server/operation/contract/contract.ts'
import { type AnyInput, all } from '../support/http.ts'
import { createDocument, createTemplate } from '../support/samples/document.ts'
import {
  createDepartment,
  createEvent,
  createLocation,
  createPerson,
  createWebhook,
} from '../support/samples/factories.ts'
import type { TestApp } from '../support/service/app.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { accessRequests } from './valid-access-requests.ts'
import { documentRequests } from './valid-document-requests.ts'
import { leaveRequests, leaveTypeOf } from './valid-leave-requests.ts'
import { payRunRequests } from './valid-pay-run-requests.ts'

/**
 * A request that succeeds in the tenant's hands, made anew each time, as some use up what they name.
 *
 * @throws when there is none for the operation: generated tests need one to mutilate
 */
export async function validRequest(id: OperationId, tenant: Tenant): Promise<AnyInput> {
  const build = validRequests[id]
  assert.ok(build, `test/contract/valid-requests.ts needs a request that ${id} answers with success`)
  await tenant.restore()
  return await build(tenant)
}

/** Makes two businesses that have something of every kind. */
export async function filledTenants(app: TestApp): Promise<[Tenant, Tenant]> {
  const tenants: [Tenant, Tenant] = [await newTenant(app), await newTenant(app)]
  for (const tenant of tenants)
    for (const id of Object.keys(validRequests)) await validRequest(id as OperationId, tenant)
  return tenants
}

/**
 * Makes what a member of a request may name, by its place.
 *
 * @throws when there is nothing for it: the matrix needs the id of something of another business
 */
export function referenceOf(place: string, tenant: Tenant): Promise<number> {
  const build = references[place]
  assert.ok(build, `test/contract/valid-requests.ts needs something that ${place} can name`)
  return build(tenant)
}

const references: Record<string, (tenant: Tenant) => Promise<number>> = {
  'query.department_id': (tenant) => departmentOf(tenant),
  'body.department_id': (tenant) => departmentOf(tenant),
  'body.parent_id': (tenant) => departmentOf(tenant),
  'query.location_id': (tenant) => locationOf(tenant),
  'body.location_ids': (tenant) => locationOf(tenant),
  'body.location_id': (tenant) => locationOf(tenant),
  'query.manager_id': (tenant) => personOf(tenant),
  'query.user_id': async ({ business }) => business.owner.id,
  'body.person_id': (tenant) => personOf(tenant),
  'query.person_id': (tenant) => personOf(tenant),
  'body.signer_id': async ({ app, business }) =>
    (await createDocument(app, { business_id: business.id, status: 'sent' })).signer_ids[0] ?? 0,
  'body.template_id': async ({ app, business }) => (await createTemplate(app, { business_id: business.id })).id,
  'query.template_id': async ({ app, business }) => (await createTemplate(app, { business_id: business.id })).id,
  'body.leave_type_id': (tenant) => leaveTypeOf(tenant),
  'query.leave_type_id': (tenant) => leaveTypeOf(tenant),
  'body.manager_id': (tenant) => personOf(tenant),
}

const validRequests: Record<OperationId, (tenant: Tenant) => Promise<AnyInput>> = {
  ...accessRequests,
  ...documentRequests,
  ...leaveRequests,
  ...payRunRequests,
  'people.list': async (tenant) => {
    const manager_id = await personOf(tenant)
    const [department_id, location_id] = [await departmentOf(tenant), await locationOf(tenant)]
    await createPerson(tenant.app, { business_id: tenant.business.id, manager_id, department_id, location_id })
    const filters = { status: 'active', include_deleted: true, manager_id, department_id, location_id }
    return { query: { limit: 2, q: 'ada person', sort: '-last_name', ...filters } }
  },
  'people.create': async (tenant) => ({
    body: { ...ada(), manager_id: await personOf(tenant), location_id: await locationOf(tenant) },
  }),
  'people.import': async (tenant) => {
    const known = { ...ada(), manager_id: await personOf(tenant) }
    await tenant.owner.call('people.create', { body: known as never })
    return { body: { people: [{ ...known, job_title: 'Countess' }, ada(), { first_name: 'Nobody' }], dry_run: false } }
  },
  'people.get': async (tenant) => ({ path: { id: await personOf(tenant) } }),
  'people.update': async (tenant) => ({
    path: { id: await personOf(tenant) },
    header: { 'If-Match': '"1"' },
    body: {
      job_title: 'Countess',
      department_id: await departmentOf(tenant),
      manager_id: await personOf(tenant),
      metadata: { cost_center: '42' },
    },
  }),
  'people.terminate': async (tenant) => ({
    path: { id: await personOf(tenant) },
    header: { 'If-Match': '"1"' },
    body: { end_date: '2026-12-31', reason: 'Retires' },
  }),
  'people.export': async (tenant) => ({ path: { id: await personOf(tenant) } }),
  'people.erase': async (tenant) => {
    const { app, business } = tenant
    const gone = { business_id: business.id, first_name: 'Ada', last_name: 'Lovelace', end_date: '2021-01-01' }
    const { id } = await createPerson(app, gone)
    return { path: { id }, header: { 'If-Match': '"1"' }, body: { confirm: 'Ada Lovelace' } }
  },
  'people.delete': async (tenant) => ({ path: { id: await personOf(tenant) }, header: { 'If-Match': '"1"' } }),
  'directory.list': async (tenant) => {
    const [department_id, location_id] = [await departmentOf(tenant), await locationOf(tenant)]
    await createPerson(tenant.app, { business_id: tenant.business.id, department_id, location_id })
    return { query: { limit: 2, q: 'person', sort: '-last_name', department_id, location_id } }
  },
  'departments.list': async (tenant) => {
    await departmentOf(tenant)
    return { query: { limit: 2, q: 'dep', sort: '-name' } }
  },
  'departments.create': async (tenant) => ({
    body: { name: `Engines ${++named}`, code: `ENG-${named}`, parent_id: await departmentOf(tenant) },
  }),
  'departments.get': async (tenant) => ({ path: { id: await departmentOf(tenant) } }),
  'departments.update': async (tenant) => ({
    path: { id: await departmentOf(tenant) },
    header: { 'If-Match': '"1"' },
    body: { name: `Looms ${++named}`, code: null, parent_id: await departmentOf(tenant) },
  }),
  'departments.delete': async (tenant) => ({
    path: { id: await departmentOf(tenant) },
    header: { 'If-Match': '"1"' },
  }),
  'locations.list': async (tenant) => {
    await locationOf(tenant)
    return { query: { limit: 2, q: 'loc', sort: '-name' } }
  },
  'locations.create': async () => ({
    body: { name: `Paris ${++named}`, code: `PAR-${named}`, country: 'FR', time_zone: 'Europe/Paris' },
  }),
  'locations.get': async (tenant) => ({ path: { id: await locationOf(tenant) } }),
  'locations.update': async (tenant) => ({
    path: { id: await locationOf(tenant) },
    header: { 'If-Match': '"1"' },
    body: { name: `London ${++named}`, code: null, country: 'GB', time_zone: null },
  }),
  'locations.delete': async (tenant) => ({ path: { id: await locationOf(tenant) }, header: { 'If-Match': '"1"' } }),
  'webhooks.list': async () => ({ query: { limit: 2 } }),
  'webhooks.create': async () => ({
    body: {
      url: 'https://example.com/hooks',
      events: ['*'],
      active: false,
      headers: { 'X-Tenant': 'acme' },
      contact: 'webhooks@example.com',
    },
  }),
  'webhooks.get': async (tenant) => ({ path: { id: await webhookOf(tenant) } }),
  'webhooks.statistics': async (tenant) => ({ path: { id: await webhookOf(tenant) } }),
  'webhooks.update': async (tenant) => ({
    path: { id: await webhookOf(tenant) },
    header: { 'If-Match': '"1"' },
    body: { events: ['person.created', 'person.updated'], description: 'Sync' },
  }),
  'webhooks.delete': async (tenant) => ({ path: { id: await webhookOf(tenant) }, header: { 'If-Match': '"1"' } }),
  'webhooks.rotateSecret': async (tenant) => ({ path: { id: await webhookOf(tenant) }, body: { grace_hours: 1 } }),
  'webhooks.sendTest': async (tenant) => ({ path: { id: await webhookOf(tenant) }, body: { type: 'payrun.approved' } }),
  'webhooks.recover': async (tenant) => ({
    path: { id: await activeWebhookOf(tenant) },
    body: {
      since: '2026-01-01T00:00:00Z',
      until: '2999-01-01T00:00:00Z',
      types: ['person.created'],
      statuses: ['failed'],
    },
  }),
  'webhookDeliveries.list': async (tenant) => ({
    path: { id: (await deliveryOf(tenant)).webhook_id },
    query: { status: 'skipped', type: 'person.created', since: '2026-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' },
  }),
  'webhookDeliveries.redeliver': async (tenant) => {
    const { id } = await deliveryOf(tenant)
    await tenant.app.db.deleteFrom('manual_attempts').where('delivery_id', '=', id).execute()
    return { path: { id } }
  },
  'webhookDeliveries.get': async (tenant) => ({ path: { id: (await deliveryOf(tenant)).id } }),
  'events.list': async () => ({
    query: { limit: 2, since: '2026-01-01T00:00:00Z', types: ['person.created', 'person.updated'] },
  }),
  'events.get': async (tenant) => ({ path: { id: (await deliveryOf(tenant)).event_id } }),
  'eventTypes.list': async () => ({}),
}

let named = 0
const ada = () => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  preferred_name: 'Ada',
  email: `ada-${++named}@example.com`,
  phone: '+44 20 7946 0000',
  address: '12 St James’s Square\nLondon',
  date_of_birth: '1990-12-10',
  employee_number: `E-${named}`,
  job_title: 'Analyst',
  department: 'Engines',
  employment_type: 'full_time',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  work_pattern: { mon: 1, tue: 0.5, wed: 0, thu: 1, fri: 1, sat: 0, sun: 0 },
  external_id: `hr-${named}`,
  metadata: { cost_center: '42' },
})

const personOf = async ({ app, business }: Tenant) => (await createPerson(app, { business_id: business.id })).id

const departmentOf = async ({ app, business }: Tenant) => (await createDepartment(app, { business_id: business.id })).id

const locationOf = async ({ app, business }: Tenant) => (await createLocation(app, { business_id: business.id })).id

/** Asleep, so that a business may have many without a delivery being due. */
const webhookOf = async ({ app, business }: Tenant) =>
  (await createWebhook(app, { business_id: business.id, active: false })).id

const activeWebhookOf = async ({ app, business }: Tenant) => (await createWebhook(app, { business_id: business.id })).id

/** What requests only read is made once for each tenant: every event adds to the log of every webhook. */
const onceFor = <Made>(make: (tenant: Tenant) => Promise<Made>) => {
  const made = new WeakMap<Tenant, Promise<Made>>()
  return (tenant: Tenant): Promise<Made> => {
    const known = made.get(tenant) ?? make(tenant)
    made.set(tenant, known)
    return known
  }
}

const deliveryOf = onceFor(async (tenant: Tenant): Promise<{ id: number; webhook_id: number; event_id: string }> => {
  const webhook_id = await webhookOf(tenant)
  for (let made = 0; made < 2; made++) await createEvent(tenant.app, tenant.business.id)
  const [delivery] = await all(tenant.owner, 'webhookDeliveries.list', { path: { id: webhook_id } })
  assert.ok(delivery)
  return delivery
})
