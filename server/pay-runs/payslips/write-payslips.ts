import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type ApiError, isNoReference, notFound, validationFailed } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import type { Total } from '../totals.ts'
import { type Line, toLine } from './parse-lines.ts'
import { readRunPayslips } from './select-payslips.ts'

/** A payslip to write to a draft. */
export interface PayslipDraft {
  person_id: number
  /** The path of the person's ID in the body; undefined if the ID is in the path of the request. */
  path: string | undefined
  lines: Line[]
}

interface PersonRow {
  id: number
  first_name: string
  last_name: string
  employee_number: string | null
  address: string | null
}

/**
 * Writes payslips to a draft with a constant number of statements, and skips payslips that do not change. The caller
 * updates the totals of the pay run (`updateTotals`).
 *
 * @param run - a draft that the transaction has locked
 * @param drafts - at most one payslip for each person
 * @param options.keepOrigins - whether lines that equal a stored line keep its origin; lines of a request have none
 * @returns the number of payslips written
 * @throws {ApiError} if a person is deleted or not in the business: 422 for people in the body, 404 for the person in
 *   the path
 */
export async function writePayslips(
  work: Change,
  run: PayRunRow,
  drafts: PayslipDraft[],
  options?: { keepOrigins: true },
): Promise<number> {
  const ids = drafts.map(({ person_id }) => person_id)
  const people = await lockPeople(work, ids)
  const unknown = drafts.filter(({ person_id }) => !people.has(person_id))
  if (unknown.length > 0) throw unknownPeopleError(unknown)
  const payslips = await readRunPayslips(work, run.id, ids)
  const byPerson = new Map(payslips.map((payslip) => [payslip.person_id, payslip]))

  const changes = drafts.flatMap(({ person_id, lines: input }) => {
    const person = people.get(person_id)
    if (!person) throw new Error(`person ${person_id} is not locked`)
    const details = personDetails(person)
    const existing = byPerson.get(person_id)
    const stored = existing?.lines.map(toLine) ?? []
    const lines = options?.keepOrigins ? withOrigins(input, stored) : input
    const isSame = existing && isDeepStrictEqual([details, lines], [personDetails(existing), stored])
    return isSame ? [] : [{ person_id, ...details, lines, ...toStrings(sumLines(lines)) }]
  })
  if (changes.length > 0) await replacePayslips(work, run.id, changes)
  return changes.length
}

/**
 * Returns lines with the origins of the stored lines that they equal, each stored line once, and with the pay runs that
 * these correct.
 */
function withOrigins(lines: readonly Line[], stored: readonly Line[]): Line[] {
  const rest = stored.filter(({ origin, corrects_pay_run_id }) => origin !== null || corrects_pay_run_id !== null)
  return lines.map((line) => {
    const index = rest.findIndex(
      (other) =>
        isDeepStrictEqual(withoutFormat(other), withoutFormat(line)) &&
        [null, other.corrects_pay_run_id].includes(line.corrects_pay_run_id),
    )
    const [match] = index === -1 ? [] : rest.splice(index, 1)
    return match ? { ...line, origin: match.origin, corrects_pay_run_id: match.corrects_pay_run_id } : line
  })
}

/** Returns the content of a line regardless of its origin, and of zeros at the end of its factors. */
const withoutFormat = ({ origin: _, corrects_pay_run_id: __, quantity, rate, ...line }: Line) => ({
  ...line,
  quantity: quantity && Number(quantity),
  rate: rate && Number(rate),
})

function unknownPeopleError(unknown: PayslipDraft[]): ApiError {
  const problems = unknown.flatMap(({ path }) =>
    path ? [{ path, code: 'unknown_record', message: isNoReference }] : [],
  )
  return problems.length > 0 ? validationFailed(problems.slice(0, 100)) : notFound()
}

