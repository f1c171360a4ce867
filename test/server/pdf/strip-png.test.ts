import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import { readPng } from '../../../server/pdf/read-png.ts'
import { stripPng } from '../../../server/pdf/strip-png.ts'
import { chunk, png } from '../../support/samples/raw-png.ts'

const strip = (bytes: Buffer) => stripPng(bytes, { maxSide: 2000 })
const findProblem = async (bytes: Buffer): Promise<string | undefined> => (await strip(bytes)).problem?.message
const damaged = 'is damaged: save the image again'

/** Returns the types of the chunks of a PNG, in order. */
function chunkTypes(bytes: Buffer): string[] {
  const types: string[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    types.push(bytes.toString('latin1', at + 4, at + 8))
  return types
}

const palette = chunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0]))
const animation = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))

describe('stripPng', () => {
  it('keeps only the pixels, the palette and the transparency', async () => {
    const text = chunk('tEXt', Buffer.from('Comment\0canary'))
    const images: [types: string, image: Buffer][] = [
      ['IHDR IDAT IEND', png({ chunks: [text, chunk('eXIf', Buffer.from('canary')), palette] })],
      ['IHDR tRNS IDAT IEND', png({ chunks: [chunk('tRNS', Buffer.alloc(6)), chunk('gAMA', Buffer.alloc(4))] })],
      [
        'IHDR PLTE tRNS IDAT IEND',
        png({ colour: 3, bits: 1, pixels: Buffer.alloc(4), chunks: [palette, chunk('tRNS', Buffer.alloc(2)), text] }),
      ],
      ['IHDR IDAT IEND', png({ colour: 6, bits: 16, pixels: Buffer.alloc(34, 1) })],
      ['IHDR IDAT IEND', png({ colour: 0, bits: 4, width: 5, pixels: Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]) })],
      [
        'IHDR IDAT IEND',
        png({ width: 3, height: 3, interlace: 1, pixels: Buffer.alloc(1 + 3 + 1 + 3 + 7 + 2 * 4 + 10) }),
      ],
    ].map(([types, image]) => [types, image] as [string, Buffer])
    for (const [types, image] of images) {
      const { bytes = assert.fail(types), width, height } = await strip(Buffer.concat([image, Buffer.from('canary')]))
      assert.equal(chunkTypes(bytes).join(' '), types)
      assert.doesNotMatch(bytes.toString('latin1'), /canary/)
      const [before, after] = [readPng(image), readPng(bytes)]
      assert.ok(before.problem === undefined && after.problem === undefined)
      assert.deepEqual([after.header, width, height], [before.header, before.width, before.height])
      assert.deepEqual((await strip(bytes)).bytes, bytes)
    }
  })

  it('refuses a damaged file', async () => {
    const whole = png()
    const corrupted = Buffer.from(whole)
    corrupted.writeUInt8(corrupted.readUInt8(45) ^ 1, 45) // a byte of the data
    const header = (bytes: number[]) =>
      Buffer.concat([whole.subarray(0, 8), chunk('IHDR', Buffer.from(bytes)), whole.subarray(33)])
    const wrong: Buffer[] = [
      whole.subarray(0, -12),
      corrupted,
      header([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 1, 0, 0]),
      header([0, 0, 0, 2, 0, 0, 0, 2, 4, 2, 0, 0, 0]),
      header([0, 0, 0, 2, 0, 0, 0, 2, 8, 5, 0, 0, 0]),
      header([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 2]),
      header([0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 0, 0, 0]),
      png({ pixels: Buffer.alloc(13) }),
      png({ pixels: Buffer.alloc(14, 5) }), // this filter does not exist
      png({ colour: 3, pixels: Buffer.alloc(6) }),
      png({ colour: 3, bits: 1, pixels: Buffer.alloc(4), chunks: [chunk('PLTE', Buffer.alloc(9))] }),
      png({ colour: 3, pixels: Buffer.alloc(6), chunks: [palette, palette] }),
      png({ colour: 3, pixels: Buffer.alloc(6), chunks: [palette, chunk('tRNS', Buffer.alloc(3))] }),
      png({ chunks: [chunk('tRNS', Buffer.alloc(5))] }),
      png({ chunks: [chunk('CgBI', Buffer.alloc(4))] }),
    ]
    for (const [index, bytes] of wrong.entries()) assert.equal(await findProblem(bytes), damaged, `file ${index}`)
  })

  it('refuses another type of file', async () => {
    assert.equal(await findProblem(Buffer.from('GIF89a')), 'is not a PNG')
  })

  it('refuses an animated or too large image, and a decompression bomb', async () => {
    assert.equal(await findProblem(png({ chunks: [animation] })), 'is animated: save one image of it')
    const wide = 'has 2001 × 1 pixels: save it with at most 2000 × 2000'
    assert.equal(await findProblem(png({ width: 2001, height: 1 })), wide)
    const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024))
    const [start, end] = [png().subarray(0, 33), chunk('IEND', Buffer.alloc(0))]
    const before = process.memoryUsage().arrayBuffers
    assert.equal(await findProblem(Buffer.concat([start, chunk('IDAT', bomb), end])), damaged)
    assert.ok(process.memoryUsage().arrayBuffers - before < 10 * 1024 * 1024)
  })
})
