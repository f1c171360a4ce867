import type { CustomField, Person } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'
import { isOwnRecord } from '../people/person-tabs.ts'
import { sensitiveBadge } from './custom-field-labels.ts'
import { readCustomFields } from './read-custom-fields.ts'
import { readReferredNames, valueText } from './value-text.ts'

/** Renders the values of a person that the user sees; false if the user sees no custom field of the person. */
export async function customValuesPanel(context: PageContext, person: Person): Promise<Html | false> {
  const fields = (await readCustomFields(context)).filter((field) => isShown(context, field, person))
  if (fields.length === 0) return false
  const names = await readReferredNames(context, fields, person)
  return html`<section class="panel">
    <h2>${text('customFields.group')}</h2>
    ${facts(
      fields.map((field) => {
        const value = valueText(context, field, person.custom_fields[field.key], names)
        return [field.label, field.sensitive && value !== null ? html`${value} ${sensitiveBadge()}` : value]
      }),
    )}
  </section>`
}

/** Whether the user sees the field of the person, even if it has no value. The API omits the values of other fields. */
function isShown(context: PageContext, field: CustomField, person: Person): boolean {
  if (may(context, 'people:write') || person.custom_fields[field.key] !== undefined) return true
  return isOwnRecord(context, person)
    ? field.visible_to.includes('self')
    : field.visible_to.includes('manager') && !field.sensitive
}
