import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { Schema } from '../../../openapi/read/contract.ts'
import { createAjv, dotted, maxProblems, toProblems } from '../../operation/contract/contract-problems.ts'
import type { Problem } from '../../operation/errors.ts'
import { findMisfits, fittingMembers, type Misfit } from './fitting-parts.ts'

/** The result of comparing a body with its schema: its problems, and the members that conform. */
export interface ExplainedBody {
  problems: Problem[]
  body: Record<string, unknown>
}

/**
 * Some of the problems of a value, and the members that have them. If `misfits` is undefined, the whole value is
 * invalid.
 */
interface Finding {
  problems: Problem[]
  misfits: Misfit[] | undefined
}

/**
 * Finds the problems of a value at a path such as `/body`. The result is lazy, so that the caller can stop at the
 * limit.
 */
type Explain = (value: unknown, path: string) => Iterable<Finding>

const bodyAjv = createAjv()
/** A validator that stops at the first problem. */
const fittingAjv = createAjv({ allErrors: false, verbose: false })

/** The maximum number of members of a body or list item. Larger objects are refused without further checks. */
const maxMembers = 1000

/**
 * Creates the function that explains why a body is refused. It checks long lists item by item, and only until it has
 * found as many problems as are reported. Ajv itself cannot stop: it creates an object for each of 200,000 problems. As
 * the check by item takes twice as long, it runs only if a check that stops at the first problem finds one.
 *
 * @param schema - the schema of the body, without references
 */
export function bodyExplainer(schema: Schema): (body: unknown) => ExplainedBody {
  const explain = explainer(schema)
  let fits: ValidateFunction | undefined
  return (body) => {
    fits ??= fittingAjv.compile(schema)
    if (fits(body)) return { problems: [], body: fittingMembers(body, []) }
    return collectUpToLimit(body, explain(body, '/body'))
  }
}

function explainer(schema: Schema): Explain {
  const lists = Object.entries(schema.properties ?? {}).filter(([, { items }]) => items?.properties !== undefined)
  const shell =
    lists.length === 0 ? schema : { ...schema, properties: { ...schema.properties, ...withoutItems(lists) } }
  const itemExplainers = lists.map(([name, { items = {} }]) => [name, explainer(items)] as const)
  let validate: ValidateFunction | undefined

  return function* (value, path) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const count = Object.keys(value).length
      if (count > maxMembers) {
        const problem = {
          path: dotted(path),
          code: 'too_many',
          limit: maxMembers,
          message: `must not have ${count} members`,
        }
        return yield { problems: [problem], misfits: undefined }
      }
    }
    validate ??= bodyAjv.compile(shell)
    if (!validate(value)) {
      const errors = validate.errors ?? []
      yield { problems: toProblems(errors, path), misfits: findMisfits(errors) }
    }
    for (const [name, explainItem] of itemExplainers) {
      const list = (value as Record<string, unknown> | null)?.[name]
      if (!Array.isArray(list)) continue
      for (const [index, item] of list.entries()) {
        for (const { problems } of explainItem(item, `${path}/${name}/${index}`)) {
          yield { problems, misfits: [[name, index]] }
        }
      }
    }
  }
}

/** Returns the lists with schemas that allow any items. */
const withoutItems = (lists: [string, Schema][]): Record<string, Schema> =>
  Object.fromEntries(lists.map(([name, list]) => [name, { ...list, items: {} }]))

/**
 * Collects problems up to the limit. When it is reached, or when the body as a whole is invalid, no member counts as
 * conforming.
 */
function collectUpToLimit(body: unknown, findings: Iterable<Finding>): ExplainedBody {
  const problems: Problem[] = []
  const misfits: Misfit[] = []
  for (const finding of findings) {
    problems.push(...finding.problems)
    if (!finding.misfits || problems.length >= maxProblems)
      return { problems: problems.slice(0, maxProblems), body: {} }
    misfits.push(...finding.misfits)
  }
  return { problems, body: fittingMembers(body, misfits) }
}
