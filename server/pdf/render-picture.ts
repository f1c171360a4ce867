import PDFDocument from 'pdfkit'

interface Given {
  /** A PNG, or a JPEG that has nothing but its picture. */
  picture: Buffer
  /** The same as it came: a photo says in its Exif data how it was held. */
  original: Buffer
  title: string
  createdAt: Date
}

/** A picture that pdfkit has opened; its types have none. */
interface Opened {
  width: number
  height: number
  /** By Exif, 1 to 8; a PNG has none. */
  orientation?: number
}

/** In points: A4, and white around the picture. */
const [shorter, longer] = [595.28, 841.89]
const margin = 28

/** A pixel is 1/96 inch, as in browsers, where there is room for that. */
const pointsPerPixel = 72 / 96

/** Makes a tagged PDF of one A4 page, upright or across as the picture is, with the picture in its middle. */
export async function renderPicture({ picture, original, title, createdAt }: Given): Promise<Uint8Array> {
  const doc = new PDFDocument({
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    font: '', // no text
    info: { Title: title, Creator: 'Workforce', Producer: 'Workforce', CreationDate: createdAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject)
  })

  const { orientation = 1 } = open(doc, original)
  const image = Object.assign(open(doc, picture), { orientation })
  const isTurned = orientation > 4
  const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height]
  const size: [number, number] = width > height ? [longer, shorter] : [shorter, longer]
  doc.addPage({ size, margin: 0 })
  const room = size.map((side) => side - 2 * margin) as [number, number]
  const scale = Math.min(room[0] / width, room[1] / height, pointsPerPixel)
  const drawn = [width * scale, height * scale] as [number, number]
  const root = doc.struct('Document')
  doc.addStructure(root)
  const figure = doc.struct('Figure', { alt: title }, () => {
    doc.image(image as never, (size[0] - drawn[0]) / 2, (size[1] - drawn[1]) / 2, { fit: drawn })
  })
  root.add(figure)
  root.end()
  doc.end()
  return await done
}

const open = (doc: PDFKit.PDFDocument, bytes: Buffer): Opened =>
  (doc as unknown as { openImage(source: Buffer): Opened }).openImage(bytes)
