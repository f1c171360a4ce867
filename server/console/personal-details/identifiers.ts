import type { Identifier, IdentifierKind } from '../../../sdk/src/index.ts'
import { secret } from '../../pages/components.ts'
import { type Choice, columns, type Field, form, input, select, textarea } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { countrySelect } from '../country-select.ts'
import { type PageContext, pathId } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { detailsAddress, detailTrail, editDetailPage, newDetailPage } from './detail-page.ts'

const kinds = [
  'national_id',
  'tax_id',
  'social_security',
  'passport',
  'residence_permit',
  'work_permit',
  'driving_licence',
  'other',
] as const

const kindChoices = (): Choice[] => kinds.map((kind) => [kind, text(`person.details.kind.${kind}`)])

/** Returns the name of a kind. A kind without a label is shown unchanged. */
export const identifierKindName = (kind: string): string => kindChoices().find(([value]) => value === kind)?.[1] ?? kind

/** Returns the fields of an identifier. The number of an existing one is only entered to replace it. */
const identifierFields = (row?: Identifier): Field[] => [
  columns(
    select('kind', text('person.details.kind'), kindChoices(), { value: row?.kind ?? 'passport' }),
    countrySelect('country', text('person.details.country'), { value: row?.country }),
  ),
  input('value', text('person.details.number'), {
    maxlength: 40,
    autocomplete: 'off',
    optional: row !== undefined,
    hint: row && text('person.details.numberHint', { last: row.last_four }),
  }),
  columns(
    input('issued_on', text('person.details.issuedOn'), { type: 'date', value: row?.issued_on, optional: true }),
    input('expires_on', text('person.details.expiresOn'), { type: 'date', value: row?.expires_on, optional: true }),
  ),
  textarea('note', text('person.details.note'), { value: row?.note, optional: true, maxlength: 1000, rows: 2 }),
]

const readIdentifier = (form: SubmittedForm) => ({
  kind: form.text('kind') as IdentifierKind,
  country: form.text('country'),
  issued_on: form.nullableDate('issued_on'),
  expires_on: form.nullableDate('expires_on'),
  note: form.nullable('note'),
})

/** The page that adds an identifier. */
export const newIdentifierPage = consolePage({
  path: '/people/:id/personal/new-identifier',
  needs: 'personal:write',
  show: async (context, submission) =>
    newDetailPage(context, {
      person: await context.api.people.get(pathId(context)),
      title: text('person.details.newIdentifier'),
      fields: identifierFields(),
      submission,
    }),
  actions: {
    create: async (context, form) => {
      const body = { ...readIdentifier(form), value: form.text('value') }
      await context.api.identifiers.create(pathId(context), body, form.idempotency)
      return { goTo: detailsAddress(context), notice: text('person.details.saved') }
    },
  },
})

/** The page that changes or deletes an identifier. */
export const identifierPage = consolePage({
  path: '/people/:id/personal/identifiers/:identifier_id',
  needs: 'personal:write',
  show: async (context, submission) => {
    const { api } = context
    const [person, row] = await Promise.all([
      api.people.get(pathId(context)),
      api.identifiers.get(pathId(context, 'identifier_id')),
    ])
    const title = identifierKindName(row.kind)
    const deletion = text('person.details.deleteTitle', { name: title })
    return editDetailPage(context, {
      person,
      title,
      fields: identifierFields(row),
      version: row.version,
      deletion,
      submission,
    })
  },
  actions: {
    save: async (context, form) => {
      const value = form.optional('value')
      const body = { ...readIdentifier(form), ...(value !== undefined && { value }) }
      const options = { ifMatch: form.number('version') }
      await context.api.identifiers.update(pathId(context, 'identifier_id'), body, options)
      return { goTo: detailsAddress(context), notice: text('person.details.saved') }
    },
    delete: async (context, form) => {
      await context.api.identifiers.delete(pathId(context, 'identifier_id'), { ifMatch: form.number('version') })
      return { goTo: detailsAddress(context), notice: text('person.details.deleted') }
    },
  },
})

/** The page that shows the number of an identifier, once the user has entered their password. */
export const identifierNumberPage = consolePage({
  path: '/people/:id/personal/identifiers/:identifier_id/number',
  show: async (context, submission) => ({
    ...(await numberPage(context)),
    content: html`<div class="narrow">
      <p class="lead">${text('person.details.revealLead')}</p>
      ${form({
        action: 'reveal',
        submit: text('person.details.reveal'),
        token: context.formToken,
        submission,
        fields: [],
        afterSubmit: html`<a href="${detailsAddress(context)}">${text('pages.cancel')}</a>`,
      })}
    </div>`,
  }),
  actions: {
    reveal: async (context) => {
      const { value } = await context.api.identifiers.reveal(pathId(context, 'identifier_id'))
      return {
        ...(await numberPage(context)),
        content: html`<div class="narrow">
          ${secret('number', value)}
          <p><a href="${detailsAddress(context)}">${text('person.details.back')}</a></p>
        </div>`,
      }
    },
  },
})

/** Returns the title and the breadcrumbs of the page with a number. */
async function numberPage(context: PageContext): Promise<Omit<PageContent, 'content'>> {
  const { api } = context
  const [person, row] = await Promise.all([
    api.people.get(pathId(context)),
    api.identifiers.get(pathId(context, 'identifier_id')),
  ])
  return {
    title: `${identifierKindName(row.kind)} …${row.last_four}`,
    trail: detailTrail(context, person),
  }
}
