import { readToday } from '../../business/today.ts'
import { validationFailed } from '../../operation/errors.ts'
import type { Work } from '../../operation/work.ts'

/**
 * Checks that a dependent was not born in the future.
 *
 * @throws {ApiError} 422 if they were
 */
export async function checkDependent(work: Work, { date_of_birth }: { date_of_birth?: string | null }): Promise<void> {
  if (!date_of_birth || date_of_birth <= (await readToday(work))) return
  throw validationFailed([{ path: 'body.date_of_birth', code: 'too_late', message: 'must not be in the future' }])
}
