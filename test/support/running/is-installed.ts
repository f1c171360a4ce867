import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** Whether a program is in the `PATH`. */
export async function isInstalled(command: string): Promise<boolean> {
  const programs = (process.env.PATH ?? '').split(delimiter).map((path) => join(path, command))
  const results = await Promise.all(programs.map((path) => readFile(path).then(Boolean, () => false)))
  return results.includes(true)
}
