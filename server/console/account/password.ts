import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'

export const passwordPage = consolePage({
  path: '/account/password',
  show: async ({ formToken: token, me }, tried) => ({
    title: 'Password',
    content: html`<div class="narrow">
      <p>Your other sessions end when you change it. This one goes on.</p>
      ${form({
        action: 'change',
        submit: 'Change the password',
        token,
        tried,
        fields: [
          () => html`<input type="email" name="email" value="${me.email ?? ''}" autocomplete="username" hidden>`,
          input('current_password', 'Current password', { type: 'password', autocomplete: 'current-password' }),
          input('new_password', 'New password', {
            type: 'password',
            autocomplete: 'new-password',
            hint: 'At least 8 characters. A few words in a row are easy to remember.',
          }),
        ],
      })}
    </div>`,
  }),
  actions: {
    change: async ({ api }, form) => {
      await api.me.changePassword({
        current_password: form.text('current_password'),
        new_password: form.text('new_password'),
      })
      return { goTo: '/console/account/password', notice: 'Your password is changed. Your other sessions have ended.' }
    },
  },
})
