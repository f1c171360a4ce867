import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { openPage } from '../console-page.ts'
import { nextOf } from '../page-context.ts'

export const signInPage = openPage({
  path: '/sign-in',
  show: async ({ formToken: token }, tried) => ({
    title: 'Sign in',
    content: html`${form({
      action: 'sign-in',
      submit: 'Sign in',
      token,
      tried,
      fields: [
        input('email', 'E-mail address', { type: 'email', autocomplete: 'username' }),
        input('password', 'Password', { type: 'password', autocomplete: 'current-password' }),
      ],
    })}
    <p><a href="/console/forgot-password">Forgot your password?</a></p>`,
  }),
  actions: {
    'sign-in': async (guest, form) => {
      const login = await guest.api.auth.login({ email: form.text('email'), password: form.text('password') })
      if ('token' in login) return { goTo: nextOf(guest), session: login }
      return { goTo: `/console/second-factor${guest.address.search}`, session: login }
    },
  },
})
