import type { EmploymentEndKind, Person } from '../../../sdk/src/index.ts'
import { linkButton, menu, question } from '../../pages/components.ts'
import { form, hidden, input, type Submission, select } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { ConsolePage } from '../console-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { endKinds } from './employments/former-employments.ts'
import { mayBeRehired } from './employments/rehire-person.ts'
import { fullName } from './person-name.ts'

/** The actions of the forms that all tabs of a person have. */
export const personActions: NonNullable<ConsolePage['actions']> = {
  terminate: async (context, form) => {
    const end_kind = form.optional('end_kind') as EmploymentEndKind | undefined
    const body = { last_day: form.date('last_day'), ...(end_kind && { end_kind }), reason: form.optional('reason') }
    const options = { ifMatch: form.number('version'), ...form.idempotency }
    const person = await context.api.people.terminate(pathId(context), body, options)
    const day = context.formats.day(person.last_day ?? body.last_day)
    return {
      goTo: `/console/people/${person.id}`,
      notice: text('people.lastDayIs', { name: fullName(person), day }),
    }
  },
  delete: async (context, form) => {
    await context.api.people.delete(pathId(context), { ifMatch: form.number('version') })
    return { goTo: '/console/people', notice: text('people.recordDeleted') }
  },
}

/**
 * Renders the menu with pages that create something for the person, and with actions that are rare or cannot be undone.
 */
export function moreMenu(context: PageContext, person: Person, submission: Submission | undefined): Html | false {
  const items = [...creations(context, person), ...changes(context, person, submission)]
  return items.length > 0 && menu('more', text('person.more'), items)
}

const isCurrent = ({ deleted_at, erased_at }: Person): boolean => deleted_at === null && erased_at === null

/** Whether the user may request leave for the person. */
export const mayRequestLeave = (context: PageContext, person: Person): boolean =>
  isCurrent(person) && (context.me.person_id === person.id || may(context, 'leave:write'))

export const mayAddDocument = (context: PageContext, person: Person): boolean =>
  isCurrent(person) && may(context, 'documents:write')

export const mayAddPay = (context: PageContext, person: Person): boolean =>
  isCurrent(person) && may(context, 'payruns:write')

export const mayChangeJob = (context: PageContext, person: Person): boolean =>
  isCurrent(person) && may(context, 'people:write')

export const mayChangeCompensation = (context: PageContext, person: Person): boolean =>
  isCurrent(person) && may(context, 'compensation:write')

export const requestLeaveAddress = ({ me }: PageContext, { id }: Person): string =>
  me.person_id === id ? '/console/leave/new' : `/console/leave/new?person_id=${id}`

export const changeJobAddress = ({ id }: Person): string => `/console/people/${id}/job/change`

export const newDocumentAddress = ({ id }: Person): string => `/console/documents/new?person_id=${id}`

function creations(context: PageContext, person: Person): Html[] {
  const links: [boolean, string, string][] = [
    [mayRequestLeave(context, person), requestLeaveAddress(context, person), text('person.requestLeave')],
    [mayAddDocument(context, person), newDocumentAddress(person), text('person.newDocument')],
    [mayChangeJob(context, person), changeJobAddress(person), text('person.changeJob')],
    [mayAddPay(context, person), `/console/people/${person.id}/pay`, text('person.addPayslip')],
    [mayAddPay(context, person), `/console/people/${person.id}/recurring-lines`, text('person.addRecurringLine')],
    [
      isCurrent(person) && person.user_id === null && may(context, 'users:write'),
      `/console/users/invite?person_id=${person.id}`,
      text('person.invite'),
    ],
  ]
  return links.flatMap(([isAllowed, href, label]) => (isAllowed ? [linkButton(href, label)] : []))
}

function changes(context: PageContext, person: Person, submission: Submission | undefined): Html[] {
  const { id, status, erased_at, deleted_at } = person
  const mayChange = may(context, 'people:write') && deleted_at === null
  const mayExport = may(context, 'audit:read') || context.me.person_id === id
  const isClosed = (action: string) => submission?.action !== action
  return [
    ...(mayExport ? [linkButton(`/console/people/${id}/export`, text('person.export'))] : []),
    ...(mayChange && status !== 'terminated' && isClosed('terminate') ? [terminateQuestion(context, person)] : []),
    ...(may(context, 'people:write') && mayBeRehired(person)
      ? [linkButton(`/console/people/${id}/rehire`, text('people.rehireButton'))]
      : []),
    ...(mayChange && status === 'terminated' && erased_at === null
      ? [linkButton(`/console/people/${id}/erase`, text('people.eraseButton'))]
      : []),
    ...(mayChange && isClosed('delete') ? [deleteQuestion(context, person)] : []),
  ]
}

/** Renders the refused form of the menu as a section of the page. */
export function refusedQuestion(context: PageContext, person: Person, submission?: Submission): Html | undefined {
  if (submission?.action === 'terminate') return terminateQuestion(context, person, submission)
  return submission?.action === 'delete' ? deleteQuestion(context, person, submission) : undefined
}

function terminateQuestion({ formToken: token }: PageContext, person: Person, submission?: Submission): Html {
  const name = fullName(person)
  return question('terminate', {
    button: text('people.terminateButton'),
    title: text('people.terminateTitle', { name }),
    isOpen: submission !== undefined,
    content: html`<p>${text('people.terminateLead', { name })}</p>
      ${form({
        action: 'terminate',
        submit: text('people.terminate'),
        token,
        submission,
        kind: 'danger',
        fields: [
          hidden('version', person.version),
          input('last_day', text('people.lastDay'), {
            type: 'date',
            value: person.last_day,
            min: person.start_date ?? '',
          }),
          select('end_kind', text('people.field.end_kind'), [['', text('people.unknown')], ...endKinds()], {
            value: person.end_kind,
            optional: true,
          }),
          input('reason', text('people.reason'), { optional: true, maxlength: 500, hint: text('people.reasonHint') }),
        ],
      })}`,
  })
}

function deleteQuestion({ formToken: token }: PageContext, person: Person, submission?: Submission): Html {
  const name = fullName(person)
  return question('delete', {
    button: text('people.deleteButton'),
    title: text('people.deleteTitle', { name }),
    isOpen: submission !== undefined,
    content: html`<p>${text('people.deleteLead', { name })}</p>
      ${form({
        action: 'delete',
        submit: text('people.delete'),
        token,
        submission,
        kind: 'danger',
        fields: [hidden('version', person.version)],
      })}`,
  })
}
