import { notice } from '../../pages/components.ts'
import { between, type Choice, checkbox, form, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may } from '../page-context.ts'

/** The value of the choice that uses the locale of the browser. */
const browserLocale = 'browser'

const locales = [
  ...['en-GB', 'en-US', 'en-IE', 'bg-BG', 'cs-CZ', 'da-DK', 'de-AT', 'de-CH', 'de-DE', 'el-GR', 'es-ES', 'et-EE'],
  ...['fi-FI', 'fr-BE', 'fr-CH', 'fr-FR', 'hr-HR', 'hu-HU', 'it-IT', 'ja-JP', 'lt-LT', 'lv-LV', 'nl-BE', 'nl-NL'],
  ...['nb-NO', 'pl-PL', 'pt-BR', 'pt-PT', 'ro-RO', 'sk-SK', 'sl-SI', 'sv-SE', 'tr-TR', 'uk-UA'],
]

/**
 * Returns the locales as choices, each with its name and an example, such as `German (Germany): 31.12.2026, 1.234,56`.
 */
function localeChoices(): Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
  const day = new Date('2026-12-31T00:00:00Z')
  const choices = locales.map((locale): Choice => {
    const example = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
    const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1234.56)
    return [locale, text('account.localeChoice', { name: names.of(locale) ?? locale, day: example, number })]
  })
  return [[browserLocale, text('account.localeOfBrowser')], ...choices]
}

export const notificationsPage = consolePage({
  path: '/account/notifications',
  show: async (context, submission) => {
    const { formToken: token, me } = context
    return {
      title: text('account.notifications'),
      content: html`<div class="narrow">
      <p class="lead">${text('account.notificationsLead', { email: me.email ?? '' })}</p>
      ${!me.business.sends_mail && notice(text('account.noMail'), 'warn')}
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
          ...(me.person_id === null
            ? []
            : [
                checkbox('payslip_mail', text('account.payslipMail'), {
                  value: me.payslip_mail === true,
                  hint: text('account.payslipMailHint'),
                }),
              ]),
          checkbox('change_mail', text('account.changeMail'), {
            value: me.change_mail === true,
            hint: text('account.changeMailHint'),
          }),
          checkbox('task_mail', text('account.taskMail'), {
            value: me.task_mail === true,
            hint: text('account.taskMailHint'),
          }),
          ...(may(context, 'webhooks:read')
            ? [
                checkbox('webhook_mail', text('account.webhookMail'), {
                  value: me.webhook_mail === true,
                  hint: text('account.webhookMailHint'),
                }),
              ]
            : []),
          ...(may(context, 'payruns:approve')
            ? [
                checkbox('pay_run_mail', text('account.payRunMail'), {
                  value: me.pay_run_mail === true,
                  hint: text('account.payRunMailHint'),
                }),
              ]
            : []),
          between(html`<h2>${text('account.locale')}</h2>`),
          select('locale', text('account.localeField'), localeChoices(), {
            value: me.locale ?? browserLocale,
            hint: text('account.localeHint'),
          }),
        ],
      })}
      <p>${text('account.alwaysSent')}</p>
    </div>`,
    }
  },
  actions: {
    save: async (context, form) => {
      const payslip_mail = form.isChecked('payslip_mail')
      const webhook_mail = form.isChecked('webhook_mail')
      const locale = form.optional('locale')
      await context.api.me.update({
        leave_mail: form.isChecked('leave_mail'),
        change_mail: form.isChecked('change_mail'),
        task_mail: form.isChecked('task_mail'),
        ...(locale !== undefined && { locale: locale === browserLocale ? null : locale }),
        ...(context.me.person_id !== null && { payslip_mail }),
        ...(may(context, 'webhooks:read') && { webhook_mail }),
        ...(may(context, 'payruns:approve') && { pay_run_mail: form.isChecked('pay_run_mail') }),
      })
      return { goTo: '/console/account/notifications', notice: text('account.notificationsSaved') }
    },
  },
})
