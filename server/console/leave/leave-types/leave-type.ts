import type { LeaveType } from '../../../../sdk/src/index.ts'
import { isOutdated } from '../../../pages/comparison.ts'
import { badge, facts, question } from '../../../pages/components.ts'
import { form, hidden, type Submission } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { type Html, html } from '../../../pages/html.ts'
import { rich, text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { may, type PageContext, pathId } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { daysText } from '../leave-labels.ts'
import { approvalText } from './approval-rows.ts'
import { ruleText } from './entitlement-rows.ts'
import { type LeaveTypeChoices, readLeaveTypeChoices } from './leave-type-choices.ts'
import { accrualText, expiryText, leaveTypeFields, readLeaveType } from './leave-type-form.ts'
import { limitFacts } from './limit-facts.ts'

/** The page with a leave type and its rules. */
export const leaveTypePage = consolePage({
  path: '/leave/types/:leave_type_id',
  show: async (context, submission) => {
    const { api, formats } = context
    const type = await api.leaveTypes.get(pathId(context, 'leave_type_id'))
    const choices = await readLeaveTypeChoices(context)
    return {
      title: type.name,
      trail: [
        ['/console/leave', text('leave.title')],
        ['/console/leave/types', text('leave.types')],
      ],
      content: html`${type.archived && html`<p>${rich('leave.archivedLead', { badge: badge(text('leave.archived')) })}</p>`}
        ${may(context, 'leave:manage') ? rulesForm(context, { type, choices }, submission) : rules(formats, { type, choices })}`,
    }
  },
  actions: {
    change: (context, submitted) => update(context, submitted, readLeaveType(submitted), text('leave.typeSaved')),
    archive: (context, submitted) => update(context, submitted, { archived: true }, text('leave.typeArchived')),
    restore: (context, submitted) => update(context, submitted, { archived: false }, text('leave.typeRestored')),
  },
})

async function update(
  context: PageContext,
  submitted: SubmittedForm,
  change: Parameters<PageContext['api']['leaveTypes']['update']>[1],
  done: string,
) {
  await context.api.leaveTypes.update(pathId(context, 'leave_type_id'), change, {
    ifMatch: submitted.number('version'),
  })
  return { goTo: context.address.pathname, notice: done }
}

interface TypeWithChoices {
  type: LeaveType
  choices: LeaveTypeChoices
}

function rulesForm(
  { formats, formToken: token }: PageContext,
  { type, choices }: TypeWithChoices,
  submission?: Submission,
): Html {
  const version = hidden('version', type.version)
  return html`${isOutdated(type, submission) && html`<h2>${text('leave.storedValues')}</h2>${rules(formats, { type, choices })}<h2>${text('leave.yourInput')}</h2>`}
    ${form({
      action: 'change',
      submit: text('pages.save'),
      token,
      submission,
      fields: [version, ...leaveTypeFields(formats, choices, type)],
      afterSubmit: html`<a href="/console/leave/types">${text('pages.cancel')}</a>`,
    })}
    <hr>
    ${
      type.archived
        ? form({
            action: 'restore',
            submit: text('leave.restore'),
            token,
            submission,
            kind: 'second',
            fields: [version],
          })
        : question('archive-type', {
            button: text('leave.archiveButton'),
            title: text('leave.archiveTitle', { name: type.name }),
            content: html`<p>${text('leave.archiveLead')}</p>
              ${form({ action: 'archive', submit: text('leave.archive'), token, submission, kind: 'danger', fields: [version] })}`,
          })
    }`
}

const yesNo = (value: boolean): string => text(value ? 'leave.yes' : 'leave.no')

const rules = (formats: Formats, { type, choices }: TypeWithChoices): Html =>
  facts([
    [text('pages.name'), type.name],
    [text('leave.code'), html`<code>${type.code}</code>`],
    [text('leave.accrual'), accrualText(formats, type)],
    [text('leave.eligibility'), eligibilityText(formats, { type, choices })],
    [text('leave.prorate'), yesNo(type.prorate_by_work_pattern)],
    [text('leave.expiry'), expiryText(formats, type)],
    [text('leave.rounding'), text(`leave.rounding.${type.accrual.rounding}`)],
    ...(type.accrual.max_balance === null
      ? []
      : [[text('leave.maxBalance'), daysText(formats, type.accrual.max_balance)] as const]),
    [
      text('leave.resetsOn'),
      type.accrual.leave_year === 'fixed' ? type.accrual.resets_on : text(`leave.leaveYear.${type.accrual.leave_year}`),
    ],
    [text('leave.requiresApproval'), yesNo(type.requires_approval)],
    [text('leaveApproval.steps'), approvalText(formats, choices.approvers, type)],
    [text('leave.hiddenFromTeam'), yesNo(type.hidden_from_team)],
    [text('leave.paid'), yesNo(type.paid)],
    [text('leave.halfDays'), yesNo(type.half_days_allowed)],
    [text('leave.allowNegative'), yesNo(type.allow_negative)],
    ...limitFacts(formats, { type, departments: choices.departments }),
    [text('leave.reasons'), type.reasons.map(({ name }) => name).join(', ')],
    [text('leave.reasonRequired'), yesNo(type.reason_required)],
  ])

const eligibilityText = (formats: Formats, { type: { entitlement_rules }, choices }: TypeWithChoices): Html | string =>
  entitlement_rules.length === 0
    ? text('leave.everyone')
    : html`<ol>${entitlement_rules.map((rule) => html`<li>${ruleText(formats, choices, rule)}</li>`)}</ol>`
