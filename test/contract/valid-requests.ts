import assert from 'node:assert/strict'
import type { OperationId } from '../../server/operation/contract/contract.ts'
import { type AnyInput, all } from '../support/http.ts'
import { createCustomField } from '../support/samples/custom-field.ts'
import { createDocument, createTemplate } from '../support/samples/document.ts'
import {
  createDepartment,
  createEvent,
  createLocation,
  createPerson,
  createWebhook,
} from '../support/samples/factories.ts'
import { createPaySchedule } from '../support/samples/pay-run.ts'
import type { TestApp } from '../support/service/app.ts'
import { newTenant, type Tenant } from './tenant.ts'
import { accessRequests, addRole } from './valid-access-requests.ts'
import { addApp, appRequests } from './valid-app-requests.ts'
import { assignmentRequests } from './valid-assignment-requests.ts'
import { addBankAccount, bankAccountRequests } from './valid-bank-account-requests.ts'
import { compensationRequests } from './valid-compensation-requests.ts'
import { customFieldRequests } from './valid-custom-field-requests.ts'
import { documentRequests } from './valid-document-requests.ts'
import { addLeaveType, leaveRequests } from './valid-leave-requests.ts'
import { payRunRequests } from './valid-pay-run-requests.ts'
import { personChangeRequests } from './valid-person-change-requests.ts'
import { personalRequests } from './valid-personal-requests.ts'
import { reportRequests } from './valid-report-requests.ts'
import { addChecklist, taskRequests } from './valid-task-requests.ts'

/**
 * Creates a request that succeeds for the tenant's owner. Each call creates the records that the request refers to, because
 * some requests delete or complete them.
 *
 * @throws if the operation has no request: generated tests need one to mutate
 */
export async function validRequest(id: OperationId, tenant: Tenant): Promise<AnyInput> {
  const build = validRequests[id]
  assert.ok(build, `test/contract/valid-requests.ts needs a request for which ${id} succeeds`)
  await tenant.restore()
  return await build(tenant)
}

/** Creates two businesses with a record of every kind. */
export async function filledTenants(app: TestApp): Promise<[Tenant, Tenant]> {
  const tenants: [Tenant, Tenant] = [await newTenant(app), await newTenant(app)]
  for (const tenant of tenants)
    for (const id of Object.keys(validRequests)) await validRequest(id as OperationId, tenant)
  return tenants
}

/**
 * Creates a resource that a member of a request can refer to.
 *
 * @param location - of the member, such as `body.person_id`
 * @returns the ID of the resource
 * @throws if no resource is defined for the location: the matrix needs the ID of one of another business
 */
export function createReference(location: string, tenant: Tenant): Promise<number> {
  const build = references[location]
  assert.ok(build, `test/contract/valid-requests.ts needs a resource for ${location}`)
  return build(tenant)
}

const references: Record<string, (tenant: Tenant) => Promise<number>> = {
  'query.department_id': (tenant) => addDepartment(tenant),
  'body.department_id': (tenant) => addDepartment(tenant),
  'body.parent_id': (tenant) => addDepartment(tenant),
  'query.location_id': (tenant) => addLocation(tenant),
  'body.location_ids': (tenant) => addLocation(tenant),
  'body.location_id': (tenant) => addLocation(tenant),
  'body.replaces': async (tenant) => (await addBankAccount(tenant)).id,
  'query.manager_id': (tenant) => addPerson(tenant),
  'body.break_glass_user_id': async ({ business }) => business.owner.id,
  'query.role_id': (tenant) => addRole(tenant),
  'body.role_id': (tenant) => addRole(tenant),
  'body.just_in_time_role_id': (tenant) => addRole(tenant),
  'body.default_role_id': (tenant) => addRole(tenant),
  'query.app_id': async (tenant) => (await addApp(tenant)).id,
  'body.user_id': async ({ business }) => business.owner.id,
  'query.user_id': async ({ business }) => business.owner.id,
  'query.pay_schedule_id': async ({ app, business }) => (await createPaySchedule(app, { business_id: business.id })).id,
  'body.person_id': (tenant) => addPerson(tenant),
  'query.person_id': (tenant) => addPerson(tenant),
  'body.signer_id': async ({ app, business }) =>
    (await createDocument(app, { business_id: business.id, status: 'sent' })).signer_ids[0] ?? 0,
  'body.template_id': async ({ app, business }) => (await createTemplate(app, { business_id: business.id })).id,
  'query.template_id': async ({ app, business }) => (await createTemplate(app, { business_id: business.id })).id,
  'body.checklist_id': (tenant) => addChecklist(tenant),
  'body.document_template_id': async ({ app, business }) =>
    (await createTemplate(app, { business_id: business.id })).id,
  'body.leave_type_id': (tenant) => addLeaveType(tenant),
  'query.leave_type_id': (tenant) => addLeaveType(tenant),
  'body.manager_id': (tenant) => addPerson(tenant),
}

