import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { mergeFieldsHelp } from './merge-fields.ts'
import { previewButton, previewInput } from './preview-input.ts'
import { templateFields } from './template-fields.ts'

const list = '/console/documents/templates'

const start = `# {{document.title}}

Between **{{business.name}}** and **{{person.first_name}} {{person.last_name}}**, on {{document.date}}.
`

export const newTemplatePage = consolePage({
  path: '/documents/templates/new',
  maxFormBytes: 512 * 1024,
  show: async (context, submission) => ({
    title: text('templates.new'),
    trail: [[list, text('templates.title')]],
    content: html`${mergeFieldsHelp(await readCustomFields(context))}
      ${form({
        action: 'create',
        submit: text('templates.add'),
        token: context.formToken,
        submission,
        fields: templateFields({ body: start }),
        afterSubmit: html`${previewButton()}<a href="${list}">${text('pages.cancel')}</a>`,
      })}
    `,
  }),
  actions: {
    preview: previewInput,
    create: async ({ api }, form) => {
      const body = { name: form.text('name'), body: form.text('body') }
      const { id } = await api.documentTemplates.create(body, form.idempotency)
      return { goTo: `${list}/${id}`, notice: text('templates.added') }
    },
  },
})
