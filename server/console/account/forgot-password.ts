import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { openPage } from '../console-page.ts'

export const forgotPasswordPage = openPage({
  path: '/forgot-password',
  show: async ({ formToken: token }, tried) => ({
    title: 'Choose a new password',
    content: html`<p>We send a link to your e-mail address. It works once, for one hour.</p>
    ${form({
      action: 'send',
      submit: 'Send the link',
      token,
      tried,
      fields: [input('email', 'E-mail address', { type: 'email', autocomplete: 'username' })],
    })}
    <p><a href="/console/sign-in">Back to sign in</a></p>`,
  }),
  actions: {
    send: async ({ api }, form) => {
      await api.auth.forgotPassword({ email: form.text('email') })
      return {
        title: 'Look into your mail',
        content: html`<p>If <strong>${form.text('email')}</strong> belongs to a user, a link is on its way there.</p>
          <p><a href="/console/sign-in">Back to sign in</a></p>`,
      }
    },
  },
})
