import PDFDocument from 'pdfkit'

interface ImageSource {
  /** A PNG, or a JPEG without metadata. */
  source: Buffer
  /** The uploaded file, whose Exif data contains the orientation. */
  original: Buffer
  title: string
  createdAt: Date
}

/** The result of `openImage`, which the types of pdfkit do not declare. */
interface ImageInfo {
  width: number
  height: number
  /** The Exif orientation, 1 to 8; undefined for a PNG. */
  orientation?: number
}

/** The sides of an A4 page and its margin, in points. */
const [shortSide, longSide] = [595.28, 841.89]
const margin = 28

/** The maximum scale. As in browsers, a pixel is 1/96 inch. */
const pointsPerPixel = 72 / 96

/** Renders a tagged PDF of one A4 page in the orientation of the image, with the image in its centre. */
export async function renderImage({ source, original, title, createdAt }: ImageSource): Promise<Uint8Array> {
  const doc = new PDFDocument({
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    font: '', // the page has no text
    info: { Title: title, Creator: 'Workforce', Producer: 'Workforce', CreationDate: createdAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject)
  })

  const { orientation = 1 } = open(doc, original)
  const image = Object.assign(open(doc, source), { orientation })
  const isRotated = orientation > 4
  const [width, height] = isRotated ? [image.height, image.width] : [image.width, image.height]
  const size: [number, number] = width > height ? [longSide, shortSide] : [shortSide, longSide]
  doc.addPage({ size, margin: 0 })
  const room = size.map((side) => side - 2 * margin) as [number, number]
  const scale = Math.min(room[0] / width, room[1] / height, pointsPerPixel)
  const fit = [width * scale, height * scale] as [number, number]
  const root = doc.struct('Document')
  doc.addStructure(root)
  const figure = doc.struct('Figure', { alt: title }, () => {
    doc.image(image as never, (size[0] - fit[0]) / 2, (size[1] - fit[1]) / 2, { fit })
  })
  root.add(figure)
  root.end()
  doc.end()
  return await done
}

const open = (doc: PDFKit.PDFDocument, bytes: Buffer): ImageInfo =>
  (doc as unknown as { openImage(source: Buffer): ImageInfo }).openImage(bytes)
