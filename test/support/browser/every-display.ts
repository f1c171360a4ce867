import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { isLong } from '../running/long-form.ts'
import { findAccessibilityViolations } from './browser.ts'
import { checkFits, desktop, phone, tablet } from './console-browser.ts'

const viewports = { 390: phone.viewport, 768: tablet.viewport, 1280: desktop.viewport }

/** A way in which a browser displays the console. */
interface Display {
  width: keyof typeof viewports
  scheme: 'light' | 'dark'
  script: boolean
}

/** The options of a browser context for a display. */
export interface DisplayOptions {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  javaScriptEnabled: boolean
}

const displays: Display[] = ([390, 768, 1280] as const).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) => [true, false].map((script) => ({ width, scheme, script }))),
)

/**
 * Defines a test of a user journey over several pages that works at each width, in each colour scheme, with and without
 * JavaScript. The long form runs it on all these displays, the short form on one of them. The journey calls `checkPage`
 * on each page.
 *
 * @param shortFormDisplay - the display in the short form; it varies between journeys so that all values are covered
 */
export function journeyOnEveryDisplay(
  name: string,
  shortFormDisplay: Display,
  run: (options: DisplayOptions) => Promise<void>,
): void {
  for (const { width, scheme, script } of isLong ? displays : [shortFormDisplay]) {
    it(`${name}, at ${width} px, ${scheme}, ${script ? 'with' : 'without'} JavaScript`, () =>
      run({ viewport: viewports[width], colorScheme: scheme, javaScriptEnabled: script }))
  }
}

/**
 * Waits for the page with a title. Fails if it is wider than the viewport or, in the long form, has accessibility
 * violations. The short form looks for those on a sample of all pages, in the test of every page.
 */
export async function checkPage(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await checkFits(page)
  if (isLong) assert.deepEqual(await findAccessibilityViolations(page), [], page.url())
}
