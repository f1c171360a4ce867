import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { openPage } from '../console-page.ts'

export const forgotPasswordPage = openPage({
  path: '/forgot-password',
  show: async ({ formToken: token }, submission) => ({
    title: text('account.forgotTitle'),
    content: html`<p>${text('account.forgotLead')}</p>
    ${form({
      action: 'send',
      submit: text('account.sendLink'),
      token,
      submission,
      fields: [input('email', text('pages.email'), { type: 'email', autocomplete: 'username' })],
    })}
    <p>${rich('account.backToSignIn', { link: linkTo('/console/sign-in') })}</p>`,
  }),
  actions: {
    send: async ({ api }, form) => {
      await api.auth.forgotPassword({ email: form.text('email') })
      return {
        title: text('account.checkMail'),
        content: html`<p>${rich('account.linkSent', { email: form.text('email') })}</p>
          <p>${rich('account.backToSignIn', { link: linkTo('/console/sign-in') })}</p>`,
      }
    },
  },
})
