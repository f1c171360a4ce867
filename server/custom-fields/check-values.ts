import { isDeepStrictEqual } from 'node:util'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { createAjv, toProblems } from '../operation/contract/contract-problems.ts'
import { isNoReference, type Problem, validationFailed } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'
import { findAudience, isEditableBy, isVisibleTo } from './field-access.ts'
import type { CustomFieldRow } from './present-custom-field.ts'
import { valueSchema } from './value-schema.ts'

/** The stored values of a person, including those of archived fields. */
export type StoredValues = Schemas['CustomFieldValues']

/** A submitted change of the values of a person. */
interface ValueChange {
  fields: readonly CustomFieldRow[]
  input: Schemas['CustomFieldInput']
  /** The values before the change; empty for a new person. */
  stored: StoredValues
  /** The ID of the person; undefined for a new person. */
  person_id: number | undefined
  employment_type: Schemas['Person']['employment_type']
}

/** Submitted values that differ from the stored ones and fulfil the definitions of their fields; null for none. */
interface CheckedValues {
  editable: Schemas['CustomFieldInput']
  /** The values of fields that the actor sees, but cannot change. */
  requestable: Schemas['CustomFieldInput']
}

/**
 * Merges submitted values with the stored ones. Only submitted values that differ are checked, so that neither an
 * archived option nor a field that became required later prevents other changes.
 *
 * @returns the values to store, with those of archived fields and of fields that the actor does not see
 * @throws {ApiError} 422 with all problems of the values
 */
export async function mergeValues(work: Change, change: ValueChange): Promise<StoredValues> {
  const { editable } = await checkValues(work, change, { canRequest: false })
  const entries = Object.entries({ ...change.stored, ...editable })
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}

/**
 * Separates submitted values that the actor can change from those whose change the actor can request, and checks both.
 *
 * @throws {ApiError} 422 with all problems of the values
 */
export const separateValues = (work: Change, change: ValueChange): Promise<CheckedValues> =>
  checkValues(work, change, { canRequest: true })

async function checkValues(
  work: Change,
  change: ValueChange,
  { canRequest }: { canRequest: boolean },
): Promise<CheckedValues> {
  const { fields, input, stored, person_id } = change
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const audience = findAudience(work.by, person_id)
  const checked: CheckedValues = { editable: {}, requestable: {} }
  const problems: Problem[] = []
  const people = new Map<string, number>()
  for (const [key, value] of Object.entries(input)) {
    const path = `body.custom_fields.${key}`
    const field = byKey.get(key)
    if (field === undefined || !isVisibleTo(field, work.by, audience)) {
      problems.push({ path, code: 'unknown_member', message: 'is not a custom field of the business' })
    } else if (isDeepStrictEqual(value, stored[key] ?? null)) {
      // An unchanged value needs no permission and no check.
    } else if (!canRequest && !isEditableBy(field, work.by, audience)) {
      problems.push({ path, code: 'not_editable', message: 'cannot be changed by you' })
    } else {
      if (value !== null) problems.push(...checkValue(field, value, path))
      else if (isRequired(field, change)) problems.push(requiredProblem(key))
      checked[isEditableBy(field, work.by, audience) ? 'editable' : 'requestable'][key] = value
      if (field.type === 'person' && typeof value === 'number') people.set(path, value)
    }
  }
  if (problems.length === 0) problems.push(...(await unknownPeople(work, people)))
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
  return checked
}

/**
 * Checks that a new person has all required values.
 *
 * @throws {ApiError} 422 with a problem for each missing value
 */
export function checkRequired(
  fields: readonly CustomFieldRow[],
  person: Pick<ValueChange, 'employment_type'> & { custom_fields: StoredValues },
): void {
  const missing = fields.filter((field) => isRequired(field, person) && person.custom_fields[field.key] === undefined)
  if (missing.length > 0) throw validationFailed(missing.map(({ key }) => requiredProblem(key)))
}

const isRequired = (
  { archived_at, required_for }: CustomFieldRow,
  { employment_type }: Pick<ValueChange, 'employment_type'>,
): boolean => archived_at === null && employment_type !== null && required_for.includes(employment_type)

const requiredProblem = (key: string): Problem => ({
  path: `body.custom_fields.${key}`,
  code: 'required',
  message: 'is required for this type of employment',
})

/** The maximum number of compiled checks that are kept. */
const maxChecks = 500

/** The compiled checks by their schema as JSON. Fields with equal schemas, such as all texts, share one. */
const checks = new Map<string, ValidateFunction>()

function checkValue(field: CustomFieldRow, value: unknown, path: string): Problem[] {
  const schema = valueSchema(field)
  const name = JSON.stringify(schema)
  let check = checks.get(name)
  if (check === undefined) {
    check = createAjv().compile(schema)
    if (checks.size >= maxChecks) checks.clear()
    checks.set(name, check)
  }
  return check(value) ? [] : toProblems(check.errors ?? [], `/${path.replaceAll('.', '/')}`)
}

/** Returns a problem for each value that is not the ID of a person in the business. */
async function unknownPeople({ db, business_id }: Change, people: ReadonlyMap<string, number>): Promise<Problem[]> {
  if (people.size === 0) return []
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', business_id)
    .where(sql<boolean>`id = any(${[...people.values()]}::int[])`)
    .where('deleted_at', 'is', null)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return [...people]
    .filter(([, id]) => !known.has(id))
    .map(([path]) => ({ path, code: 'unknown_record', message: isNoReference }))
}

/** The maximum number of changed fields that an event names. */
const maxChangedFields = 50

/** Returns the names of changed values for an event, without those of sensitive fields. */
export const changedValues = (fields: readonly CustomFieldRow[], before: StoredValues, after: StoredValues): string[] =>
  fields
    .filter(({ key, sensitive }) => !sensitive && !isDeepStrictEqual(before[key], after[key]))
    .map(({ key }) => `custom_fields.${key}`)
    .slice(0, maxChangedFields)
