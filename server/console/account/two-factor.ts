import type { TwoFactorSetup, TwoFactorStatus } from '../../../sdk/src/index.ts'
import { badge, facts, notice, question, secret } from '../../pages/components.ts'
import { form, hidden, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { type PageContext, twoFactorAddress } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { proofOf } from './proof-of.ts'

export const twoFactorPage = consolePage({
  path: '/account/two-factor',
  show: async (visit, tried) => {
    if (tried?.action === 'enable') return setupShown(visit, setupOf(tried), tried)
    return { title: 'Second factor', content: overview(visit, await visit.api.twoFactor.status(), tried) }
  },
  actions: {
    setup: async (visit) => setupShown(visit, await visit.api.twoFactor.setup()),
    enable: async (visit, form) => {
      const { recovery_codes } = await visit.api.twoFactor.enable({ code: codeOf(form) })
      return codesShown(visit, 'The second factor is on', recovery_codes)
    },
    regenerate: async (visit, form) => {
      const { recovery_codes } = await visit.api.twoFactor.regenerateRecoveryCodes(proofOf(form.text('code')))
      return codesShown(visit, 'New recovery codes', recovery_codes)
    },
    disable: async ({ api }, form) => {
      await api.twoFactor.disable({ password: form.text('password'), ...proofOf(form.text('code')) })
      return { goTo: twoFactorAddress, notice: 'The second factor is off. Your password alone signs you in.' }
    },
  },
})

function overview({ formToken: token, formats }: PageContext, status: TwoFactorStatus, tried?: Tried): Html {
  if (!status.enabled) {
    return html`<div class="narrow">
      <p class="lead">With a second factor, signing in takes your password and a code of your phone. Whoever learns your
        password alone cannot sign in.</p>
      ${facts([['State', badge('Off', 'warn')]])}
      ${form({ action: 'setup', submit: 'Turn on the second factor', token, tried })}
    </div>`
  }
  const left = status.recovery_codes_remaining
  return html`<div class="narrow">
    <p class="lead">Signing in takes your password and a code of your authenticator app.</p>
    ${facts([
      ['State', badge('On', 'good')],
      ['Since', status.enabled_at !== null && formats.time(status.enabled_at)],
      ['Recovery codes left', html`${left} ${left < 3 && badge('few', 'warn')}`],
    ])}
    <div class="actions">
      ${question('regenerate', {
        button: 'New recovery codes …',
        title: 'Make new recovery codes?',
        isOpen: tried?.action === 'regenerate',
        content: html`<p>The codes that you have now stop working.</p>
          ${form({ action: 'regenerate', submit: 'Make new codes', token, tried, fields: [codeField()] })}`,
      })}
      ${question('disable', {
        button: 'Turn off …',
        title: 'Turn off the second factor?',
        isOpen: tried?.action === 'disable',
        content: html`<p>Your password alone will sign you in.</p>
          ${form({
            action: 'disable',
            submit: 'Turn it off',
            token,
            tried,
            kind: 'danger',
            fields: [
              input('password', 'Password', { type: 'password', autocomplete: 'current-password' }),
              codeField(),
            ],
          })}`,
      })}
    </div>
  </div>`
}

const codeField = () => input('code', 'Code of your app, or a recovery code', { autocomplete: 'one-time-code' })

const codeOf = (form: SentForm): string => form.text('code').replaceAll(' ', '')

type Setup = Pick<TwoFactorSetup, 'secret' | 'qr_code'>

/** The app on the phone knows the secret by now, so a wrong code does not make another one. */
const setupOf = ({ values }: Tried): Setup => ({
  secret: values.secret?.[0] ?? '',
  qr_code: values.qr_code?.[0] ?? '',
})

function setupShown({ formToken: token }: PageContext, { secret: text, qr_code }: Setup, tried?: Tried): Shown {
  return {
    title: 'Turn on the second factor',
    trail: [[twoFactorAddress, 'Second factor']],
    content: html`<div class="narrow">
      <ol>
        <li>Open an authenticator app on your phone, and scan this picture with it.
          <img class="qr" src="${qr_code}" alt="QR code for an authenticator app">
          If you cannot scan it, type this secret into the app: ${secret('secret', text)}</li>
        <li>The app shows a code. Type it here.</li>
      </ol>
      ${form({
        action: 'enable',
        submit: 'Turn it on',
        token,
        tried,
        fields: [
          hidden('secret', text),
          hidden('qr_code', qr_code),
          input('code', 'Code', {
            autocomplete: 'one-time-code',
            inputmode: 'numeric',
            hint: 'Six digits. They change every 30 seconds.',
          }),
        ],
        beside: html`<a href="${twoFactorAddress}">Cancel</a>`,
      })}
    </div>`,
  }
}

const codesShown = ({ me }: PageContext, title: string, codes: readonly string[]): Shown => ({
  title,
  trail: [[twoFactorAddress, 'Second factor']],
  content: html`<div class="narrow">
    <p class="lead">Each of these recovery codes signs you in once when your phone is not at hand. Keep them where your
      phone is not: print them, or put them into a password manager.</p>
    ${notice(html`<p>They are shown only now.</p>`, 'warn')}
    <p>For <strong>${me.email}</strong> at ${me.business.name}:</p>
    <ul class="codes" id="codes">${codes.map((code) => html`<li>${code}</li>`)}</ul>
    <div class="actions">
      <button type="button" class="second" data-copy="codes" hidden>Copy</button>
      <button type="button" class="second" data-download="codes" data-name="workforce-recovery-codes.txt" hidden>Download</button>
      <button type="button" class="second" data-print hidden>Print</button>
      <a class="button" href="${twoFactorAddress}">I have saved them</a>
    </div>
  </div>`,
})
