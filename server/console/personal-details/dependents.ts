import type { Dependent, DependentRelationship } from '../../../sdk/src/index.ts'
import { type Choice, checkbox, columns, type Field, input, select, textarea } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { detailsAddress, editDetailPage, newDetailPage } from './detail-page.ts'

const relationships = ['spouse', 'partner', 'child', 'parent', 'other'] as const

const relationshipChoices = (): Choice[] =>
  relationships.map((relationship) => [relationship, text(`person.details.relationship.${relationship}`)])

/** Returns the name of a relationship. One without a label is shown unchanged. */
export const relationshipName = (relationship: string): string =>
  relationshipChoices().find(([value]) => value === relationship)?.[1] ?? relationship

const dependentFields = (row?: Dependent): Field[] => [
  columns(
    input('first_name', text('person.details.firstName'), {
      value: row?.first_name,
      maxlength: 100,
      autocomplete: 'off',
    }),
    input('last_name', text('person.details.lastName'), { value: row?.last_name, maxlength: 100, autocomplete: 'off' }),
  ),
  columns(
    select('relationship', text('person.details.relationship'), relationshipChoices(), {
      value: row?.relationship ?? 'child',
    }),
    input('date_of_birth', text('person.details.dateOfBirth'), {
      type: 'date',
      value: row?.date_of_birth,
      optional: true,
    }),
  ),
  checkbox('tax_dependent', text('person.details.taxDependent'), { value: row?.tax_dependent ?? false }),
  textarea('note', text('person.details.note'), { value: row?.note, optional: true, maxlength: 1000, rows: 2 }),
]

const readDependent = (form: SubmittedForm) => ({
  first_name: form.text('first_name'),
  last_name: form.text('last_name'),
  relationship: form.text('relationship') as DependentRelationship,
  date_of_birth: form.nullableDate('date_of_birth'),
  tax_dependent: form.isChecked('tax_dependent'),
  note: form.nullable('note'),
})

/** The page that adds a dependent. */
export const newDependentPage = consolePage({
  path: '/people/:id/personal/new-dependent',
  needs: 'personal:write',
  show: async (context, submission) =>
    newDetailPage(context, {
      person: await context.api.people.get(pathId(context)),
      title: text('person.details.newDependent'),
      fields: dependentFields(),
      submission,
    }),
  actions: {
    create: async (context, form) => {
      await context.api.dependents.create(pathId(context), readDependent(form), form.idempotency)
      return { goTo: detailsAddress(context), notice: text('person.details.saved') }
    },
  },
})

/** The page that changes or deletes a dependent. */
export const dependentPage = consolePage({
  path: '/people/:id/personal/dependents/:dependent_id',
  needs: 'personal:write',
  show: async (context, submission) => {
    const { api } = context
    const [person, row] = await Promise.all([
      api.people.get(pathId(context)),
      api.dependents.get(pathId(context, 'dependent_id')),
    ])
    const title = fullName(row)
    const deletion = text('person.details.deleteTitle', { name: title })
    const { version } = row
    return editDetailPage(context, { person, title, fields: dependentFields(row), version, deletion, submission })
  },
  actions: {
    save: async (context, form) => {
      const options = { ifMatch: form.number('version') }
      await context.api.dependents.update(pathId(context, 'dependent_id'), readDependent(form), options)
      return { goTo: detailsAddress(context), notice: text('person.details.saved') }
    },
    delete: async (context, form) => {
      await context.api.dependents.delete(pathId(context, 'dependent_id'), { ifMatch: form.number('version') })
      return { goTo: detailsAddress(context), notice: text('person.details.deleted') }
    },
  },
})
