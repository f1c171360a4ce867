import type { LeaveBalanceImportResult } from '../../../../sdk/src/index.ts'
import type { FieldKind } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { text } from '../../../texts/english.ts'
import { describeProblem } from '../../describe-problem.ts'
import { type BalanceRow, dateColumns } from './read-balances-csv.ts'

type Problem = NonNullable<LeaveBalanceImportResult['errors']>[number]

/** The columns that name the person, of which a row has one. */
export const personColumns: readonly string[] = ['email', 'employee_number', 'person_external_id', 'person_id']

/** The columns that name the leave type, of which a row has one. */
export const typeColumns: readonly string[] = ['leave_type_code', 'leave_type_id']

/**
 * Describes a problem of a row in a sentence.
 *
 * @returns the column, which is empty for a problem of the whole row, and the sentence
 */
export function describeBalanceProblem(
  problem: Problem,
  row: BalanceRow | undefined,
  formats: Formats,
): { column: string; sentence: string } {
  const column = problem.path.replace(/^body(\.balances\[\d+\])?\.?/, '')
  const value = String(row?.members[column] ?? '')
  if (column === '' && problem.code === 'repeated') return { column, sentence: text('importBalances.repeated') }
  const own = describeName(problem.code, column, value)
  if (own !== undefined) return { column: value === '' ? '' : column, sentence: own }
  return { column, sentence: describeProblem(problem, { label: column, entry: entryKind(column) }, { value, formats }) }
}

function entryKind(column: string): NonNullable<FieldKind['entry']> {
  if (dateColumns.has(column)) return 'date'
  return column === 'balance' ? 'decimal' : 'text'
}

/** Describes a problem of the columns that name the person or the leave type; undefined for other problems. */
function describeName(code: string | undefined, column: string, value: string): string | undefined {
  const isPerson = personColumns.includes(column)
  if (!isPerson && !typeColumns.includes(column)) return undefined
  switch (code) {
    case 'unknown_record':
      return text(isPerson ? 'importBalances.noSuchPerson' : 'importBalances.noSuchType', { value })
    case 'required':
      return text(isPerson ? 'importBalances.personMissing' : 'importBalances.typeMissing')
    case 'not_combinable':
      return text(isPerson ? 'importBalances.personTwice' : 'importBalances.typeTwice')
    default:
      return undefined
  }
}
