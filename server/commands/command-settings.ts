import { z } from 'zod'
import { resolvePublicUrl } from '../process/public-url.ts'
import { settings } from '../process/settings.ts'
import { readServiceUrl } from './running-service.ts'

/** The database of a command, and whether row-level security isolates its businesses. */
export interface DatabaseSource {
  databaseUrl: string
  rowLevelSecurity: boolean
}

/**
 * Returns the database that the environment specifies, bypassing a connection pooler, or otherwise the database of the
 * running `npm start`.
 */
export async function databaseSource(env: NodeJS.ProcessEnv): Promise<DatabaseSource> {
  const { ROW_LEVEL_SECURITY } = readSettings(env, { ROW_LEVEL_SECURITY: settings.ROW_LEVEL_SECURITY.schema })
  return { databaseUrl: await databaseUrl(env), rowLevelSecurity: ROW_LEVEL_SECURITY === 'on' }
}

async function databaseUrl(env: NodeJS.ProcessEnv): Promise<string> {
  const { DATABASE_URL } = env
  if (!DATABASE_URL) {
    const url = await readServiceUrl(env.DATA_DIR || '.data', 'database-url')
    if (url !== undefined) return url
    throw new Error(
      'DATABASE_URL is not set, and `npm start` is not running here. Set DATABASE_URL, or run `npm start`.',
    )
  }
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = settings
  const urls = readSettings(env, { DATABASE_URL: url.schema, DATABASE_DIRECT_URL: direct.schema })
  return urls.DATABASE_DIRECT_URL ?? urls.DATABASE_URL
}

/**
 * Returns the public URL of the service for links: from the environment or, if the database is that of the running `npm
 * start`, from that service.
 */
export async function publicUrl(env: NodeJS.ProcessEnv): Promise<string> {
  const isEmbedded = !env.DATABASE_URL && !env.PUBLIC_URL
  const runningUrl = isEmbedded ? await readServiceUrl(env.DATA_DIR || '.data', 'service-url') : undefined
  if (runningUrl !== undefined) return runningUrl
  const { PUBLIC_URL, HOST, PORT } = settings
  return resolvePublicUrl(readSettings(env, { PUBLIC_URL: PUBLIC_URL.schema, HOST: HOST.schema, PORT: PORT.schema }))
}

/** Reads settings from environment variables. @throws {Error} with a list of all missing and malformed variables */
export function readSettings<Shape extends z.ZodRawShape>(
  env: NodeJS.ProcessEnv,
  shape: Shape,
): z.output<z.ZodObject<Shape>> {
  const values = Object.fromEntries(Object.keys(shape).map((name) => [name, env[name] || undefined]))
  const result = z.object(shape).safeParse(values)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}
