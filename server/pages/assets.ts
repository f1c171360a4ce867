import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A static file that pages load. */
export interface Asset {
  path: string
  type: string
  content: Buffer
  version: string
}

/**
 * Reads a style sheet or a script, which is served at `/assets/` followed by its name.
 *
 * @param parts - the files that are concatenated, in this order. They are one script, so nothing is exported
 */
export function readAsset(folder: string, name: string, parts: readonly string[] = [name]): Asset {
  const sources = parts.map((part) => withoutComments(readFileSync(join(folder, part), 'utf8')))
  const content = Buffer.from(sources.join('').replaceAll(/^export /gm, ''))
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { path: `/assets/${name}`, type: name.endsWith('.css') ? 'css' : 'js', content, version }
}

/** Removes indentation, and comments that start a line. Such comments would be a quarter of the download. */
const withoutComments = (source: string): string =>
  source.replaceAll(/^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm, '').replaceAll(/^\s+/gm, '')

/** The source files of the style sheet, in cascade order. The rules for print override the others. */
const styles = 'tokens text forms parts tables lists overlays calendar alone console navigation print'
  .split(' ')
  .map((name) => `${name}.css`)

const style = readAsset(join(import.meta.dirname, 'styles'), 'pages.css', styles)
const script = readAsset(import.meta.dirname, 'pages.js', ['pages.js', 'read-decimal.js', 'minus-sign.js', 'lines.js'])
const searchScript = readAsset(import.meta.dirname, 'search.js')

/** The script of the few pages that use passkeys, which other pages do not load. */
export const passkeyScript = readAsset(import.meta.dirname, 'passkeys.js')

/** The site icon, as SVG. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5d51"/><path d="M7 10l4.5 13L16 12l4.5 11L25 10" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/**
 * The icon that browsers request for files that cannot link to one, such as a PDF. Browsers accept SVG at this path.
 */
const favicon: Asset = { path: '/favicon.ico', type: 'image/svg+xml', content: Buffer.from(icon), version: '' }

export const assets: readonly Asset[] = [style, script, searchScript, favicon]

/** Returns the URL of a file. It contains the version, so that browsers can cache the file permanently. */
export const assetAddress = ({ path, version }: Asset): string => `${path}?v=${version}`

/** The URLs of the style sheet and the script that all pages load. */
export const styleAddress = assetAddress(style)
export const scriptAddress = assetAddress(script)

/** The URL of the script for the search in the console. */
export const searchScriptAddress = assetAddress(searchScript)

export const passkeyScriptAddress = assetAddress(passkeyScript)
