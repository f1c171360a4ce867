import { decode, encode } from 'fast-png'

const maxColours = 256

/**
 * Encodes a PNG again with a palette of its most frequent colours, which makes a screenshot three times smaller. The
 * other colours, mostly shades at the edges of letters, become the nearest colour of the palette.
 *
 * @param bytes - a PNG with 8 bits per sample and without transparency
 */
export function compressPng(bytes: Buffer): Uint8Array {
  const { width, height, data, channels } = decode(bytes)
  const colours = Uint32Array.from({ length: width * height }, (_, index) => {
    const at = index * channels
    return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
  })
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const byFrequency = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b)
  const palette = byFrequency.slice(0, maxColours).map(samples)
  const indexes = new Map(
    byFrequency.map((colour, index) => [colour, index < maxColours ? index : nearest(palette, colour)]),
  )
  const pixels = colours.map((colour) => indexes.get(colour) ?? 0)
  return encode({ width, height, channels: 1, data: Uint8Array.from(pixels), palette }, { zlib: { level: 9 } })
}

const samples = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255]

function nearest(palette: readonly number[][], colour: number): number {
  const target = samples(colour)
  const distances = palette.map((each) => each.reduce((sum, sample, at) => sum + (sample - (target[at] ?? 0)) ** 2, 0))
  return distances.indexOf(Math.min(...distances))
}
