import { AsyncLocalStorage } from 'node:async_hooks'
import type { GlobalWork } from '../../../operation/work.ts'

const storage = new AsyncLocalStorage<GlobalWork>()

/** Calls `perform` with the work of a request, which oidc-provider does not pass to its storage. */
export const withWork = <T>(work: GlobalWork, perform: () => T): T => storage.run(work, perform)

/** Returns the work of the request in which oidc-provider calls its storage. */
export function currentWork(): GlobalWork {
  const work = storage.getStore()
  if (!work) throw new Error('the storage of oidc-provider is only for requests')
  return work
}
