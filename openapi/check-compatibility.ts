/**
 * Checks that the contract does not break callers of the released one. Prints every breaking change and exits 1 if
 * there is one.
 */

import { readContract } from './read/contract.ts'
import { findBreakingChanges } from './rules/compatibility.ts'

const changes = findBreakingChanges(readContract(new URL('released/v1.yaml', import.meta.url)), readContract())
for (const change of changes) console.error(change)
process.exitCode = changes.length > 0 ? 1 : 0
