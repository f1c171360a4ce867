import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../../access/users/user.entity.ts'
import { businessId, createdAt, foreignKey, id, timestamp } from '../../db/columns.ts'
import { PayRun } from '../pay-run.entity.ts'

/** An email to a user about their payslip of a completed pay run. */
export const PayslipMail = defineEntity({
  name: 'PayslipMail',
  tableName: 'payslip_mails',
  properties: {
    business_id: businessId(),
    id: id(),
    pay_run_id: p.integer(),
    user_id: p.integer(),
    created_at: createdAt(),
    claimed_until: timestamp().strictNullable().comment('a worker has claimed it for sending, until then'),
    sent_at: timestamp().strictNullable(),
    pay_run: foreignKey(PayRun, ['business_id', 'pay_run_id'], { onDelete: 'cascade' }),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  uniques: [{ name: 'payslip_mails_once', properties: ['business_id', 'pay_run_id', 'user_id'] }],
  indexes: [{ name: 'payslip_mails_user', properties: ['business_id', 'user_id'] }],
})
