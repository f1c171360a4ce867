import { notice } from '../../pages/components.ts'
import { checkbox, form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { may } from '../page-context.ts'

export const notificationsPage = consolePage({
  path: '/account/notifications',
  show: async (visit, tried) => {
    const { formToken: token, me } = visit
    return {
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
          ...(may(visit, 'webhooks:read')
            ? [
                checkbox('webhook_mail', 'Webhooks', {
                  value: me.webhook_mail === true,
                  hint: 'Deliveries of your webhooks that failed for good, and webhooks that were disabled. At most one mail of each kind in an hour.',
                }),
              ]
            : []),
        ],
      })}
      <p>Mails about your password, your second factor and documents to sign are always sent.</p>
    </div>`,
    }
  },
  actions: {
    save: async (visit, form) => {
      const webhook_mail = form.isTicked('webhook_mail')
      await visit.api.me.update({
        leave_mail: form.isTicked('leave_mail'),
        ...(may(visit, 'webhooks:read') && { webhook_mail }),
      })
      return { goTo: '/console/account/notifications', notice: 'Your notifications are saved.' }
    },
  },
})
