/** Checks the bundle against the rules that both generators and surface.md need; prints every problem, exits 1 on any. */
import { type Contract, readContract } from './rules/contract.ts'
import { exampleRules } from './rules/examples.ts'
import { operationRules } from './rules/operations.ts'
import { schemaRules } from './rules/schemas.ts'

/** All rules of ours by name; Redocly and Spectral hold the general ones. */
export const contractRules = { ...operationRules, ...schemaRules, ...exampleRules }

/** What breaks the rules, a line for each place with the rule's name at its end. */
export function checkContract(contract: Contract): string[] {
  return Object.entries(contractRules).flatMap(([name, rule]) =>
    rule(contract).map((problem) => `${problem} (${name})`),
  )
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkContract(readContract(new URL('v1.yaml', import.meta.url)))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
