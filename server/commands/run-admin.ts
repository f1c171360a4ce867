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
import { commandUsage, unknownCommand, usage } from './admin-usage.ts'
import { operateWebhooks } from './admin-webhooks.ts'
import { gap, prepareRestored } from './after-restore.ts'
import { database, publicUrl, readSettings } from './command-settings.ts'
import { withWork } from './command-work.ts'
import { seedDemoData } from './demo-data.ts'
import { reencrypt, resultText } from './reencrypt.ts'

const helpFlags = ['--help', '-h']

/** What a command prints, and its exit code. */
export interface CommandResult {
  code: number
  out: string
  err: string
}

const noOptions = z.object({})

const notMigrated = 'The database is not up to date: run `npm run migrate` first.'

const text = (otherwise: string) => z.string({ error: 'is required' }).trim().min(1, otherwise).max(200, otherwise)

const email = text('is required').pipe(z.email('must be an e-mail address').max(254))

const newBusiness = z.object({
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

const distribution = z.object({
  shards: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999')
    .default('32')
    .transform(Number),
})

const confirmation = z.object({ email })

const passwordLinkOf = z.object({
  email,
  business: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be the id of a business')
    .transform(Number)
    .optional(),
})

/** @param say - is told how far a command has come */
type Command = (args: string[], env: NodeJS.ProcessEnv, say: (line: string) => void) => Promise<string>

const commands: Record<string, Command> = {
  migrate: async (args, env) => {
    readOptions(args, noOptions)
    const { databaseUrl: url, rowLevelSecurity } = await database(env)
    const applied = await migrate(schema, url, { rowLevelSecurity })
    return applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`
  },

  distribute: async (args, env, say) => {
    const { shards } = readOptions(args, distribution)
    const given = await database(env)
    if (!(await withWork(given, ({ db }) => isMigrated(db)))) throw new Error(notMigrated)
    return distributionText(await distribute(schema, given.databaseUrl, { shards, say }))
  },

  'seed-demo': async (args, env) => {
    readOptions(args, noOptions)
    if (env.NODE_ENV === 'production') throw new Error('The passwords of the demo data are public: not in production.')
    const { databaseUrl: url, rowLevelSecurity } = await database(env)
    await migrate(schema, url, { rowLevelSecurity })
    const config = loadConfig({ ...env, DATABASE_URL: url })
    const seeded = await withWork(config, (work) => seedDemoData({ ...work, config }))
    if (!seeded) throw new Error('The database has businesses already and stays as it is.')
    return 'Added Acme and Globex with 200 people. Log in as owner@acme.test with the password acme-owner-demo.'
  },

  'create-business': async (args, env) => {
    const given = readOptions(args, newBusiness)
    const email = given['owner-email']
    const owner = { name: given['owner-name'] ?? email.slice(0, email.indexOf('@')), email, password_hash: null }
    const { name, currency, 'time-zone': time_zone, sandbox } = given
    const business = { name, currency, time_zone, sandbox, owner }
    const config = { publicUrl: await publicUrl(env) }
    return await withWork(await database(env), async (work) => {
      if (!(await isMigrated(work.db))) throw new Error(notMigrated)
      // Before the transaction: in one that has read from all nodes, no reference table can be written.
      if ((await findLoginUser(work, email))?.active)
        throw new Error(`${email} logs in to a business already, and an address logs in to one business only.`)
      return await inTransaction(work, async (work) => {
        const id = await createBusiness(work, business)
        const link = await createOperatorPasswordLink({ ...work, config }, { email, business: id })
        return `${sandbox ? 'Sandbox' : 'Business'} ${id} (${name}) belongs to ${email}.\n${inPrint(email, link)}`
      })
    })
  },

  'password-link': async (args, env) => {
    const given = readOptions(args, passwordLinkOf)
    const config = { publicUrl: await publicUrl(env) }
    const link = await withWork(await database(env), (work) => createOperatorPasswordLink({ ...work, config }, given))
    return inPrint(given.email, link)
  },

  'confirm-user': async (args, env) => {
    const { email } = readOptions(args, confirmation)
    const business = await withWork(await database(env), (work) => confirmForOperator(work, email))
    if (business === undefined) throw new Error(`Nobody logs in with the address ${email}.`)
    return `The login of ${email} is confirmed. In business ${business} it counts as a person of its own.`
  },

  'after-restore': async (args, env) => {
    readOptions(args, noOptions)
    const given = await database(env)
    const { ENCRYPTION_KEYS } = readSettings(env, { ENCRYPTION_KEYS: settings.ENCRYPTION_KEYS.schema })
    if (!(await withWork(given, ({ db }) => isMigrated(db)))) throw new Error(notMigrated)
    const { pending, endedSessions } = await prepareRestored(given.databaseUrl, ENCRYPTION_KEYS)
    return `The keys open what is encrypted, and ids go on ${gap.toLocaleString('en')} further. Sessions ended: ${endedSessions}.
Pending deliveries: ${pending}. The worker sends them as it starts, also what was sent since the backup was made.`
  },

  reencrypt: async (args, env, say) => {
    const { 'dry-run': isDryRun } = readOptions(args, z.object({ 'dry-run': z.boolean().default(false) }))
    const given = await database(env)
    const { ENCRYPTION_KEYS: keys } = readSettings(env, { ENCRYPTION_KEYS: settings.ENCRYPTION_KEYS.schema })
    if (!(await withWork(given, ({ db }) => isMigrated(db)))) throw new Error(notMigrated)
    const found = await reencrypt(given.databaseUrl, { keys, isDryRun, say })
    if (found.failures.length > 0) throw new Error(resultText(found, keys, isDryRun))
    return resultText(found, keys, isDryRun)
  },

  webhooks: async (args, env) => operateWebhooks(args, async (perform) => withWork(await database(env), perform)),

  help: async () => usage.trimEnd(),
}

/** Performs one command of the operator. A command line that is not valid has the code 2, any other failure 1. */
export async function runAdmin(
  [name = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<CommandResult> {
  try {
    if ([name, ...args].some((argument) => helpFlags.includes(argument))) return { code: 0, out: usage, err: '' }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (name === '') throw new UsageError('Which command?')
    if (!command) return { code: 2, out: '', err: `${unknownCommand(name, Object.keys(commands))}\n` }
    return { code: 0, out: `${await command(args, env, say)}\n`, err: '' }
  } catch (error) {
    const isUsage = error instanceof UsageError
    // The reason comes last: a terminal shows the end of what is printed.
    return {
      code: isUsage ? 2 : 1,
      out: '',
      err: (isUsage ? `${commandUsage(name) ?? usage}\n` : '') + failureText(error, env),
    }
  }
}

function distributionText({ distributed, reference, droppedForeignKeys, perBusiness }: Distribution): string {
  if (distributed.length + reference.length === 0) return 'The database is distributed already, with all its tables.'
  return `Distributed ${distributed.length} tables by business, and copied ${reference.length} to each node.
The service alone now enforces what these constraints did: foreign keys ${droppedForeignKeys.join('; ')};
uniqueness over all businesses ${perBusiness.join(', ')}.
Start the service with DATABASE_DISTRIBUTED=on.`
}

/** @throws Error when there is no link */
function inPrint(email: string, link: { url: string; hours: number } | undefined): string {
  if (!link) throw new Error(`Nobody who may log in has the address ${email}.`)
  return `${link.url}\nIt sets the password of ${email}, once, within ${durationText(link.hours)}.`
}

/**
 * Whether it is the name of an IANA zone. `Intl` accepts offsets too, but PostgreSQL reads their sign the other way.
 */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
