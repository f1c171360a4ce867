import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createAssignment } from '../support/samples/assignment.ts'
import { createDepartment, createLocation, createPerson } from '../support/samples/factories.ts'
import type { Tenant } from './tenant.ts'

type AssignmentOperation = Extract<OperationId, `assignments.${string}` | 'people.assignments'>

/** Requests of the operations for assignments. */
export const assignmentRequests: Record<AssignmentOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'assignments.list': async (tenant) => {
    const { person_id } = await addAssignments(tenant)
    const days = { effective_from: '2026-01-01', effective_until: '2026-12-31', as_of: '2026-08-01' }
    return { query: { limit: 2, sort: '-effective_on', person_id: [person_id], ...days } }
  },
  'assignments.create': async (tenant) => ({
    path: { id: (await createPerson(tenant.app, { business_id: tenant.business.id })).id },
    header: { 'If-Match': '"1"' },
    body: { ...(await assignment(tenant)), effective_on: '2026-10-01' },
  }),
  'assignments.get': async (tenant) => ({ path: { id: (await addAssignments(tenant)).id } }),
  'assignments.update': async (tenant) => ({
    path: { id: (await addAssignments(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { ...(await assignment(tenant)), effective_on: '2026-08-01', job_title: 'Chief analyst' },
  }),
  'assignments.delete': async (tenant) => ({
    path: { id: (await addAssignments(tenant)).id },
    header: { 'If-Match': '"1"' },
  }),
  'people.assignments': async (tenant) => {
    const { person_id } = await addAssignments(tenant)
    return { path: { id: person_id }, query: { limit: 2, sort: '-effective_on' } }
  },
}

let serial = 0

const assignment = async ({ app, business: { id: business_id } }: Tenant) => ({
  job_title: 'Lead analyst',
  department_id: (await createDepartment(app, { business_id })).id,
  location_id: (await createLocation(app, { business_id })).id,
  manager_id: (await createPerson(app, { business_id })).id,
  employment_type: 'full_time',
  work_pattern: { mon: 1, tue: 1, wed: 1, thu: 1, fri: 0.5, sat: 0, sun: 0 },
  reason: 'promotion',
  note: 'Leads the team',
  external_id: `promotion-${++serial}`,
  metadata: { cost_center: '42' },
})

/** Adds a person with two assignments, and returns the second one. */
async function addAssignments({ app, business }: Tenant): Promise<{ id: number; person_id: number }> {
  const personKey = {
    business_id: business.id,
    person_id: (await createPerson(app, { business_id: business.id })).id,
  }
  await createAssignment(app, personKey)
  const { id } = await createAssignment(app, { ...personKey, effective_on: '2026-07-01' })
  return { id, person_id: personKey.person_id }
}
