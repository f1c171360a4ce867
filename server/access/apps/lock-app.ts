import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import type { Change } from '../../operation/work.ts'
import { type AppRow, selectApps } from './present-app.ts'

/**
 * Reads an app and locks it until the end of the transaction.
 *
 * @throws {ApiError} 404; 412 for another version
 */
export async function lockApp(work: Change, id: number, ifMatch: string | undefined): Promise<AppRow> {
  const app = await selectApps(work).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!app) throw notFound()
  checkIfMatch(ifMatch, app.version, `app ${id}`)
  return app
}
