import { z } from 'zod'
import { createOperatorPasswordLink } from '../access/passwords/create-operator-password-link.ts'
import { durationText } from '../access/passwords/password-link.ts'
import { findLoginUser } from '../access/sessions/login-user.ts'
import { confirmForOperator } from '../access/users/confirm-login.ts'
import { createBusiness } from '../business/create-business.ts'
import { currencyExponent } from '../business/currencies.ts'
import { type Distribution, distribute } from '../db/citus/distribution.ts'
import { isMigrated } from '../db/steps/is-migrated.ts'
import { migrate } from '../db/steps/migrate.ts'
import { inTransaction } from '../operation/work.ts'
import { loadConfig } from '../process/config.ts'
import { failureText } from '../process/report-failure.ts'
import { settings } from '../process/settings.ts'
import { schema } from '../schema.ts'
import { readOptions, UsageError } from './admin-options.ts'
import { commandUsage, unknownCommandMessage, usage } from './admin-usage.ts'
import { operateWebhooks } from './admin-webhooks.ts'
import { idGap, prepareRestoredDatabase } from './after-restore.ts'
import { databaseSource, publicUrl, readSettings } from './command-settings.ts'
import { withWork } from './command-work.ts'
import { seedDemoData } from './demo-data.ts'
import { reencrypt, resultText } from './reencrypt.ts'

const helpFlags = ['--help', '-h']

export interface CommandResult {
  code: number
  out: string
  err: string
}

const noOptions = z.object({})

const notMigrated = 'The database is not up to date. Run `npm run migrate` first.'

const text = (message: string) => z.string({ error: 'is required' }).trim().min(1, message).max(200, message)

const email = text('is required').pipe(z.email('must be an email address').max(254))

const businessOptions = z.object({
  name: text('must have 1 to 200 characters'),
  'owner-email': email,
  'owner-name': text('must have 1 to 200 characters').optional(),
  currency: z
    .string()
    .refine((code) => currencyExponent(code) !== undefined, 'must be an ISO 4217 code, such as EUR')
    .default('EUR'),
  'time-zone': z.string().refine(isTimeZone, 'must be an IANA name, such as Europe/Paris').default('UTC'),
  sandbox: z.boolean().default(false),
})

const distributeOptions = z.object({
  shards: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999')
    .default('32')
    .transform(Number),
})

const confirmOptions = z.object({ email })

const passwordLinkOptions = z.object({
  email,
  business: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be the ID of a business')
    .transform(Number)
    .optional(),
})

/** An admin command, which returns its output. @param report - receives progress messages */
type Command = (args: string[], env: NodeJS.ProcessEnv, report: (line: string) => void) => Promise<string>

