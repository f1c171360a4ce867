import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import type { Work } from '../../operation/work.ts'

/** The kind and the default name of lines, by code. Codes without a pay code are absent. */
export type PayCodes = ReadonlyMap<string, Pick<Schemas['PayCode'], 'kind' | 'name'>>

/** Reads the pay codes of lines, including archived ones. */
export async function readPayCodes({ db, business_id }: Work, lines: readonly { code: string }[]): Promise<PayCodes> {
  const codes = [...new Set(lines.map(({ code }) => code))]
  const rows = await db
    .selectFrom('pay_codes')
    .select(['code', 'kind', 'name'])
    .where('business_id', '=', business_id)
    .where('code', 'in', codes)
    .execute()
  return new Map(rows.map((row) => [row.code, row]))
}

type Input = Pick<Schemas['PayslipLineInput'], 'kind' | 'code' | 'name'>

/**
 * Completes the kind and the name of a line from the pay code with its code.
 *
 * @param path - the path of the line in the request
 * @returns the kind and the name, which must not be used if there is a problem
 */
export function applyPayCode(
  { kind, code, name }: Input,
  payCodes: PayCodes,
  path: string,
): { kind: Schemas['PayslipLineKind']; name: string; problems: Problem[] } {
  const payCode = payCodes.get(code)
  const problems: Problem[] = []
  if (payCode !== undefined && kind !== undefined && kind !== payCode.kind) {
    const message = `must be ${payCode.kind}, the kind of the pay code ${code}`
    problems.push({ path: `${path}.kind`, code: 'wrong_kind', detail: payCode.kind, message })
  }
  if (payCode === undefined) {
    const message = `is required, because ${code} is not a pay code`
    const missing = [...(kind === undefined ? ['kind'] : []), ...(name === undefined ? ['name'] : [])]
    problems.push(...missing.map((member) => ({ path: `${path}.${member}`, code: 'required', message })))
  }
  return { kind: kind ?? payCode?.kind ?? 'earning', name: name ?? payCode?.name ?? '', problems }
}
