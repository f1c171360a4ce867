import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { consolePages } from '../../../server/console/console.ts'
import { visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { createPageRecords, fillPath } from '../../support/samples/page-records.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const ids = await createPageRecords(app, owner, 'Contract')
const visitor = await visitConsoleAs(app, owner)

/** Returns the names of the filters of a page. */
function filterNames(page: string): string[] {
  const forms = [...page.matchAll(/<form class="filters[\s\S]*?<\/form>/g)].join('')
  return [...new Set([...forms.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name = '']) => name))]
}

describe('a filter with a wrong value', () => {
  it('is ignored with a notice, on every page with filters', async () => {
    const paths = consolePages
      .filter((page) => page.for === 'users')
      .map(({ path }) => `/console${fillPath(path, ids)}`)
    let count = 0
    for (const path of paths.filter((each) => !each.endsWith('.pdf'))) {
      const page = await visitor.get(path)
      for (const name of [...filterNames(page.text), 'cursor']) {
        const { status, text } = await visitor.get(`${path}?${name}=nonsense`)
        assert.equal(status, page.status, `${path}?${name}=nonsense`)
        if (
          /<div class="notice warn" role="status"><p>The (page cannot use the filter “nonsense”|list has changed)/.test(
            text,
          )
        )
          count += 1
      }
    }
    assert.ok(count > 30, String(count))
  })

  it('does not affect the other filters', async () => {
    const { status, text } = await visitor.get('/console/pay-runs?status=draft&from=tomorrow')
    assert.equal(status, 200)
    assert.match(text, /The page cannot use the filter “tomorrow” and is shown without it\./)
    assert.match(text, /<option value="draft" selected>/)
    const both = await visitor.get('/console/pay-runs?status=nonsense&from=tomorrow')
    assert.match(both.text, /The page cannot use these filters and is shown without them: “nonsense”, “tomorrow”\./)
  })

  it('does not change the content of a file', async () => {
    const { status, text } = await visitor.get('/console/people.csv?status=nonsense')
    assert.equal(status, 422)
    assert.match(text, /This was not accepted/)
  })
})
