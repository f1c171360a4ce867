import { checkbox, type Field } from '../../../pages/form.ts'
import { text } from '../../../texts/english.ts'
import { may, type PageContext } from '../../page-context.ts'

/**
 * Whether the user may enter leave of a person as approved: with `leave:approve` for all people, for other people, and
 * unless the business requires two people. The scopes to manage leave types and to see users are only those of roles
 * that concern all people.
 */
export async function maySkipApproval(context: PageContext, person_id: number): Promise<boolean> {
  const concernsAll = may(context, 'leave:manage') || may(context, 'users:read')
  if (!may(context, 'leave:approve') || !concernsAll || person_id === context.me.person_id) return false
  return !(await context.api.business.get()).two_person_pay_runs
}

/** The checkbox that enters leave as approved. */
export const skipField = (): Field =>
  checkbox('skip_approval', text('leaveApproval.skip'), { hint: text('leaveApproval.skipHint') })
