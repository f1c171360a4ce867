import { endConnectionsOfPerson } from './access/apps/end-connections.ts'
import { readToday } from './business/today.ts'
import { deleteCompensationsFrom } from './compensation/delete-compensations-from.ts'
import { checkNoStepRefers } from './leave/approval/check-approval.ts'
import { correctEarnedDays } from './leave/balances/book-adjustment.ts'
import { earnAgain } from './leave/balances/earn-again.ts'
import { cancelLeaveFrom } from './leave/cancel-leave-from.ts'
import { checkNoRuleRefers } from './leave/leave-types/check-leave-type.ts'
import type { Reactions } from './operation/reactions.ts'
import type { Change } from './operation/work.ts'
import { checkNotInOpenPayRun } from './pay-runs/open-pay-runs.ts'
import { closePending } from './person-changes/change-request-status.ts'
import { completeFilledTasks } from './tasks/complete-filled-tasks.ts'
import { completeSignedTasks } from './tasks/complete-signed-tasks.ts'
import { cancelPersonTasks, followEmployments, startForNewPeople, startForRehire } from './tasks/follow-employments.ts'
import { deleteAppWebhooks, deleteWithheldWebhooks } from './webhooks/delete-app-webhooks.ts'

/**
 * The hooks by which lower areas notify higher areas of changes, in the order of areas. They are passed on with `work`.
 */
export const reactions: Reactions<Change> = {
  peopleAdded: startForNewPeople,
  employmentChanged: async (work, changes) => {
    for (const { before, row } of changes) {
      if (row.end_date === null || row.end_date === before.end_date) continue
      await cancelLeaveFrom(work, { person_id: row.id, date: row.end_date })
      if (row.end_date <= (await readToday(work))) await closePending(work, row.id)
    }
    await correctEarnedDays(work, changes)
    await followEmployments(work, changes)
  },
  employmentEnded: async (work, person_id) => {
    await closePending(work, person_id)
    await endConnectionsOfPerson(work, person_id)
  },
  personRehired: async (work, rehire) => {
    await deleteCompensationsFrom(work, rehire.row.id, rehire.before.end_date)
    await earnAgain(work, rehire)
    await startForRehire(work, rehire.row.id)
  },
  personDeleted: async (work, person_id) => {
    await cancelLeaveFrom(work, { person_id, date: await readToday(work), isDeleted: true })
    await cancelPersonTasks(work, person_id)
    await closePending(work, person_id)
  },
  documentSigned: completeSignedTasks,
  personDetailsChanged: (work, person_id) => completeFilledTasks(work, [person_id]),
  beforeConnectionsEnd: deleteAppWebhooks,
  connectionsNarrowed: deleteWithheldWebhooks,
  beforePersonRemoval: checkNotInOpenPayRun,
  beforePlaceDeletion: checkNoRuleRefers,
  beforeRoleDeletion: checkNoStepRefers,
}
