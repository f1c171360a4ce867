import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright-core'

const executablePath = '/usr/bin/chromium'

/** For a test's `skip`: the reason if Debian's Chromium is missing. */
export const withoutChromium: string | false = existsSync(executablePath) ? false : 'needs chromium'

/** Starts Debian's Chromium without a window. Root cannot use its sandbox, and the tests open only our own pages. */
export const startBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args: ['--no-sandbox'] })

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The accessibility violations that axe-core finds in a page, one line for each element. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe) // not a script of the page, which its policy would refuse
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
    const rules = { 'target-size': { enabled: true } } // off by default, as few sites pass
    return (await axe.run({ resultTypes: ['violations'], rules })).violations
  })
  return results.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

interface Violation {
  id: string
  nodes: { html: string }[]
}
