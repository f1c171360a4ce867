import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

const executablePath = '/usr/bin/chromium'

/** The `skip` option of a test: the reason if Debian's Chromium is not installed. */
export const withoutChromium: string | false = existsSync(executablePath) ? false : 'needs chromium'

/** Shows pages in Noto Sans, so that their layout does not depend on the fonts of the machine. */
const FONTCONFIG_FILE = join(import.meta.dirname, 'fonts.conf')

/**
 * Starts Debian's Chromium in headless mode. Root cannot use its sandbox, and the tests open only our own pages.
 *
 * @param args - additional options of Chromium
 */
export const startBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', ...args], env: { ...process.env, FONTCONFIG_FILE } })

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Makes axe-core run in a page without JavaScript, where timers never fire: its short timers become promises. */
const replaceTimers = `if (matchMedia('(scripting: none)').matches) {
  globalThis.setTimeout = (run, ms = 0) => { if (ms < 1000) Promise.resolve().then(run) }
}`

/**
 * Returns the accessibility violations that axe-core finds in a page, one line per element. The page may be open in a
 * browser without JavaScript.
 *
 * @param options.onlyColors - whether to check only contrast, in another colour scheme of a page that has been checked
 */
export async function findAccessibilityViolations(page: Page, { onlyColors = false } = {}): Promise<string[]> {
  await page.evaluate(replaceTimers)
  await page.evaluate(axe) // not as a script of the page, which its CSP would block
  const results = await page.evaluate(async (onlyColors) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
    const rules = { 'target-size': { enabled: true } } // off by default, as few sites comply
    const options = onlyColors ? { runOnly: ['color-contrast'] } : { rules }
    return (await axe.run({ resultTypes: ['violations'], ...options })).violations
  }, onlyColors)
  return results.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

interface Violation {
  id: string
  nodes: { html: string }[]
}
