import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { audienceNames, requiredForNames, sensitiveBadge, stateBadge, typeName } from './custom-field-labels.ts'
import { readCustomFields } from './read-custom-fields.ts'

const newField = '/console/custom-fields/new'

/** The page with the custom fields of people: those in use in the order of forms, then archived ones. */
export const customFieldsPage = consolePage({
  path: '/custom-fields',
  needs: 'people:write',
  show: async (context) => {
    const fields = await readCustomFields(context, { include_archived: true })
    return {
      title: text('customFields.title'),
      headerActions: linkButton(newField, text('customFields.new'), 'first'),
      content: table(
        fields.toSorted((a, b) => Number(a.archived) - Number(b.archived)),
        [
          {
            title: text('customFields.label'),
            cell: ({ id, label, sensitive }) =>
              html`<a href="/console/custom-fields/${id}">${label}</a> ${sensitive && sensitiveBadge()}`,
          },
          { title: text('customFields.key'), cell: ({ key }) => html`<code>${key}</code>` },
          { title: text('customFields.type'), priority: 'line', cell: ({ type }) => typeName(type) },
          { title: text('customFields.requiredFor'), cell: requiredForNames },
          { title: text('customFields.visibleTo'), cell: ({ visible_to }) => audienceNames(visible_to) },
          { title: text('customFields.editableBy'), cell: ({ editable_by }) => audienceNames(editable_by) },
          { title: text('pages.status'), priority: 'figure', cell: stateBadge },
        ],
        {
          caption: text('customFields.title'),
          empty: emptyState(
            text('customFields.none'),
            html`<p>${text('customFields.noneYet')}</p>${linkButton(newField, text('customFields.new'))}`,
          ),
        },
      ),
    }
  },
})
