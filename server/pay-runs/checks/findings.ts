import type { Schemas } from '../../operation/contract/contract.ts'

type Finding = Schemas['PayRunFinding']

/** The first findings of the checks of a pay run, and the number of all. */
export interface Findings {
  findings: Finding[]
  count: number
}

export const noFindings: Findings = { findings: [], count: 0 }

/** The maximum length of a list of findings. */
export const maxFindings = 100

/** A person with a finding. `total` counts the rows without the limit. */
export interface FindingRow {
  person_id: number
  total: number
}

/**
 * @param rows - at most `maxFindings`
 * @param format - returns the message for a row
 */
export const toFindings = <Row extends FindingRow>(
  code: Finding['code'],
  rows: Row[],
  format: (row: Row) => string,
): Findings => ({
  findings: rows.map((row) => ({ code, message: format(row), person_id: row.person_id })),
  count: rows[0]?.total ?? 0,
})

/** Concatenates the findings of several checks. */
export const joinFindings = (parts: Findings[]): Findings => ({
  findings: parts.flatMap(({ findings }) => findings).slice(0, maxFindings),
  count: parts.reduce((sum, { count }) => sum + count, 0),
})
