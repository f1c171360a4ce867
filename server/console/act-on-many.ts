import { WorkforceError } from '../../sdk/src/index.ts'
import { notice } from '../pages/components.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import { isSignedOut, refusedSubmission } from './failures.ts'
import type { PageContext } from './page-context.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** The maximum number of records that one form changes. */
const maxRecords = 25

/** A record that a checkbox selects, with the version that the user sees. */
interface SelectedRecord {
  id: number
  version: number
}

/** An action on the records that a user selects in a list. */
interface ManyAction {
  /** The name of the checkboxes. */
  field: string
  /** Sends the request for one record. */
  perform(record: SelectedRecord, options: { idempotencyKey?: string }): PromiseLike<unknown>
  /** Returns a link to a record, for the list of refusals. */
  link(id: number): PromiseLike<Html>
  texts: {
    selectAny: string
    selectFewer(max: number): string
    done(count: number): string
    some(done: number, refusals: number): string
  }
}

/** Returns the value of the checkbox of a record. */
export const selectedValue = ({ id, version }: SelectedRecord): string => `${id}:${version}`

/** A record for which the API refused the action, with the reason. */
interface Refusal {
  id: number
  reason: string
}

/**
 * Performs an action on the selected records, one after the other.
 *
 * @returns the result as text, or as a notice if the API refused some records
 */
export async function actOnMany(
  context: PageContext,
  submitted: SubmittedForm,
  { field, perform, link, texts }: ManyAction,
): Promise<{ done: string } | { problem: Html }> {
  const selected = submitted.all(field).map((each) => each.split(':').map(Number))
  if (selected.length === 0) return { problem: problemNotice(texts.selectAny) }
  if (selected.length > maxRecords) return { problem: problemNotice(texts.selectFewer(maxRecords)) }
  const refusals: Refusal[] = []
  for (const [id = Number.NaN, version = Number.NaN] of selected) {
    const options = submitted.idempotencyFor(id)
    const reason = await refusalReason(context, submitted, () => perform({ id, version }, options))
    if (reason !== undefined) refusals.push({ id, reason })
  }
  const done = selected.length - refusals.length
  if (refusals.length === 0) return { done: texts.done(done) }
  const items = await Promise.all(refusals.map((refusal) => refusalItem(refusal, link)))
  const counts = texts.some(done, refusals.length)
  return { problem: problemNotice(counts, html`<ul>${items}</ul>`) }
}

const problemNotice = (message: string, details: Piece = null): Html => notice(html`<p>${message}</p>${details}`, 'bad')

/** Returns the reason why the API refuses a request; undefined if it succeeds. */
async function refusalReason(
  { formats }: PageContext,
  submitted: SubmittedForm,
  send: () => PromiseLike<unknown>,
): Promise<string | undefined> {
  try {
    await send()
    return undefined
  } catch (error) {
    if (isSignedOut(error) || !(error instanceof WorkforceError)) throw error
    const reason = refusedSubmission(submitted, error, formats)?.messages.join(' ')
    if (reason === undefined && error.status !== 404) throw error
    return reason ?? text('pages.failure.notFound')
  }
}

/** Renders a refusal. A record that is deleted or of another business has only the reason. */
async function refusalItem({ id, reason }: Refusal, link: ManyAction['link']): Promise<Html> {
  try {
    return html`<li>${await link(id)}: ${reason}</li>`
  } catch {
    return html`<li>${reason}</li>`
  }
}
