import type { LeavePreview } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { filters, form, hidden, type Tried } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { chooseByName, fieldsByName, queryByName } from '../by-name.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'
import { personByName } from '../people/person-by-name.ts'
import { fullName } from '../people/person-name.ts'
import type { SentForm } from '../sent-form.ts'
import { leaveAsked, leaveFields, previewPanel, problemsOf } from './leave-form.ts'

/** Asks for leave: for the visitor, or for the person in the query. */
export const newLeavePage = consolePage({
  path: '/leave/new',
  show: (visit, tried) => shown(visit, tried),
  actions: {
    preview: async (visit, form) => {
      const preview = await visit.api.leaveRequests.preview(wanted(form))
      const tried = { action: 'preview', values: form.values, message: '', problems: problemsOf(preview) }
      return await shown(visit, tried, preview)
    },
    ask: async ({ api }, form) => {
      const { id, status } = await api.leaveRequests.create(wanted(form), form.once)
      const notice =
        status === 'approved' ? 'The leave is approved: its type needs no decision.' : 'Leave is asked for.'
      return { goTo: `/console/leave/${id}`, notice }
    },
  },
})

const wanted = (form: SentForm) => ({ person_id: form.number('person_id'), ...leaveAsked(form) })

async function shown(visit: PageContext, tried?: Tried, preview?: LeavePreview): Promise<Shown> {
  const { api, me, formToken: token } = visit
  const isForOthers = may(visit, 'leave:write')
  const whose = isForOthers ? await queryByName(visit, personByName) : { text: '' }
  const person_id = whose.one?.id ?? me.person_id
  const { data: types } = await api.leaveTypes.list({ limit: 200 })
  const isWhose = whose.one !== undefined && whose.one.id !== me.person_id
  const page = {
    title: isWhose && whose.one !== undefined ? `Ask for leave for ${fullName(whose.one)}` : 'Ask for leave',
    trail: [['/console/leave', 'Leave']] as const,
  }
  const others = isForOthers && filters(fieldsByName(personByName, whose, 'For somebody else'), 'Find')
  if ('matches' in whose && whose.matches !== undefined) {
    return { ...page, content: html`${others}${chooseByName(visit, personByName, whose.matches)}` }
  }
  if (person_id === null) {
    const content = emptyState('For whom?', html`<p>Your login has no record of a person. Find somebody by name.</p>`)
    return { ...page, content: html`${others}${content}` }
  }
  if (types.length === 0) {
    return {
      ...page,
      content: emptyState(
        'No leave types',
        may(visit, 'leave:manage')
          ? html`<p><a href="/console/leave/types/new">Add the first</a></p>`
          : html`<p>An administrator adds them.</p>`,
      ),
    }
  }
  return {
    ...page,
    content: html`${others}<div class="${preview === undefined ? 'narrow' : 'beside'}">
      <div>${form({
        action: 'ask',
        submit: 'Ask',
        token,
        tried: tried && { ...tried, action: 'ask' },
        fields: [hidden('person_id', person_id), ...leaveFields(types)],
        beside: html`<button name="action" value="preview" class="second">Preview</button>
          <a href="/console/leave">Cancel</a>`,
      })}</div>
      ${preview !== undefined && previewPanel(visit, preview)}
    </div>`,
  }
}
