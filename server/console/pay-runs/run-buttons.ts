import type { PayRun } from '../../../sdk/src/index.ts'
import { linkButton, question } from '../../pages/components.ts'
import { form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import type { Visit } from '../visit.ts'
import { addressOf } from './pay-run-words.ts'

/** What else can be done with a pay run than the next step. */
export function buttonsOf({ formToken: token }: Visit, run: PayRun, tried: Tried | undefined): Html {
  const can = (action: string): boolean => (run.allowed_actions as string[]).includes(action)
  const version = hidden('version', run.version)
  const reason = input('reason', 'Why', { maxlength: 500, hint: 'The audit log keeps it.' })
  return html`
    ${can('update') && linkButton(`${addressOf(run)}/edit`, 'Change')}
    ${
      can('reopen') &&
      question('reopen', {
        button: 'Reopen …',
        title: 'Make it a draft again?',
        isOpen: tried?.action === 'reopen',
        content: html`<p>Its payslips can then be changed, and it has to be approved once more.</p>
          ${form({ action: 'reopen', submit: 'Reopen it', token, tried, fields: [version, reason] })}`,
      })
    }
    ${
      can('cancel') &&
      question('cancel', {
        button: 'Cancel it …',
        title: 'Cancel this pay run?',
        isOpen: tried?.action === 'cancel',
        content: html`<p>Nothing will be paid by it. A cancelled pay run stays in the list, and stays cancelled.</p>
          ${form({ action: 'cancel', submit: 'Cancel the pay run', kind: 'danger', token, tried, fields: [version, reason] })}`,
      })
    }
    ${
      can('delete') &&
      question('delete', {
        button: 'Delete …',
        title: 'Delete this draft?',
        content: html`<p>Its payslips are deleted, too. This cannot be undone.</p>
          ${form({ action: 'delete', submit: 'Delete the draft', kind: 'danger', token, tried, fields: [version] })}`,
      })
    }`
}
