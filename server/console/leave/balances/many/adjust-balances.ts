import type { LeaveAdjustment } from '../../../../../sdk/src/index.ts'
import { form } from '../../../../pages/form.ts'
import { html } from '../../../../pages/html.ts'
import { text } from '../../../../texts/english.ts'
import { consolePage, type Outcome, type PageContent } from '../../../console-page.ts'
import { describeProblem } from '../../../describe-problem.ts'
import { FormProblem } from '../../../form-problem.ts'
import type { PageContext } from '../../../page-context.ts'
import { placeChoices } from '../../../people/place-choices.ts'
import type { SubmittedForm } from '../../../submitted-form.ts'
import { leaveTypesById } from '../../leave-types/leave-types-by-id.ts'
import { adjustmentFields, fieldName } from './adjustment-fields.ts'
import { failedTable, reviewAdjustments } from './review-adjustments.ts'

/** The maximum number of adjustments, as in the API. */
const maxPeople = 1000

/**
 * The page that adjusts the balances of the people of a department, of a location or of the whole business. It stores
 * nothing before the user has reviewed what a dry run would book.
 */
export const adjustBalancesPage = consolePage({
  path: '/leave/balances/adjust',
  needs: 'leave:manage',
  show: async (context, submission) => {
    const [types, places] = await Promise.all([leaveTypesById(context), placeChoices(context)])
    return {
      ...page(),
      content: html`<div class="sheet">
        <p class="lead">${text('adjustBalances.lead')}</p>
        ${form({
          action: 'preview',
          submit: text('adjustBalances.review'),
          token: context.formToken,
          submission,
          fields: adjustmentFields([...types.values()], places),
          afterSubmit: html`<a href="/console/leave/balances">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    preview: async (context, submitted): Promise<Outcome> => {
      const people = await findPeople(context, submitted)
      const adjustments = people.map((person_id) => readAdjustment(submitted, person_id))
      // The first person represents the others in problems of the input, which the form shows next to its fields.
      await context.api.leaveBalances.adjustMany({ adjustments: adjustments.slice(0, 1), dry_run: true })
      const results = await context.api.leaveBalances.adjustMany({ adjustments, dry_run: true })
      const problem = results.every(({ status }) => status === 'failed') ? results[0]?.errors?.[0] : undefined
      if (problem !== undefined) {
        const member = problem.path.split('.').at(-1) ?? ''
        const value = submitted.text(fieldName(member))
        const sentence = describeProblem(problem, { label: '', entry: 'text' }, { value, formats: context.formats })
        throw new FormProblem(fieldName(member), sentence)
      }
      return {
        ...page(),
        title: text('adjustBalances.title'),
        content: await reviewAdjustments(context, adjustments, results),
      }
    },
    apply: async (context, submitted): Promise<Outcome> => {
      const adjustments = readReviewed(submitted)
      const results = await context.api.leaveBalances.adjustMany({ adjustments }, submitted.idempotency)
      const failed = results.filter(({ status }) => status === 'failed')
      const notice = context.formats.text('adjustBalances.done', { count: results.length - failed.length })
      if (failed.length === 0) return { goTo: '/console/leave/balances', notice }
      return {
        ...page(),
        title: text('adjustBalances.partlyTitle'),
        content: html`<p class="lead">${notice}</p>
          ${await failedTable(context, adjustments, failed)}
          <p><a href="/console/leave/balances">${text('adjustBalances.back')}</a></p>`,
      }
    },
  },
})

const page = (): Omit<PageContent, 'content'> => ({
  title: text('adjustBalances.title'),
  trail: [
    ['/console/leave', text('leave.title')],
    ['/console/leave/balances', text('leave.balances')],
  ],
})

/**
 * Returns the IDs of the active people of the chosen department and location.
 *
 * @throws {FormProblem} if there are none or too many
 */
async function findPeople({ api, formats }: PageContext, submitted: SubmittedForm): Promise<number[]> {
  const ids: number[] = []
  const query = {
    status: 'active',
    department_id: submitted.optionalNumber('department_id'),
    location_id: submitted.optionalNumber('location_id'),
    sort: 'last_name',
    limit: 200,
  } as const
  for await (const { id } of api.people.list(query)) {
    ids.push(id)
    if (ids.length > maxPeople) {
      throw new FormProblem('department_id', formats.text('adjustBalances.tooMany', { max: maxPeople }))
    }
  }
  if (ids.length === 0) throw new FormProblem('department_id', text('adjustBalances.noPeople'))
  return ids
}

const readAdjustment = (submitted: SubmittedForm, person_id: number): LeaveAdjustment => ({
  person_id,
  leave_type_id: submitted.number(fieldName('leave_type_id')),
  days: submitted.number(fieldName('days')),
  effective_on: submitted.optionalDate(fieldName('effective_on')),
  expires_on: submitted.optionalDate(fieldName('expires_on')),
  note: submitted.nullable(fieldName('note')),
})

/** Reads the reviewed adjustments. They come from the browser and are not trusted; the API validates them. */
function readReviewed(submitted: SubmittedForm): LeaveAdjustment[] {
  try {
    const { people, ...adjustment } = JSON.parse(submitted.text('reviewed'))
    return people.map((person_id: number) => ({ person_id, ...adjustment }))
  } catch {
    return []
  }
}
