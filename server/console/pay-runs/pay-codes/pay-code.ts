import type { PayCode, PayCodeUpdate } from '../../../../sdk/src/index.ts'
import { isOutdated } from '../../../pages/comparison.ts'
import { badge, facts, question } from '../../../pages/components.ts'
import { form, hidden, type Submission } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { rich, text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { may, type PageContext, pathId } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { kindName } from '../pay-run-labels.ts'
import { payCodeFields, prorationName, readPayCode } from './pay-code-form.ts'

const codes = '/console/pay-runs/codes'

/** The page with a pay code and its rules. */
export const payCodePage = consolePage({
  path: '/pay-runs/codes/:pay_code_id',
  needs: 'payruns:read',
  show: async (context, submission) => {
    const payCode = await context.api.payCodes.get(pathId(context, 'pay_code_id'))
    const mayChange = may(context, 'payruns:write')
    return {
      title: payCode.name,
      trail: [
        ['/console/pay-runs', text('payRuns.title')],
        [codes, text('payCodes.title')],
      ],
      ...(mayChange && { headerActions: deletion(context, payCode, submission) }),
      content: html`<div class="narrow">
        ${payCode.archived && html`<p>${rich('payCodes.archivedLead', { badge: badge(text('payCodes.archived')) })}</p>`}
        ${facts([
          [text('payRuns.code'), html`<code>${payCode.code}</code>`],
          [text('payRuns.kind'), kindName(payCode.kind)],
          ...(!mayChange || isOutdated(payCode, submission) ? changeable(payCode) : []),
        ])}
        ${mayChange && changeForms(context, payCode, submission)}
      </div>`,
    }
  },
  actions: {
    change: (context, submitted) => update(context, submitted, readPayCode(submitted), text('payCodes.saved')),
    archive: (context, submitted) => update(context, submitted, { archived: true }, text('payCodes.isArchived')),
    restore: (context, submitted) => update(context, submitted, { archived: false }, text('payCodes.isRestored')),
    delete: async (context, submitted) => {
      await context.api.payCodes.delete(pathId(context, 'pay_code_id'), { ifMatch: submitted.number('version') })
      return { goTo: codes, notice: text('payCodes.isDeleted') }
    },
  },
})

async function update(context: PageContext, submitted: SubmittedForm, change: PayCodeUpdate, notice: string) {
  await context.api.payCodes.update(pathId(context, 'pay_code_id'), change, { ifMatch: submitted.number('version') })
  return { goTo: context.address.pathname, notice }
}

const changeable = ({ name, account, liability_account, proration, taxable }: PayCode): [string, string | null][] => [
  [text('pages.name'), name],
  [text('payCodes.account'), account],
  [text('payCodes.liabilityAccount'), liability_account],
  [text('payCodes.proration'), prorationName(proration)],
  [text('payCodes.taxable'), text(taxable ? 'payRuns.yes' : 'payRuns.no')],
]

function changeForms({ formToken: token }: PageContext, payCode: PayCode, submission?: Submission): Html {
  const version = hidden('version', payCode.version)
  const archiving = payCode.archived
    ? ({ action: 'restore', submit: text('payCodes.restore') } as const)
    : ({ action: 'archive', submit: text('payCodes.archive') } as const)
  return html`${form({
    action: 'change',
    submit: text('pages.save'),
    token,
    submission,
    fields: [version, ...payCodeFields(payCode)],
    afterSubmit: html`<a href="${codes}">${text('pages.cancel')}</a>`,
  })}
    <hr>
    <p>${text('payCodes.archiveLead')}</p>
    ${form({ ...archiving, token, submission, kind: 'second', fields: [version] })}`
}

const deletion = ({ formToken: token }: PageContext, payCode: PayCode, submission?: Submission): Html =>
  question('delete', {
    button: text('payCodes.deleteButton'),
    title: text('payCodes.deleteTitle', { name: payCode.name }),
    isOpen: submission?.action === 'delete',
    content: html`<p>${text('payCodes.deleteLead')}</p>
      ${form({ action: 'delete', submit: text('payCodes.delete'), token, submission, kind: 'danger', fields: [hidden('version', payCode.version)] })}`,
  })
