import { text } from '../../texts/english.ts'

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
  [/\bworkforce-sdk\b/, 'Workforce SDK'],
  [/^curl\//, 'curl'],
]

const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Linux|X11|CrOS)\b/, 'Linux'],
]

/**
 * Returns the browser and operating system of a `User-Agent`, such as `Firefox on Linux`, or its first 60 characters if
 * they are unknown.
 */
export function browserName(userAgent: string | null): string {
  if (userAgent === null) return text('account.unknownDevice')
  const [, browser] = browsers.find(([pattern]) => pattern.test(userAgent)) ?? []
  const [, system] = systems.find(([pattern]) => pattern.test(userAgent)) ?? []
  if (browser === undefined) return userAgent.slice(0, 60)
  return system === undefined ? browser : text('account.browserOn', { browser, system })
}
