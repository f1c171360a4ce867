import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { type Outcome, openPage } from '../console-page.ts'
import { hasCode } from '../failures.ts'
import { type GuestContext, nextAddress } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { secondFactorProof } from './second-factor-proof.ts'

type Visitor = GuestContext & { challenge: string | undefined }

/** The page for the second step of a login. */
export const secondFactorPage = openPage({
  path: '/second-factor',
  show: async ({ challenge, formToken: token, address }, submission) => {
    if (challenge === undefined) return { goTo: `/console/sign-in${address.search}` }
    const isRecovery = submission?.action === 'recover'
    return {
      title: text('account.enterCode'),
      content: html`${form({
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
      })}
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
    recover: (visitor, form: SubmittedForm) => finish(visitor, { recovery_code: form.text('recovery_code') }),
  },
})

async function finish(visitor: Visitor, proof: ReturnType<typeof secondFactorProof>): Promise<Outcome> {
  const { api, challenge: session_token, address } = visitor
  const startAgain = {
    goTo: `/console/sign-in${address.search}`,
    notice: text('account.signInAgain'),
  }
  if (session_token === undefined) return startAgain
  try {
    return { goTo: nextAddress(visitor), session: await api.twoFactor.verify({ session_token, ...proof }) }
  } catch (error) {
    if (hasCode(error, 'unauthenticated')) return startAgain
    throw error
  }
}
