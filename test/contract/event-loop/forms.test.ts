import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { consolePages } from '../../../server/console/console.ts'
import { type ConsoleVisitor, hiddenFields, visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { isLong } from '../../support/running/long-form.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { createPageRecords, fillPath, type PageIds } from '../../support/samples/page-records.ts'
import { startTestApp } from '../../support/service/app.ts'
import { assertShortTurns } from './short-turns.ts'

/*
 * Every form of every page of the console, with the longest body that its page accepts, in the shapes that are most
 * expensive to parse, forward and render again. The short run covers the pages with the highest limits.
 */
const app = await startTestApp({ env: { BODY_MEMORY_MIB: '512' } })

/** Signs in as the owner of a new business that has a record for each page. */
async function openConsole(): Promise<{ visitor: ConsoleVisitor; ids: PageIds }> {
  const { owner } = await createBusiness(app)
  const visitor = await visitConsoleAs(app, owner)
  return { visitor, ids: await createPageRecords(app, owner, 'Contract') }
}

const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const maxFields = 1000

/** The longest bodies with these fields, by what makes them expensive. */
function worstForms(start: string, names: string[], maxBytes: number): Record<string, string> {
  const capacity = maxBytes - start.length
  const pairs = (count: number, pair: (index: number) => string) =>
    `${start}${Array.from({ length: count }, (_, index) => `&${pair(index)}`).join('')}`.slice(0, maxBytes)
  const share = Math.floor(capacity / names.length)
  const texts = names.map((name) => `&${encodeURIComponent(name)}=`.padEnd(share, 'x').slice(0, share))
  const row = names.find((name) => name.includes('['))?.replace(/\[.*/, '') ?? 'lines'
  const width = Math.floor(capacity / (maxFields - 10))
  return {
    'every field at its maximum length': `${start}${texts.join('')}`,
    'line breaks in every field': `${start}${texts.map((text) => text.replaceAll('xxxxxx', '%0D%0A')).join('')}`,
    'many fields': pairs(maxFields - 10, (index) => `f${index}=`.padEnd(width - 1, 'x')),
    'the same field many times': pairs(maxFields - 10, () =>
      `${encodeURIComponent(names[0] ?? 'a')}=`.padEnd(width - 1, 'x'),
    ),
    'many rows': pairs(maxFields - 10, (index) => `${encodeURIComponent(`${row}[${index}].name`)}=x`),
    'a row with a high index': pairs(1, () => `${encodeURIComponent(`${row}[99999999].name`)}=x`),
    'a name with many brackets': pairs(1, () => `a${'%5Ba%5D'.repeat(Math.floor(capacity / 7) - 2)}=x`),
    'fields without a value': `${start}${'&a'.repeat(Math.floor(capacity / 2))}`,
    'broken escapes': `${start}&a=${'%'.repeat(capacity - 3)}`,
  }
}

const pages = consolePages.filter((page) => {
  if (page.for !== 'users' || page.actions === undefined) return false
  return isLong || page.maxFormBytes !== undefined || page.path.endsWith('/lines')
})

/** The names of the fields that users fill in, on all forms of a page. */
function findFields(page: string): string[] {
  const names = [...page.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(([, name = '']) => name)
  const hidden = ['action', 'form_token', 'form_key', 'password']
  const editable = [...new Set(names)].filter((name) => !hidden.includes(name))
  return editable.length > 0 ? editable : ['note']
}

describe('the longest forms of the console do not block the event loop:', () => {
  for (const { path, actions = {}, maxFormBytes = 256 * 1024 } of pages) {
    it(path, async () => {
      const { visitor, ids } = await openConsole()
      const url = `/console${fillPath(path, ids)}`
      const { text } = await visitor.get(url)
      for (const action of Object.keys(actions)) {
        if (!text.includes(`name="action" value="${action}"`)) continue // not available in this state
        const start = new URLSearchParams({ ...hiddenFields(text, action), action }).toString()
        for (const [shape, body] of Object.entries(worstForms(start, findFields(text), maxFormBytes))) {
          await assertShortTurns(`${action}, ${shape}`, async () => {
            const { status } = await visitor.send(url, body, headers)
            assert.ok(status < 500, `${action}, ${shape}: ${status}`)
          })
        }
      }
    })
  }
})
