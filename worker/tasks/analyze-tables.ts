import { analyzeTables as analyze, runOn } from '../../server/db/steps/analyze-tables.ts'
import { acrossBusinesses } from '../../server/operation/work.ts'
import type { Task } from '../task.ts'

/** Analyses the tables that have grown to twice what PostgreSQL has statistics of. */
export const analyzeTables: Task<'analyze_tables'> = (work) => analyze(runOn(acrossBusinesses(work).db))
