/** The content that a PDF cannot have, with its name in messages. */
const contentNames = {
  action: 'an action',
  attached_files: 'attached files',
  automatic_action: 'an action that runs by itself',
  chained_action: 'an action that starts another',
  comment: 'a comment or drawing that can be moved',
  data_action: 'an action that sends data',
  entry: '',
  external_content: 'content from another file',
  file_action: 'an action that reads another file',
  file_link: 'a link to another file',
  form_fields: 'form fields that can be filled in',
  incomplete_links: 'links that are not complete',
  layers: 'layers that can be shown and hidden',
  link_border: 'links with a border that is not printed',
  link_image: 'links with their own image',
  model: 'a 3D model',
  multimedia: 'multimedia',
  print_colours: 'colours that differ in print',
  print_links: 'links that differ in print',
  print_pages: 'pages that differ in print',
  print_images: 'images that differ in print',
  print_signatures: 'signatures that differ in print',
  program_action: 'an action that starts a program',
  script: 'a script',
  unknown_format: 'content in an unknown format',
  unknown_link: 'a link that is not to a web or email address',
  usage_rights: 'a certification or usage rights',
  xfa_form: 'an XFA form',
} as const

export type ContentKind = keyof typeof contentNames

export const contentKinds = Object.keys(contentNames) as ContentKind[]

/** Content that a PDF cannot have, with the name of its type in the file. */
export interface RefusedContent {
  kind: ContentKind
  name?: string
}

/** The reason for the refusal of a file. */
export interface FileProblem {
  /** The code of the problem in the API. */
  code: string
  /** The predicate of a sentence about the file, such as `is damaged`. */
  message: string
  limit?: number
  /** The kind of the content, for `file_content`. */
  detail?: ContentKind
}

/** The advice in messages about refused files. Printing to a file keeps only the pages. */
const printAdvice = 'print it to a new PDF and upload that'

/** The limits of files. */
export const maxPages = 2000
export const maxPixels = 50_000_000

/**
 * The maximum number of names in a file. libpdf caches each name, so that signing a file with more names could exceed
 * the memory of a thread.
 */
export const maxNames = 200_000

/** The reasons for the refusal of a file that do not depend on it. */
export const fileProblems = {
  animated: { code: 'image_animated', message: 'is animated: save one image of it' },
  damagedPdf: {
    code: 'file_damaged',
    message: `is damaged, or a PDF that cannot be read: ${printAdvice}`,
  },
  damagedImage: { code: 'image_damaged', message: 'is damaged: save the image again' },
  encrypted: { code: 'file_encrypted', message: 'is encrypted: save it without a password' },
  heic: { code: 'image_heic', message: 'is a HEIC image: save it as JPEG' },
  largePdf: { code: 'image_too_large', message: 'makes a PDF of more than 10 MiB: save it as JPEG' },
  largePixels: { code: 'image_too_large', message: 'is too large when it is unpacked: save it as JPEG' },
  manyNames: { code: 'file_too_complex', message: `has more than ${maxNames} names: ${printAdvice}` },
  manyPages: { code: 'file_too_many_pages', limit: maxPages, message: `has more than ${maxPages} pages` },
  manyPixels: { code: 'image_too_large', message: `has more than ${maxPixels / 1e6} megapixels: save it smaller` },
  noPages: { code: 'file_empty', message: 'has no pages' },
  notPdf: { code: 'file_not_pdf', message: 'is not a PDF' },
  notPng: { code: 'file_not_png', message: 'is not a PNG' },
  printColours: { code: 'image_colours', message: 'has the colours of a printing press: save it as RGB' },
  rareJpeg: {
    code: 'image_format',
    message: 'is a JPEG of a kind that few programs can read: save the image again',
  },
  slow: { code: 'file_too_complex', message: 'takes too long to read' },
  unknownType: { code: 'file_type', message: 'is neither a PDF nor an image (PNG, JPEG)' },
} satisfies Record<string, FileProblem>

/** The problem of an image that is larger than a number of pixels on a side. */
export const tooWide = (width: number, height: number, limit: number): FileProblem => ({
  code: 'image_too_wide',
  limit,
  message: `has ${width} × ${height} pixels: save it with at most ${limit} × ${limit}`,
})

/** The problem of a PDF with content that it cannot have. */
export function refusedContentProblem({ kind, name }: RefusedContent): FileProblem {
  const content = kind === 'entry' ? name : name === undefined ? contentNames[kind] : `${contentNames[kind]} (${name})`
  return { code: 'file_content', detail: kind, message: `contains ${content}: ${printAdvice}` }
}
