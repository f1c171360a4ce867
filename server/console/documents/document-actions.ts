import type { Document } from '../../../sdk/src/index.ts'
import { linkButton, question } from '../../pages/components.ts'
import { type Field, form, hidden, input, select, type Tried, textarea } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import type { PageContext } from '../page-context.ts'
import { namesOf, nextSigners } from './document-state.ts'

/** What the visitor can do with a document now, apart from signing it. */
export function documentActions(
  { formToken: token, me }: PageContext,
  document: Document,
  tried?: Tried,
): Html | false {
  const { id, allowed_actions, version } = document
  if (allowed_actions.every((action) => action === 'sign')) return false
  const may = (action: Document['allowed_actions'][number]) => allowed_actions.includes(action)
  const base = { token, tried, fields: [hidden('version', version)], sendsMail: me.business.sends_mail }
  return html`<div class="actions">
    ${may('send') && sendQuestion(document, base)}
    ${may('remind') && remindQuestion(document, base)}
    ${may('update') && linkButton(`/console/documents/${id}/edit`, 'Edit')}
    ${may('finish') && finishQuestion(document, base)}
    ${
      may('void') &&
      question('void', {
        button: 'Withdraw …',
        title: 'Withdraw this document?',
        isOpen: base.tried?.action === 'void',
        content: html`<p>${document.status === 'filed' ? 'It is kept, as withdrawn, with the reason.' : 'Nobody can sign it any more.'} That cannot be undone.</p>
        ${form({
          ...base,
          action: 'void',
          submit: 'Withdraw it',
          kind: 'danger',
          fields: [
            ...base.fields,
            textarea('reason', 'Why', { rows: 2, maxlength: 500, hint: 'It is kept with the document.' }),
          ],
        })}`,
      })
    }
    ${
      may('delete') &&
      question('delete', {
        button: 'Delete …',
        title: document.status === 'filed' ? 'Delete this document?' : 'Delete this draft?',
        content: html`<p>It is gone for good, with its file.</p>
        ${form({ ...base, action: 'delete', submit: 'Delete it', kind: 'danger' })}`,
      })
    }
  </div>`
}

interface Base {
  token: string
  tried: Tried | undefined
  fields: ReturnType<typeof hidden>[]
  /** Whether links can go by mail. */
  sendsMail: boolean
}

/** How signers get their links. Without mail there is nothing to choose. */
const delivery = ({ sendsMail }: Base, value: string | null, hint: Piece): Field =>
  sendsMail
    ? select(
        'delivery',
        'How signers get their links',
        [
          ['link', 'I hand them over'],
          ['mail', 'By mail alone'],
        ],
        { value, hint },
      )
    : (place) => html`${hidden('delivery', 'link')(place)}
        ${place.tried?.problems.delivery !== undefined && html`<p class="problem">${place.tried.problems.delivery}</p>`}
        <p class="hint">No mail is set up here: links are shown once, on the next page, for you to hand over.</p>`

function sendQuestion(document: Document, base: Base): Html {
  const { status, delivery: before, signers, signing_order, remind_every_days } = document
  const left = signers.filter((signer) => signer.status === 'pending')
  const isAtOnce = signing_order === 'parallel'
  const again = status === 'expired'
  return question('send', {
    kind: 'first',
    button: again ? 'Send again …' : 'Send …',
    title: again ? 'Send it to be signed again?' : 'Send it to be signed?',
    isOpen: base.tried?.action === 'send',
    content: html`<p>To sign: ${isAtOnce ? `${namesOf(left)}, all at once` : left.map(({ name }) => name).join(', then ')}. ${!again && 'After that it cannot be changed.'}</p>
      ${form({
        ...base,
        action: 'send',
        submit: 'Send',
        fields: [
          ...base.fields,
          delivery(
            base,
            before,
            'Links that you hand over are shown once, on the next page, and mailed as well. Links by mail alone are shown to nobody else.',
          ),
          input('expires_in_days', 'Days to sign it', { type: 'number', min: '1', max: '365', value: 30 }),
          ...(base.sendsMail ? [remindersField(again ? remind_every_days : 7), notifyField(document)] : []),
        ],
      })}`,
  })
}

const remindersField = (value: number | null): Field =>
  input('remind_every_days', 'Days between reminders', {
    type: 'number',
    min: '1',
    max: '90',
    value,
    optional: true,
    hint: 'Whoever has not signed gets another mail, until the time is up. Empty for none.',
  })

const notifyField = ({ notify }: Document): Field =>
  input('notify', 'Also tell', {
    value: notify.join(', '),
    optional: true,
    hint: 'E-mail addresses, with commas between them. They are mailed what becomes of the document, as you are.',
  })

const finishQuestion = ({ signers }: Document, base: Base): Html =>
  question('finish', {
    button: 'File …',
    title: 'File it without signatures?',
    isOpen: base.tried?.action === 'finish',
    content: html`<p>It is kept as it is, and its person can see it. ${signers.length > 0 && 'Its signers are left out.'} It cannot become a draft again.</p>
      ${form({ ...base, action: 'finish', submit: 'File it' })}`,
  })

function remindQuestion(document: Document, base: Base): Html {
  const next = nextSigners(document)
  const isOne = next.length === 1
  return question('remind', {
    button: 'Remind …',
    title: `Remind ${namesOf(next)}?`,
    isOpen: base.tried?.action === 'remind',
    content: html`<p>${isOne ? 'They get a new link.' : 'Each of them gets a new link.'} Their earlier links stop working.</p>
      ${form({
        ...base,
        action: 'remind',
        submit: 'Remind',
        fields: [
          delivery(
            base,
            document.delivery,
            'A link that you hand over is shown once, on the next page, and mailed as well. A link by mail alone is shown to nobody else.',
          ),
        ],
      })}`,
  })
}
