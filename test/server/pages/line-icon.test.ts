import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { icons } from '../../../server/pages/icons.gen.ts'
import { lineIcon } from '../../../server/pages/line-icon.ts'

const server = join(import.meta.dirname, '../../../server')

describe('an icon', () => {
  it('is a drawing that screen readers skip', () => {
    const { text } = lineIcon('house')
    assert.equal(text, `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons.house}</svg>`)
  })

  it('has only shapes', () => {
    for (const [name, shapes] of Object.entries(icons)) {
      assert.match(shapes, /^(<(path|circle|rect|line|polyline|polygon|ellipse) [^<>]+\/>)+$/, name)
    }
  })

  it('is used by a page', () => {
    const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(pages|console|docs|documents)\b.*(?<!\.gen)\.ts$/.test(path))
      .map((path) => readFileSync(join(server, path), 'utf8'))
      .join('\n')
    assert.deepEqual(
      Object.keys(icons).filter((name) => !sources.includes(`'${name}'`)),
      [],
    )
  })
})
