import type { LeaveType } from '../../../../sdk/src/index.ts'
import { columns, type Field, input } from '../../../pages/form.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import type { SubmittedForm } from '../../submitted-form.ts'

/** The number of empty rows after the reasons. */
const spareRows = 2

const fieldName = (index: number, member: 'code' | 'name') => `reasons[${index}].${member}`

/** Renders a row for each reason, followed by empty rows. Fields have the names of the members in the body. */
export const reasonRows =
  (reasons: LeaveType['reasons'] = []): Field =>
  (state) => {
    const submitted = state.submission ? rowsIn(state.submission.values).length : 0
    const rows = Array.from({ length: Math.max(reasons.length, submitted) + spareRows }, (_, index) =>
      columns(
        input(fieldName(index, 'name'), text('leave.reasonName', { number: String(index + 1) }), {
          value: reasons[index]?.name,
          maxlength: 100,
          optional: true,
        }),
        input(fieldName(index, 'code'), text('leave.reasonCode', { number: String(index + 1) }), {
          value: reasons[index]?.code,
          maxlength: 40,
          pattern: '[A-Za-z0-9_.\\-]+',
          optional: true,
        }),
      ),
    )
    return html`${rows.map((row) => row(state))}`
  }

/** Reads the submitted reasons. Removes empty rows between them, so that problems are shown in the correct row. */
export function readReasons({ values }: SubmittedForm): LeaveType['reasons'] {
  const rows = rowsIn(values)
  for (const name of Object.keys(values)) if (name.startsWith('reasons[')) delete values[name]
  for (const [index, { code, name }] of rows.entries()) {
    values[fieldName(index, 'code')] = [code]
    values[fieldName(index, 'name')] = [name]
  }
  return rows
}

/** Returns the submitted rows that are not empty. */
function rowsIn(values: Readonly<Record<string, readonly string[]>>): LeaveType['reasons'] {
  const indexes = Object.keys(values).flatMap((name) => /^reasons\[(\d{1,3})\]\.code$/.exec(name)?.[1] ?? [])
  const value = (index: string, member: 'code' | 'name') => (values[fieldName(Number(index), member)]?.[0] ?? '').trim()
  return indexes
    .map((index) => ({ code: value(index, 'code'), name: value(index, 'name') }))
    .filter(({ code, name }) => code !== '' || name !== '')
}
