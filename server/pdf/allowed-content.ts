/*
 * What a PDF may have to be signed: the members of its dictionaries by the kind of each, from ISO 32000-2. What is not
 * listed is refused. It is what shows pages, the same to everybody, on screen and in print, today and later:
 *
 * - no actions but links to web and mail addresses and to places in the same file
 * - no annotations but these links, without pictures of their own, and no form fields but signatures that were made
 *   already; both with flags by which screen and print show the same (`annotation-flags.ts`)
 * - no layers, no alternative pictures, no colours that differ in print
 * - nothing from other files, and no attached files
 */

/** The kinds of dictionaries that are looked at by their members. */
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
 * - data: does nothing by itself, such as fonts, colours, metadata, the structure and destinations
 * - name: a name or a number, and no dictionary
 * - behind: leads back to what is looked at elsewhere
 * - start: an action or a destination
 * - annotation: of the kind that its subtype says
 * - each …: a dictionary of such values, whatever their names
 */
export type Kind =
  | ListedKind
  | 'data'
  | 'name'
  | 'behind'
  | 'start'
  | 'annotation'
  | `each ${'graphicsState' | 'pattern' | 'xObject'}`

type Members = Readonly<Record<string, Kind>>

const allOf = (names: string, kind: Kind = 'data'): Members =>
  Object.fromEntries(names.split(' ').map((name) => [name, kind]))

/** What every stream may have; its data are in the file, encoded by `allowedFilters`. */
export const streamMembers: Members = allOf('Length Filter DecodeParms DL')

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

/** The kinds in which a mere number, name or text does something too; elsewhere an unknown one is ignored. */
export const strictKinds: ReadonlySet<ListedKind> = new Set(['action', 'viewerPreferences'])

/** The members that each kind may have, with their kinds. */
export const allowed: Readonly<Record<ListedKind, Members>> = {
  catalog: {
    ...allOf('Type Version Extensions PageLabels Dests PageLayout PageMode Metadata StructTreeRoot MarkInfo Lang'),
    ...allOf('PieceInfo DSS'),
    Pages: 'page',
    Names: 'names',
    ViewerPreferences: 'viewerPreferences',
    Outlines: 'outline',
    OpenAction: 'start',
    AcroForm: 'form',
    OutputIntents: 'outputIntent',
  },
  names: allOf('Dests'),
  viewerPreferences: {
    ...allOf('Type HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow DisplayDocTitle NonFullScreenPageMode'),
    ...allOf('Direction PrintScaling Duplex PickTrayByPDFSize NumCopies'),
  },
  outline: {
    ...allOf('Type Title Count Dest C F'),
    ...allOf('Parent Prev Last SE', 'behind'),
    First: 'outline',
    Next: 'outline',
    A: 'action',
  },
  /** Also the nodes of the tree that has the pages. */
  page: {
    ...allOf('Type Count MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Rotate UserUnit Contents Group Tabs'),
    ...allOf('Dur Trans LastModified Metadata PieceInfo StructParents ID PZ'),
    Parent: 'behind',
    Kids: 'page',
    Resources: 'resources',
    Annots: 'annotation',
    Thumb: 'xObject',
    OutputIntents: 'outputIntent',
  },
  link: {
    ...allOf('Type Subtype Rect Contents NM M F AS Border BS C CA ca H QuadPoints StructParent Lang Dest'),
    P: 'behind',
    A: 'action',
  },
  action: allOf('Type S URI IsMap D SD'),
  form: {
    ...allOf('SigFlags DA Q NeedAppearances'),
    Fields: 'signatureField',
    DR: 'resources',
  },
  signatureField: {
    ...allOf('Type Subtype FT T TU TM Ff V Lock Rect Contents NM M F AS MK Border BS C H DA StructParent'),
    P: 'behind',
    AP: 'appearance',
  },
  appearance: { N: 'xObject' },
  resources: {
    ...allOf('ColorSpace Shading Font Properties ProcSet'),
    ExtGState: 'each graphicsState',
    Pattern: 'each pattern',
    XObject: 'each xObject',
  },
  graphicsState: {
    ...allOf('Type LW LC LJ ML D RI OP op OPM Font FL SM SA BM CA ca AIS TK UseBlackPtComp'),
    ...allOf('BG BG2 UCR UCR2 TR TR2 HT', 'name'),
    SMask: 'softMask',
  },
  softMask: { ...allOf('Type S BC TR'), G: 'xObject' },
  pattern: {
    ...allOf('Type PatternType PaintType TilingType BBox XStep YStep Matrix Shading'),
    Resources: 'resources',
    ExtGState: 'graphicsState',
  },
  xObject: {
    ...allOf('Type Subtype Name FormType BBox Matrix Group LastModified PieceInfo StructParent StructParents Metadata'),
    ...allOf('Width Height ColorSpace BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte ID'),
    Resources: 'resources',
    Mask: 'xObject',
    SMask: 'xObject',
  },
  outputIntent: allOf('Type S OutputCondition OutputConditionIdentifier RegistryName Info DestOutputProfile'),
}

/** The kinds in words. */
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

/** What members that are refused are, in words, for those that are met. */
export const memberNames: Readonly<Record<string, string>> = {
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

/** What actions that are refused do, in words. */
export const actionNames: Readonly<Record<string, string>> = {
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

/** What annotations that are refused are, in words. */
export const annotationNames: Readonly<Record<string, string>> = {
  '3D': 'a 3D model',
  FileAttachment: 'attached files',
  Movie: 'multimedia',
  RichMedia: 'multimedia',
  Screen: 'multimedia',
  Sound: 'multimedia',
}

/** What helps: the print of a file has its pages, and nothing else. */
export const printIt = 'print it to a new PDF and upload that'
export const damaged = `is damaged, or a PDF that cannot be read: ${printIt}`
