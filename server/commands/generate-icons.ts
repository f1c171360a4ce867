import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/*
 * Writes server/pages/icons.gen.ts with the icons of Lucide (ISC licence) that our pages use. Add the name of an icon
 * (https://lucide.dev/icons) here before a page uses it.
 */

const names = [
  'activity',
  'banknote',
  'bell',
  'calendar-days',
  'chart-column',
  'chevrons-up-down',
  'contact-round',
  'ellipsis',
  'file-text',
  'fingerprint',
  'house',
  'id-card',
  'inbox',
  'key-round',
  'layout-template',
  'list-checks',
  'lock',
  'log-out',
  'monitor-smartphone',
  'network',
  'receipt',
  'scroll-text',
  'search',
  'settings',
  'shield-check',
  'text-cursor-input',
  'user-cog',
  'users',
  'webhook',
]

const server = new URL('../', import.meta.url)
const folder = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'))
const license = readFileSync(join(folder, 'LICENSE'), 'utf8').trim()

/** Returns the shapes of an icon, without the comment, the `svg` element and the white space between the shapes. */
function readShapes(name: string): string {
  const svg = readFileSync(join(folder, 'icons', `${name}.svg`), 'utf8')
  const [, shapes = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
  return shapes.replaceAll(/\s*\n\s*/g, '').replaceAll(' />', '/>')
}

writeFileSync(
  new URL('pages/icons.gen.ts', server),
  `/**
 * Generated from lucide-static by \`npm run generate\`: do not edit. The licence of the icons:
 *
${license.replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '')}
 */

/** The shapes of each icon, on 24 × 24 units. */
export const icons = {
${names.map((name) => `  '${name}': '${readShapes(name)}',`).join('\n')}
} as const
`,
)
