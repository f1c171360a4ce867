import { addAuditEntry } from '../audit/record-audit.ts'
import { enqueue } from '../jobs.ts'
import type { Change } from '../operation/work.ts'
import { recordEvents } from '../outbox/record-event.ts'
import { type BankAccountRow, bankAccountEventData } from './present-bank-account.ts'

/** A change of a bank account, to be recorded without the number. */
export interface BankAccountChange {
  /** The account after the change; a deleted one as last stored. */
  row: BankAccountRow
  as: 'created' | 'updated' | 'deleted' | 'confirmed' | 'rejected'
  /** The time of the change (RFC 3339). */
  at: string
  /** The names of the changed members of an updated account. */
  changed?: string[]
}

/** Returns the change of an account that another one replaced, if it ended. */
export const endOfReplaced = (replaced: BankAccountRow | undefined, at: string): BankAccountChange[] =>
  replaced ? [{ row: replaced, as: 'updated', at, changed: ['ends_on'] }] : []

/**
 * Records changes of the bank accounts of a person: as events, in the audit log, and by an email to the person about the
 * first one, because a person who did not ask for it is the first to notice a diverted payment. Completes the tasks that
 * ask for an account.
 */
export async function publishBankAccountChanges(
  work: Change,
  changes: readonly [BankAccountChange, ...BankAccountChange[]],
): Promise<void> {
  await recordEvents(
    work,
    changes.map(({ row, as, at }) => ({
      type: `bank_account.${as === 'confirmed' || as === 'rejected' ? 'updated' : as}` as const,
      data: bankAccountEventData(row),
      created_at: at,
    })),
  )
  const ids: number[] = []
  for (const { row, as, changed } of changes) {
    const detail = {
      bank_account_id: row.id,
      person_id: row.person_id,
      effective_on: row.effective_on,
      ...(changed && { changed: changed.join(' ') }),
    }
    ids.push(await addAuditEntry(work, { action: `bank_account.${as}`, detail }))
  }
  await work.reactions.personDetailsChanged(work, changes[0].row.person_id)
  const [audit_entry_id] = ids
  if (work.config.smtpUrl === undefined || audit_entry_id === undefined || isOnlyMetadata(changes[0])) return
  await enqueue(work, 'send_bank_account_mail', { business_id: work.business_id, audit_entry_id })
}

const isOnlyMetadata = ({ changed }: BankAccountChange): boolean =>
  changed?.every((name) => name === 'metadata') ?? false
