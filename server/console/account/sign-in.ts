import { linkButton } from '../../pages/components.ts'
import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { openPage } from '../console-page.ts'
import { hasCode } from '../failures.ts'
import { type GuestContext, nextAddress } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { startSingleSignOn } from './single-sign-on.ts'

export const signInPage = openPage({
  path: '/sign-in',
  show: async ({ formToken: token, address }, submission) => ({
    title: text('account.signIn'),
    content: html`${form({
      action: 'sign-in',
      submit: text('account.signIn'),
      token,
      submission,
      fields: [
        input('email', text('pages.email'), { type: 'email', autocomplete: 'username' }),
        input('password', text('pages.password'), { type: 'password', autocomplete: 'current-password' }),
      ],
    })}
    <p>${linkButton(`/console/sign-in/passkey${address.search}`, text('passkeys.signIn'))}</p>
    <p>${rich('account.singleSignOnLink', { link: linkTo(`/console/single-sign-on${address.search}`) })}</p>
    <p>${rich('account.forgotLink', { link: linkTo('/console/forgot-password') })}</p>`,
  }),
  actions: {
    'sign-in': async (guest, form) => {
      const login = await logIn(guest, form)
      if (login === 'sso_required') return await startSingleSignOn(guest, form.text('email'))
      if ('token' in login) return { goTo: nextAddress(guest), session: login }
      return { goTo: `/console/second-factor${guest.address.search}`, session: login }
    },
  },
})

/** Logs in with the password. @returns `sso_required` if the business requires single sign-on */
async function logIn({ api }: GuestContext, form: SubmittedForm) {
  try {
    return await api.auth.login({ email: form.text('email'), password: form.text('password') })
  } catch (error) {
    if (hasCode(error, 'sso_required')) return 'sso_required' as const
    throw error
  }
}
