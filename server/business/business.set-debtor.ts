import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { changedMembers } from '../operation/changes.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { oneLine } from '../operation/one-line.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { bankNumberProblems, toElectronic } from './bank-numbers.ts'
import { presentDebtor, readDebtor } from './debtor.ts'
import { lockBusiness } from './lock-business.ts'
import { toStructuredAddress } from './structured-address.ts'

const rules: Rules<'business.setDebtor'> = ({ body }) => bankNumberProblems(body, 'body')

/** Sets the account that the payments of the business are debited from. */
export const businessSetDebtor = change('business.setDebtor', rules, async (work, { header, body }) => {
  await lockBusiness(work)
  const before = await readDebtor(work)
  checkIfMatch(header['If-Match'], before.version, 'The business')
  const debtor = {
    name: oneLine(body.name),
    iban: toElectronic(body.iban),
    bic: body.bic ?? null,
    postal_address: body.postal_address ? toStructuredAddress(body.postal_address) : null,
  }
  if (!changedMembers({ debtor: before.debtor }, { debtor })) return ok(before)
  const row = await work.db
    .updateTable('businesses')
    .set({ debtor: JSON.stringify(debtor) as never, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', work.business_id)
    .returning(['debtor', 'version'])
    .executeTakeFirstOrThrow()
  recordAudit(work, { action: 'business.updated', detail: { changed: 'debtor' } })
  return ok(presentDebtor(row))
})
