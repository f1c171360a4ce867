import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'

export const signOutPage = consolePage({
  path: '/sign-out',
  show: async ({ formToken: token }) => ({
    title: 'Sign out',
    content: html`<p>Your session ends, on this device only.</p>${form({ action: 'sign-out', submit: 'Sign out', token })}`,
  }),
  actions: {
    'sign-out': async ({ api }) => {
      await api.auth.logout()
      return { goTo: '/console/sign-in', notice: 'You are signed out.', session: null }
    },
  },
})
