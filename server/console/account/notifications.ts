import { notice } from '../../pages/components.ts'
import { checkbox, form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may } from '../page-context.ts'

export const notificationsPage = consolePage({
  path: '/account/notifications',
  show: async (context, submission) => {
    const { formToken: token, me } = context
    return {
      title: text('account.notifications'),
      content: html`<div class="narrow">
      <p class="lead">${text('account.notificationsLead', { email: me.email ?? '' })}</p>
      ${!me.business.sends_mail && notice(text('account.noMail'))}
      ${form({
        action: 'save',
        submit: text('pages.save'),
        token,
        submission,
        fields: [
          checkbox('leave_mail', text('account.leaveMail'), {
            value: me.leave_mail === true,
            hint: text('account.leaveMailHint'),
          }),
          ...(may(context, 'webhooks:read')
            ? [
                checkbox('webhook_mail', text('account.webhookMail'), {
                  value: me.webhook_mail === true,
                  hint: text('account.webhookMailHint'),
                }),
              ]
            : []),
        ],
      })}
      <p>${text('account.alwaysSent')}</p>
    </div>`,
    }
  },
  actions: {
    save: async (context, form) => {
      const webhook_mail = form.isChecked('webhook_mail')
      await context.api.me.update({
        leave_mail: form.isChecked('leave_mail'),
        ...(may(context, 'webhooks:read') && { webhook_mail }),
      })
      return { goTo: '/console/account/notifications', notice: text('account.notificationsSaved') }
    },
  },
})
