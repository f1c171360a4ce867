import type { LeaveType } from '../../../sdk/src/index.ts'
import { isOutdated } from '../../pages/comparison.ts'
import { badge, facts, question } from '../../pages/components.ts'
import { form, hidden, type Tried } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may, type PageContext } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { type Named, namedInRules, ruleText } from './entitlement-rows.ts'
import { earnedText, leaveTypeFields, leaveTypeSent } from './leave-type-form.ts'

/** A kind of leave: its rules, and whether people can ask for it. */
export const leaveTypePage = consolePage({
  path: '/leave/types/:leave_type_id',
  show: async (visit, tried) => {
    const { api, formats } = visit
    const type = await api.leaveTypes.get(idOf(visit, 'leave_type_id'))
    const named = await namedInRules(visit)
    return {
      title: type.name,
      trail: [
        ['/console/leave', 'Leave'],
        ['/console/leave/types', 'Types'],
      ],
      content: html`${type.archived && html`<p>${badge('Archived')} Nobody can ask for it. What was asked for stays.</p>`}
        ${may(visit, 'leave:manage') ? rulesForm(visit, { type, named }, tried) : rules(formats, { type, named })}`,
    }
  },
  actions: {
    change: (visit, sent) => update(visit, sent, leaveTypeSent(sent), 'The type is changed.'),
    archive: (visit, sent) => update(visit, sent, { archived: true }, 'Nobody can ask for it any more.'),
    restore: (visit, sent) => update(visit, sent, { archived: false }, 'People can ask for it again.'),
  },
})

async function update(
  visit: PageContext,
  sent: SentForm,
  change: Parameters<PageContext['api']['leaveTypes']['update']>[1],
  done: string,
) {
  await visit.api.leaveTypes.update(idOf(visit, 'leave_type_id'), change, { ifMatch: sent.number('version') })
  return { goTo: visit.address.pathname, notice: done }
}

interface Shown {
  type: LeaveType
  named: Named
}

function rulesForm({ formats, formToken: token }: PageContext, { type, named }: Shown, tried?: Tried): Html {
  const version = hidden('version', type.version)
  return html`${isOutdated(type, tried) && html`<h2>As it is now</h2>${rules(formats, { type, named })}<h2>What you typed</h2>`}
    ${form({
      action: 'change',
      submit: 'Save',
      token,
      tried,
      fields: [version, ...leaveTypeFields(named, type)],
      beside: html`<a href="/console/leave/types">Cancel</a>`,
    })}
    <hr>
    ${
      type.archived
        ? form({ action: 'restore', submit: 'Bring it back', token, tried, kind: 'second', fields: [version] })
        : question('archive-type', {
            button: 'Archive …',
            title: `Archive “${type.name}”?`,
            content: html`<p>Nobody can ask for it, and no more days of it are earned. Requests and balances stay.</p>
              ${form({ action: 'archive', submit: 'Archive it', token, tried, kind: 'danger', fields: [version] })}`,
          })
    }`
}

const rules = (formats: Formats, { type, named }: Shown): Html =>
  facts([
    ['Name', type.name],
    ['Code', html`<code>${type.code}</code>`],
    ['Days', earnedText(formats, type)],
    ['Who earns them', whoEarns(formats, { type, named })],
    ['Share for those who work part of a week', type.prorate_by_work_pattern ? 'Yes' : 'No'],
    ['The leave year begins on', type.accrual.resets_on],
    ['Approval', type.requires_approval ? 'Needed' : 'Not needed'],
    ['Paid', type.paid ? 'Yes' : 'No'],
    ['Half days', type.half_days_allowed ? 'Allowed' : 'Not allowed'],
    ['More days than there are', type.allow_negative ? 'Allowed' : 'Not allowed'],
    ['Days of one request at most', type.max_consecutive_days],
    ['Days of notice', type.min_notice_days],
  ])

const whoEarns = (formats: Formats, { type: { entitlement_rules }, named }: Shown): Html | string =>
  entitlement_rules.length === 0
    ? 'Everybody but contractors'
    : html`<ol>${entitlement_rules.map((rule) => html`<li>${ruleText(formats, named, rule)}</li>`)}</ol>`
