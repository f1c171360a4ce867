import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { readDebtor } from './debtor.ts'

/** Returns the account that the payments of the business are debited from. */
export const businessDebtor = operation('business.debtor', async (work) => ok(await readDebtor(work)))
