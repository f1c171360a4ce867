import type { PersonChange } from '../../../sdk/src/index.ts'
import { sideBySide } from '../../pages/comparison.ts'
import { facts, question } from '../../pages/components.ts'
import { form, hidden, type Submission, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { personName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { changeBadge } from './change-labels.ts'
import { comparedValues } from './compared-values.ts'
import { changeAddress } from './own-details.ts'

/** The page with a change request, its values before and after, and the decision. */
export const changeRequestPage = consolePage({
  path: '/people/changes/:change_id',
  show: async (context, submission) => {
    const { api, formats } = context
    const change = await api.personChanges.get(pathId(context, 'change_id'))
    const [name, decider] = await Promise.all([personName(context, change.person_id), deciderName(context, change)])
    return {
      title: text('personChanges.title', { name }),
      trail: [['/console/inbox', text('personChanges.inbox')]],
      content: html`<div class="narrow">
        ${facts([
          [text('pages.status'), changeBadge(change)],
          [text('pages.person'), html`<a href="/console/people/${change.person_id}">${name}</a>`],
          [text('personChanges.requestedAt'), formats.time(change.created_at)],
          change.decided_at !== null && [
            text('personChanges.decidedAt'),
            decider === undefined
              ? formats.time(change.decided_at)
              : text('personChanges.timeAndUser', { time: formats.time(change.decided_at), user: decider }),
          ],
          change.decision_note !== null && [text('personChanges.reason'), change.decision_note],
        ])}
        ${sideBySide(
          [text('personChanges.before'), text('personChanges.requested')],
          await comparedValues(context, change),
        )}
        ${decisions(context, change, submission)}
      </div>`,
    }
  },
  actions: {
    approve: async (context, form) => {
      const change = await context.api.personChanges.approve(pathId(context, 'change_id'), readVersion(form))
      return { goTo: changeAddress(change), notice: text('personChanges.isApproved') }
    },
    reject: async (context, form) => {
      const change = await context.api.personChanges.reject(
        pathId(context, 'change_id'),
        { note: form.text('note') },
        readVersion(form),
      )
      return { goTo: changeAddress(change), notice: text('personChanges.isRejected') }
    },
    cancel: async (context, form) => {
      const change = await context.api.personChanges.cancel(pathId(context, 'change_id'), readVersion(form))
      return { goTo: changeAddress(change), notice: text('personChanges.isCancelled') }
    },
  },
})

/** Reads the version that the user reviewed. */
const readVersion = (form: SubmittedForm) => ({ ifMatch: form.number('version'), ...form.idempotency })

/** Returns the name of the user who decided, if the user may see users. */
async function deciderName(context: PageContext, { decided_by }: PersonChange): Promise<string | undefined> {
  if (decided_by === null) return undefined
  if (decided_by === context.me.id) return text('leave.you')
  return may(context, 'users:read') ? (await context.api.users.get(decided_by)).name : undefined
}

/** Renders the actions that the user may perform. */
function decisions({ formToken: token }: PageContext, change: PersonChange, submission?: Submission): Html {
  const allowed = new Set<string>(change.allowed_actions)
  const version = hidden('version', change.version)
  return html`<div class="actions submit">
    ${allowed.has('approve') && form({ action: 'approve', submit: text('personChanges.approve'), token, submission, fields: [version] })}
    ${
      allowed.has('reject') &&
      question('reject-change', {
        button: text('personChanges.rejectButton'),
        title: text('personChanges.rejectTitle'),
        isOpen: submission?.action === 'reject',
        content: form({
          action: 'reject',
          submit: text('personChanges.reject'),
          token,
          submission,
          kind: 'danger',
          fields: [
            version,
            textarea('note', text('personChanges.reason'), {
              maxlength: 1000,
              rows: 2,
              hint: text('personChanges.rejectHint'),
            }),
          ],
        }),
      })
    }
    ${
      allowed.has('cancel') &&
      question('cancel-change', {
        button: text('personChanges.cancelButton'),
        title: text('personChanges.cancelTitle'),
        content: html`<p>${text('personChanges.cancelLead')}</p>
          ${form({ action: 'cancel', submit: text('personChanges.cancel'), token, submission, kind: 'danger', fields: [version] })}`,
      })
    }
  </div>`
}
