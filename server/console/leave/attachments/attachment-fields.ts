import { type LeaveAttachment, ValidationFailedError } from '../../../../sdk/src/index.ts'
import { type Choice, type Field, fileField, select } from '../../../pages/form.ts'
import { text } from '../../../texts/english.ts'
import { describeProblem } from '../../describe-problem.ts'
import { FormProblem } from '../../form-problem.ts'
import { type PageContext, pathId } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'

const kinds = (): Choice[] =>
  (['certificate', 'other'] as const).map((kind) => [kind, text(`leaveAttachments.kind.${kind}`)])

export const kindText = (kind: LeaveAttachment['kind']): string =>
  kinds().find(([value]) => value === kind)?.[1] ?? text('leaveAttachments.kind.other')

/** Returns the fields for a file and its kind. */
export const attachmentFields = ({ optional = false } = {}): Field[] => [
  fileField('file', text('leaveAttachments.file'), {
    accept: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
    hint: text('leaveAttachments.fileHint'),
    optional,
  }),
  select('kind', text('leaveAttachments.kind'), kinds(), { value: 'certificate' }),
]

/** The file of the form. */
export const attachmentUpload = { field: 'file', maxBytes: 10 * 1024 * 1024, needs: null }

/** Attaches the submitted file. */
export async function attach(context: PageContext, submitted: SubmittedForm) {
  const file = submitted.file('file')
  if (file === undefined) throw new FormProblem('file', text('leaveAttachments.fileMissing'))
  await upload(context, pathId(context), { file, submitted })
  return { goTo: context.address.pathname, notice: text('leaveAttachments.attached') }
}

/**
 * Attaches a file to leave that the same form has requested.
 *
 * @returns the reason that the API refuses the file; undefined if it is attached
 */
export async function attachToNew(
  context: PageContext,
  id: number,
  { file, submitted }: { file: File; submitted: SubmittedForm },
): Promise<string | undefined> {
  try {
    await upload(context, id, { file, submitted })
    return undefined
  } catch (error) {
    const [problem] = error instanceof ValidationFailedError ? error.errors : []
    if (problem === undefined) throw error
    return describeProblem(problem, { label: '', entry: 'file' }, { value: '', formats: context.formats })
  }
}

async function upload(
  { api }: PageContext,
  id: number,
  { file, submitted }: { file: File; submitted: SubmittedForm },
): Promise<void> {
  const title = submitted.nullable('title')
  const kind = submitted.text('kind') as LeaveAttachment['kind']
  const body = { file, kind, ...(title !== null && { title }) }
  await api.leaveAttachments.upload(id, body, submitted.idempotencyFor('file'))
}
