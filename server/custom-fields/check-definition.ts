import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { oneLine } from '../operation/one-line.ts'

type Options = Schemas['CustomFieldOption'][]

interface Definition {
  type: Schemas['CustomFieldType']
  options: Schemas['CustomFieldOptionInput'][]
  /** The options before the change; none for a new field. */
  existing?: Options
}

/**
 * Checks the options of a custom field.
 *
 * @returns the options to store
 * @throws {ApiError} 422 with all problems
 */
export function checkOptions({ type, options, existing = [] }: Definition): Options {
  const keys = options.map(({ key }) => key)
  const repeated = keys.flatMap((key, index) =>
    keys.indexOf(key) === index ? [] : [problemAt(`body.options[${index}].key`, 'repeated', 'is repeated')],
  )
  const removed = existing.filter(({ key }) => !keys.includes(key))
  const problems = [
    ...repeated,
    ...removed.map(({ key }) =>
      problemAt('body.options', 'missing_option', `must contain the option ${key}: archive it instead`),
    ),
    ...countProblems(type, options.length),
  ]
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
  return options.map(({ key, label, archived = false }) => ({ key, label: oneLine(label), archived }))
}

function countProblems(type: Definition['type'], count: number): Problem[] {
  const isChoice = type === 'choice' || type === 'choices'
  if (isChoice && count === 0) return [problemAt('body.options', 'required', 'must have at least one option')]
  if (!isChoice && count > 0) return [problemAt('body.options', 'not_combinable', 'is only for choices')]
  return []
}

const problemAt = (path: string, code: string, message: string): Problem => ({ path, code, message })
