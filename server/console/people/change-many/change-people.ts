import type { CustomField, Person, PersonUpdateManyChanges, PersonUpdateManyResult } from '../../../../sdk/src/index.ts'
import { emptyState } from '../../../pages/components.ts'
import { form, hidden, type Submission } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { consolePage, type Outcome, type PageContent } from '../../console-page.ts'
import { readCustomFields } from '../../custom-fields/read-custom-fields.ts'
import type { PageContext } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { choicesFor } from '../person-form.ts'
import { fullName } from '../person-name.ts'
import { changeFields, hasValueField, readChanges } from './change-fields.ts'
import { changeTable } from './change-table.ts'
import { readSelection } from './read-selection.ts'
import { listWithSelection, maxPeople } from './selection.ts'

/**
 * The page that makes the same change to the people selected in the list. It stores nothing before the user has
 * reviewed what a dry run would change.
 */
export const changeManyPage = consolePage({
  path: '/people/change',
  needs: 'people:write',
  show: async (context, submission) => ({ ...page(context), content: await changeContent(context, submission) }),
  actions: {
    preview: async (context, submitted): Promise<Outcome> => {
      const people = (await readSelection(context)) ?? []
      if (people.length === 0) return { goTo: `${context.address.pathname}${context.address.search}` }
      const field = await findField(context, submitted.text('custom_field'))
      if (field !== undefined && !hasValueField(submitted, field)) {
        const submission = { action: 'preview', values: submitted.values, messages: [], problems: {}, marked: [] }
        return { ...page(context), content: await changeContent(context, submission) }
      }
      const changes = await readChanges(context, submitted, field)
      const results = await context.api.people.updateMany({
        people: people.map(({ id }) => ({ id })),
        changes,
        dry_run: true,
      })
      return {
        ...page(context),
        title: text('changeMany.reviewTitle'),
        content: await review(context, changes, results),
      }
    },
    apply: async (context, submitted): Promise<Outcome> => {
      const { people, changes } = readReviewed(submitted)
      const results = await context.api.people.updateMany({ people, changes }, submitted.idempotency)
      const failed = results.filter(({ status }) => status === 'failed')
      const notice = context.formats.text('changeMany.done', { count: results.length - failed.length })
      if (failed.length === 0) return { goTo: '/console/people?sort=-updated_at', notice }
      const render = await changeTable(context, changes, results)
      return {
        ...page(context),
        title: text('changeMany.partlyTitle'),
        content: html`<p class="lead">${notice} ${text('changeMany.partlyLead')}</p>
          ${render(failed, text('changeMany.refusedCaption'))}
          <p>${backToList(context)}</p>`,
      }
    },
  },
})

const page = ({ address }: PageContext): Omit<PageContent, 'content'> => ({
  title: text('changeMany.title'),
  trail: [[listWithSelection({ address }), text('people.title')]],
})

const backToList = (context: PageContext): Html =>
  html`<a href="${listWithSelection(context)}">${text('changeMany.back')}</a>`

const findField = async (context: PageContext, key: string): Promise<CustomField | undefined> =>
  key === '' ? undefined : (await readCustomFields(context)).find((field) => field.key === key)

/** Renders the selected people and the fields of the change. */
async function changeContent(context: PageContext, submission: Submission | undefined): Promise<Html> {
  const { formats, formToken: token } = context
  const people = await readSelection(context)
  if (people === undefined || people.length === 0) {
    const reason =
      people === undefined ? formats.text('changeMany.tooMany', { max: maxPeople }) : text('changeMany.noneHint')
    const title = people === undefined ? text('changeMany.tooManyTitle') : text('changeMany.noneSelected')
    return emptyState(title, html`<p>${reason}</p><p>${backToList(context)}</p>`)
  }
  const [choices, fields] = await Promise.all([choicesFor(context), readCustomFields(context)])
  const customField = fields.find(({ key }) => key === submission?.values.custom_field?.[0])
  return html`<div class="sheet">
    <p class="lead">${formats.text('changeMany.lead', { count: people.length })}</p>
    ${selectedPeople(people)}
    ${form({
      action: 'preview',
      submit: text('changeMany.review'),
      token,
      submission,
      fields: changeFields(choices, fields, customField),
      afterSubmit: html`<a href="${listWithSelection(context)}">${text('pages.cancel')}</a>`,
    })}
  </div>`
}

const selectedPeople = (people: readonly Person[]): Html => html`<details${people.length <= 5 && html` open`}>
  <summary>${text('changeMany.selected')}</summary>
  <p>${people.map(fullName).join(', ')}</p>
</details>`

/** Renders the result of the dry run, and the button that makes the change in the reviewed versions. */
async function review(
  context: PageContext,
  changes: PersonUpdateManyChanges,
  results: readonly PersonUpdateManyResult[],
): Promise<Html> {
  const { formats, formToken: token } = context
  const render = await changeTable(context, changes, results)
  const withStatus = (status: PersonUpdateManyResult['status']) => results.filter((result) => result.status === status)
  const [updated, unchanged, failed] = [withStatus('updated'), withStatus('unchanged'), withStatus('failed')]
  const back = html`<a href="${context.address.pathname}${context.address.search}">${text('changeMany.startAgain')}</a>`
  const counts = { updated: updated.length, unchanged: unchanged.length, failed: failed.length }
  return html`<p class="lead">${formats.text('changeMany.summary', counts)}</p>
    ${changes.effective_on !== undefined && html`<p>${text('changeMany.from', { day: formats.day(changes.effective_on) })}</p>`}
    ${failed.length > 0 && html`<h2>${text('changeMany.failed')}</h2>${render(failed, text('changeMany.refusedCaption'))}`}
    ${updated.length > 0 && html`<h2>${text('changeMany.updated')}</h2>${render(updated, text('changeMany.updatedCaption'))}`}
    ${
      updated.length > 0
        ? form({
            action: 'apply',
            submit: formats.text('changeMany.apply', { count: updated.length }),
            token,
            fields: [
              hidden(
                'reviewed',
                JSON.stringify({ people: updated.map(({ id, version }) => ({ id, version })), changes }),
              ),
            ],
            afterSubmit: back,
          })
        : html`<p>${back}</p>`
    }`
}

/** Reads the reviewed change. It comes from the browser and is not trusted; the API validates it. */
function readReviewed(submitted: SubmittedForm): {
  people: { id: number; version?: number }[]
  changes: PersonUpdateManyChanges
} {
  try {
    const { people, changes } = JSON.parse(submitted.text('reviewed'))
    return { people, changes }
  } catch {
    return { people: [], changes: {} }
  }
}
