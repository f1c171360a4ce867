import { notice } from '../../pages/components.ts'
import { checkbox, form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'

export const notificationsPage = consolePage({
  path: '/account/notifications',
  show: async ({ formToken: token, me }, tried) => ({
    title: 'Notifications',
    content: html`<div class="narrow">
      <p class="lead">The service tells you by mail what waits for you, at ${me.email}.</p>
      ${!me.business.sends_mail && notice(html`No mail is set up, so that none is sent at the moment.`)}
      ${form({
        action: 'save',
        submit: 'Save',
        token,
        tried,
        fields: [
          checkbox('leave_mail', 'Leave', {
            value: me.leave_mail === true,
            hint: 'What waits for your decision, approved leave that is cancelled, and what others decide on your own leave. At most one mail in five minutes.',
          }),
        ],
      })}
      <p>Mails about your password, your second factor and documents to sign are always sent.</p>
    </div>`,
  }),
  actions: {
    save: async ({ api }, form) => {
      await api.me.update({ leave_mail: form.isTicked('leave_mail') })
      return { goTo: '/console/account/notifications', notice: 'Your notifications are saved.' }
    },
  },
})
