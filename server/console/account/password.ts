import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'

export const passwordPage = consolePage({
  path: '/account/password',
  show: async ({ formToken: token, me }, submission) => ({
    title: text('pages.password'),
    content: html`<div class="narrow">
      <p>${text('account.passwordLead')}</p>
      ${form({
        action: 'change',
        submit: text('account.changePassword'),
        token,
        submission,
        fields: [
          () => html`<input type="email" name="email" value="${me.email ?? ''}" autocomplete="username" hidden>`,
          input('current_password', text('account.currentPassword'), {
            type: 'password',
            autocomplete: 'current-password',
          }),
          input('new_password', text('account.newPassword'), {
            type: 'password',
            autocomplete: 'new-password',
            hint: text('account.newPasswordHint'),
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
      return { goTo: '/console/account/password', notice: text('account.passwordChanged') }
    },
  },
})
