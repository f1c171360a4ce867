import type { Document } from '../../../sdk/src/index.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'

type Step = 'draft' | 'sent' | 'signed' | 'filed' | 'expired' | 'declined' | 'voided'

type State = 'done' | 'current' | 'next' | 'ended'

interface Progress {
  step: Step
  state: State
  /** The time of the step, or the signatures that the step waits for. */
  detail: string | false
}

const marks: Record<State, string> = { done: '✓', current: '●', next: '○', ended: '✕' }

/** Renders the steps of a document: the completed steps, the current step and the next steps. */
export const documentProgress = (document: Document, formats: Formats): Html =>
  html`<ol class="steps" aria-label="${text('documents.steps')}">${listSteps(document, formats).map(
    ({ step, state, detail }) =>
      html`<li class="${state}"${isCurrent(document, step) && html` aria-current="step"`}><span aria-hidden="true">${marks[state]}</span>
      <div>${text(`documents.steps.${step}`)}${state === 'done' && html`<span class="spoken"> (${text('documents.steps.done')})</span>`}${
        detail !== false && html`<br><span class="soft">${detail}</span>`
      }</div></li>`,
  )}</ol>`

const isCurrent = ({ status }: Document, step: Step): boolean => status === step

function listSteps(document: Document, formats: Formats): Progress[] {
  const { status, signers } = document
  const at = (time: string | null) => time !== null && formats.time(time)
  const draftStep = { step: 'draft', detail: at(document.created_at) } as const
  const sentStep = { step: 'sent', detail: at(document.sent_at) } as const
  const filedStep = { step: 'filed', detail: at(document.filed_at) } as const
  const done = (...steps: Omit<Progress, 'state'>[]): Progress[] => steps.map((step) => ({ ...step, state: 'done' }))
  switch (status) {
    case 'draft':
      return [
        { ...draftStep, state: 'current' },
        { ...sentStep, state: 'next' },
        { step: 'signed', state: 'next', detail: false },
      ]
    case 'sent': {
      const signed = signers.filter((signer) => signer.status === 'signed').length
      const detail = formats.text('documents.steps.signatures', { signed, count: signers.length })
      return [...done(draftStep), { ...sentStep, state: 'current' }, { step: 'signed', state: 'next', detail }]
    }
    case 'signed':
      return done(draftStep, sentStep, { step: 'signed', detail: at(document.signed_at) })
    case 'filed':
      return done(draftStep, filedStep)
    default: {
      const times = { expired: document.expired_at, declined: document.declined_at, voided: document.voided_at }
      const before = document.filed_at === null ? sentStep : filedStep
      return [
        ...done(draftStep, ...(before.detail === false ? [] : [before])),
        { step: status, state: 'ended', detail: at(times[status]) },
      ]
    }
  }
}
