import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileOf = (dataDir: string) => join(dataDir, 'database-url')

/** Publishes the address of the embedded database for the operator's commands, while the service runs. */
export async function publishEmbeddedUrl(dataDir: string, url: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
  await writeFile(fileOf(dataDir), `${url}\n`, { mode: 0o600 })
}

/** @returns the address of a running service's embedded database, or undefined */
export async function embeddedUrl(dataDir: string): Promise<string | undefined> {
  return (await readFile(fileOf(dataDir), 'utf8').catch(() => undefined))?.trim()
}

/** Removes the published address. */
export async function withdrawEmbeddedUrl(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
}
