import type { EmergencyContact } from '../../../sdk/src/index.ts'
import { columns, type Field, input, textarea } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { detailsAddress, editDetailPage, newDetailPage } from './detail-page.ts'

const contactFields = (row?: EmergencyContact): Field[] => [
  columns(
    input('name', text('person.details.name'), { value: row?.name, maxlength: 200, autocomplete: 'off' }),
    input('relationship', text('person.details.relationship'), {
      value: row?.relationship,
      maxlength: 100,
      optional: true,
      autocomplete: 'off',
    }),
  ),
  columns(
    input('phone', text('person.details.phone'), { value: row?.phone, maxlength: 40, autocomplete: 'off' }),
    input('email', text('person.details.email'), {
      type: 'email',
      value: row?.email,
      maxlength: 254,
      optional: true,
      autocomplete: 'off',
    }),
  ),
  input('position', text('person.details.position'), {
    value: row && String(row.position),
    maxlength: 2,
    inputmode: 'numeric',
    optional: true,
    autocomplete: 'off',
    hint: text('person.details.positionHint'),
  }),
  textarea('note', text('person.details.note'), { value: row?.note, optional: true, maxlength: 1000, rows: 2 }),
]

function readContact(form: SubmittedForm) {
  const position = form.optionalNumber('position')
  return {
    name: form.text('name'),
    relationship: form.nullable('relationship'),
    phone: form.text('phone'),
    email: form.nullable('email'),
    note: form.nullable('note'),
    ...(position !== undefined && { position }),
  }
}

/** The page that adds an emergency contact. The API refuses it for people other than the user without `people:write`. */
export const newEmergencyContactPage = consolePage({
  path: '/people/:id/personal/new-contact',
  show: async (context, submission) =>
    newDetailPage(context, {
      person: await context.api.people.get(pathId(context)),
      title: text('person.details.newContact'),
      fields: contactFields(),
      submission,
    }),
  actions: {
    create: async (context, form) => {
      await context.api.emergencyContacts.create(pathId(context), readContact(form), form.idempotency)
      return { goTo: detailsAddress(context), notice: text('person.details.saved') }
    },
  },
})

/** The page that changes or deletes an emergency contact. */
export const emergencyContactPage = consolePage({
  path: '/people/:id/personal/contacts/:contact_id',
  show: async (context, submission) => {
    const { api } = context
    const [person, row] = await Promise.all([
      api.people.get(pathId(context)),
      api.emergencyContacts.get(pathId(context, 'contact_id')),
    ])
    const deletion = text('person.details.deleteTitle', { name: row.name })
    const { name: title, version } = row
    return editDetailPage(context, { person, title, fields: contactFields(row), version, deletion, submission })
  },
  actions: {
    save: async (context, form) => {
      const options = { ifMatch: form.number('version') }
      await context.api.emergencyContacts.update(pathId(context, 'contact_id'), readContact(form), options)
      return { goTo: detailsAddress(context), notice: text('person.details.saved') }
    },
    delete: async (context, form) => {
      await context.api.emergencyContacts.delete(pathId(context, 'contact_id'), { ifMatch: form.number('version') })
      return { goTo: detailsAddress(context), notice: text('person.details.deleted') }
    },
  },
})
