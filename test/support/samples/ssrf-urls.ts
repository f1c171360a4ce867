import { readFileSync } from 'node:fs'

/* URLs in test/vectors/ssrf.txt: some could make a service contact its own network; others only look similar. */
const sections = readFileSync(new URL('../../vectors/ssrf.txt', import.meta.url), 'utf8').split(/^# /m)

/** URLs that are rejected when a webhook is saved, and to which no connection is opened. */
export const deniedUrls = readSection('deny')

/** URLs that are allowed because they look public. Tests must not send requests to them. */
export const allowedUrls = readSection('allow')

/**
 * Returns the URLs in a section of the file.
 *
 * @throws if the section is empty, as a test of all its URLs would then always pass
 */
function readSection(heading: string): string[] {
  const lines = sections.find((text) => text.startsWith(heading))?.split('\n') ?? []
  const urls = lines.slice(1).filter((line) => line !== '')
  if (urls.length === 0) throw new Error(`ssrf.txt has nothing under ${heading}`)
  return urls
}
