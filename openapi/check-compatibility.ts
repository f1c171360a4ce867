/** Refuses a contract that breaks callers of the released one. Prints every breach and exits 1 if there is one. */
import { breachesOf } from './rules/compatibility.ts'
import { readContract } from './rules/contract.ts'

const [released, current] = ['released/v1.yaml', 'v1.yaml'].map((file) => readContract(new URL(file, import.meta.url)))
const breaches = released && current ? breachesOf(released, current) : []
for (const breach of breaches) console.error(breach)
process.exitCode = breaches.length > 0 ? 1 : 0
