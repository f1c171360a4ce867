import type { PasskeyAssertion, TwoFactorChoices } from '../../../sdk/src/index.ts'
import { passkeyScriptAddress } from '../../pages/assets.ts'
import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { type Outcome, openPage, type Redirect } from '../console-page.ts'
import { hasCode } from '../failures.ts'
import { type GuestContext, nextAddress } from '../page-context.ts'
import { passkeyForm, readCredential, unlessPasskeyRefused } from '../passkeys/passkey-form.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { secondFactorProof } from './second-factor-proof.ts'

type Visitor = GuestContext & { challenge: string | undefined }

/** The page for the second step of a login. */
export const secondFactorPage = openPage({
  path: '/second-factor',
  show: async (visitor, submission) => {
    const { challenge: session_token, formToken: token, address } = visitor
    if (session_token === undefined) return { goTo: `/console/sign-in${address.search}` }
    const choices = await findChoices(visitor, session_token)
    if (choices === undefined) return startAgain(visitor)
    const { authenticator_app, passkey_options } = choices
    const isRecovery = submission?.action === 'recover'
    return {
      title: authenticator_app ? text('account.enterCode') : text('account.secondStep'),
      ...(passkey_options && { script: passkeyScriptAddress }),
      content: html`${
        passkey_options &&
        passkeyForm({
          options: passkey_options,
          action: 'passkey',
          submit: text('passkeys.use'),
          token,
          submission,
          kind: authenticator_app ? 'second' : 'first',
        })
      }
      ${
        authenticator_app &&
        form({
          action: 'verify',
          submit: text('account.continue'),
          token,
          submission,
          fields: [
            input('code', text('account.appCode'), {
              autocomplete: 'one-time-code',
              inputmode: 'numeric',
              hint: text('account.codeHint'),
            }),
          ],
        })
      }
      <details${isRecovery && html` open`}>
        <summary>${text('account.useRecoveryCode')}</summary>
        ${form({
          action: 'recover',
          submit: text('account.signInWithRecoveryCode'),
          token,
          submission,
          fields: [
            input('recovery_code', text('account.recoveryCode'), {
              autocomplete: 'off',
              hint: text('account.recoveryCodeHint'),
            }),
          ],
        })}
      </details>
      <p>${rich('account.startAgain', { link: linkTo(`/console/sign-in${address.search}`) })}</p>`,
    }
  },
  actions: {
    verify: (visitor, form) => finish(visitor, secondFactorProof(form.text('code'))),
    passkey: (visitor, form) => unlessPasskeyRefused(finish(visitor, { credential: readCredential(form) })),
    recover: (visitor, form: SubmittedForm) => finish(visitor, { recovery_code: form.text('recovery_code') }),
  },
})

const startAgain = ({ address }: Visitor): Redirect => ({
  goTo: `/console/sign-in${address.search}`,
  notice: text('account.signInAgain'),
})

/** @returns undefined if the login has expired or is out of attempts */
async function findChoices({ api }: Visitor, session_token: string): Promise<TwoFactorChoices | undefined> {
  try {
    return await api.twoFactor.startVerification({ session_token })
  } catch (error) {
    if (hasCode(error, 'unauthenticated')) return undefined
    throw error
  }
}

type Proof = ReturnType<typeof secondFactorProof> | { credential: PasskeyAssertion }

async function finish(visitor: Visitor, proof: Proof): Promise<Outcome> {
  const { api, challenge: session_token } = visitor
  if (session_token === undefined) return startAgain(visitor)
  try {
    return { goTo: nextAddress(visitor), session: await api.twoFactor.verify({ session_token, ...proof }) }
  } catch (error) {
    if (hasCode(error, 'unauthenticated')) return startAgain(visitor)
    throw error
  }
}
