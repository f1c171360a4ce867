import { inlined, readContract, type Schema } from '../../openapi/read/contract.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import { findAudience, isEditableBy } from './field-access.ts'
import { readCustomFields } from './read-custom-fields.ts'
import { valueSchema } from './value-schema.ts'

/** Removes the extensions of OpenAPI, which JSON Schema does not know. */
function withoutExtensions<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutExtensions) as T
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([name]) => !name.startsWith('x-'))
  return Object.fromEntries(members.map(([name, member]) => [name, withoutExtensions(member)])) as T
}

/** The schema of a new person in the contract, without references. */
function contractSchema(): Schema {
  const contract = readContract()
  return withoutExtensions(inlined(contract, contract.components.schemas.PersonCreate ?? {}))
}

/** Builds the JSON Schema of the body of `people.create` for the caller, with the custom fields of the business. */
export async function personSchema(work: Work): Promise<Schemas['PersonSchema']> {
  const base = contractSchema()
  const all = await readCustomFields(work)
  const fields = all.filter((field) => isEditableBy(field, work.by, findAudience(work.by, undefined)))
  const values = fields.map((field) => {
    const { key, label, description } = field
    return [key, { title: label, ...(description !== null && { description }), ...orNull(valueSchema(field)) }]
  })
  const types = [...new Set(fields.flatMap(({ required_for }) => required_for))].sort()
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...base,
    properties: {
      ...base.properties,
      custom_fields: { type: 'object', additionalProperties: false, properties: Object.fromEntries(values) },
    },
    ...(types.length > 0 && {
      allOf: types.map((type) => ({
        if: { required: ['employment_type'], properties: { employment_type: { const: type } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: {
          required: ['custom_fields'],
          properties: { custom_fields: requiredValues(fields.filter((field) => field.required_for.includes(type))) },
        },
      })),
    }),
  }
}

const requiredValues = (fields: { key: string }[]) => ({
  required: fields.map(({ key }) => key),
  properties: Object.fromEntries(fields.map(({ key }) => [key, { not: { type: 'null' } }])),
})

/** Allows null, which clears a value. */
const orNull = (schema: Schema): Schema => ({
  ...schema,
  type: [schema.type ?? [], 'null'].flat(),
  ...(schema.enum && { enum: [...schema.enum, null] }),
})
