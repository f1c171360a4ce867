import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the secrets of a development machine, which are generated at the first start. Two processes that start at
 * once share one file.
 *
 * @returns the secrets as environment variables
 */
export function developmentSecrets(dataDir: string): Record<string, string> {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const secrets = {
      JWT_SECRETS: `dev:${randomBytes(32).toString('base64url')}`,
      ENCRYPTION_KEYS: `dev:${randomBytes(32).toString('base64')}`,
    }
    const draft = `${file}.${process.pid}`
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    try {
      linkSync(draft, file) // creates the complete file at once, and never replaces another one
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      unlinkSync(draft)
    }
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}
