import type { Department } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { type Choice, columns, type Field, form, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { changePlace, placeActions } from './place-parts.ts'

const here = '/console/people/departments'

/** The departments of the business. One of them is open for a change when the query says so. */
export const departmentsPage = consolePage({
  path: '/people/departments',
  needs: 'people:write',
  show: async (visit, tried) => {
    const all: Department[] = []
    for await (const each of visit.api.departments.list({ sort: 'name', limit: 200 })) all.push(each)
    const choices = all.map(({ id, name }): Choice => [String(id), name])
    const open = all.find(({ id }) => String(id) === queryParameter(visit, 'change'))
    return {
      title: 'Departments',
      trail: [['/console/people', 'People']],
      content: html`${open !== undefined && changePlace(visit, open, fields(open, choices), tried)}
        ${table(all, columnsFor(visit, all), {
          caption: 'Departments',
          empty: emptyState(
            'No departments yet',
            html`<p>Add the first below. People get one in their record; leave, lists and the directory go by it.</p>`,
          ),
        })}
        <h2>Add a department</h2>
        ${form({ action: 'add', submit: 'Add', token: visit.formToken, tried, fields: [fields(undefined, choices)] })}`,
    }
  },
  actions: {
    add: async ({ api }, sent) => {
      const { name } = await api.departments.create(departmentSent(sent), sent.once)
      return { goTo: here, notice: `“${name}” was added.` }
    },
    change: async ({ api }, sent) => {
      const ifMatch = sent.number('version')
      const { name } = await api.departments.update(sent.number('id'), departmentSent(sent), { ifMatch })
      return { goTo: here, notice: `“${name}” was changed.` }
    },
    delete: async ({ api }, sent) => {
      await api.departments.delete(sent.number('id'), { ifMatch: sent.number('version') })
      return { goTo: here, notice: 'The department was deleted.' }
    },
  },
})

const departmentSent = (sent: SentForm) => ({
  name: sent.text('name'),
  code: sent.nullable('code'),
  parent_id: sent.optionalNumber('parent_id') ?? null,
})

const fields = (department: Department | undefined, choices: readonly Choice[]): Field =>
  columns(
    input('name', 'Name', { value: department?.name, maxlength: 200 }),
    input('code', 'Code', { value: department?.code, maxlength: 40, optional: true }),
    select('parent_id', 'Part of', [['', 'None'], ...choices.filter(([id]) => id !== String(department?.id))], {
      value: department?.parent_id,
      optional: true,
    }),
  )

const columnsFor = (visit: PageContext, all: readonly Department[]): Column<Department>[] => [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Code', cell: ({ code }) => code && html`<code>${code}</code>` },
  { title: 'Part of', cell: ({ parent_id }) => all.find(({ id }) => id === parent_id)?.name },
  placeActions(visit, {
    filter: 'department_id',
    condition: 'It can be deleted once nobody is in it any more.',
  }),
]
