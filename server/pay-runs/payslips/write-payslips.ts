import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type ApiError, isNoReference, notFound, validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import type { Total } from '../totals.ts'
import type { Line } from './parse-lines.ts'
import type { LineRow } from './present-payslip.ts'
import { readPayslipsOf } from './select-payslips.ts'

/** A payslip to write. */
export interface WantedPayslip {
  person_id: number
  /** The place in the body that names the person; undefined when the path does. */
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
 * Writes payslips in a draft, in the same few statements however many there are. Payslips that do not change are not
 * written. The caller brings the totals of the pay run up to date (`updateTotals`).
 *
 * @param run - locked by the transaction
 * @param wanted - one for each person
 * @returns how many were written
 * @throws {ApiError} 422 that names the people who are deleted or not in the business; 404 for the person of the path
 */
export async function writePayslips(work: Change<Principal>, run: PayRunRow, wanted: WantedPayslip[]): Promise<number> {
  const ids = wanted.map(({ person_id }) => person_id)
  const people = await pinPeople(work, ids)
  const unknown = wanted.filter(({ person_id }) => !people.has(person_id))
  if (unknown.length > 0) throw unknownPeople(unknown)
  const present = await readPayslipsOf(work, run.id, ids)
  const before = new Map(present.map((payslip) => [payslip.person_id, payslip]))

  const changed = wanted.flatMap(({ person_id, lines }) => {
    const person = people.get(person_id)
    if (!person) throw new Error(`person ${person_id} is not pinned`)
    const name = nameOf(person)
    const was = before.get(person_id)
    const isSame = was && isDeepStrictEqual([name, lines.map(comparable)], [nameOf(was), was.lines.map(comparable)])
    return isSame ? [] : [{ person_id, ...name, lines, ...textOf(sumLines(lines)) }]
  })
  if (changed.length > 0) await replace(work, run.id, changed)
  return changed.length
}

function unknownPeople(unknown: WantedPayslip[]): ApiError {
  const problems = unknown.flatMap(({ path }) => (path ? [{ path, message: isNoReference }] : []))
  return problems.length > 0 ? validationFailed(problems.slice(0, 100)) : notFound()
}

/** Keeps people from being deleted until the transaction ends. */
async function pinPeople({ db, business_id }: Change, ids: number[]): Promise<Map<number, PersonRow>> {
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

/** What a payslip keeps of its person. */
const nameOf = ({ first_name, last_name, employee_number, address }: Omit<PersonRow, 'id'>) => ({
  first_name,
  last_name,
  employee_number,
  address,
})

const comparable = ({ kind, code, name, quantity, rate, amount }: Line | LineRow) => ({
  kind,
  code,
  name,
  quantity,
  rate,
  amount: BigInt(amount),
})

/** JSON has no bigints; PostgreSQL reads them from strings. */
const textOf = <Name extends string>(sums: Record<Name, bigint>) =>
  Object.fromEntries(Object.entries<bigint>(sums).map(([name, sum]) => [name, String(sum)])) as Record<Name, string>

async function replace(
  { db, business_id }: Change,
  pay_run_id: number,
  changed: ({ person_id: number; lines: Line[] } & Record<string, unknown>)[],
): Promise<void> {
  const slips = JSON.stringify(changed.map(({ lines: _, ...slip }) => slip))
  const { rows } = await sql<{ id: number; person_id: number }>`
    insert into payslips as payslip (
      business_id, pay_run_id, person_id, first_name, last_name, employee_number, address,
      gross, deductions, employee_taxes, reimbursements, net, employer_costs
    )
    select ${business_id}, ${pay_run_id}, person_id, first_name, last_name, employee_number, address,
      gross, deductions, employee_taxes, reimbursements, net, employer_costs
    from json_to_recordset(${slips}) as given (
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
  const lines = changed.flatMap(({ person_id, lines }) =>
    lines.map((line, position) => ({
      ...line,
      amount: String(line.amount),
      payslip_id: ids.get(person_id),
      position,
    })),
  )
  await sql`
    insert into payslip_lines (business_id, payslip_id, position, kind, code, name, quantity, rate, amount)
    select ${business_id}, payslip_id, position, kind, code, name, quantity, rate, amount
    from json_to_recordset(${JSON.stringify(lines)}) as given (
      payslip_id integer, position integer, kind text, code text, name text, quantity numeric, rate numeric, amount bigint
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
 * Adds up the lines of a payslip.
 *
 * @param lines - with amounts in minor units
 * @returns its totals in minor units; net is earnings − deductions − taxes + reimbursements
 */
export function sumLines(lines: Pick<Line, 'kind' | 'amount'>[]): Record<Total, bigint> {
  const sums = { gross: 0n, deductions: 0n, employee_taxes: 0n, reimbursements: 0n, net: 0n, employer_costs: 0n }
  for (const { kind, amount } of lines) sums[totalOfKind[kind]] += amount
  return { ...sums, net: sums.gross - sums.deductions - sums.employee_taxes + sums.reimbursements }
}
