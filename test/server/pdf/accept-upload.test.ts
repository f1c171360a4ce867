import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { acceptUpload } from '../../../server/pdf/accept-upload.ts'
import { assertValidPdf, pdfInfo, pixelColours, without } from '../../support/samples/pdf.ts'
import { chunk, png } from '../../support/samples/raw-png.ts'

/**
 * An upright photo of four fields: red and green above blue and white. Its Exif data contain the orientation, the
 * location and the camera. A comment and the bytes after the end of the image contain “canary”.
 */
const photo = readFileSync(new URL('../../vectors/photo.jpg', import.meta.url))

const accept = (file: Uint8Array) =>
  acceptUpload({ file, title: 'Passport', createdAt: new Date('2026-01-15T09:30:00Z') })
const render = async (file: Uint8Array): Promise<Uint8Array> => {
  const { pdf, problem } = await accept(file)
  return pdf ?? assert.fail(problem?.message)
}
const findProblem = async (file: Uint8Array): Promise<string | undefined> => (await accept(file)).problem?.message

describe('an image', () => {
  it('becomes a valid A4 page in the orientation of the photo', { skip: without('qpdf', 'pdftoppm') }, async () => {
    const page = await render(photo)
    assertValidPdf(page)
    const { Pages, Title, Tagged, ...info } = pdfInfo(page)
    assert.deepEqual([Pages, Title, Tagged], ['1', 'Passport', 'yes'])
    assert.match(info['Page size'] ?? '', /^595.28 x 841.89 pts/)
    const [middle, up, right] = [[595 / 2, 842 / 2] as const, 20, 10]
    const at = [-1, 1].flatMap((y) => [-1, 1].map((x) => [middle[0] + x * right, middle[1] + y * up] as const))
    assert.deepEqual(pixelColours(page, at), ['white', 'green', 'blue', 'red'])
  })

  it('loses its location, camera, comment and trailing bytes', async () => {
    const canary = /canary/i
    assert.match(photo.toString('latin1'), canary)
    assert.match(photo.toString('latin1'), /Exif/)
    const page = Buffer.from(await render(photo)).toString('latin1')
    assert.doesNotMatch(page, canary)
    assert.doesNotMatch(page, /Exif/)
    const commented = png({
      chunks: [chunk('tEXt', Buffer.from('Comment\0canary')), chunk('eXIf', Buffer.from('canary'))],
    })
    assert.doesNotMatch(Buffer.from(await render(commented)).toString('latin1'), canary)
  })

  it('is rendered to the same bytes each time', async () => {
    assert.deepEqual(await render(photo), await render(photo))
  })

  it('is refused if it is truncated, corrupted or of another type', async () => {
    const damaged = 'is damaged: save the image again'
    const whole = png({})
    const corrupted = Buffer.from(whole)
    corrupted.writeUInt8(corrupted.readUInt8(45) ^ 1, 45) // a byte of the data
    const wrong = [whole.subarray(0, -12), whole.subarray(0, 20), corrupted, png({ pixels: Buffer.alloc(13) })]
    for (const bytes of wrong) assert.equal(await findProblem(bytes), damaged)
    for (const length of [3, 100, photo.length / 2, photo.length - 20]) {
      assert.equal(await findProblem(photo.subarray(0, length)), damaged, `${length} bytes`)
    }
    assert.match((await findProblem(Buffer.from('GIF89a'))) ?? '', /neither/)
    assert.match((await findProblem(Buffer.from('\0\0\0\x18ftypheic'))) ?? '', /HEIC/)
  })

  it('is refused before its declared size is allocated', async () => {
    const before = process.memoryUsage().arrayBuffers
    assert.match(
      (await findProblem(png({ width: 100_000, height: 100_000, pixels: Buffer.alloc(9) }))) ?? '',
      /too large/,
    )
    const bomb = png({ pixels: Buffer.alloc(200 * 1024 * 1024) })
    assert.ok(bomb.length < 1024 * 1024)
    const baseline = process.memoryUsage().arrayBuffers
    assert.equal(await findProblem(bomb), 'is damaged: save the image again')
    assert.ok(process.memoryUsage().arrayBuffers - Math.max(before, baseline) < 100 * 1024 * 1024)
    const wide = Buffer.from(photo)
    const frame = wide.indexOf(Buffer.from('ffc0', 'hex'))
    wide.writeUInt16BE(65_000, frame + 5)
    wide.writeUInt16BE(65_000, frame + 7)
    assert.equal(await findProblem(wide), 'has more than 50 megapixels: save it smaller')
  })
})
