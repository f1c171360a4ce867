import type { LeaveRequest, LeaveStep } from '../../../../sdk/src/index.ts'
import { badge, panel, type Tone } from '../../../pages/components.ts'
import { type Html, html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { readCustomRoles } from '../../administration/roles.ts'
import { may, type PageContext } from '../../page-context.ts'
import { type ApproverNames, approverText } from './approver-text.ts'

/** The state of a step in the approval of its request. */
type Stage = 'approved' | 'skipped' | 'current' | 'upcoming' | 'rejected' | 'unneeded'

const tones: Record<Stage, Tone> = {
  approved: 'good',
  skipped: 'soft',
  current: 'warn',
  upcoming: 'soft',
  rejected: 'bad',
  unneeded: 'soft',
}

/** The maximum number of users whose names are read, which is that of IDs in a filter of the API. */
const maxIds = 100

/** The maximum number of approvers of the current step who are shown by name. */
const maxNames = 5

/** Renders the steps of the approval of a request; nothing if it has none. */
export async function approvalSteps(context: PageContext, leave: LeaveRequest): Promise<Html | false> {
  const { steps } = leave
  if (steps.length === 0) return false
  const names = await readNames(context, leave)
  const current = steps.findIndex(({ status }) => status === 'waiting')
  const items = steps.map((step, index) => {
    const stage = stepStage(leave, step, index === current)
    const detail = detailText(context, leave, { step, stage, names })
    return html`<li class="${stage}"${stage === 'current' && html` aria-current="step"`}>
      <p>${approverText(step, names)} ${badge(text(`leaveApproval.stage.${stage}`), tones[stage])}</p>
      ${detail !== undefined && html`<p class="hint">${detail}</p>`}
    </li>`
  })
  return panel('approval', text('leaveApproval.title'), html`<ol class="timeline">${items}</ol>`)
}

function stepStage({ status }: LeaveRequest, step: LeaveStep, isFirstWaiting: boolean): Stage {
  if (step.status !== 'waiting') return step.status
  if (status === 'requested') return isFirstWaiting ? 'current' : 'upcoming'
  return status === 'rejected' && isFirstWaiting ? 'rejected' : 'unneeded'
}

interface Detail {
  step: LeaveStep
  stage: Stage
  names: ApproverNames
}

/** Describes who decided on a step and when, or who is asked to. */
function detailText(context: PageContext, leave: LeaveRequest, { step, stage, names }: Detail): string | undefined {
  if (stage === 'current') return recipientsText(context, leave, names)
  const decision = stage === 'approved' ? step : stage === 'rejected' ? leave : undefined
  if (!decision || decision.decided_at === null) return undefined
  const time = context.formats.time(decision.decided_at)
  const { decided_by } = decision
  if (decided_by === null) return text('leaveApproval.byApiKey', { time })
  const userName = (id: number) => (id === context.me.id ? text('leave.you') : names.get(`user:${id}`))
  const user = userName(decided_by)
  const byUser = user === undefined ? time : text('leave.timeAndUser', { time, user })
  const principal = step.on_behalf_of === null ? undefined : userName(step.on_behalf_of)
  return principal === undefined ? byUser : text('leaveDelegate.behalf', { decision: byUser, user: principal })
}

/** Names the users who are asked to approve the current step; undefined if the reader may see none of them. */
function recipientsText(
  { me, formats }: PageContext,
  { approver_ids }: LeaveRequest,
  names: ApproverNames,
): string | undefined {
  const others = approver_ids.filter((id) => id !== me.id).flatMap((id) => names.get(`user:${id}`) ?? [])
  const known = [...(approver_ids.includes(me.id) ? [text('leave.you')] : []), ...others].slice(0, maxNames)
  if (known.length === 0) return undefined
  const rest = approver_ids.length - known.length
  const more = rest > 0 ? [formats.text('leaveApproval.moreUsers', { count: rest })] : []
  return text('leaveApproval.asked', { names: new Intl.ListFormat('en').format([...known, ...more]) })
}

/** Reads the names of the roles and users of the steps; only that of the reader if they may not see users. */
async function readNames(context: PageContext, leave: LeaveRequest): Promise<ApproverNames> {
  const { api, me } = context
  const own = [`user:${me.id}`, me.name] as const
  if (!may(context, 'users:read')) return new Map([own])
  const { steps, approver_ids, decided_by } = leave
  const ids = [
    ...steps.flatMap((step) => [step.user_id, step.decided_by, step.on_behalf_of]),
    decided_by,
    ...approver_ids,
  ]
  const distinctIds = [...new Set(ids.filter((id) => id !== null))].slice(0, maxIds)
  const [roles, users] = await Promise.all([
    steps.some(({ by }) => by === 'role') ? readCustomRoles(context) : [],
    distinctIds.length > 0 ? api.users.list({ ids: distinctIds, limit: maxIds }).then(({ data }) => data) : [],
  ])
  return new Map([
    own,
    ...roles.map(({ id, name }) => [`role:${id}`, name] as const),
    ...users.map(({ id, name }) => [`user:${id}`, name] as const),
  ])
}
