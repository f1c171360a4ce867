import { documentTemplatesList } from '../../document-templates/document-templates.list.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { PersonRow } from '../../people/present-person.ts'
import { checklistsCreate } from '../../tasks/checklists/checklists.create.ts'
import { checklistsStart } from '../../tasks/checklists/checklists.start.ts'
import { tasksComplete } from '../../tasks/tasks.complete.ts'
import { tasksList } from '../../tasks/tasks.list.ts'
import { type DemoCompany, perform } from './demo-company.ts'
import { demoTemplates } from './demo-templates.ts'

/**
 * Adds a checklist for the end of probation, and those for new starters and leavers, which a hire or a termination starts.
 * The newest person and the employee have open tasks: the agreement that the employee has to sign completes one.
 */
export async function seedTasks(company: DemoCompany): Promise<void> {
  const { staff, as, personWithRole } = company
  const { data: templates } = (await perform(documentTemplatesList, as('admin'), {})).body
  const agreement = templates.find(({ name }) => name === demoTemplates.secrecy.name)
  const create = async (body: Schemas['ChecklistCreate']) =>
    (await perform(checklistsCreate, as('admin'), { body })).body.data.id
  await create({ name: 'End of probation', starts_on_event: 'manual', items: probationItems })
  const checklist_id = await create({
    name: 'New starter',
    starts_on_event: 'hire',
    items: newStarterItems(agreement?.id),
  })
  await create({ name: 'Leaver', starts_on_event: 'termination', items: leaverItems })
  const employee = personWithRole('employee')
  const newest = staff.filter(isCurrent).sort((a, b) => compareDays(b.start_date, a.start_date))[0]
  for (const person of new Set([newest ?? employee, employee])) {
    await perform(checklistsStart, as('admin'), { path: { id: person.id }, body: { checklist_id } })
    const query = { person_id: [person.id], sort: 'id' as const }
    const { data: tasks } = (await perform(tasksList, as('admin'), { query })).body
    const done = tasks.filter(({ title }) => title === planTitle)
    for (const { id } of done) await perform(tasksComplete, as('admin'), { path: { id } })
  }
}

const isCurrent = ({ start_date, end_date }: PersonRow): boolean => start_date !== null && end_date === null
const compareDays = (a: string | null, b: string | null): number => (a ?? '').localeCompare(b ?? '')

const planTitle = 'Plan the first week'

const newStarterItems = (template_id: number | undefined): Schemas['ChecklistItemInput'][] => [
  {
    title: 'Order and set up a laptop',
    due: { days: -5, relative_to: 'first_day' },
    assignee: { type: 'role', role: 'admin' },
  },
  { title: planTitle, due: { days: -2, relative_to: 'first_day' }, assignee: { type: 'manager' } },
  ...(template_id === undefined
    ? []
    : [
        {
          title: 'Sign the non-disclosure agreement',
          due: { days: 0, relative_to: 'first_day' as const },
          assignee: { type: 'person' as const },
          kind: 'sign_document' as const,
          document_template_id: template_id,
        },
      ]),
  {
    title: 'Upload a copy of your passport or identity card',
    due: { days: 3, relative_to: 'first_day' },
    assignee: { type: 'person' },
    kind: 'upload_file',
  },
  {
    title: 'Add your phone number and address',
    due: { days: 3, relative_to: 'first_day' },
    assignee: { type: 'person' },
    kind: 'fill_fields',
    fields: ['phone', 'address'],
  },
  {
    title: 'Read the handbook',
    due: { days: 7, relative_to: 'first_day' },
    assignee: { type: 'person' },
    required: false,
  },
]

const probationItems: Schemas['ChecklistItemInput'][] = [
  {
    title: 'Talk about the first months',
    due: { days: 80, relative_to: 'first_day' },
    assignee: { type: 'manager' },
  },
  {
    title: 'Confirm the employment in writing',
    due: { days: 90, relative_to: 'first_day' },
    assignee: { type: 'role', role: 'admin' },
  },
]

const leaverItems: Schemas['ChecklistItemInput'][] = [
  { title: 'Plan the handover', due: { days: -10, relative_to: 'last_day' }, assignee: { type: 'manager' } },
  { title: 'Return laptop and access card', due: { days: 0, relative_to: 'last_day' }, assignee: { type: 'person' } },
  {
    title: 'Close accounts',
    due: { days: 1, relative_to: 'last_day' },
    assignee: { type: 'role', role: 'admin' },
  },
]
