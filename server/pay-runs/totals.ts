/** The totals of a payslip and of a pay run, in the order in which they are shown. */
export const totals = ['gross', 'deductions', 'employee_taxes', 'reimbursements', 'net', 'employer_costs'] as const
export type Total = (typeof totals)[number]
