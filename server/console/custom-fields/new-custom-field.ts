import { checkbox, form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { customFieldFields, labelField, readCustomField } from './custom-field-form.ts'
import { customFieldTypes, typeName } from './custom-field-labels.ts'
import { deriveKey } from './derive-key.ts'

const list = '/console/custom-fields'

/** The page that creates a custom field: first its type, then its other members. */
export const newCustomFieldPage = consolePage({
  path: '/custom-fields/new',
  needs: 'people:write',
  show: async (context, submission) => {
    const type = typeInQuery(context)
    return {
      title: text('customFields.new'),
      trail: [[list, text('customFields.title')]],
      content: html`<div class="sheet">${
        type === undefined
          ? typeTable()
          : form({
              action: 'create',
              submit: text('customFields.create'),
              token: context.formToken,
              submission,
              fields: [
                labelField(),
                input('key', text('customFields.key'), {
                  maxlength: 40,
                  optional: true,
                  hint: text('customFields.keyHint'),
                }),
                ...customFieldFields(type),
                checkbox('sensitive', text('customFields.sensitiveLabel'), {
                  hint: text('customFields.sensitiveHint'),
                }),
              ],
              afterSubmit: html`<a href="${list}">${text('pages.cancel')}</a>`,
            })
      }</div>`,
    }
  },
  actions: {
    create: async (context, form) => {
      const type = typeInQuery(context) ?? 'text'
      const { label } = await context.api.customFields.create(
        {
          key: form.text('key') || deriveKey(form.text('label'), 'field'),
          type,
          sensitive: form.isChecked('sensitive'),
          ...readCustomField(form),
        },
        form.idempotency,
      )
      return { goTo: list, notice: text('customFields.created', { label }) }
    },
  },
})

const typeInQuery = (context: PageContext) => customFieldTypes.find((type) => type === queryParameter(context, 'type'))

const typeTable = () => html`<p class="lead">${text('customFields.typeLead')}</p>
  ${table(
    customFieldTypes,
    [
      {
        title: text('customFields.type'),
        cell: (type) => html`<a href="${list}/new?type=${type}">${typeName(type)}</a>`,
      },
      { title: text('customFields.description'), cell: (type) => text(`customFields.typeHint.${type}`) },
    ],
    { caption: text('customFields.typeCaption') },
  )}`
