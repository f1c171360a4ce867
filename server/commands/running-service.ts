import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The URLs that a running `npm start` publishes for admin commands: that of its embedded database, and that of its API.
 */
export type UrlName = 'database-url' | 'service-url'

const urlNames: readonly UrlName[] = ['database-url', 'service-url']

/**
 * Writes a URL to a file in `DATA_DIR`. Only the current user can read the file, because the URL may contain a
 * password.
 */
export async function writeServiceUrl(dataDir: string, name: UrlName, url: string): Promise<void> {
  const file = join(dataDir, name)
  await rm(file, { force: true })
  await writeFile(file, `${url}\n`, { mode: 0o600 })
}

/** Reads a URL from its file. @returns undefined if no `npm start` runs with that folder */
export async function readServiceUrl(dataDir: string, name: UrlName): Promise<string | undefined> {
  return (await readFile(join(dataDir, name), 'utf8').catch(() => undefined))?.trim()
}

export async function removeServiceUrls(dataDir: string): Promise<void> {
  await Promise.all(urlNames.map((name) => rm(join(dataDir, name), { force: true })))
}
