import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that all pages share. */
interface Asset {
  path: string
  type: string
  content: Buffer
  version: string
}

function readAsset(name: string): Asset {
  const content = readFileSync(join(import.meta.dirname, name))
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { path: `/assets/${name}`, type: name.endsWith('.css') ? 'css' : 'js', content, version }
}

const style = readAsset('pages.css')
const script = readAsset('pages.js')

export const assets: readonly Asset[] = [style, script]

const addressOf = ({ path, version }: Asset): string => `${path}?v=${version}`

/** The addresses of the style and of the script that make our pages look and work alike. */
export const styleAddress = addressOf(style)
export const scriptAddress = addressOf(script)
