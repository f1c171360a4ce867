import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { docsStyle } from '../../../server/docs/docs-page.ts'
import { assets } from '../../../server/pages/assets.ts'

const pages = assets.find(({ path }) => path === '/assets/pages.css') ?? assert.fail('no style')
const styles = { pages: pages.content.toString(), docs: docsStyle.content.toString() }

const tokens = new Set([...styles.pages.matchAll(/^(--[\w-]+): /gm)].map(([, name]) => name))

/** Returns the declarations of all rules, as `property: value`. */
const declarationsIn = (style: string): string[] =>
  [...style.matchAll(/^([a-z-]+): ([^;]+);$/gm)].map(([, property, value]) => `${property}: ${value}`)

describe('the style of our pages', () => {
  for (const [name, style] of Object.entries(styles)) {
    it(`takes spacing and text sizes from the scales, in ${name}.css`, () => {
      const scaled = declarationsIn(style).filter((each) =>
        /^((margin|padding|gap|row-gap|column-gap)\b|font)/.test(each),
      )
      assert.ok(scaled.length > 20)
      const outside = scaled.filter((each) =>
        /\d(rem|px)/.test(each.replaceAll(/\b[12]px/g, '').replace(/clamp\(.*\)/, '')),
      )
      assert.deepEqual(outside, [])
    })

    it(`uses only tokens that exist, in ${name}.css`, () => {
      const used = [...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, token]) => token)
      assert.deepEqual(
        used.filter((token) => !tokens.has(token)),
        [],
      )
    })
  }

  it('has eight spacing steps', () => {
    assert.deepEqual(
      [...tokens].filter((token) => token?.startsWith('--space-')),
      Array.from({ length: 8 }, (_, index) => `--space-${index + 1}`),
    )
  })

  it('is served without comments, with scripts that still parse', () => {
    for (const { path, type, content } of assets.filter((asset) => asset.type === 'css' || asset.type === 'js')) {
      assert.doesNotMatch(content.toString(), /^\s*(\/\*|\/\/)|^[ \t]/m, path)
      if (type === 'js') new Script(content.toString(), { filename: path })
    }
  })

  it('is at most 15 KB with the scripts of a page, compressed', () => {
    const bytes = assets
      .filter(({ type }) => type === 'css' || type === 'js')
      .map(({ content }) => gzipSync(content).length)
    const total = bytes.reduce((sum, each) => sum + each, 0)
    assert.ok(total <= 15 * 1024, `${total} bytes`)
  })
})
