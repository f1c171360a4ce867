import type { Checklist, ChecklistCreate, ChecklistItem, ChecklistItemInput, User } from '../../../sdk/src/index.ts'
import {
  between,
  type Choice,
  checkbox,
  checkboxes,
  columns,
  type Field,
  input,
  type Submission,
  select,
} from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { FormProblem } from '../form-problem.ts'
import { may, type PageContext } from '../page-context.ts'
import { employmentTypes } from '../people/person-labels.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { assigneeChoices, assigneeValue, fieldChoices, kindChoices, readAssignee, readUsers } from './task-labels.ts'

/** The number of empty rows after the tasks. */
const spareRows = 3

/** The records that tasks can refer to. */
export interface ItemChoices {
  users: readonly User[]
  templates: readonly Choice[]
}

export async function itemChoices(context: PageContext): Promise<ItemChoices> {
  const [users, templates] = await Promise.all([
    readUsers(context),
    may(context, 'documents:read') ? context.api.documentTemplates.list({ limit: 200 }) : { data: [] },
  ])
  return { users, templates: templates.data.map(({ id, name }) => [String(id), name]) }
}

const eventChoices = (): Choice[] =>
  (['hire', 'termination', 'manual'] as const).map((event) => [event, text(`tasks.event.${event}`)])

const dueChoices = (): Choice[] =>
  (['before:first_day', 'after:first_day', 'before:last_day', 'after:last_day'] as const).map((value) => [
    value,
    text(`tasks.due.${value}`),
  ])

const members = [
  'title',
  'description',
  'kind',
  'document_template_id',
  'fields',
  'assignee',
  'due.days',
  'due.relative_to',
  'required',
] as const

const fieldName = (index: number, member: (typeof members)[number]) => `items[${index}].${member}`

/** Returns the fields of a new or existing checklist. A row without a title is ignored, which removes a task. */
export const checklistFields = (choices: ItemChoices, checklist?: Checklist): Field[] => [
  input('name', text('pages.name'), { value: checklist?.name, maxlength: 200, hint: text('tasks.nameHint') }),
  select('starts_on_event', text('tasks.startsOn'), eventChoices(), {
    value: checklist?.starts_on_event ?? 'hire',
    hint: text('tasks.startsOnHint'),
  }),
  checkboxes('employment_types', text('tasks.employmentTypes'), [{ choices: employmentTypes() }], {
    value: checklist?.employment_types ?? [],
    hint: text('tasks.employmentTypesHint'),
  }),
  between(html`<h2>${text('tasks.items')}</h2><p class="hint">${text('tasks.itemsHint')}</p>`),
  itemRows(choices, checklist?.items ?? []),
]

const itemRows =
  (choices: ItemChoices, items: readonly ChecklistItem[]): Field =>
  (state) => {
    const submitted = state.submission ? submittedRows(state.submission).length : 0
    const count = Math.min(Math.max(items.length, submitted) + spareRows, 50)
    return html`${Array.from({ length: count }, (_, index) => itemRow(index, choices, items[index])(state))}`
  }

const itemRow =
  (index: number, { users, templates }: ItemChoices, item?: ChecklistItem): Field =>
  (state) => {
    const name = (member: (typeof members)[number]) => fieldName(index, member)
    const { due } = item ?? {}
    const fields = [
      columns(
        input(name('title'), text('pages.title'), { value: item?.title, maxlength: 200, optional: true }),
        select(name('assignee'), text('tasks.assignee'), assigneeChoices(users), {
          value: item ? assigneeValue(item.assignee) : 'person',
        }),
        input(name('due.days'), text('tasks.days'), {
          value: due ? String(Math.abs(due.days)) : '',
          inputmode: 'numeric',
          optional: true,
          hint: text('tasks.daysHint'),
        }),
        select(name('due.relative_to'), text('tasks.relativeTo'), dueChoices(), {
          value: due ? `${due.days < 0 ? 'before' : 'after'}:${due.relative_to}` : 'after:first_day',
        }),
      ),
      input(name('description'), text('tasks.description'), {
        value: item?.description,
        maxlength: 2000,
        optional: true,
      }),
      columns(
        select(name('kind'), text('tasks.kind'), kindChoices(), { value: item?.kind ?? 'plain' }),
        select(name('document_template_id'), text('tasks.template'), [['', text('tasks.noTemplate')], ...templates], {
          value: item?.document_template_id,
          optional: true,
        }),
      ),
      checkboxes(name('fields'), text('tasks.fields'), [{ choices: fieldChoices() }], { value: item?.fields ?? [] }),
      checkbox(name('required'), text('tasks.required'), { value: item?.required ?? true }),
    ]
    return html`<fieldset><legend>${text('tasks.item', { number: String(index + 1) })}</legend>${fields.map((field) => field(state))}</fieldset>`
  }

type Row = Record<(typeof members)[number], string[]>

/** Returns the submitted rows with a title. */
function submittedRows({ values }: Pick<Submission, 'values'>): Row[] {
  return Object.keys(values)
    .flatMap((name) => /^items\[(\d{1,3})\]\.title$/.exec(name)?.[1] ?? [])
    .map(
      (index) => Object.fromEntries(members.map((name) => [name, values[fieldName(Number(index), name)] ?? []])) as Row,
    )
    .filter(({ title }) => (title[0] ?? '') !== '')
}

/** Reads the submitted checklist. Removes empty rows between tasks, so that problems are shown in the correct row. */
export function readChecklist(form: SubmittedForm): ChecklistCreate {
  const { values } = form
  const rows = submittedRows({ values })
  if (rows.length === 0) throw new FormProblem(fieldName(0, 'title'), text('tasks.itemMissing'))
  for (const name of Object.keys(values)) if (name.startsWith('items[')) delete values[name]
  for (const [index, row] of rows.entries()) {
    for (const name of members) values[fieldName(index, name)] = row[name]
  }
  return {
    name: form.text('name'),
    starts_on_event: form.text('starts_on_event') as ChecklistCreate['starts_on_event'],
    employment_types: form.all('employment_types').filter((type) => type !== '') as Checklist['employment_types'],
    items: rows.map((_, index) => readItem(form, index)),
  }
}

function readItem(form: SubmittedForm, index: number): ChecklistItemInput {
  const name = (member: (typeof members)[number]) => fieldName(index, member)
  const kind = form.text(name('kind')) as ChecklistItem['kind']
  const days = form.optionalNumber(name('due.days'))
  const [side, relative_to] = form.text(name('due.relative_to')).split(':')
  const template = form.optional(name('document_template_id'))
  const fields = form.all(name('fields')).filter((field) => field !== '') as ChecklistItem['fields']
  return {
    title: form.text(name('title')),
    description: form.nullable(name('description')),
    due:
      days === undefined
        ? null
        : { days: side === 'before' ? -days : days, relative_to: relative_to as 'first_day' | 'last_day' },
    assignee: readAssignee(form.text(name('assignee'))),
    kind,
    required: form.isChecked(name('required')),
    ...(kind === 'sign_document' && template !== undefined && { document_template_id: Number(template) }),
    ...(kind === 'fill_fields' && fields.length > 0 && { fields }),
  }
}
