import { sql } from 'kysely'
import { recordAudits } from '../audit/record-audit.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import { completeFilledTasks } from './complete-filled-tasks.ts'
import { dueDay } from './due-day.ts'
import { addTasks, type NewTask } from './write-tasks.ts'

/** A checklist with its items. */
export interface StartableChecklist {
  id: number
  name: string
  employment_types: Schemas['ChecklistEmploymentType'][]
  items: Schemas['ChecklistItem'][]
}

/** A person with their current employment. */
export interface EmployedPerson {
  id: number
  start_date: string | null
  end_date: string | null
  employment_type: Schemas['ChecklistEmploymentType'] | null
  /** The number of the employment, from 1. */
  employment_number: number
}

/** Reads people with their current employments, by ID. */
export const readEmployedPeople = ({ db, business_id }: Change, ids: readonly number[]): Promise<EmployedPerson[]> =>
  db
    .selectFrom('people')
    .select(['id', 'start_date', 'end_date', 'employment_type'])
    .select(
      sql<number>`(
        select 1 + count(*)::integer from employments
        where employments.business_id = ${business_id} and employments.person_id = people.id
      )`.as('employment_number'),
    )
    .where('business_id', '=', business_id)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .execute()

interface Start {
  started_by: Schemas['ChecklistEvent']
  checklists: readonly StartableChecklist[]
  people: readonly EmployedPerson[]
}

/**
 * Starts checklists for people: creates their tasks and records their events. A checklist that an event has already
 * started for the employment is left out.
 *
 * @param work - a transaction that has locked the people
 * @returns the IDs of the started checklists
 */
export async function startChecklists(work: Change, { started_by, checklists, people }: Start): Promise<number[]> {
  const starts = people.flatMap((person) =>
    checklists
      .filter((checklist) => started_by === 'manual' || concerns(checklist, person))
      .map((checklist) => ({ person, checklist })),
  )
  if (starts.length === 0) return []
  const started = await work.db
    .insertInto('started_checklists')
    .values(
      starts.map(({ person, checklist }) => ({
        business_id: work.business_id,
        checklist_id: checklist.id,
        person_id: person.id,
        name: checklist.name,
        started_by,
        employment_number: person.employment_number,
        cancelled_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'person_id', 'checklist_id', 'employment_number'])
        .where(sql<boolean>`started_by <> 'manual' and cancelled_at is null`)
        .doNothing(),
    )
    .returning(['id', 'checklist_id', 'person_id'])
    .execute()
  const ids = new Map(started.map((row) => [`${row.person_id} ${row.checklist_id}`, row.id]))
  const tasks = starts.flatMap(({ person, checklist }): NewTask[] => {
    const id = ids.get(`${person.id} ${checklist.id}`)
    return id === undefined ? [] : checklist.items.map((item) => newTask(item, { id, person, checklist }))
  })
  const rows = await addTasks(work, tasks)
  await recordAudits(
    work,
    started.map(({ checklist_id, person_id }) => ({
      action: 'checklist.started',
      detail: { checklist_id, person_id },
    })),
  )
  const toFill = new Set(rows.filter(({ kind }) => kind === 'fill_fields').map(({ person_id }) => person_id))
  await completeFilledTasks(work, [...toFill])
  return started.map(({ id }) => id)
}

const concerns = ({ employment_types }: StartableChecklist, { employment_type }: EmployedPerson): boolean =>
  employment_types.length === 0 || (employment_type !== null && employment_types.includes(employment_type))

const newTask = (
  item: Schemas['ChecklistItem'],
  { id, person, checklist }: { id: number; person: EmployedPerson; checklist: StartableChecklist },
): NewTask => ({
  person_id: person.id,
  checklist_id: checklist.id,
  started_checklist_id: id,
  title: item.title,
  description: item.description,
  kind: item.kind,
  document_template_id: item.document_template_id,
  document_id: null,
  fields: item.fields,
  assignee_type: item.assignee.type,
  assignee_role: item.assignee.role,
  assignee_user_id: item.assignee.user_id,
  required: item.required,
  due_days: item.due?.days ?? null,
  due_relative_to: item.due?.relative_to ?? null,
  due_on: dueDay(item.due, person),
  overdue_since: null,
  completed_at: null,
  completed_by: null,
  cancelled_at: null,
})
