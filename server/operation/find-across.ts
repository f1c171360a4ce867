import type { Selectable } from 'kysely'
import type { Lookup } from '../db/placement/placement.ts'
import { acrossBusinesses, type Database, type GlobalWork } from './work.ts'

/** A lookup in the rows of all businesses. */
interface AcrossLookup<Table extends keyof Database, Column extends keyof Selectable<Database[Table]> & string>
  extends Lookup {
  from: Table
  columns: readonly Column[]
}

/**
 * Finds rows by a value that identifies their business, such as a token or an address.
 *
 * @param work - preferably outside a transaction, which an unreachable part of the database would abort
 * @throws when no row was found and a part of the database was unreachable
 */
export const findAcross = <Table extends keyof Database, Column extends keyof Selectable<Database[Table]> & string>(
  work: Pick<GlobalWork, 'db'>,
  lookup: AcrossLookup<Table, Column>,
): Promise<Pick<Selectable<Database[Table]>, Column>[]> => work.db.placement.find(acrossBusinesses(work).db, lookup)
