/**
 * Checks that the contract does not break callers of the released one. Prints every breaking change and exits 1 if
 * there is one.
 */

import { readContract } from './read/contract.ts'
import { findBreaches } from './rules/compatibility.ts'

const breaches = findBreaches(readContract(new URL('released/v1.yaml', import.meta.url)), readContract())
for (const breach of breaches) console.error(breach)
process.exitCode = breaches.length > 0 ? 1 : 0
