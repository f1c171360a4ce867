import type { PasskeyLoginStart } from '../../../sdk/src/index.ts'
import { passkeyScriptAddress } from '../../pages/assets.ts'
import { hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { openPage } from '../console-page.ts'
import { hasCode } from '../failures.ts'
import { type GuestContext, nextAddress } from '../page-context.ts'
import { passkeyForm, readCredential, unlessPasskeyRefused } from './passkey-form.ts'

/** The page that signs in with a passkey. Each display starts a login, whose challenge works once. */
export const signInPasskeyPage = openPage({
  path: '/sign-in/passkey',
  show: async (guest, submission) => {
    const started = await startLogin(guest)
    return {
      title: text('passkeys.signIn'),
      script: passkeyScriptAddress,
      content: html`${
        started === undefined
          ? html`<p>${text('passkeys.unavailable')}</p>`
          : html`<p>${text('passkeys.signInLead')}</p>
            ${passkeyForm({
              options: started.options,
              action: 'sign-in',
              submit: text('passkeys.use'),
              token: guest.formToken,
              submission,
              fields: [hidden('session_token', started.session_token)],
            })}`
      }
      <p>${rich('passkeys.passwordInstead', { link: linkTo(`/console/sign-in${guest.address.search}`) })}</p>`,
    }
  },
  actions: {
    'sign-in': async (guest, form) => {
      const body = { session_token: form.text('session_token'), credential: readCredential(form) }
      return { goTo: nextAddress(guest), session: await unlessPasskeyRefused(guest.api.passkeys.login(body)) }
    },
  },
})

/** @returns undefined if browsers do not offer passkeys to the service */
async function startLogin({ api }: GuestContext): Promise<PasskeyLoginStart | undefined> {
  try {
    return await api.passkeys.startLogin()
  } catch (error) {
    if (hasCode(error, 'passkeys_unavailable')) return undefined
    throw error
  }
}
