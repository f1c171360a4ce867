import type { ContentKind } from './file-problem.ts'

/*
 * The allowlist for a PDF to sign: the entries of its dictionaries by kind, according to ISO 32000-2. All other content
 * is refused. The allowed content looks the same to all readers, on screen and in print, now and later:
 *
 * - no actions except links to web and email addresses and to destinations in the same file
 * - no annotations except these links, which have no appearance streams, and no form fields except completed
 *   signatures; links and signatures have flags with which screen and print are equal (`annotation-flags.ts`)
 * - no layers, no alternate images, no colours that differ in print
 * - no content from other files, and no attached files
 */

/** The kinds of dictionaries whose entries are checked. */
export type ListedKind =
  | 'catalog'
  | 'names'
  | 'viewerPreferences'
  | 'outline'
  | 'page'
  | 'link'
  | 'action'
  | 'form'
  | 'signatureField'
  | 'appearance'
  | 'resources'
  | 'graphicsState'
  | 'softMask'
  | 'pattern'
  | 'xObject'
  | 'outputIntent'

/**
 * The kind of a value, or of each value in an array.
 *
 * - data: has no effect on its own, such as fonts, colours, metadata, the structure and destinations
 * - scalar: a name or a number, but not a dictionary
 * - backReference: refers to an object that is checked elsewhere
 * - actionOrDestination: an action, or an array that is a destination
 * - annotation: its subtype determines the kind
 * - each …: a dictionary with any keys, whose values have that kind
 */
export type Kind =
  | ListedKind
  | 'data'
  | 'scalar'
  | 'backReference'
  | 'actionOrDestination'
  | 'annotation'
  | `each ${'graphicsState' | 'pattern' | 'xObject'}`

type Entries = Readonly<Record<string, Kind>>

const entries = (names: string, kind: Kind = 'data'): Entries =>
  Object.fromEntries(names.split(' ').map((name) => [name, kind]))

/** The entries of all streams. Their data is in the file, encoded with `allowedFilters`. */
export const streamEntries: Entries = entries('Length Filter DecodeParms DL')

export const allowedFilters = new Set([
  'ASCII85Decode',
  'ASCIIHexDecode',
  'CCITTFaxDecode',
  'DCTDecode',
  'FlateDecode',
  'JBIG2Decode',
  'JPXDecode',
  'LZWDecode',
  'RunLengthDecode',
])

/** The kinds in which unknown numbers, names and strings are refused too. In other kinds, they have no effect. */
export const strictKinds: ReadonlySet<ListedKind> = new Set(['action', 'viewerPreferences'])

