import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a running `npm start` tells the commands beside it: the addresses of its embedded database and of its API. */
export type Fact = 'database-url' | 'service-url'

const facts: readonly Fact[] = ['database-url', 'service-url']

const fileOf = (dataDir: string, fact: Fact) => join(dataDir, fact)

/** Writes a fact below `DATA_DIR`, for this user alone: the address of the database has its password. */
export async function writeServiceUrl(dataDir: string, fact: Fact, value: string): Promise<void> {
  await rm(fileOf(dataDir, fact), { force: true })
  await writeFile(fileOf(dataDir, fact), `${value}\n`, { mode: 0o600 })
}

/** @returns the fact, or undefined when no `npm start` runs on that folder */
export async function readServiceUrl(dataDir: string, fact: Fact): Promise<string | undefined> {
  return (await readFile(fileOf(dataDir, fact), 'utf8').catch(() => undefined))?.trim()
}

/** Removes all facts. */
export async function removeServiceUrls(dataDir: string): Promise<void> {
  await Promise.all(facts.map((fact) => rm(fileOf(dataDir, fact), { force: true })))
}
