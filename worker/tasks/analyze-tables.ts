import { analyzeTables as analyze, runOn } from '../../server/db/steps/analyze-tables.ts'
import { acrossBusinesses } from '../../server/operation/work.ts'
import type { Task } from '../task.ts'

/** Analyses the tables whose size has doubled since PostgreSQL last gathered statistics about them. */
export const analyzeTables: Task<'analyze_tables'> = (work) => analyze(runOn(acrossBusinesses(work).db))
