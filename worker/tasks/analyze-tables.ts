import { analyzeTables as analyze, runOn } from '../../server/db/steps/analyze-tables.ts'
import { acrossBusinesses } from '../../server/operation/work.ts'
import type { Task } from '../task.ts'

/** Analyses the tables that have doubled since PostgreSQL last gathered their statistics. */
export const analyzeTables: Task<'analyze_tables'> = (work) => analyze(runOn(acrossBusinesses(work).db))
