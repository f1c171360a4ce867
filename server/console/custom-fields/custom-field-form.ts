import type { CustomField, CustomFieldAudience, CustomFieldType } from '../../../sdk/src/index.ts'
import { type Choice, checkboxes, type Field, input, textarea } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { employmentTypes } from '../people/person-labels.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { audienceName } from './custom-field-labels.ts'
import { containsOptions, optionFields, readOptions } from './option-fields.ts'

const hasOptions = (type: CustomFieldType): boolean => type === 'choice' || type === 'choices'

export const labelField = (field?: CustomField): Field =>
  input('label', text('customFields.label'), {
    value: field?.label,
    maxlength: 100,
    hint: text('customFields.labelHint'),
  })

/** Returns the fields of a custom field that can change, except its label. */
export const customFieldFields = (type: CustomFieldType, field?: CustomField): Field[] => [
  textarea('description', text('customFields.description'), {
    value: field?.description,
    rows: 2,
    maxlength: 500,
    optional: true,
    hint: text('customFields.descriptionHint'),
  }),
  ...(hasOptions(type) ? optionFields(field) : []),
  checkboxes('required_for', text('customFields.requiredFor'), [{ choices: employmentTypes() }], {
    value: field?.required_for ?? [],
    hint: text('customFields.requiredForHint'),
  }),
  checkboxes('visible_to', text('customFields.visibleTo'), [{ choices: visibleToChoices(field) }], {
    value: field?.visible_to ?? [],
    hint: text(field?.sensitive === true ? 'customFields.visibleToHint.sensitive' : 'customFields.visibleToHint'),
  }),
  checkboxes(
    'editable_by',
    text('customFields.editableBy'),
    [{ choices: audienceChoices(['self'], field?.editable_by) }],
    { value: field?.editable_by ?? [], hint: text('customFields.editableByHint') },
  ),
  input('position', text('customFields.position'), {
    value: field?.position,
    inputmode: 'numeric',
    maxlength: 5,
    optional: field === undefined,
    hint: text(field === undefined ? 'customFields.positionHint.new' : 'customFields.positionHint'),
  }),
]

const visibleToChoices = (field?: CustomField): Choice[] =>
  audienceChoices(field?.sensitive === true ? ['self'] : ['self', 'manager'], field?.visible_to)

/** Returns the audiences that have an effect, and those that are stored. */
const audienceChoices = (
  effective: readonly CustomFieldAudience[],
  stored: readonly CustomFieldAudience[] = [],
): Choice[] => [...new Set([...effective, ...stored])].map((audience) => [audience, audienceName(audience)])

/** Reads the submitted fields that can change. */
export const readCustomField = (form: SubmittedForm) => {
  const position = form.optionalNumber('position')
  return {
    label: form.text('label'),
    description: form.nullable('description'),
    ...(containsOptions(form) && { options: readOptions(form) }),
    required_for: form.all('required_for') as CustomField['required_for'],
    visible_to: form.all('visible_to') as CustomFieldAudience[],
    editable_by: form.all('editable_by') as CustomFieldAudience[],
    ...(position !== undefined && { position }),
  }
}
