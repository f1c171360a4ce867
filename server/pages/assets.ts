import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of pages. */
export interface Asset {
  path: string
  type: string
  content: Buffer
  version: string
}

/** Reads a style or a script. Its address is `/assets/` and its name. */
export function readAsset(folder: string, name: string): Asset {
  const content = readFileSync(join(folder, name))
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { path: `/assets/${name}`, type: name.endsWith('.css') ? 'css' : 'js', content, version }
}

const style = readAsset(import.meta.dirname, 'pages.css')
const script = readAsset(import.meta.dirname, 'pages.js')

export const assets: readonly Asset[] = [style, script]

/** With the version, so that browsers can keep it for good. */
export const addressOfAsset = ({ path, version }: Asset): string => `${path}?v=${version}`

/** The addresses of the style and of the script that make our pages look and work alike. */
export const styleAddress = addressOfAsset(style)
export const scriptAddress = addressOfAsset(script)