const validRequests: Record<OperationId, (tenant: Tenant) => Promise<AnyInput>> = {
  ...accessRequests,
  ...appRequests,
  ...assignmentRequests,
  ...bankAccountRequests,
  ...compensationRequests,
  ...customFieldRequests,
  ...documentRequests,
  ...leaveRequests,
  ...payRunRequests,
  ...reportRequests,
  ...taskRequests,
  ...personChangeRequests,
  ...personalRequests,
  'people.list': async (tenant) => {
    const manager_id = await addPerson(tenant)
    const [department_id, location_id] = [await addDepartment(tenant), await addLocation(tenant)]
    await createPerson(tenant.app, { business_id: tenant.business.id, manager_id, department_id, location_id })
    const { key } = await createCustomField(tenant.app, { business_id: tenant.business.id })
    const filters = { status: 'active', include_deleted: true, manager_id, department_id, location_id }
    return { query: { limit: 2, q: 'ada person', sort: '-last_name', custom_field: [`${key}:medium`], ...filters } }
  },
  'people.exportCsv': async (tenant) => {
    const manager_id = await addPerson(tenant)
    await createPerson(tenant.app, { business_id: tenant.business.id, manager_id })
    return { query: { q: 'ada person', sort: '-last_name', status: 'active', manager_id } }
  },
  'people.create': async (tenant) => ({
    body: { ...ada(), manager_id: await addPerson(tenant), location_id: await addLocation(tenant) },
  }),
  'people.schema': async () => ({}),
  'people.import': async (tenant) => {
    const existing = { ...ada(), manager_id: await addPerson(tenant) }
    await tenant.owner.call('people.create', { body: existing as never })
    return {
      body: { people: [{ ...existing, job_title: 'Countess' }, ada(), { first_name: 'Incomplete' }], dry_run: false },
    }
  },
  'people.updateMany': async (tenant) => ({
    body: {
      people: [{ id: await addPerson(tenant), version: 1 }, { id: await addPerson(tenant) }],
      changes: { manager_id: await addPerson(tenant), location_id: await addLocation(tenant) },
      dry_run: false,
    },
  }),
  'people.get': async (tenant) => ({ path: { id: await addPerson(tenant) } }),
  'people.update': async (tenant) => ({
    path: { id: await addPerson(tenant) },
    header: { 'If-Match': '"1"' },
    body: {
      job_title: 'Countess',
      department_id: await addDepartment(tenant),
      manager_id: await addPerson(tenant),
      metadata: { cost_center: '42' },
    },
  }),
  'people.terminate': async (tenant) => ({
    path: { id: await addPerson(tenant) },
    header: { 'If-Match': '"1"' },
    body: { end_date: '2026-12-31', reason: 'Retires' },
  }),
  'people.rehire': async (tenant) => {
    const { app, business } = tenant
    const { id } = await createPerson(app, {
      business_id: business.id,
      start_date: '2020-01-01',
      end_date: '2021-01-01',
    })
    return {
      path: { id },
      header: { 'If-Match': '"1"' },
      body: {
        start_date: '2026-03-01',
        job_title: 'Adviser',
        department_id: await addDepartment(tenant),
        location_id: await addLocation(tenant),
        manager_id: await addPerson(tenant),
      },
    }
  },
  'people.employments': async (tenant) => {
    const { app, business, owner } = tenant
    const { id } = await createPerson(app, {
      business_id: business.id,
      start_date: '2020-01-01',
      end_date: '2021-01-01',
    })
    await owner.call('people.rehire', { path: { id }, body: { start_date: '2026-03-01' } })
    return { path: { id }, query: { limit: 2 } }
  },
  'people.export': async (tenant) => ({ path: { id: await addPerson(tenant) } }),
  'people.erase': async (tenant) => {
    const { app, business } = tenant
    const leaver = { business_id: business.id, first_name: 'Ada', last_name: 'Lovelace', end_date: '2021-01-01' }
    const { id } = await createPerson(app, leaver)
    return { path: { id }, header: { 'If-Match': '"1"' }, body: { confirm: 'Ada Lovelace' } }
  },
  'people.delete': async (tenant) => ({ path: { id: await addPerson(tenant) }, header: { 'If-Match': '"1"' } }),
  'directory.list': async (tenant) => {
    const [department_id, location_id] = [await addDepartment(tenant), await addLocation(tenant)]
    await createPerson(tenant.app, { business_id: tenant.business.id, department_id, location_id })
    return { query: { limit: 2, q: 'person', sort: '-last_name', department_id, location_id } }
  },
  'departments.list': async (tenant) => {
    await addDepartment(tenant)
    return { query: { limit: 2, q: 'dep', sort: '-name' } }
  },
  'departments.create': async (tenant) => ({
    body: { name: `Engines ${++serial}`, code: `ENG-${serial}`, parent_id: await addDepartment(tenant) },
  }),
  'departments.get': async (tenant) => ({ path: { id: await addDepartment(tenant) } }),
  'departments.update': async (tenant) => ({
    path: { id: await addDepartment(tenant) },
    header: { 'If-Match': '"1"' },
    body: { name: `Looms ${++serial}`, code: null, parent_id: await addDepartment(tenant) },
  }),
  'departments.delete': async (tenant) => ({
    path: { id: await addDepartment(tenant) },
    header: { 'If-Match': '"1"' },
  }),
  'locations.list': async (tenant) => {
    await addLocation(tenant)
    return { query: { limit: 2, q: 'loc', sort: '-name' } }
  },
  'locations.create': async () => ({
    body: { name: `Paris ${++serial}`, code: `PAR-${serial}`, country: 'FR', time_zone: 'Europe/Paris' },
  }),
  'locations.get': async (tenant) => ({ path: { id: await addLocation(tenant) } }),
  'locations.update': async (tenant) => ({
    path: { id: await addLocation(tenant) },
    header: { 'If-Match': '"1"' },
    body: { name: `London ${++serial}`, code: null, country: 'GB', time_zone: null },
  }),
  'locations.delete': async (tenant) => ({ path: { id: await addLocation(tenant) }, header: { 'If-Match': '"1"' } }),
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
  'webhooks.get': async (tenant) => ({ path: { id: await addWebhook(tenant) } }),
  'webhooks.statistics': async (tenant) => ({ path: { id: await addWebhook(tenant) } }),
  'webhooks.update': async (tenant) => ({
    path: { id: await addWebhook(tenant) },
    header: { 'If-Match': '"1"' },
    body: { events: ['person.created', 'person.updated'], description: 'Sync' },
  }),
  'webhooks.delete': async (tenant) => ({ path: { id: await addWebhook(tenant) }, header: { 'If-Match': '"1"' } }),
  'webhooks.rotateSecret': async (tenant) => ({ path: { id: await addWebhook(tenant) }, body: { grace_hours: 1 } }),
  'webhooks.sendTest': async (tenant) => ({
    path: { id: await addWebhook(tenant) },
    body: { type: 'payrun.approved' },
  }),
  'webhooks.recover': async (tenant) => ({
    path: { id: await addActiveWebhook(tenant) },
    body: {
      since: '2026-01-01T00:00:00Z',
      until: '2999-01-01T00:00:00Z',
      types: ['person.created'],
      statuses: ['failed'],
    },
  }),
  'webhookDeliveries.list': async (tenant) => ({
    path: { id: (await getDelivery(tenant)).webhook_id },
    query: { status: 'skipped', type: 'person.created', since: '2026-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' },
  }),
  'webhookDeliveries.redeliver': async (tenant) => {
    const { id } = await getDelivery(tenant)
    await tenant.app.db.deleteFrom('manual_attempts').where('delivery_id', '=', id).execute()
    return { path: { id } }
  },
  'webhookDeliveries.get': async (tenant) => ({ path: { id: (await getDelivery(tenant)).id } }),
  'events.list': async () => ({
    query: { limit: 2, since: '2026-01-01T00:00:00Z', types: ['person.created', 'person.updated'] },
  }),
  'events.get': async (tenant) => ({ path: { id: (await getDelivery(tenant)).event_id } }),
  'eventTypes.list': async () => ({}),
}

