/*
 * The allowlist for a PDF to sign: the entries of its dictionaries by kind, according to ISO 32000-2. All other content
 * is refused. The allowed content looks the same to all readers, on screen and in print, now and later:
 *
 * - no actions except links to web and mail addresses and to destinations in the same file
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
  xObject: 'pictures',
  outputIntent: 'output intents',
}

/** The names of common refused entries in messages. */
export const refusedEntries: Readonly<Record<string, string>> = {
  AA: 'an action that runs by itself',
  AF: 'attached files',
  Alternates: 'pictures that differ in print',
  Collection: 'attached files',
  EmbeddedFiles: 'attached files',
  JS: 'a script',
  JavaScript: 'a script',
  Next: 'an action that starts another',
  OC: 'layers that can be shown and hidden',
  OCProperties: 'layers that can be shown and hidden',
  OPI: 'content from another file',
  PA: 'an action that runs by itself',
  Perms: 'a certification or usage rights',
  PrintArea: 'pages that differ in print',
  PrintClip: 'pages that differ in print',
  Ref: 'content from another file',
  URI: 'links that are not complete',
  ViewArea: 'pages that differ in print',
  ViewClip: 'pages that differ in print',
  XFA: 'an XFA form',
}

/** The names of refused actions in messages. */
export const refusedActions: Readonly<Record<string, string>> = {
  GoToE: 'a link to another file',
  GoToR: 'a link to another file',
  ImportData: 'an action that reads another file',
  JavaScript: 'a script',
  Launch: 'an action that starts a program',
  Movie: 'multimedia',
  Rendition: 'multimedia',
  RichMediaExecute: 'multimedia',
  SetOCGState: 'layers that can be shown and hidden',
  Sound: 'multimedia',
  SubmitForm: 'an action that sends data',
}

/** The names of refused annotations in messages. */
export const refusedAnnotations: Readonly<Record<string, string>> = {
  '3D': 'a 3D model',
  FileAttachment: 'attached files',
  Movie: 'multimedia',
  RichMedia: 'multimedia',
  Screen: 'multimedia',
  Sound: 'multimedia',
}

/** The advice in messages about refused files. Printing to a file keeps only the pages. */
export const printAdvice = 'print it to a new PDF and upload that'
export const damaged = `is damaged, or a PDF that cannot be read: ${printAdvice}`
