import type { Schemas } from '../../operation/contract/contract.ts'

type Finding = Schemas['PayRunFinding']

/** What the checks of a pay run found: the first findings, and how many there are in all. */
export interface Findings {
  findings: Finding[]
  count: number
}

export const noFindings: Findings = { findings: [], count: 0 }

/** The most findings that are listed; beyond that, the number of findings says enough. */
export const maxFindings = 100

/** A row about one person, with the number of such rows. */
export interface FoundRow {
  person_id: number
  total: number
}

/**
 * @param rows - at most `maxFindings` of them
 * @param tell - the message for one row
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
