import { z } from 'zod'
import { resolvePublicUrl } from '../process/public-url.ts'
import { settings } from '../process/settings.ts'
import { readServiceUrl } from './running-service.ts'

/** The database of a command, and how its businesses are kept apart. */
export interface DatabaseSource {
  databaseUrl: string
  rowLevelSecurity: boolean
}

/** The database of the environment, past a pooler, or that of `npm start`. */
export async function database(env: NodeJS.ProcessEnv): Promise<DatabaseSource> {
  const { ROW_LEVEL_SECURITY } = readSettings(env, { ROW_LEVEL_SECURITY: settings.ROW_LEVEL_SECURITY.schema })
  return { databaseUrl: await databaseUrl(env), rowLevelSecurity: ROW_LEVEL_SECURITY === 'on' }
}

async function databaseUrl(env: NodeJS.ProcessEnv): Promise<string> {
  const { DATABASE_URL } = env
  if (!DATABASE_URL) {
    const url = await readServiceUrl(env.DATA_DIR || '.data', 'database-url')
    if (url !== undefined) return url
    throw new Error(
      'DATABASE_URL is not set, and no `npm start` is running here. Set DATABASE_URL, or run `npm start`.',
    )
  }
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = settings
  const given = readSettings(env, { DATABASE_URL: url.schema, DATABASE_DIRECT_URL: direct.schema })
  return given.DATABASE_DIRECT_URL ?? given.DATABASE_URL
}

/** The public address of the service, for links: as it is set, or as the `npm start` has it whose database is used. */
export async function publicUrl(env: NodeJS.ProcessEnv): Promise<string> {
  const isEmbedded = !env.DATABASE_URL && !env.PUBLIC_URL
  const running = isEmbedded ? await readServiceUrl(env.DATA_DIR || '.data', 'service-url') : undefined
  if (running !== undefined) return running
  const { PUBLIC_URL, HOST, PORT } = settings
  return resolvePublicUrl(readSettings(env, { PUBLIC_URL: PUBLIC_URL.schema, HOST: HOST.schema, PORT: PORT.schema }))
}

/** @throws Error that names every malformed variable */
export function readSettings<Shape extends z.ZodRawShape>(
  env: NodeJS.ProcessEnv,
  shape: Shape,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.keys(shape).map((name) => [name, env[name] || undefined]))
  const parsed = z.object(shape).safeParse(given)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}
