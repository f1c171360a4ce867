import { daysBetween } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { formatMoney, parseMoney, roundedProduct } from '../../pay-runs/money.ts'
import type { PersonRow } from '../../people/present-person.ts'

type Line = Schemas['PayslipLineInput']

/** Monthly starting salaries by job title, in units of the currency. */
const monthlySalaries: Record<string, number> = {
  'Managing director': 8900,
  Machinist: 2450,
  Welder: 2550,
  'Forklift operator': 2150,
  'Design engineer': 3650,
  'Account manager': 3200,
  'Shift supervisor': 2950,
  'Payroll accountant': 3050,
  'Support agent': 2300,
  'Software developer': 3900,
  Recruiter: 2800,
  'Warehouse planner': 2600,
}
const teamLeadSalary = 3900
const headSalary = 5600

/** The hours per month of a 35-hour week. */
const monthlyHours = '151.67'

/** Fictitious deductions and employer costs in percent of the gross pay. The product itself never computes taxes. */
const shares = { income_tax: 7, social_security: 22, employer: 31 }

const decimals = 2
const money = (minor: bigint): string => formatMoney(minor, decimals)
const share = (gross: bigint, hundredths: number): bigint => (gross * BigInt(hundredths) + 50n) / 100n

/**
 * Generates the lines of a payslip.
 *
 * @param month - a number by which the lines vary
 */
export function demoPayslip(person: PersonRow, month: number): Line[] {
  const variant = person.id + month
  const earnings = [basicPay(person)]
  if (person.department === 'Production' && variant % 4 === 0) {
    earnings.push(hourlyLine('overtime', 'Overtime', `${2 + (variant % 5)}.50`, '21.40'))
  }
  if (person.department === 'Sales' && variant % 3 === 0) {
    earnings.push({
      kind: 'earning',
      code: 'commission',
      name: 'Commission',
      amount: money(BigInt(18_000 + variant * 731)),
    })
  }
  const gross = earnings.reduce((sum, { amount }) => sum + (parseMoney(amount, decimals) ?? 0n), 0n)
  const [employerCost, ...taxes] = contributions(gross)
  const lines = [...earnings, ...taxes]
  if (person.id % 3 !== 2) lines.push({ kind: 'deduction', code: 'meals', name: 'Meal vouchers', amount: '64.00' })
  if (isCommuter(person)) lines.push(commuting)
  return [...lines, employerCost]
}

/** Returns the lines of the first payslip of a person with a salary, who is paid by calendar days. */
export function demoFirstPayslip(person: PersonRow, { first, last }: { first: string; last: string }): Line[] {
  const { amount, pay_code: code } = demoRate(person)
  const days = daysBetween(first, last) + 1
  const gross = ((parseMoney(amount, decimals) ?? 0n) * BigInt(days)) / BigInt(Number(last.slice(8)))
  const [employerCost, ...taxes] = contributions(gross)
  return [{ kind: 'earning', code, name: `Salary for ${days} days`, amount: money(gross) }, ...taxes, employerCost]
}

/** Returns the costs of the employer and the taxes of a person. */
const contributions = (gross: bigint): [employerCost: Line, ...taxes: Line[]] => [
  {
    ...{ kind: 'employer_cost', code: 'employer_social', name: 'Employer contributions' },
    amount: money(share(gross, shares.employer)),
  },
  { kind: 'tax', code: 'income_tax', name: 'Income tax', amount: money(share(gross, shares.income_tax)) },
  {
    ...{ kind: 'tax', code: 'social_security', name: 'Social security' },
    amount: money(share(gross, shares.social_security)),
  },
]

/** Whether a person's commuting costs are reimbursed. */
export const isCommuter = ({ id }: PersonRow): boolean => id % 4 === 1

export const commuting = {
  kind: 'reimbursement' as const,
  code: 'commuting',
  name: 'Public transport',
  amount: '44.40',
}

export const onCall = { kind: 'earning' as const, code: 'on_call', name: 'On call', amount: '120.00' }

/** Returns the lines of a bonus for long service. */
export const demoBonus = (): Line[] => [
  { kind: 'earning', code: 'bonus', name: 'Ten years with us', amount: '1000.00' },
  { kind: 'tax', code: 'social_security', name: 'Social security', amount: '220.00' },
  { kind: 'employer_cost', code: 'employer_social', name: 'Employer contributions', amount: '310.00' },
]

/** Returns the basic pay of a person: hourly pay for casual and part-time employees, otherwise a salary. */
function basicPay(person: PersonRow): Line {
  const { amount, pay_code: code } = demoRate(person)
  if (code === 'hours') return hourlyLine(code, 'Hours', `${60 + (person.id % 40)}.00`, amount)
  if (person.employment_type === 'part_time') return hourlyLine(code, 'Salary, four days a week', '121.34', amount)
  return { kind: 'earning', code, name: 'Salary', amount }
}

/**
 * Returns the rate of a person: that of an hour for casual and part-time employees, otherwise a salary by seniority.
 *
 * @param percent - a part of the current rate
 */
export function demoRate({ id, job_title, employment_type }: PersonRow, percent = 100) {
  const part = (minor: bigint): string => money((minor * BigInt(percent)) / 100n)
  if (employment_type === 'casual') return { amount: part(1580n), per: 'hour', pay_code: 'hours' } as const
  const title = job_title ?? ''
  const base = monthlySalaries[title] ?? (title.startsWith('Head of') ? headSalary : teamLeadSalary)
  const salary = BigInt(base * 100 + (200 - (id % 200)) * 350)
  if (employment_type !== 'part_time') return { amount: part(salary), per: 'month', pay_code: 'salary' } as const
  const hourly = (salary * 100n) / BigInt(monthlyHours.replace('.', ''))
  return { amount: part(hourly), per: 'hour', pay_code: 'salary' } as const
}

const hourlyLine = (code: string, name: string, quantity: string, rate: string): Line => ({
  ...{ kind: 'earning', code, name, quantity, rate },
  amount: money(roundedProduct(quantity, rate, decimals)),
})
