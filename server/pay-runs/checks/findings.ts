import type { Schemas } from '../../operation/contract/contract.ts'

type Finding = Schemas['PayRunFinding']

/** The first findings of the checks of a pay run, and the total number of findings. */
export interface Findings {
  findings: Finding[]
  count: number
}

export const noFindings: Findings = { findings: [], count: 0 }

/** The maximum number of findings in a list. */
export const maxFindings = 100

/** A row of a check: a person with a finding. `total` is the number of rows without the limit. */
export interface FindingRow {
  person_id: number
  total: number
}

/**
 * Converts the rows of a check to findings.
 *
 * @param rows - at most `maxFindings` rows
 * @param describe - returns the message for a row, and its values for programs
 */
export const toFindings = <Row extends FindingRow>(
  code: Finding['code'],
  rows: Row[],
  describe: (row: Row) => Omit<Finding, 'code' | 'person_id'>,
): Findings => ({
  findings: rows.map((row) => ({ code, person_id: row.person_id, ...describe(row) })),
  count: rows[0]?.total ?? 0,
})

/** Combines the findings of several checks, up to `maxFindings`. */
export const joinFindings = (parts: Findings[]): Findings => ({
  findings: parts.flatMap(({ findings }) => findings).slice(0, maxFindings),
  count: parts.reduce((sum, { count }) => sum + count, 0),
})
