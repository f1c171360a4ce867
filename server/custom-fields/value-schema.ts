import type { Schema } from '../../openapi/read/contract.ts'
import type { CustomFieldRow } from './present-custom-field.ts'

/** The maximum number of characters of a text. */
const maxTextLength = 2000

/** Returns the JSON Schema of the values of a custom field. Archived options are not allowed. */
export function valueSchema({ type, options }: Pick<CustomFieldRow, 'type' | 'options'>): Schema {
  const keys = options.filter(({ archived }) => !archived).map(({ key }) => key)
  switch (type) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: maxTextLength, pattern: '\\S' }
    case 'number':
      return { type: 'number', minimum: -1e15, maximum: 1e15 }
    case 'date':
      return { type: 'string', format: 'date', maxLength: 10 }
    case 'boolean':
      return { type: 'boolean' }
    case 'choice':
      return { type: 'string', enum: keys }
    case 'choices':
      return { type: 'array', uniqueItems: true, items: { type: 'string', enum: keys } }
    case 'person':
      return { type: 'integer', minimum: 1, maximum: 2147483647 }
  }
}
