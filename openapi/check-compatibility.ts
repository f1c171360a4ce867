/** Refuses a contract that breaks callers of the released one. Prints every breach and exits 1 if there is one. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compatibilityRules } from './rules/compatibility.ts'
import { readContract } from './rules/contract.ts'

/** A change in the output of `redocly diff --format json`, with the verdict of each rule. */
interface Change {
  path: string
  kind: 'added' | 'removed' | 'modified'
  property?: string
  verdicts: { ruleId: string; impact: string; message: string; location: { pointer: string } }[]
  base?: { value: unknown }
  revision?: { value: unknown }
}

/**
 * Compares two bundled contracts with `redocly diff` (ratings in `redocly.yaml`) and with our own rules.
 *
 * @param released - path of the contract that callers rely on
 * @param current - path of the contract that will replace it
 * @returns one line for each breaking change, ending with the name of the rule that found it
 * @throws when a document cannot be read
 */
export async function findBreaches(released: string, current: string): Promise<string[]> {
  const [before, after] = [readContract(released), readContract(current)]
  return [
    ...(await diff(released, current)).filter((change) => !isHarmless(change)).flatMap(linesOf),
    ...Object.entries(compatibilityRules).flatMap(([name, rule]) =>
      rule(before, after).map((problem) => `${problem} (${name})`),
    ),
  ]
}

async function diff(released: string, current: string): Promise<Change[]> {
  const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  const config = fileURLToPath(new URL('redocly.yaml', import.meta.url))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [redocly, 'diff', released, current, '--config', config, '--format', 'json', '--fail-on', 'none'],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return (JSON.parse(stdout) as { changes: Change[] }).changes
}

function linesOf({ path, verdicts }: Change): string[] {
  return verdicts
    .filter(({ impact }) => impact === 'major')
    .map(({ ruleId, message }) => `${path.replaceAll('~1', '/').replace(/^#\/(paths\/)?/, '')}: ${message} (${ruleId})`)
}

const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']

/** Event types may be added: receivers ignore types that they do not know, and the SDK has `UnknownEvent` for them. */
const growing = /^#\/components\/schemas\/(EventTypeName|EventSelector)\/enum$|^#\/components\/schemas\/Event\/oneOf\//

/**
 * Whether Redocly is stricter than our promise. Bounds may widen: valid requests stay valid, and callers must not rely
 * on bounds of answers. Event types may be added.
 */
function isHarmless({ kind, property = '', base, revision, verdicts }: Change): boolean {
  const [before, after] = [base?.value, revision?.value]
  if (typeof before === 'number' && (typeof after === 'number' || after === undefined)) {
    if (upperBounds.includes(property)) return after === undefined || after > before
    if (lowerBounds.includes(property)) return after === undefined || after < before
  }
  const isGrowth = verdicts.every(
    ({ ruleId }) => ruleId === 'enum-values-added' || ruleId === 'schema-combinator-changed',
  )
  return kind !== 'removed' && isGrowth && verdicts.every(({ location }) => growing.test(location.pointer))
}

if (process.argv[1] === import.meta.filename) {
  const [released, current] = ['released/v1.yaml', 'v1.yaml'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  )
  const breaches = await findBreaches(released ?? '', current ?? '')
  for (const breach of breaches) console.error(breach)
  process.exitCode = breaches.length > 0 ? 1 : 0
}
