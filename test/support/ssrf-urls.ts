import { readFileSync } from 'node:fs'

/*
 * test/vectors/ssrf.txt: URLs by which a service can be made to talk to its own network, and others that only look
 * like them.
 */
const sections = readFileSync(new URL('../vectors/ssrf.txt', import.meta.url), 'utf8').split(/^# /m)

/** Refused where a webhook is saved, and never connected to. */
export const deniedUrls = urlsUnder('deny')

/** Public by their form. Nothing may be sent to them in a test. */
export const allowedUrls = urlsUnder('allow')

/** @throws when the file has none, as a test of them all would then hold whatever the service does */
function urlsUnder(heading: string): string[] {
  const lines = sections.find((text) => text.startsWith(heading))?.split('\n') ?? []
  const urls = lines.slice(1).filter((line) => line !== '')
  if (urls.length === 0) throw new Error(`ssrf.txt has nothing under ${heading}`)
  return urls
}
