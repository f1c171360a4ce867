import type { Schemas } from '../operation/contract.ts'

type Finding = Schemas['PayRunFinding']

/** What speaks against approving a pay run: the first of it, and how much there is. */
export interface Findings {
  findings: Finding[]
  count: number
}

/** How many are named; who has more than that looks for another reason. */
export const maxFindings = 100

/** A row about one person, with how many such rows there are. */
export interface FoundRow {
  person_id: number
  total: number
}

/**
 * @param rows - at most `maxFindings` of them
 * @param tell - what is said of one
 */
export const findingsOf = <Row extends FoundRow>(
  code: Finding['code'],
  rows: Row[],
  tell: (row: Row) => string,
): Findings => ({
  findings: rows.map((row) => ({ code, message: tell(row), person_id: row.person_id })),
  count: rows[0]?.total ?? 0,
})

/** Puts findings of several kinds together. */
export const allFindings = (parts: Findings[]): Findings => ({
  findings: parts.flatMap(({ findings }) => findings).slice(0, maxFindings),
  count: parts.reduce((sum, { count }) => sum + count, 0),
})
