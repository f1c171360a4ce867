import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { acceptUpload } from '../../../server/pdf/accept-upload.ts'
import { assertSound, coloursOf, infoOf, without } from '../../support/samples/pdf.ts'
import { chunk, png } from '../../support/samples/raw-png.ts'

/**
 * A photo of four fields, red and green above blue and white, as the sensor of a phone saw it that was held upright: its
 * Exif data says so, and where and by what it was taken. A comment and bytes after its end say “canary”.
 */
const photo = readFileSync(new URL('../../vectors/photo.jpg', import.meta.url))

const take = (file: Uint8Array) =>
  acceptUpload({ file, title: 'Passport', createdAt: new Date('2026-01-15T09:30:00Z') })
const pageOf = async (file: Uint8Array): Promise<Uint8Array> => {
  const { made, problem } = await take(file)
  return made ?? assert.fail(problem)
}
const problemOf = async (file: Uint8Array): Promise<string | undefined> => (await take(file)).problem

describe('a picture', () => {
  it('becomes a sound A4 page, upright as the photo was held', { skip: without('qpdf', 'pdftoppm') }, async () => {
    const page = await pageOf(photo)
    assertSound(page)
    const { Pages, Title, Tagged, ...info } = infoOf(page)
    assert.deepEqual([Pages, Title, Tagged], ['1', 'Passport', 'yes'])
    assert.match(info['Page size'] ?? '', /^595.28 x 841.89 pts/)
    const [middle, up, right] = [[595 / 2, 842 / 2] as const, 20, 10]
    const at = [-1, 1].flatMap((y) => [-1, 1].map((x) => [middle[0] + x * right, middle[1] + y * up] as const))
    assert.deepEqual(coloursOf(page, at), ['white', 'green', 'blue', 'red'])
  })

  it('keeps no place, camera, comment, or what comes after its end', async () => {
    const canary = /canary/i
    assert.match(photo.toString('latin1'), canary)
    assert.match(photo.toString('latin1'), /Exif/)
    const made = Buffer.from(await pageOf(photo)).toString('latin1')
    assert.doesNotMatch(made, canary)
    assert.doesNotMatch(made, /Exif/)
    const named = png({ chunks: [chunk('tEXt', Buffer.from('Comment\0canary')), chunk('eXIf', Buffer.from('canary'))] })
    assert.doesNotMatch(Buffer.from(await pageOf(named)).toString('latin1'), canary)
  })

  it('makes the same page of the same bytes', async () => {
    assert.deepEqual(await pageOf(photo), await pageOf(photo))
  })

  it('is refused when it is cut off, changed or bent', async () => {
    const damaged = 'is damaged: save the picture anew'
    const whole = png({})
    const turned = Buffer.from(whole)
    turned.writeUInt8(turned.readUInt8(45) ^ 1, 45) // within the data
    const wrong = [whole.subarray(0, -12), whole.subarray(0, 20), turned, png({ pixels: Buffer.alloc(13) })]
    for (const bytes of wrong) assert.equal(await problemOf(bytes), damaged)
    for (const length of [3, 100, photo.length / 2, photo.length - 20]) {
      assert.equal(await problemOf(photo.subarray(0, length)), damaged, `${length} bytes`)
    }
    assert.match((await problemOf(Buffer.from('GIF89a'))) ?? '', /neither/)
    assert.match((await problemOf(Buffer.from('\0\0\0\x18ftypheic'))) ?? '', /HEIC/)
  })

  it('is refused before it takes the memory that it asks for', async () => {
    const before = process.memoryUsage().arrayBuffers
    assert.match(
      (await problemOf(png({ width: 100_000, height: 100_000, pixels: Buffer.alloc(9) }))) ?? '',
      /too large/,
    )
    const bomb = png({ pixels: Buffer.alloc(200 * 1024 * 1024) })
    assert.ok(bomb.length < 1024 * 1024)
    const held = process.memoryUsage().arrayBuffers
    assert.equal(await problemOf(bomb), 'is damaged: save the picture anew')
    assert.ok(process.memoryUsage().arrayBuffers - Math.max(before, held) < 100 * 1024 * 1024)
    const wide = Buffer.from(photo)
    const frame = wide.indexOf(Buffer.from('ffc0', 'hex'))
    wide.writeUInt16BE(65_000, frame + 5)
    wide.writeUInt16BE(65_000, frame + 7)
    assert.equal(await problemOf(wide), 'has more than 50 megapixels: save it smaller')
  })
})
