import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'

export const signOutPage = consolePage({
  path: '/sign-out',
  show: async ({ formToken: token }) => ({
    title: text('account.signOut'),
    content: html`<p>${text('account.signOutLead')}</p>${form({ action: 'sign-out', submit: text('account.signOut'), token })}`,
  }),
  actions: {
    'sign-out': async ({ api }) => {
      await api.auth.logout()
      return { goTo: '/console/sign-in', notice: text('account.signedOut'), session: null }
    },
  },
})
