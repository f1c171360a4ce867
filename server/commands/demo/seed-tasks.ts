import { documentTemplatesList } from '../../document-templates/document-templates.list.ts'
import { addDays } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { checklistsCreate } from '../../tasks/checklists/checklists.create.ts'
import { checklistsStart } from '../../tasks/checklists/checklists.start.ts'
import { tasksComplete } from '../../tasks/tasks.complete.ts'
import { tasksCreate } from '../../tasks/tasks.create.ts'
import { tasksList } from '../../tasks/tasks.list.ts'
import { type DemoCompany, perform } from './demo-company.ts'
import { demoTemplates } from './demo-templates.ts'

/**
 * Adds a checklist for the end of probation, and those for new starters and leavers, which a hire or a termination starts.
 * The newcomer and a person who starts later have the tasks of new starters, some of which are done. The employee has
 * single tasks: the agreement that they have to sign completes one. Task 1 is open, as the contract's examples need it.
 */
export async function seedTasks(company: DemoCompany): Promise<void> {
  const { staff, newcomer, as } = company
  const { data: templates } = (await perform(documentTemplatesList, as('admin'), {})).body
  const agreement = templates.find(({ name }) => name === demoTemplates.secrecy.name)
  for (const body of employeeTasks(company, agreement?.id)) await perform(tasksCreate, as('admin'), { body })
  const create = async (body: Schemas['ChecklistCreate']) =>
    (await perform(checklistsCreate, as('admin'), { body })).body.data.id
  await create({ name: 'End of probation', starts_on_event: 'manual', items: probationItems })
  const checklist_id = await create({
    name: 'New starter',
    starts_on_event: 'hire',
    items: newStarterItems(agreement?.id),
  })
  await create({ name: 'Leaver', starts_on_event: 'termination', items: leaverItems })
  const pending = staff.find(({ status }) => status === 'pending')
  for (const [person, done] of [
    [newcomer, [laptopTitle, planTitle]],
    [pending, [planTitle]],
  ] as const) {
    if (person === undefined) continue
    await perform(checklistsStart, as('admin'), { path: { id: person.id }, body: { checklist_id } })
    const query = { person_id: [person.id], sort: 'id' as const }
    const { data: tasks } = (await perform(tasksList, as('admin'), { query })).body
    for (const { id } of tasks.filter(({ title }) => done.some((each) => each === title)))
      await perform(tasksComplete, as('admin'), { path: { id } })
  }
}

/** Returns tasks of the employee that are due soon. */
function employeeTasks(
  { today, personWithRole }: DemoCompany,
  template_id: number | undefined,
): Schemas['TaskCreate'][] {
  const { id: person_id } = personWithRole('employee')
  const own = (days: number) => ({ person_id, assignee: { type: 'person' as const }, due_on: addDays(today, days) })
  return [
    { ...own(5), title: 'Read the new safety rules' },
    { ...own(7), title: 'Upload a copy of your driving licence', kind: 'upload_file' },
    ...(template_id === undefined
      ? []
      : [
          {
            ...own(10),
            title: signTitle,
            kind: 'sign_document' as const,
            document_template_id: template_id,
          },
        ]),
  ]
}

const laptopTitle = 'Order and set up a laptop'
const planTitle = 'Plan the first week'
const signTitle = 'Sign the non-disclosure agreement'

const newStarterItems = (template_id: number | undefined): Schemas['ChecklistItemInput'][] => [
  {
    title: laptopTitle,
    due: { days: -5, relative_to: 'first_day' },
    assignee: { type: 'role', role: 'admin' },
  },
  { title: planTitle, due: { days: -2, relative_to: 'first_day' }, assignee: { type: 'manager' } },
  ...(template_id === undefined
    ? []
    : [
        {
          title: signTitle,
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
    title: 'Add your phone number, address and emergency contact',
    due: { days: 3, relative_to: 'first_day' },
    assignee: { type: 'person' },
    kind: 'fill_fields',
    fields: ['phone', 'address', 'emergency_contact'],
  },
  {
    title: 'Enter your bank account',
    description: 'Your salary is paid to it.',
    due: { days: 3, relative_to: 'first_day' },
    assignee: { type: 'person' },
    kind: 'fill_fields',
    fields: ['bank_account'],
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