let serial = 0
const ada = () => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  preferred_name: 'Ada',
  email: `ada-${++serial}@example.com`,
  phone: '+44 20 7946 0000',
  address: '12 St James’s Square\nLondon',
  postal_address: {
    line1: '12 St James’s Square',
    line2: '2nd floor',
    postal_code: 'SW1Y 4JH',
    town: 'London',
    region: 'Greater London',
    country: 'GB',
  },
  date_of_birth: '1990-12-10',
  employee_number: `E-${serial}`,
  job_title: 'Analyst',
  department: 'Engines',
  employment_type: 'full_time',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  work_pattern: { mon: 1, tue: 0.5, wed: 0, thu: 1, fri: 1, sat: 0, sun: 0 },
  external_id: `hr-${serial}`,
  metadata: { cost_center: '42' },
})

const addPerson = async ({ app, business }: Tenant) => (await createPerson(app, { business_id: business.id })).id

const addDepartment = async ({ app, business }: Tenant) =>
  (await createDepartment(app, { business_id: business.id })).id

const addLocation = async ({ app, business }: Tenant) => (await createLocation(app, { business_id: business.id })).id

/** Inactive, so that a business can have many without due deliveries. */
const addWebhook = async ({ app, business }: Tenant) =>
  (await createWebhook(app, { business_id: business.id, active: false })).id

const addActiveWebhook = async ({ app, business }: Tenant) =>
  (await createWebhook(app, { business_id: business.id })).id

/** Creates a read-only fixture once per tenant, because every event adds a delivery to every webhook. */
const oncePerTenant = <Fixture>(create: (tenant: Tenant) => Promise<Fixture>) => {
  const fixtures = new WeakMap<Tenant, Promise<Fixture>>()
  return (tenant: Tenant): Promise<Fixture> => {
    const fixture = fixtures.get(tenant) ?? create(tenant)
    fixtures.set(tenant, fixture)
    return fixture
  }
}

const getDelivery = oncePerTenant(
  async (tenant: Tenant): Promise<{ id: number; webhook_id: number; event_id: string }> => {
    const webhook_id = await addWebhook(tenant)
    for (let count = 0; count < 2; count++) await createEvent(tenant.app, tenant.business.id)
    const [delivery] = await all(tenant.owner, 'webhookDeliveries.list', { path: { id: webhook_id } })
    assert.ok(delivery)
    return delivery
  },
)
