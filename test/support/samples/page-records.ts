import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { TestApp } from '../service/app.ts'
import { createKey } from './api-key.ts'
import { createApp } from './app.ts'
import { createAssignment } from './assignment.ts'
import { createBankAccount } from './bank-account.ts'
import { createCompensation } from './compensation.ts'
import { createCustomField } from './custom-field.ts'
import { createDocument, createTemplate } from './document.ts'
import { createLocation, createPerson, createUser, type TestUser } from './factories.ts'
import { createLeaveAttachment, requestOverlappingLeave } from './leave.ts'
import { registerPasskey } from './passkey.ts'
import { createPayCode, createPayRun, createPaySchedule, createRecurringLine } from './pay-run.ts'
import { createPersonChange } from './person-change.ts'
import { createDependent, createEmergencyContact, createIdentifier } from './personal-details.ts'
import { createRole } from './role.ts'
import { createChecklist, createTask } from './task.ts'
import { createSentEvent } from './webhook-fixture.ts'

/** The path parameters of pages, by folder. */
export type PageIds = Record<string, Record<string, string | number>>

/** Creates a record for each page of the console, in the owner's business. */
export async function createPageRecords(
  app: TestApp,
  owner: TestUser & { business_id: number },
  name: string,
): Promise<PageIds> {
  const { business_id } = owner
  await turnOnProvisioning(app, owner, name)
  return {
    leave: await leaveWithAttachment(app, business_id),
    'pay-runs': await payRunWithPayslip(app, business_id),
    documents: {
      ...(await documentWithSigner(app, business_id)),
      template_id: (await createTemplate(app, { business_id, name })).id,
    },
    apps: { id: (await createApp(app, owner)).id },
    'api-keys': await createKey(app, owner, { scopes: ['people:read', 'webhooks:read'] }),
    roles: { role_id: (await createRole(app, { business_id })).id },
    users: { id: (await createUser(app, { business_id, role: 'employee' })).id },
    ...(await createSentEvent(app, business_id)),
    'custom-fields': { custom_field_id: (await createCustomField(app, { business_id })).id },
    account: { passkey_id: (await registerPasskey(app, owner, { name })).id },
    people: await personWithPay(app, owner),
    tasks: await taskAndChecklist(app, business_id),
  }
}

async function leaveWithAttachment(app: TestApp, business_id: number): Promise<Record<string, number>> {
  const leave = await requestOverlappingLeave(app, business_id)
  const { id: attachment_id } = await createLeaveAttachment(app, { ...leave, business_id })
  return { ...leave, attachment_id }
}

/** Turns on provisioning, with a token that no directory has. */
async function turnOnProvisioning(
  { db }: TestApp,
  { id: updated_by, business_id }: TestUser & { business_id: number },
  group: string,
): Promise<void> {
  const group_roles = JSON.stringify([{ group, role: 'manager', role_id: null }]) as never
  const token = { token_prefix: `wfp_${business_id}_abcdef`, token_hash: randomUUID() }
  await db
    .insertInto('provisioning')
    .values({ business_id, default_role: 'employee', group_roles, updated_by, ...token })
    .execute()
}

async function personWithPay(
  app: TestApp,
  { id: created_by, business_id }: TestUser & { business_id: number },
): Promise<Record<string, number>> {
  const location = await createLocation(app, { business_id })
  const { id } = await createPerson(app, { business_id, department: 'Engines', location_id: location.id })
  const personKey = { business_id, person_id: id }
  const { id: change_id } = await createPersonChange(app, { business_id })
  const { id: compensation_id } = await createCompensation(app, personKey)
  const { id: assignment_id } = await createAssignment(app, personKey)
  return {
    id,
    change_id,
    assignment_id,
    compensation_id,
    account_id: (await createBankAccount(app, { ...personKey, created_by })).id,
    line_id: (await createRecurringLine(app, personKey)).id,
    identifier_id: (await createIdentifier(app, personKey)).id,
    contact_id: (await createEmergencyContact(app, personKey)).id,
    dependent_id: (await createDependent(app, personKey)).id,
  }
}

async function taskAndChecklist(app: TestApp, business_id: number): Promise<Record<string, number>> {
  const { id: person_id } = await createPerson(app, { business_id })
  const { id: task_id } = await createTask(app, { business_id, person_id, kind: 'upload_file', due_on: '2036-01-31' })
  return { task_id, checklist_id: (await createChecklist(app, { business_id, starts_on_event: 'manual' })).id }
}

async function documentWithSigner(app: TestApp, business_id: number): Promise<{ id: number; signer_id: number }> {
  const { id, signer_ids } = await createDocument(app, { business_id })
  return { id, signer_id: signer_ids[0] ?? 0 }
}

async function payRunWithPayslip(app: TestApp, business_id: number): Promise<Record<string, number>> {
  const { id, people } = await createPayRun(app, { business_id })
  const { id: pay_code_id } = await createPayCode(app, { business_id, code: 'overtime' })
  const { id: pay_schedule_id } = await createPaySchedule(app, { business_id })
  return { id, pay_code_id, pay_schedule_id, person_id: people[0] ?? 0 }
}

/** Fills in the parameters of a path: `/people/:id` → `/people/7`. */
export function fillPath(path: string, ids: PageIds): string {
  const [, folder = ''] = path.split('/')
  return path.replaceAll(/:(\w+)/g, (_, name) => String(ids[folder]?.[name] ?? assert.fail(`no ${name} for ${path}`)))
}
