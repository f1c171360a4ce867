import type { Choice } from '../../../pages/form.ts'
import type { PageContext } from '../../page-context.ts'
import { type Approvers, readApprovers } from './approval-rows.ts'
import type { RuleChoices } from './entitlement-rows.ts'

/** The records that a leave type can refer to. */
export interface LeaveTypeChoices extends RuleChoices {
  approvers: Approvers
}

/** The maximum number of choices. Rules that need other choices are managed through the API. */
const maxChoices = 200

export async function readLeaveTypeChoices(context: PageContext): Promise<LeaveTypeChoices> {
  const { api } = context
  const [departments, locations, approvers] = await Promise.all([
    api.departments.list({ limit: maxChoices }),
    api.locations.list({ limit: maxChoices }),
    readApprovers(context),
  ])
  return { departments: departments.data.map(toChoice), locations: locations.data.map(toChoice), approvers }
}

const toChoice = ({ id, name }: { id: number; name: string }): Choice => [String(id), name]
