import type { OwnPersonUpdate, Person, Task, TaskField } from '../../../sdk/src/index.ts'
import { linkButton } from '../../pages/components.ts'
import { type Field, form, input, type Submission, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { accountsAddress, isEarlier } from '../bank-accounts/account-labels.ts'
import { readAccounts } from '../bank-accounts/read-accounts.ts'
import { may, type PageContext } from '../page-context.ts'
import { addressFields, addressValues, readAddress } from '../postal-address/address-fields.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { fieldsText } from './task-labels.ts'

/** A field that is a member of the record of the person. The others are lists with separate pages. */
type RecordField = Exclude<TaskField, 'bank_account' | 'emergency_contact'>

const isRecordField = (name: TaskField): name is RecordField => name !== 'bank_account' && name !== 'emergency_contact'

/**
 * Renders what completes a task to fill fields: a form for the user's own record or a link to the record of another
 * person, and links to the pages that add a missing bank account or emergency contact.
 */
export async function fillStep(context: PageContext, task: Task, submission?: Submission): Promise<Html> {
  const { person_id, fields } = task
  const isOwn = context.me.person_id === person_id
  const recordFields = fields.filter(isRecordField)
  const kind = recordFields.length > 0 ? 'second' : 'first'
  const steps = [
    recordFields.length > 0 && (await recordStep(context, { person_id, isOwn }, recordFields, submission)),
    fields.includes('bank_account') && (await accountStep(context, { person_id, isOwn, kind })),
    fields.includes('emergency_contact') && (await contactStep(context, { person_id, isOwn, kind })),
  ]
  return html`<p>${text('tasks.toFill', { fields: fieldsText(fields) })}</p>${steps}`
}

interface Subject {
  person_id: number
  isOwn: boolean
}

async function recordStep(
  context: PageContext,
  { person_id, isOwn }: Subject,
  fields: readonly RecordField[],
  submission?: Submission,
): Promise<Html | false> {
  if (!isOwn) return may(context, 'people:write') && pageLink(`/console/people/${person_id}/edit`, text('tasks.fill'))
  const person = await context.api.people.get(person_id)
  return form({
    action: 'fill',
    submit: text('pages.save'),
    token: context.formToken,
    submission,
    fields: fields.flatMap((name) => fieldInputs(name, person)),
  })
}

/** A link to a page, which is the main action of a task that asks for nothing else. */
interface LinkStep extends Subject {
  kind: 'first' | 'second'
}

async function accountStep(context: PageContext, { person_id, isOwn, kind }: LinkStep): Promise<Html | false> {
  if (!isOwn && !may(context, 'bank_accounts:write')) return false
  const accounts = (await readAccounts(context, person_id)).filter((account) => !isEarlier(context, account))
  if (accounts.some(({ status }) => status === 'active')) return false
  if (accounts.length > 0) return html`<p>${text('tasks.accountPending')}</p>`
  return pageLink(`${accountsAddress(person_id)}/new`, text('tasks.addAccount'), kind)
}

async function contactStep(context: PageContext, { person_id, isOwn, kind }: LinkStep): Promise<Html | false> {
  if (!isOwn && !may(context, 'people:write')) return false
  const { data } = await context.api.emergencyContacts.list(person_id, { limit: 1 })
  if (data.length > 0) return false
  return pageLink(`/console/people/${person_id}/personal/new-contact`, text('tasks.addContact'), kind)
}

const pageLink = (address: string, label: string, kind: 'first' | 'second' = 'first'): Html =>
  html`<p>${linkButton(address, label, kind)}</p>`

function fieldInputs(name: RecordField, person: Person): Field[] {
  if (name === 'postal_address') return addressFields(addressValues(person.postal_address))
  const [label, value] = [text(`tasks.field.${name}`), person[name]]
  if (name === 'address') return [textarea(name, label, { value, maxlength: 300 })]
  return [input(name, label, { value, ...(name === 'date_of_birth' ? { type: 'date' } : { maxlength: 100 }) })]
}

/** Reads the submitted fields of the user's own record. */
export function readFilled(submitted: SubmittedForm, fields: readonly TaskField[]): OwnPersonUpdate {
  const value = (name: RecordField) => {
    if (name === 'postal_address') return readAddress(submitted)
    return name === 'date_of_birth' ? submitted.nullableDate(name) : submitted.nullable(name)
  }
  return Object.fromEntries(fields.filter(isRecordField).map((name) => [name, value(name)]))
}
