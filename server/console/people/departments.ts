import type { Department } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { type Choice, columns, type Field, form, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { changePlace, placeActions } from './place-parts.ts'

const pageAddress = '/console/people/departments'

/** The page with the departments of the business. The query can select a department to edit. */
export const departmentsPage = consolePage({
  path: '/people/departments',
  needs: 'people:write',
  show: async (context, submission) => {
    const all: Department[] = []
    for await (const each of context.api.departments.list({ sort: 'name', limit: 200 })) all.push(each)
    const choices = all.map(({ id, name }): Choice => [String(id), name])
    const selected = all.find(({ id }) => String(id) === queryParameter(context, 'change'))
    return {
      title: text('workplaces.departments'),
      trail: [['/console/people', text('workplaces.people')]],
      content: html`${selected !== undefined && changePlace(context, selected, fields(selected, choices), submission)}
        ${table(all, columnsFor(context, all), {
          caption: text('workplaces.departments'),
          empty: emptyState(text('workplaces.noDepartments'), html`<p>${text('workplaces.noDepartmentsYet')}</p>`),
        })}
        <h2>${text('workplaces.addDepartment')}</h2>
        ${form({ action: 'add', submit: text('workplaces.addDepartment'), token: context.formToken, submission, fields: [fields(undefined, choices)] })}`,
    }
  },
  actions: {
    add: async ({ api }, submitted) => {
      const { name } = await api.departments.create(readDepartment(submitted), submitted.idempotency)
      return { goTo: pageAddress, notice: text('workplaces.added', { name }) }
    },
    change: async ({ api }, submitted) => {
      const ifMatch = submitted.number('version')
      const { name } = await api.departments.update(submitted.number('id'), readDepartment(submitted), { ifMatch })
      return { goTo: pageAddress, notice: text('workplaces.saved', { name }) }
    },
    delete: async ({ api }, submitted) => {
      await api.departments.delete(submitted.number('id'), { ifMatch: submitted.number('version') })
      return { goTo: pageAddress, notice: text('workplaces.departmentDeleted') }
    },
  },
})

const readDepartment = (submitted: SubmittedForm) => ({
  name: submitted.text('name'),
  code: submitted.nullable('code'),
  cost_centre: submitted.nullable('cost_centre'),
  parent_id: submitted.optionalNumber('parent_id') ?? null,
})

const fields = (department: Department | undefined, choices: readonly Choice[]): Field =>
  columns(
    input('name', text('pages.name'), { value: department?.name, maxlength: 200 }),
    input('code', text('workplaces.code'), { value: department?.code, maxlength: 40, optional: true }),
    input('cost_centre', text('workplaces.costCentre'), {
      value: department?.cost_centre,
      maxlength: 40,
      optional: true,
      hint: text('workplaces.costCentreHint'),
    }),
    select(
      'parent_id',
      text('workplaces.parent'),
      [['', text('workplaces.noParent')], ...choices.filter(([id]) => id !== String(department?.id))],
      {
        value: department?.parent_id,
        optional: true,
      },
    ),
  )

const columnsFor = (context: PageContext, all: readonly Department[]): Column<Department>[] => [
  { title: text('pages.name'), cell: ({ name }) => name },
  { title: text('workplaces.code'), cell: ({ code }) => code && html`<code>${code}</code>` },
  { title: text('workplaces.parent'), cell: ({ parent_id }) => all.find(({ id }) => id === parent_id)?.name },
  placeActions(context, {
    filter: 'department_id',
    condition: text('workplaces.deleteDepartmentHint'),
  }),
]
