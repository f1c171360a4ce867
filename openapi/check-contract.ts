/** Checks the bundle against our own rules. Prints every violation and exits 1 if there is one. */
import { type Contract, readContract } from './read/contract.ts'
import { descriptionRules } from './rules/descriptions.ts'
import { exampleRules } from './rules/examples.ts'
import { operationRules } from './rules/operations.ts'
import { schemaRules } from './rules/schemas.ts'
import { wordRules } from './rules/words.ts'

/** Our own rules by name. Redocly and Spectral check general rules. */
export const contractRules = { ...operationRules, ...schemaRules, ...wordRules, ...descriptionRules, ...exampleRules }

/** Returns the violations of our rules: one line for each place, ending with the name of the rule. */
export function checkContract(contract: Contract): string[] {
  return Object.entries(contractRules).flatMap(([name, rule]) =>
    rule(contract).map((problem) => `${problem} (${name})`),
  )
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkContract(readContract())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
