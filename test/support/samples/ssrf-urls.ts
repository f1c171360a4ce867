import { readFileSync } from 'node:fs'

/*
 * test/vectors/ssrf.txt: URLs that could make a service contact its own network, and harmless URLs that look similar.
 */
const sections = readFileSync(new URL('../../vectors/ssrf.txt', import.meta.url), 'utf8').split(/^# /m)

/** URLs that are refused when a webhook is saved, and are never connected to. */
export const deniedUrls = readSection('deny')

/** URLs that look public. Tests must not send requests to them. */
export const allowedUrls = readSection('allow')

/** @throws if the section is empty, as a test of all its URLs would then always pass */
function readSection(heading: string): string[] {
  const lines = sections.find((text) => text.startsWith(heading))?.split('\n') ?? []
  const urls = lines.slice(1).filter((line) => line !== '')
  if (urls.length === 0) throw new Error(`ssrf.txt has nothing under ${heading}`)
  return urls
}
