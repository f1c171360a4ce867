import type { CustomField, Person, PersonalField, PersonChange } from '../../../sdk/src/index.ts'
import { type FieldValues, initialValuesField, isChanged } from '../../pages/comparison.ts'
import { emptyState, notice } from '../../pages/components.ts'
import { between, type Field, form, hidden, input, textarea } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { readColleagueNames, suggestionsFor } from '../custom-fields/colleagues.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { customFieldInputs, customValues, readCustomValues } from '../custom-fields/value-fields.ts'
import { findColleague } from '../directory/colleagues.ts'
import { may, type PageContext } from '../page-context.ts'
import { fieldLabel } from '../people/person-form.ts'
import { addressFields, addressValues, readAddress } from '../postal-address/address-fields.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { readPending } from './read-pending.ts'

const fields = [
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'phone',
  'address',
  'postal_address',
  'date_of_birth',
] as const satisfies PersonalField[]

type FieldName = (typeof fields)[number]

export const ownDetailsAddress = '/console/my-details'

/** The page on which users change their own record, or request the change. */
export const ownDetailsPage = consolePage({
  path: '/my-details',
  needs: 'self',
  show: async (context, submission) => {
    const { api, me, formToken: token } = context
    const title = text('personChanges.edit')
    if (me.person_id === null) {
      const hint = html`<p>${text('personChanges.noRecordHint')}</p>`
      return { title, content: emptyState(text('personChanges.noRecord'), hint) }
    }
    const [person, business, pending] = await Promise.all([
      api.people.get(me.person_id),
      api.business.get(),
      readPending(context, me.person_id),
    ])
    const customFields = await readOwnFields(context)
    const [names, colleagues] = await Promise.all([
      readColleagueNames(context, customFields, person),
      suggestionsFor(context, customFields),
    ])
    const stored = { ...storedValues(person), ...customValues(context, customFields, { person, names }) }
    const isDirect = (name: FieldName) => (business.self_service_fields as readonly string[]).includes(name)
    const direct = {
      colleagues,
      names: fields.filter(isDirect),
      customFields: customFields.filter(isEditable(context)),
    }
    const others = {
      colleagues,
      names: fields.filter((name) => !isDirect(name)),
      customFields: customFields.filter((field) => !direct.customFields.includes(field)),
    }
    return {
      title,
      content: html`<div class="narrow">
        ${pending !== undefined && notice(rich('personChanges.replaces', { link: linkTo(changeAddress(pending)) }))}
        ${form({
          action: 'save',
          submit: text('personChanges.submit'),
          token,
          submission,
          fields: [
            hidden('version', person.version),
            initialValuesField(stored),
            ...group(text('personChanges.atOnce'), text('personChanges.atOnceHint'), direct, stored),
            ...group(text('personChanges.needApproval'), text('personChanges.needApprovalHint'), others, stored),
          ],
          afterSubmit: html`<a href="/console/people/${person.id}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    save: async (context, form) => {
      const goTo = `/console/people/${context.me.person_id}`
      const custom_fields = await readCustomValues(context, form, await readOwnFields(context), findColleague)
      const changes = Object.entries({ ...readFields(form), custom_fields }).filter(([name]) =>
        isChanged(form.values, name),
      )
      if (changes.length === 0) return { goTo, notice: text('personChanges.unchanged') }
      const version = form.number('version')
      const { person, change_request } = await context.api.me.updatePerson(Object.fromEntries(changes), {
        ifMatch: version,
      })
      return { goTo, notice: savedText(person.version !== version, change_request) }
    },
  },
})

/** Reads the custom fields that the user sees in their own record. */
const readOwnFields = async (context: PageContext): Promise<CustomField[]> =>
  (await readCustomFields(context)).filter(
    ({ visible_to }) => may(context, 'people:write') || visible_to.includes('self'),
  )

/** Returns whether the user can change a field of their own record without approval. */
const isEditable =
  (context: PageContext) =>
  ({ editable_by }: CustomField): boolean =>
    may(context, 'people:write') || editable_by.includes('self')

export const changeAddress = ({ id }: PersonChange): string => `/console/people/changes/${id}`

const savedText = (isChangedNow: boolean, request: PersonChange | null): string => {
  if (request === null) return text(isChangedNow ? 'personChanges.saved' : 'personChanges.unchanged')
  return text(isChangedNow ? 'personChanges.savedAndRequested' : 'personChanges.isRequested')
}

const storedValues = ({ postal_address, ...person }: Person): FieldValues => ({
  ...Object.fromEntries(
    fields.flatMap((name) => (name === 'postal_address' ? [] : [[name, [String(person[name] ?? '')]]])),
  ),
  ...addressValues(postal_address),
})

interface GroupMembers {
  colleagues: readonly string[]
  names: readonly FieldName[]
  customFields: readonly CustomField[]
}

/** Renders the fields of a group; none if the group is empty. */
function group(title: string, hint: string, members: GroupMembers, values: FieldValues): Field[] {
  const { names, customFields, colleagues } = members
  if (names.length === 0 && customFields.length === 0) return []
  return [
    between(html`<h2>${title}</h2><p class="soft">${hint}</p>`),
    ...names.flatMap((name) => fieldsFor(name, values)),
    ...customFieldInputs(customFields, values, { heading: 'h3', colleagues }),
  ]
}

function fieldsFor(name: FieldName, values: FieldValues): Field[] {
  if (name !== 'postal_address') return [fieldFor(name, values)]
  const hint = html`<p class="soft">${text('people.hint.postalAddress')}</p>`
  return [between(html`<h3>${fieldLabel(name)}</h3>${hint}`), ...addressFields(values)]
}

function fieldFor(name: Exclude<FieldName, 'postal_address'>, values: FieldValues): Field {
  const value = values[name]?.[0]
  const label = fieldLabel(name)
  switch (name) {
    case 'address':
      return textarea(name, label, {
        value,
        rows: 4,
        maxlength: 300,
        optional: true,
        hint: text('people.hint.address'),
      })
    case 'first_name':
    case 'last_name':
      return input(name, label, { value, maxlength: 100, autocomplete: 'off' })
    case 'email':
      return input(name, label, { value, maxlength: 254, type: 'email', autocomplete: 'off' })
    case 'preferred_name':
      return input(name, label, {
        value,
        maxlength: 100,
        optional: true,
        autocomplete: 'off',
        hint: text('people.hint.preferredName'),
      })
    case 'phone':
      return input(name, label, { value, maxlength: 40, optional: true, autocomplete: 'off' })
    case 'date_of_birth':
      return input(name, label, { value, maxlength: 10, type: 'date', optional: true, autocomplete: 'off' })
  }
}

const readFields = (form: SubmittedForm) => ({
  first_name: form.text('first_name'),
  last_name: form.text('last_name'),
  preferred_name: form.nullable('preferred_name'),
  email: form.text('email'),
  phone: form.nullable('phone'),
  address: form.nullable('address'),
  postal_address: readAddress(form),
  date_of_birth: form.nullableDate('date_of_birth'),
})
