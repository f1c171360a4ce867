/** The names of the totals of a payslip and of a pay run, in the order of the CSV columns. */
export const totals = ['gross', 'deductions', 'employee_taxes', 'reimbursements', 'net', 'employer_costs'] as const
export type Total = (typeof totals)[number]
