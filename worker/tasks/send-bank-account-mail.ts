import { type BankAccountNotice, findBankAccountNotice } from '../../server/bank-accounts/bank-account-notice.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'
import type { Task } from '../task.ts'

/** Emails a person about a change of one of their bank accounts, at each of their addresses. */
export const sendBankAccountMail: Task<'send_bank_account_mail'> = async (
  global,
  { business_id, audit_entry_id },
  { mailer },
) => {
  const work = inBusiness(global, business_id)
  const notice = await findBankAccountNotice(work, audit_entry_id)
  if (!notice) return
  const email = bankAccountEmail(notice, work.config.publicUrl)
  for (const address of notice.addresses) await mailer.send({ name: notice.name, address }, email)
}

const texts = {
  'bank_account.created': 'mails.bankAccount.created',
  'bank_account.updated': 'mails.bankAccount.updated',
  'bank_account.deleted': 'mails.bankAccount.deleted',
  'bank_account.confirmed': 'mails.bankAccount.confirmed',
  'bank_account.rejected': 'mails.bankAccount.rejected',
} as const

function bankAccountEmail(
  { action, at, person_id, name, business }: BankAccountNotice,
  publicUrl: string,
): EmailContent {
  return {
    subject: text('mails.bankAccount.subject'),
    before: [
      greetingTo(name),
      text(texts[action], { business }),
      text('mails.security.when', { at: at.slice(0, 16).replace('T', ' ') }),
    ],
    link: { label: text('mails.bankAccount.view'), url: `${publicUrl}/console/people/${person_id}/bank-accounts` },
    after: [text('mails.bankAccount.next', { business })],
  }
}