/** Reads people and prevents their deletion until the transaction ends. */
async function lockPeople({ db, business_id }: Change, ids: number[]): Promise<Map<number, PersonRow>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name', 'employee_number', 'address'])
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${ids})`)
    .where(isNullInRow('people.deleted_at'))
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the details of a person that a payslip stores. */
const personDetails = ({ first_name, last_name, employee_number, address }: Omit<PersonRow, 'id'>) => ({
  first_name,
  last_name,
  employee_number,
  address,
})

/** Converts bigints to strings, because JSON has no bigints. PostgreSQL parses the strings as numbers. */
const toStrings = <Name extends string>(sums: Record<Name, bigint>) =>
  Object.fromEntries(Object.entries<bigint>(sums).map(([name, sum]) => [name, String(sum)])) as Record<Name, string>

async function replacePayslips(
  { db, business_id }: Change,
  pay_run_id: number,
  changes: ({ person_id: number; lines: Line[] } & Record<string, unknown>)[],
): Promise<void> {
  const slips = JSON.stringify(changes.map(({ lines: _, ...slip }) => slip))
  const { rows } = await sql<{ id: number; person_id: number }>`
    insert into payslips as payslip (
      business_id, pay_run_id, person_id, first_name, last_name, employee_number, address,
      gross, deductions, employee_taxes, reimbursements, net, employer_costs
    )
    select ${business_id}, ${pay_run_id}, person_id, first_name, last_name, employee_number, address,
      gross, deductions, employee_taxes, reimbursements, net, employer_costs
    from json_to_recordset(${slips}) as input (
      person_id integer, first_name text, last_name text, employee_number text, address text,
      gross bigint, deductions bigint, employee_taxes bigint, reimbursements bigint, net bigint, employer_costs bigint
    )
    order by person_id
    on conflict (business_id, pay_run_id, person_id) do update set
      first_name = excluded.first_name, last_name = excluded.last_name, employee_number = excluded.employee_number,
      address = excluded.address,
      gross = excluded.gross, deductions = excluded.deductions, employee_taxes = excluded.employee_taxes,
      reimbursements = excluded.reimbursements, net = excluded.net, employer_costs = excluded.employer_costs,
      updated_at = excluded.updated_at, version = payslip.version + 1
    returning id, person_id`.execute(db)

  const ids = new Map(rows.map(({ id, person_id }) => [person_id, id]))
  await db
    .deleteFrom('payslip_lines')
    .where('business_id', '=', business_id)
    .where('payslip_id', '=', sql<number>`any(${[...ids.values()]})`)
    .execute()
  const lines = changes.flatMap(({ person_id, lines }) =>
    lines.map(({ origin, ...line }, position) => ({
      ...line,
      ...origin,
      amount: String(line.amount),
      payslip_id: ids.get(person_id),
      position,
    })),
  )
  await sql`
    insert into payslip_lines (
      business_id, payslip_id, position, kind, code, name, quantity, rate, amount, compensation_id, leave_request_id,
      explanation, corrects_pay_run_id
    )
    select ${business_id}, payslip_id, position, kind, code, name, quantity, rate, amount, compensation_id,
      leave_request_id, explanation, corrects_pay_run_id
    from json_to_recordset(${JSON.stringify(lines)}) as input (
      payslip_id integer, position integer, kind text, code text, name text, quantity numeric, rate numeric, amount bigint,
      compensation_id integer, leave_request_id integer, explanation text, corrects_pay_run_id integer
    )`.execute(db)
}

const totalOfKind: Record<Schemas['PayslipLineKind'], Total> = {
  earning: 'gross',
  deduction: 'deductions',
  tax: 'employee_taxes',
  reimbursement: 'reimbursements',
  employer_cost: 'employer_costs',
}

/**
 * Calculates the totals of a payslip.
 *
 * @param lines - the lines, with amounts in minor units
 * @returns the totals in minor units; net is gross − deductions − employee taxes + reimbursements
 */
export function sumLines(lines: Pick<Line, 'kind' | 'amount'>[]): Record<Total, bigint> {
  const sums = { gross: 0n, deductions: 0n, employee_taxes: 0n, reimbursements: 0n, net: 0n, employer_costs: 0n }
  for (const { kind, amount } of lines) sums[totalOfKind[kind]] += amount
  return { ...sums, net: sums.gross - sums.deductions - sums.employee_taxes + sums.reimbursements }
}
