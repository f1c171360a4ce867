import type { CustomField, CustomFieldUpdate } from '../../../sdk/src/index.ts'
import { badge, facts, question } from '../../pages/components.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage, type Outcome } from '../console-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { customFieldFields, labelField, readCustomField } from './custom-field-form.ts'
import { typeName, yesOrNo } from './custom-field-labels.ts'

const list = '/console/custom-fields'

/** The page that changes, archives or restores a custom field. */
export const customFieldPage = consolePage({
  path: '/custom-fields/:custom_field_id',
  needs: 'people:write',
  show: async (context, submission) => {
    const field = await context.api.customFields.get(pathId(context, 'custom_field_id'))
    return {
      title: field.label,
      trail: [[list, text('customFields.title')]],
      headerActions: archiving(context, field, submission),
      content: html`<div class="sheet">
        ${field.archived && html`<p>${rich('customFields.archivedLead', { badge: badge(text('customFields.archived')) })}</p>`}
        ${facts([
          [text('customFields.key'), html`<code>${field.key}</code>`],
          [text('customFields.type'), typeName(field.type)],
          [text('customFields.sensitive'), yesOrNo(field.sensitive)],
        ])}
        ${form({
          action: 'change',
          submit: text('pages.save'),
          token: context.formToken,
          submission,
          fields: [hidden('version', field.version), labelField(field), ...customFieldFields(field.type, field)],
          afterSubmit: html`<a href="${list}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    change: (context, submitted) => update(context, submitted, readCustomField(submitted), text('customFields.saved')),
    archive: (context, submitted) => update(context, submitted, { archived: true }, text('customFields.isArchived')),
    restore: (context, submitted) => update(context, submitted, { archived: false }, text('customFields.isRestored')),
  },
})

async function update(
  context: PageContext,
  submitted: SubmittedForm,
  change: CustomFieldUpdate,
  notice: string,
): Promise<Outcome> {
  const id = pathId(context, 'custom_field_id')
  await context.api.customFields.update(id, change, { ifMatch: submitted.number('version') })
  return { goTo: context.address.pathname, notice }
}

function archiving({ formToken: token }: PageContext, field: CustomField, submission?: Submission): Html {
  const [action, title, lead] = field.archived
    ? (['restore', 'customFields.restoreTitle', 'customFields.restoreLead'] as const)
    : (['archive', 'customFields.archiveTitle', 'customFields.archiveLead'] as const)
  return question(action, {
    button: text(`customFields.${action}Button`),
    title: text(title, { label: field.label }),
    isOpen: submission?.action === action,
    content: html`<p>${text(lead)}</p>
      ${form({
        action,
        submit: text(`customFields.${action}`),
        token,
        submission,
        kind: field.archived ? 'first' : 'danger',
        fields: [hidden('version', field.version)],
      })}`,
  })
}
