import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { readRole, roleFields, roleList } from './role-fields.ts'

export const customRoleNewPage = consolePage({
  path: '/roles/new',
  needs: 'users:write',
  show: async (context, submission) => ({
    title: text('roles.new'),
    trail: [[roleList, text('roles.title')]],
    content: form({
      action: 'create',
      submit: text('roles.create'),
      token: context.formToken,
      submission,
      fields: roleFields(context),
      afterSubmit: html`<a href="${roleList}">${text('pages.cancel')}</a>`,
    }),
  }),
  actions: {
    create: async ({ api }, submitted) => {
      const { name } = await api.roles.create(readRole(submitted), submitted.idempotency)
      return { goTo: roleList, notice: text('roles.created', { name }) }
    },
  },
})
