import type { TwoFactorSetup, TwoFactorStatus } from '../../../sdk/src/index.ts'
import { passkeyScriptAddress } from '../../pages/assets.ts'
import { badge, copyButton, facts, notice, question, secret } from '../../pages/components.ts'
import { type Field, form, hidden, input, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { type PageContext, passkeysAddress, twoFactorAddress } from '../page-context.ts'
import { credentialField, passkeyForm, readCredential } from '../passkeys/passkey-form.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { secondFactorProof } from './second-factor-proof.ts'

export const twoFactorPage = consolePage({
  path: '/account/two-factor',
  show: async (context, submission) => {
    if (submission?.action === 'enable') return setupPage(context, readSetup(submission), submission)
    const { api } = context
    const [status, passkeys] = await Promise.all([api.twoFactor.status(), api.passkeys.list({ limit: 1 })])
    return {
      title: text('account.twoFactor'),
      content: overview(context, { status, hasPasskey: passkeys.data.length > 0, submission }),
    }
  },
  actions: {
    setup: async (context) => setupPage(context, await context.api.twoFactor.setup()),
    enable: async (context, form) => {
      const { recovery_codes } = await context.api.twoFactor.enable({ code: readCode(form) })
      return codesPage(context, text('account.turnedOn'), recovery_codes)
    },
    'enable-with-passkeys': async (context) => {
      const { recovery_codes } = await context.api.twoFactor.enableWithPasskeys()
      return codesPage(context, text('account.turnedOn'), recovery_codes)
    },
    'regenerate-with-passkey': (context) =>
      passkeyPage(context, {
        action: 'regenerate',
        title: text('account.newCodesTitle'),
        submit: text('passkeys.use'),
      }),
    'disable-with-passkey': (context) =>
      passkeyPage(context, {
        action: 'disable',
        title: text('account.turnOffTitle'),
        submit: text('account.turnOff'),
        fields: [passwordField()],
      }),
    regenerate: async (context, form) => {
      const { recovery_codes } = await context.api.twoFactor.regenerateRecoveryCodes(readProof(form))
      return codesPage(context, text('account.newCodes'), recovery_codes)
    },
    disable: async ({ api }, form) => {
      await api.twoFactor.disable({ password: form.text('password'), ...readProof(form) })
      return { goTo: twoFactorAddress, notice: text('account.turnedOff') }
    },
  },
})

/** Reads the proof of a form with a code, or of one with a passkey. */
const readProof = (form: SubmittedForm) =>
  credentialField in form.values ? { credential: readCredential(form) } : secondFactorProof(form.text('code'))

interface OverviewOptions {
  status: TwoFactorStatus
  hasPasskey: boolean
  submission: Submission | undefined
}

function overview(
  { formToken: token, formats }: PageContext,
  { status, hasPasskey, submission }: OverviewOptions,
): Html {
  if (!status.enabled) {
    return html`<div class="narrow">
      <p class="lead">${text('account.twoFactorOff')}</p>
      ${facts([[text('pages.status'), badge(text('account.off'), 'warn')]])}
      ${form({ action: 'setup', submit: text('account.turnOnTwoFactor'), token, submission })}
      ${
        hasPasskey
          ? html`<p>${text('account.usePasskeysLead')}</p>
            ${form({ action: 'enable-with-passkeys', submit: text('account.usePasskeys'), token, submission, kind: 'second' })}`
          : html`<p>${rich('account.addPasskeyFirst', { link: linkTo(passkeysAddress) })}</p>`
      }
    </div>`
  }
  const remainingCodes = status.recovery_codes_remaining
  return html`<div class="narrow">
    <p class="lead">${describeFactors(status, hasPasskey)}</p>
    ${facts([
      [text('pages.status'), badge(text('account.on'), 'good')],
      [text('account.since'), status.enabled_at !== null && formats.time(status.enabled_at)],
      [
        text('account.recoveryCodesLeft'),
        html`${remainingCodes} ${remainingCodes < 3 && badge(text('account.few'), 'warn')}`,
      ],
    ])}
    <div class="actions">
      ${!status.authenticator_app && form({ action: 'setup', submit: text('account.addApp'), token, submission, kind: 'second' })}
      ${question('regenerate', {
        button: text('account.newCodesButton'),
        title: text('account.newCodesTitle'),
        isOpen: submission?.action === 'regenerate',
        content: html`<p>${text('account.newCodesLead')}</p>
          ${form({ action: 'regenerate', submit: text('account.createCodes'), token, submission, fields: [codeField()] })}
          ${hasPasskey && form({ action: 'regenerate-with-passkey', submit: text('passkeys.useInstead'), token, kind: 'plain' })}`,
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
            fields: [passwordField(), codeField()],
          })}
          ${hasPasskey && form({ action: 'disable-with-passkey', submit: text('passkeys.useInstead'), token, kind: 'plain' })}`,
      })}
    </div>
  </div>`
}

function describeFactors({ authenticator_app }: TwoFactorStatus, hasPasskey: boolean): string {
  if (!authenticator_app) return text('account.twoFactorOnPasskeysOnly')
  return hasPasskey ? text('account.twoFactorOnWithPasskeys') : text('account.twoFactorOn')
}

interface PasskeyPage {
  action: string
  title: string
  submit: string
  fields?: readonly Field[]
}

/** Returns the page that proves the second factor with a passkey, for an action. */
async function passkeyPage(
  { api, formToken: token }: PageContext,
  { title, ...rest }: PasskeyPage,
): Promise<PageContent> {
  const options = await api.passkeys.startConfirmation()
  const afterSubmit = html`<a href="${twoFactorAddress}">${text('pages.cancel')}</a>`
  return {
    title,
    trail: [[twoFactorAddress, text('account.twoFactor')]],
    script: passkeyScriptAddress,
    content: html`<div class="narrow">${passkeyForm({ ...rest, options, token, afterSubmit })}</div>`,
  }
}

const passwordField = () =>
  input('password', text('pages.password'), { type: 'password', autocomplete: 'current-password' })

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
