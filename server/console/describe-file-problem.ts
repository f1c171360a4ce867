import type { Formats } from '../pages/formats.ts'
import { text } from '../texts/english.ts'

/** A problem with a file or with the text of a template. */
interface FileProblem {
  limit?: number | string | undefined
  detail?: string | undefined
  line?: number | undefined
}

type Sentence = (subject: { problem: FileProblem; formats: Formats }) => string

/** The sentences about uploaded files, by code. */
const fileProblems: Record<string, Sentence> = {
  file_content: ({ problem: { detail = '' } }) => text('problems.file.content', { content: detail }),
  file_damaged: () => text('problems.file.damaged'),
  file_empty: () => text('problems.file.empty'),
  file_encrypted: () => text('problems.file.encrypted'),
  file_not_pdf: () => text('problems.file.type'),
  file_not_png: () => text('problems.file.png'),
  file_too_complex: () => text('problems.file.complex'),
  file_too_many_pages: ({ problem, formats }) => formats.text('problems.file.pages', { limit: Number(problem.limit) }),
  file_type: () => text('problems.file.type'),
  image_animated: () => text('problems.image.animated'),
  image_colours: () => text('problems.image.colours'),
  image_damaged: () => text('problems.image.damaged'),
  image_format: () => text('problems.image.format'),
  image_heic: () => text('problems.image.heic'),
  image_too_large: () => text('problems.image.large'),
  image_too_wide: ({ problem, formats }) => formats.text('problems.image.wide', { limit: Number(problem.limit) }),
}

/** The sentences about the text of a template, by code. */
const textProblems: Record<string, Sentence> = {
  text_braces: () => text('problems.text.braces'),
  text_columns: ({ problem: { line = 1, limit }, formats }) =>
    formats.text('problems.text.columns', { line, limit: Number(limit) }),
  text_content: ({ problem: { line = 1, detail = '' }, formats }) =>
    formats.text('problems.text.content', { line, content: detail }),
  text_field: ({ problem: { detail = '' } }) => text('problems.text.field', { field: detail }),
  text_fields: ({ problem, formats }) => formats.text('problems.text.fields', { limit: Number(problem.limit) }),
  text_list_depth: ({ problem: { line = 1, limit }, formats }) =>
    formats.text('problems.text.listDepth', { line, limit: Number(limit) }),
  text_sensitive: ({ problem: { detail = '' } }) => text('problems.text.sensitive', { field: detail }),
  text_signatures: ({ problem, formats }) => formats.text('problems.text.signatures', { limit: Number(problem.limit) }),
  text_signer: ({ problem: { limit, detail = '' }, formats }) =>
    formats.text('problems.text.signer', { field: detail, limit: Number(limit) }),
}

/** The sentences about files and the text of templates, by code. */
export const documentProblems = { ...fileProblems, ...textProblems }
