import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { findChecklist } from './find-checklist.ts'
import { presentChecklist } from './present-checklist.ts'

/** Returns one checklist. */
export const checklistsGet = operation('checklists.get', async (work, { path: { id } }) =>
  ok(presentChecklist(await findChecklist(work, id))),
)