const commands: Record<string, Command> = {
  migrate: async (args, env) => {
    readOptions(args, noOptions)
    const { databaseUrl: url, rowLevelSecurity } = await databaseSource(env)
    const applied = await migrate(schema, url, { rowLevelSecurity })
    return applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`
  },

  distribute: async (args, env, report) => {
    const { shards } = readOptions(args, distributeOptions)
    const source = await databaseSource(env)
    if (!(await withWork(source, ({ db }) => isMigrated(db)))) throw new Error(notMigrated)
    return distributionText(await distribute(schema, source.databaseUrl, { shards, report }))
  },

  'seed-demo': async (args, env) => {
    readOptions(args, noOptions)
    if (env.NODE_ENV === 'production')
      throw new Error('The demo data cannot be used in production, as its passwords are public.')
    const { databaseUrl: url, rowLevelSecurity } = await databaseSource(env)
    await migrate(schema, url, { rowLevelSecurity })
    const config = loadConfig({ ...env, DATABASE_URL: url })
    const isSeeded = await withWork(config, (work) => seedDemoData({ ...work, config }))
    if (!isSeeded) throw new Error('The database already has businesses. Use an empty database.')
    return 'Added Acme and Globex with 200 people. Sign in as owner@acme.test with the password acme-owner-demo.'
  },

  'create-business': async (args, env) => {
    const options = readOptions(args, businessOptions)
    const email = options['owner-email']
    const owner = { name: options['owner-name'] ?? email.slice(0, email.indexOf('@')), email, password_hash: null }
    const { name, currency, 'time-zone': time_zone, sandbox } = options
    const business = { name, currency, time_zone, sandbox, owner }
    const config = { publicUrl: await publicUrl(env) }
    return await withWork(await databaseSource(env), async (work) => {
      if (!(await isMigrated(work.db))) throw new Error(notMigrated)
      // Checked before the transaction: on a cluster, a transaction that has read from all nodes cannot write to
      // reference tables.
      if ((await findLoginUser(work, email))?.active)
        throw new Error(`${email} already logs in to a business, and an address can log in to one business only.`)
      return await inTransaction(work, async (work) => {
        const id = await createBusiness(work, business)
        const link = await createOperatorPasswordLink({ ...work, config }, { email, business: id })
        return `Created ${sandbox ? 'sandbox' : 'business'} ${id} (${name}) with the owner ${email}.\n${linkText(email, link)}`
      })
    })
  },

  'password-link': async (args, env) => {
    const options = readOptions(args, passwordLinkOptions)
    const config = { publicUrl: await publicUrl(env) }
    const link = await withWork(await databaseSource(env), (work) =>
      createOperatorPasswordLink({ ...work, config }, options),
    )
    return linkText(options.email, link)
  },

  'confirm-user': async (args, env) => {
    const { email } = readOptions(args, confirmOptions)
    const business = await withWork(await databaseSource(env), (work) => confirmForOperator(work, email))
    if (business === undefined) throw new Error(`No user logs in as ${email}.`)
    return `Confirmed the login of ${email}. In business ${business}, it now counts as a separate person.`
  },

  'after-restore': async (args, env) => {
    readOptions(args, noOptions)
    const source = await databaseSource(env)
    const { ENCRYPTION_KEYS } = readSettings(env, { ENCRYPTION_KEYS: settings.ENCRYPTION_KEYS.schema })
    if (!(await withWork(source, ({ db }) => isMigrated(db)))) throw new Error(notMigrated)
    const { pendingDeliveries, endedSessions } = await prepareRestoredDatabase(source.databaseUrl, ENCRYPTION_KEYS)
    return `Checked the encryption keys, and skipped ${idGap.toLocaleString('en')} IDs. Sessions ended: ${endedSessions}.
Pending deliveries: ${pendingDeliveries}. The worker sends them when it starts, even if they were sent after the backup.`
  },

  reencrypt: async (args, env, report) => {
    const { 'dry-run': isDryRun } = readOptions(args, z.object({ 'dry-run': z.boolean().default(false) }))
    const source = await databaseSource(env)
    const { ENCRYPTION_KEYS: keys } = readSettings(env, { ENCRYPTION_KEYS: settings.ENCRYPTION_KEYS.schema })
    if (!(await withWork(source, ({ db }) => isMigrated(db)))) throw new Error(notMigrated)
    const result = await reencrypt(source.databaseUrl, { keys, isDryRun, report })
    if (result.failures.length > 0) throw new Error(resultText(result, keys, isDryRun))
    return resultText(result, keys, isDryRun)
  },

  webhooks: async (args, env) => operateWebhooks(args, async (perform) => withWork(await databaseSource(env), perform)),

  help: async () => usage.trimEnd(),
}

/** Performs an admin command. The exit code is 2 for an invalid command line, and 1 for any other failure. */
export async function runAdmin(
  [name = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  report: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<CommandResult> {
  try {
    if ([name, ...args].some((argument) => helpFlags.includes(argument))) return { code: 0, out: usage, err: '' }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (name === '') throw new UsageError('Specify a command.')
    if (!command) return { code: 2, out: '', err: `${unknownCommandMessage(name, Object.keys(commands))}\n` }
    return { code: 0, out: `${await command(args, env, report)}\n`, err: '' }
  } catch (error) {
    const isUsage = error instanceof UsageError
    // The error message comes last, where it is visible in a terminal.
    return {
      code: isUsage ? 2 : 1,
      out: '',
      err: (isUsage ? `${commandUsage(name) ?? usage}\n` : '') + failureText(error, env),
    }
  }
}

function distributionText({ distributed, reference, droppedForeignKeys, rebuiltIndexes }: Distribution): string {
  if (distributed.length + reference.length === 0) return 'All tables are already distributed.'
  return `Distributed ${distributed.length} tables by business, and copied ${reference.length} reference tables to each node.
The service now enforces these constraints instead of the database: foreign keys ${droppedForeignKeys.join('; ')};
uniqueness across businesses ${rebuiltIndexes.join(', ')}.
Start the service with DATABASE_DISTRIBUTED=on.`
}

/** Returns the output about a password link. @throws {Error} if there is no link */
function linkText(email: string, link: { url: string; hours: number } | undefined): string {
  if (!link) throw new Error(`No active user has the address ${email}.`)
  return `${link.url}\nOpen this link to set the password of ${email}. It works once and expires in ${durationText(link.hours)}.`
}

/**
 * Whether a name is an IANA time zone. Excludes UTC offsets, which `Intl` also accepts, because PostgreSQL interprets
 * their sign the other way around.
 */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
