import type { TwoFactorSetup, TwoFactorStatus } from '../../../sdk/src/index.ts'
import { badge, copyButton, facts, notice, question, secret } from '../../pages/components.ts'
import { form, hidden, input, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { type PageContext, twoFactorAddress } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { secondFactorProof } from './second-factor-proof.ts'

export const twoFactorPage = consolePage({
  path: '/account/two-factor',
  show: async (context, submission) => {
    if (submission?.action === 'enable') return setupPage(context, readSetup(submission), submission)
    return {
      title: text('account.twoFactor'),
      content: overview(context, await context.api.twoFactor.status(), submission),
    }
  },
  actions: {
    setup: async (context) => setupPage(context, await context.api.twoFactor.setup()),
    enable: async (context, form) => {
      const { recovery_codes } = await context.api.twoFactor.enable({ code: readCode(form) })
      return codesPage(context, text('account.turnedOn'), recovery_codes)
    },
    regenerate: async (context, form) => {
      const { recovery_codes } = await context.api.twoFactor.regenerateRecoveryCodes(
        secondFactorProof(form.text('code')),
      )
      return codesPage(context, text('account.newCodes'), recovery_codes)
    },
    disable: async ({ api }, form) => {
      await api.twoFactor.disable({ password: form.text('password'), ...secondFactorProof(form.text('code')) })
      return { goTo: twoFactorAddress, notice: text('account.turnedOff') }
    },
  },
})

function overview({ formToken: token, formats }: PageContext, status: TwoFactorStatus, submission?: Submission): Html {
  if (!status.enabled) {
    return html`<div class="narrow">
      <p class="lead">${text('account.twoFactorOff')}</p>
      ${facts([[text('pages.status'), badge(text('account.off'), 'warn')]])}
      ${form({ action: 'setup', submit: text('account.turnOnTwoFactor'), token, submission })}
    </div>`
  }
  const remainingCodes = status.recovery_codes_remaining
  return html`<div class="narrow">
    <p class="lead">${text('account.twoFactorOn')}</p>
    ${facts([
      [text('pages.status'), badge(text('account.on'), 'good')],
      [text('account.since'), status.enabled_at !== null && formats.time(status.enabled_at)],
      [
        text('account.recoveryCodesLeft'),
        html`${remainingCodes} ${remainingCodes < 3 && badge(text('account.few'), 'warn')}`,
      ],
    ])}
    <div class="actions">
      ${question('regenerate', {
        button: text('account.newCodesButton'),
        title: text('account.newCodesTitle'),
        isOpen: submission?.action === 'regenerate',
        content: html`<p>${text('account.newCodesLead')}</p>
          ${form({ action: 'regenerate', submit: text('account.createCodes'), token, submission, fields: [codeField()] })}`,
      })}
      ${question('disable', {
        button: text('account.turnOffButton'),
        title: text('account.turnOffTitle'),
        isOpen: submission?.action === 'disable',
        content: html`<p>${text('account.turnOffLead')}</p>
          ${form({
            action: 'disable',
            submit: text('account.turnOff'),
            token,
            submission,
            kind: 'danger',
            fields: [
              input('password', text('pages.password'), { type: 'password', autocomplete: 'current-password' }),
              codeField(),
            ],
          })}`,
      })}
    </div>
  </div>`
}

const codeField = () => input('code', text('account.codeOrRecoveryCode'), { autocomplete: 'one-time-code' })

const readCode = (form: SubmittedForm): string => form.text('code').replaceAll(' ', '')

type Setup = Pick<TwoFactorSetup, 'secret' | 'qr_code'>

/**
 * Reads the setup that the form repeats. After a wrong code, the page must show the same secret again, because the
 * authenticator app already has it.
 */
const readSetup = ({ values }: Submission): Setup => ({
  secret: values.secret?.[0] ?? '',
  qr_code: values.qr_code?.[0] ?? '',
})

function setupPage(
  { formToken: token }: PageContext,
  { secret: key, qr_code }: Setup,
  submission?: Submission,
): PageContent {
  return {
    title: text('account.turnOnTwoFactor'),
    trail: [[twoFactorAddress, text('account.twoFactor')]],
    content: html`<div class="narrow">
      <ol>
        <li>${text('account.scan')}
          <img class="qr" src="${qr_code}" alt="${text('account.qrCode')}">
          ${text('account.cannotScan')} ${secret('secret', key)}</li>
        <li>${text('account.enterAppCode')}</li>
      </ol>
      ${form({
        action: 'enable',
        submit: text('account.turnOn'),
        token,
        submission,
        fields: [
          hidden('secret', key),
          hidden('qr_code', qr_code),
          input('code', text('account.code'), {
            autocomplete: 'one-time-code',
            inputmode: 'numeric',
            hint: text('account.codeHint'),
          }),
        ],
        afterSubmit: html`<a href="${twoFactorAddress}">${text('pages.cancel')}</a>`,
      })}
    </div>`,
  }
}

const codesPage = ({ me }: PageContext, title: string, codes: readonly string[]): PageContent => ({
  title,
  trail: [[twoFactorAddress, text('account.twoFactor')]],
  content: html`<div class="narrow">
    <p class="lead">${text('account.codesLead')}</p>
    ${notice(html`<p>${text('account.codesOnce')}</p>`, 'warn')}
    <p>${rich('account.codesFor', { email: me.email ?? '', business: me.business.name })}</p>
    <ul class="codes" id="codes">${codes.map((code) => html`<li>${code}</li>`)}</ul>
    <div class="actions">
      ${copyButton('codes')}
      <button type="button" class="second" data-download="codes" data-name="workforce-recovery-codes.txt" hidden>${text('account.download')}</button>
      <button type="button" class="second" data-print hidden>${text('account.print')}</button>
      <a class="button" href="${twoFactorAddress}">${text('account.codesSaved')}</a>
    </div>
  </div>`,
})
