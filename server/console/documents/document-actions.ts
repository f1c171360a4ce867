import type { Document } from '../../../sdk/src/index.ts'
import { linkButton, question } from '../../pages/components.ts'
import { type Field, form, hidden, input, problemAt, type Submission, select, textarea } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { nextSigners, signerNames } from './document-state.ts'

/** Renders the actions on a document that the user may perform, except signing. */
export function documentActions(
  { formToken: token, me }: PageContext,
  document: Document,
  submission?: Submission,
): Html | false {
  const { id, allowed_actions, version } = document
  if (allowed_actions.every((action) => action === 'sign')) return false
  const may = (action: Document['allowed_actions'][number]) => allowed_actions.includes(action)
  const base = { token, submission, fields: [hidden('version', version)], sendsMail: me.business.sends_mail }
  return html`<div class="actions">
    ${may('send') && sendQuestion(document, base)}
    ${may('remind') && remindQuestion(document, base)}
    ${may('update') && linkButton(`/console/documents/${id}/edit`, text('pages.edit'))}
    ${may('finish') && finishQuestion(document, base)}
    ${
      may('void') &&
      question('void', {
        button: text('documents.void'),
        title: text('documents.void.title'),
        isOpen: base.submission?.action === 'void',
        content: html`<p>${text(document.status === 'filed' ? 'documents.void.filed' : 'documents.void.sent')}</p>
        ${form({
          ...base,
          action: 'void',
          submit: text('documents.void.submit'),
          kind: 'danger',
          fields: [
            ...base.fields,
            textarea('reason', text('documents.fact.reason'), {
              rows: 2,
              maxlength: 500,
              hint: text('documents.void.reason.hint'),
            }),
          ],
        })}`,
      })
    }
    ${
      may('delete') &&
      question('delete', {
        button: text('documents.delete'),
        title: text(document.status === 'draft' ? 'documents.delete.title.draft' : 'documents.delete.title'),
        content: html`<p>${text('documents.delete.text')}</p>
        ${form({ ...base, action: 'delete', submit: text('documents.delete.submit'), kind: 'danger' })}`,
      })
    }
  </div>`
}

interface Base {
  token: string
  submission: Submission | undefined
  fields: ReturnType<typeof hidden>[]
  /** Whether the business can send links by email. */
  sendsMail: boolean
}

/** Returns the field that selects how signers receive their links. If the business cannot send email, there is no choice. */
const delivery = ({ sendsMail }: Base, value: string | null, hint: Piece): Field =>
  sendsMail
    ? select(
        'delivery',
        text('documents.delivery'),
        [
          ['link', text('documents.delivery.link')],
          ['mail', text('documents.delivery.mail')],
        ],
        { value, hint },
      )
    : (state) => html`${hidden('delivery', 'link')(state)}
        ${problemAt('delivery', text('documents.delivery'))(state)}
        <p class="hint">${text('documents.delivery.noMail')}</p>`

function sendQuestion(document: Document, base: Base): Html {
  const { status, delivery: before, signers, signing_order, remind_every_days } = document
  const pendingSigners = signers.filter((signer) => signer.status === 'pending')
  const again = status === 'expired'
  return question('send', {
    kind: 'first',
    button: text(again ? 'documents.send.again' : 'documents.send'),
    title: text(again ? 'documents.send.title.again' : 'documents.send.title'),
    isOpen: base.submission?.action === 'send',
    content: html`<p>${text(`documents.send.${signing_order}`, { names: signerNames(pendingSigners) })} ${!again && text('documents.send.final')}</p>
      ${form({
        ...base,
        action: 'send',
        submit: text('documents.send.submit'),
        fields: [
          ...base.fields,
          delivery(base, before, text('documents.send.delivery.hint')),
          input('expires_in_days', text('documents.send.days'), { type: 'number', min: '1', max: '365', value: 30 }),
          ...(base.sendsMail ? [remindersField(again ? remind_every_days : 7), notifyField(document)] : []),
        ],
      })}`,
  })
}

const remindersField = (value: number | null): Field =>
  input('remind_every_days', text('documents.send.reminders'), {
    type: 'number',
    min: '1',
    max: '90',
    value,
    optional: true,
    hint: text('documents.send.reminders.hint'),
  })

const notifyField = ({ notify }: Document): Field =>
  input('notify', text('documents.send.notify'), {
    value: notify.join(', '),
    optional: true,
    hint: text('documents.send.notify.hint'),
  })

const finishQuestion = ({ signers }: Document, base: Base): Html =>
  question('finish', {
    button: text('documents.finish'),
    title: text('documents.finish.title'),
    isOpen: base.submission?.action === 'finish',
    content: html`<p>${text('documents.finish.text', { signers: signers.length })}</p>
      ${form({ ...base, action: 'finish', submit: text('documents.finish.submit') })}`,
  })

function remindQuestion(document: Document, base: Base): Html {
  const next = nextSigners(document)
  return question('remind', {
    button: text('documents.remind'),
    title: text('documents.remind.title', { names: signerNames(next) }),
    isOpen: base.submission?.action === 'remind',
    content: html`<p>${text('documents.remind.text', { count: next.length })}</p>
      ${form({
        ...base,
        action: 'remind',
        submit: text('documents.remind.submit'),
        fields: [delivery(base, document.delivery, text('documents.remind.delivery.hint'))],
      })}`,
  })
}