/** The allowed entries of each kind of dictionary, with the kind of each value. */
export const allowedEntries: Readonly<Record<ListedKind, Entries>> = {
  catalog: {
    ...entries('Type Version Extensions PageLabels Dests PageLayout PageMode Metadata StructTreeRoot MarkInfo Lang'),
    ...entries('PieceInfo DSS'),
    Pages: 'page',
    Names: 'names',
    ViewerPreferences: 'viewerPreferences',
    Outlines: 'outline',
    OpenAction: 'actionOrDestination',
    AcroForm: 'form',
    OutputIntents: 'outputIntent',
  },
  names: entries('Dests'),
  viewerPreferences: {
    ...entries(
      'Type HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow DisplayDocTitle NonFullScreenPageMode',
    ),
    ...entries('Direction PrintScaling Duplex PickTrayByPDFSize NumCopies'),
  },
  outline: {
    ...entries('Type Title Count Dest C F'),
    ...entries('Parent Prev Last SE', 'backReference'),
    First: 'outline',
    Next: 'outline',
    A: 'action',
  },
  /** The entries of page objects and page tree nodes. */
  page: {
    ...entries('Type Count MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Rotate UserUnit Contents Group Tabs'),
    ...entries('Dur Trans LastModified Metadata PieceInfo StructParents ID PZ'),
    Parent: 'backReference',
    Kids: 'page',
    Resources: 'resources',
    Annots: 'annotation',
    Thumb: 'xObject',
    OutputIntents: 'outputIntent',
  },
  link: {
    ...entries('Type Subtype Rect Contents NM M F AS Border BS C CA ca H QuadPoints StructParent Lang Dest'),
    P: 'backReference',
    A: 'action',
  },
  action: entries('Type S URI IsMap D SD'),
  form: {
    ...entries('SigFlags DA Q NeedAppearances'),
    Fields: 'signatureField',
    DR: 'resources',
  },
  signatureField: {
    ...entries('Type Subtype FT T TU TM Ff V Lock Rect Contents NM M F AS MK Border BS C H DA StructParent'),
    P: 'backReference',
    AP: 'appearance',
  },
  appearance: { N: 'xObject' },
  resources: {
    ...entries('ColorSpace Shading Font Properties ProcSet'),
    ExtGState: 'each graphicsState',
    Pattern: 'each pattern',
    XObject: 'each xObject',
  },
  graphicsState: {
    ...entries('Type LW LC LJ ML D RI OP op OPM Font FL SM SA BM CA ca AIS TK UseBlackPtComp'),
    ...entries('BG BG2 UCR UCR2 TR TR2 HT', 'scalar'),
    SMask: 'softMask',
  },
  softMask: { ...entries('Type S BC TR'), G: 'xObject' },
  pattern: {
    ...entries('Type PatternType PaintType TilingType BBox XStep YStep Matrix Shading'),
    Resources: 'resources',
    ExtGState: 'graphicsState',
  },
  xObject: {
    ...entries(
      'Type Subtype Name FormType BBox Matrix Group LastModified PieceInfo StructParent StructParents Metadata',
    ),
    ...entries('Width Height ColorSpace BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte ID'),
    Resources: 'resources',
    Mask: 'xObject',
    SMask: 'xObject',
  },
  outputIntent: entries('Type S OutputCondition OutputConditionIdentifier RegistryName Info DestOutputProfile'),
}

/** The names of the kinds in messages. */
export const kindNames: Readonly<Record<ListedKind, string>> = {
  catalog: 'catalog',
  names: 'list of names',
  viewerPreferences: 'viewer preferences',
  outline: 'bookmarks',
  page: 'pages',
  link: 'links',
  action: 'actions',
  form: 'form',
  signatureField: 'signatures',
  appearance: 'appearances',
  resources: 'resources',
  graphicsState: 'graphics states',
  softMask: 'masks',
  pattern: 'patterns',
  xObject: 'images',
  outputIntent: 'output intents',
}

/** The kinds of common refused entries. */
export const refusedEntries: Readonly<Record<string, ContentKind>> = {
  AA: 'automatic_action',
  AF: 'attached_files',
  Alternates: 'print_images',
  Collection: 'attached_files',
  EmbeddedFiles: 'attached_files',
  JS: 'script',
  JavaScript: 'script',
  Next: 'chained_action',
  OC: 'layers',
  OCProperties: 'layers',
  OPI: 'external_content',
  PA: 'automatic_action',
  Perms: 'usage_rights',
  PrintArea: 'print_pages',
  PrintClip: 'print_pages',
  Ref: 'external_content',
  URI: 'incomplete_links',
  ViewArea: 'print_pages',
  ViewClip: 'print_pages',
  XFA: 'xfa_form',
}

/** The kinds of refused actions. */
export const refusedActions: Readonly<Record<string, ContentKind>> = {
  GoToE: 'file_link',
  GoToR: 'file_link',
  ImportData: 'file_action',
  JavaScript: 'script',
  Launch: 'program_action',
  Movie: 'multimedia',
  Rendition: 'multimedia',
  RichMediaExecute: 'multimedia',
  SetOCGState: 'layers',
  Sound: 'multimedia',
  SubmitForm: 'data_action',
}

/** The kinds of refused annotations. */
export const refusedAnnotations: Readonly<Record<string, ContentKind>> = {
  '3D': 'model',
  FileAttachment: 'attached_files',
  Movie: 'multimedia',
  RichMedia: 'multimedia',
  Screen: 'multimedia',
  Sound: 'multimedia',
}
