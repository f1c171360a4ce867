import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { type Outcome, openPage } from '../console-page.ts'
import { hasCode } from '../failures.ts'
import { type GuestContext, nextOf } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { proofOf } from './proof-of.ts'

type Visitor = GuestContext & { challenge: string | undefined }

/** The second step of a login. */
export const secondFactorPage = openPage({
  path: '/second-factor',
  show: async ({ challenge, formToken: token, address }, tried) => {
    if (challenge === undefined) return { goTo: `/console/sign-in${address.search}` }
    const isRecovery = tried?.action === 'recover'
    return {
      title: 'Enter your code',
      content: html`${form({
        action: 'verify',
        submit: 'Continue',
        token,
        tried,
        fields: [
          input('code', 'Code of your authenticator app', {
            autocomplete: 'one-time-code',
            inputmode: 'numeric',
            hint: 'Six digits. They change every 30 seconds.',
          }),
        ],
      })}
      <details${isRecovery && html` open`}>
        <summary>Use a recovery code</summary>
        ${form({
          action: 'recover',
          submit: 'Sign in with it',
          token,
          tried,
          fields: [
            input('recovery_code', 'Recovery code', {
              autocomplete: 'off',
              hint: 'One of the codes that you saved when you turned on the second factor. Each works once.',
            }),
          ],
        })}
      </details>
      <p><a href="/console/sign-in${address.search}">Start again</a></p>`,
    }
  },
  actions: {
    verify: (visitor, form) => finish(visitor, proofOf(form.text('code'))),
    recover: (visitor, form: SentForm) => finish(visitor, { recovery_code: form.text('recovery_code') }),
  },
})

async function finish(visitor: Visitor, proof: ReturnType<typeof proofOf>): Promise<Outcome> {
  const { api, challenge: session_token, address } = visitor
  const again = {
    goTo: `/console/sign-in${address.search}`,
    notice: 'Sign in once more: there were too many wrong codes, or it took too long.',
  }
  if (session_token === undefined) return again
  try {
    return { goTo: nextOf(visitor), session: await api.twoFactor.verify({ session_token, ...proof }) }
  } catch (error) {
    if (hasCode(error, 'unauthenticated')) return again
    throw error
  }
}
