import { inBusiness } from '../../server/operation/work.ts'
import { queuePayslipMails } from '../../server/pay-runs/payslip-mails/queue-payslip-mails.ts'
import type { Task } from '../task.ts'

/** Queues an email for each user with a payslip in a completed pay run. */
export const queuePayslipMailsOfRun: Task<'queue_payslip_mails'> = async (global, { business_id, pay_run_id }) =>
  await queuePayslipMails(inBusiness(global, business_id), pay_run_id)
