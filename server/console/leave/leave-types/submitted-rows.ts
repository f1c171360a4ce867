import type { Submission } from '../../../pages/form.ts'

/** A list of rows in a form, whose fields are named `list[index].member`. */
interface Rows<Member extends string> {
  list: string
  members: readonly Member[]
  /** The members of which a row that is not empty has one. */
  entered: readonly Member[]
}

type Row<Member extends string> = Record<Member, string[]>

/** Returns the submitted rows that are not empty, with the values of each field that are not empty. */
function submittedRows<Member extends string>(
  values: Submission['values'],
  { list, members, entered }: Rows<Member>,
): Row<Member>[] {
  const indexes = Object.keys(values).flatMap((name) =>
    name.startsWith(`${list}[`) ? (/^(\d{1,3})\]/.exec(name.slice(list.length + 1))?.[1] ?? []) : [],
  )
  const filled = (name: string) => (values[name] ?? []).filter((value) => value !== '')
  return [...new Set(indexes.map(Number))]
    .toSorted((index, other) => index - other)
    .map(
      (index) => Object.fromEntries(members.map((name) => [name, filled(`${list}[${index}].${name}`)])) as Row<Member>,
    )
    .filter((row) => entered.some((name) => row[name].length > 0))
}

/** Returns the number of submitted rows that are not empty; 0 if the form was not submitted. */
export const rowCount = <Member extends string>(
  submission: Pick<Submission, 'values'> | undefined,
  rows: Rows<Member>,
): number => (submission ? submittedRows(submission.values, rows).length : 0)

/**
 * Removes empty rows between the submitted ones from the values of a form, so that the index of a row is that of its
 * item in the body.
 *
 * @returns the rows that remain
 */
export function compactRows<Member extends string>(values: Submission['values'], rows: Rows<Member>): Row<Member>[] {
  const { list, members } = rows
  const compact = submittedRows(values, rows)
  for (const name of Object.keys(values)) if (name.startsWith(`${list}[`)) delete values[name]
  for (const [index, row] of compact.entries()) {
    for (const name of members) values[`${list}[${index}].${name}`] = row[name].length > 0 ? row[name] : ['']
  }
  return compact
}
