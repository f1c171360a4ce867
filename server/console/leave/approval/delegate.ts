import type { LeaveDelegate } from '../../../../sdk/src/index.ts'
import { notice, question } from '../../../pages/components.ts'
import { columns, form, input } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { type Html, html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { colleagueSuggestions, findColleague } from '../../directory/colleagues.ts'
import { FormProblem } from '../../form-problem.ts'
import type { PageContext } from '../../page-context.ts'
import { todayIn } from '../calendar/calendar-days.ts'
import { leaveTabs } from '../leave-tabs.ts'

const address = '/console/leave/delegate'

/** The page on which an approver names the user who decides in their place while they are away. */
export const delegatePage = consolePage({
  path: '/leave/delegate',
  needs: 'leave:approve',
  show: async (context, submission) => {
    const { api, me, formats, formToken: token } = context
    const [delegate, suggestions] = await Promise.all([api.me.getDelegate(), colleagueSuggestions(context)])
    const today = todayIn(me.business.time_zone)
    const state = delegateState(delegate, today)
    const isNamed = state === 'current' || state === 'future'
    return {
      title: text('leave.title'),
      content: html`${leaveTabs(context)}<div class="narrow">
        <p class="lead">${text('leaveDelegate.lead')}</p>
        <p>${text('leaveDelegate.limits')}</p>
        ${isNamed ? notice(stateText(formats, delegate, state), 'good') : html`<p>${stateText(formats, delegate, state)}</p>`}
        ${form({
          action: 'save',
          submit: text(isNamed ? 'leaveDelegate.replace' : 'leaveDelegate.save'),
          token,
          submission,
          fields: [
            input('person_id', text('leaveDelegate.name'), {
              hint: text('leaveDelegate.nameHint'),
              suggestions,
            }),
            columns(
              input('from', text('leaveDelegate.from'), { type: 'date', value: today, min: today }),
              input('until', text('leaveDelegate.until'), { type: 'date', min: today }),
            ),
          ],
        })}
        ${isNamed && removeQuestion(delegate, token)}
      </div>`,
    }
  },
  actions: {
    save: async (context, submitted) => {
      const dates = { from: submitted.date('from'), until: submitted.date('until') }
      const name = submitted.text('person_id')
      if (name === '') throw new FormProblem('person_id', text('leaveDelegate.noName'))
      const { id: person_id } = await findColleague(context, 'person_id', name)
      const delegate = await context.api.me.setDelegate({ person_id, ...dates })
      return { goTo: address, notice: delegateText(context.formats, 'leaveDelegate.saved', delegate) }
    },
    remove: async ({ api }: PageContext) => {
      await api.me.deleteDelegate()
      return { goTo: address, notice: text('leaveDelegate.removed') }
    },
  },
})

type State = 'none' | 'past' | 'current' | 'future'

function delegateState({ from, until }: LeaveDelegate, today: string): State {
  if (from === null || until === null) return 'none'
  if (until < today) return 'past'
  return from > today ? 'future' : 'current'
}

const stateText = (formats: Formats, delegate: LeaveDelegate, state: State): string =>
  state === 'none' ? text('leaveDelegate.none') : delegateText(formats, `leaveDelegate.${state}`, delegate)

const delegateText = (
  formats: Formats,
  key: 'leaveDelegate.saved' | `leaveDelegate.${Exclude<State, 'none'>}`,
  { name, from, until }: LeaveDelegate,
): string => text(key, { name: name ?? '', from: formats.day(from ?? ''), until: formats.day(until ?? '') })

const removeQuestion = ({ name }: LeaveDelegate, token: string): Html =>
  question('remove-delegate', {
    button: text('leaveDelegate.removeButton'),
    title: text('leaveDelegate.removeTitle'),
    content: html`<p>${text('leaveDelegate.removeLead', { name: name ?? '' })}</p>
      ${form({ action: 'remove', submit: text('leaveDelegate.remove'), kind: 'danger', token })}`,
  })
