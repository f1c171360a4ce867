import assert from 'node:assert/strict'
import type { Schemas } from '../../server/operation/contract/contract.ts'
import { all } from '../support/http.ts'
import type { ClientAtTime } from './sample-users.ts'

const firstDay = '2026-03-09'

const items: Schemas['ChecklistItemInput'][] = [
  { title: 'Order and set up a laptop', assignee: { type: 'role', role: 'admin' }, due: after(-3) },
  { title: 'Upload a copy of your passport', assignee: { type: 'person' }, kind: 'upload_file', due: after(3) },
  { title: 'Add an emergency contact', assignee: { type: 'person' }, ...asks('emergency_contact'), due: after(3) },
  { title: 'Enter your bank account', assignee: { type: 'person' }, ...asks('bank_account'), due: after(3) },
]

function after(days: number) {
  return { days, relative_to: 'first_day' as const }
}

function asks(field: Schemas['TaskField']) {
  return { kind: 'fill_fields' as const, fields: [field] }
}

/**
 * Adds a checklist for new people, a new person with some of its tasks done, and a task of the manager.
 *
 * @param time - the time of the screenshots
 */
export async function createOnboarding(clientAt: ClientAtTime, time: string): Promise<void> {
  const manager = await clientAt(time, 'manager')
  const person_id = (await manager.call('me.get')).body.data.person_id ?? assert.fail('the manager has no record')
  const admin = await clientAt(time, 'admin')
  await admin.call('checklists.create', { body: { name: 'New starter', starts_on_event: 'hire', items } })
  const name = { first_name: 'Katherine', last_name: 'Johnson', email: 'katherine.johnson@acme.test' }
  const { id } = (await admin.call('people.create', { body: { ...name, start_date: firstDay } })).body.data
  const [laptop] = await all(admin, 'tasks.list', { query: { person_id: [id], sort: 'id' } })
  await admin.call('tasks.complete', { path: { id: laptop?.id ?? 0 } })
  const contact = { name: 'Joylette Johnson', relationship: 'Daughter', phone: '+44 20 7946 0013' }
  await admin.call('emergencyContacts.create', { path: { id }, body: contact })
  const title = 'Enter your bank account'
  const description = 'Your salary is paid to it.'
  const task = { person_id, title, description, assignee: { type: 'person' as const }, due_on: '2026-03-13' }
  await admin.call('tasks.create', { body: { ...task, ...asks('bank_account') } })
}
