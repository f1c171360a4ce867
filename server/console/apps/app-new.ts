import type { AppType } from '../../../sdk/src/index.ts'
import { form, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { appFields, appSecretPage, appTrail, readApp } from './app-form.ts'

export const newAppPage = consolePage({
  path: '/apps/new',
  needs: 'keys:write',
  show: async (context, submission) => ({
    title: text('apps.new'),
    trail: appTrail(),
    content: html`${form({
      action: 'create',
      submit: text('apps.new'),
      token: context.formToken,
      submission,
      fields: [
        select('type', text('apps.type'), [
          ['confidential', text('apps.type.confidential')],
          ['public', text('apps.type.public')],
        ]),
        ...appFields(context),
      ],
      afterSubmit: html`<a href="/console/apps">${text('pages.cancel')}</a>`,
    })}`,
  }),
  actions: {
    create: async ({ api }, form) => {
      const body = { ...readApp(form), type: form.text('type') as AppType }
      return appSecretPage(text('apps.registered'), await api.apps.create(body, form.idempotency))
    },
  },
})
