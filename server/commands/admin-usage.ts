import { closest, distance } from 'fastest-levenshtein'
import { webhooksUsage } from './admin-webhooks.ts'

export const usage = `Usage: npm run admin -- <command>

  migrate                     brings the database up to date
  distribute                  distributes the database over the nodes of a Citus cluster, by business, while the service is
                              stopped; it then needs DATABASE_DISTRIBUTED=on
    --shards <count>          shards of each table, which can be moved between nodes; 32 by default
  seed-demo                   puts the demo data into an empty database, never in production
  create-business             adds a business and its owner, and prints a link to set a password
    --name <name>
    --owner-email <address>
    --owner-name <name>       the part before the @ by default
    --currency <code>         ISO 4217, EUR by default
    --time-zone <name>        IANA, UTC by default
    --sandbox                 for tests, with a clock of its own that can be advanced
  password-link               prints a link to set a password, for a user without mail
    --email <address>
    --business <id>           where several businesses have invited the address
  confirm-user                confirms that a login belongs to somebody else than whoever invited it, where nobody in the
                              business can (two_person_pay_runs)
    --email <address>
  after-restore               prepares a database from a backup, before the service starts: checks ENCRYPTION_KEYS,
                              gives no id anew that callers may know, ends all sessions
  reencrypt                   encrypts with the first of ENCRYPTION_KEYS what an older one has encrypted, while the
                              service runs, and says which keys nothing needs any more
    --dry-run                 only counts
${webhooksUsage}
  help, --help, -h            prints this

Commands use the database of DATABASE_URL or, if that is not set, the database of \`npm start\`.
`

/**
 * The lines of the usage text about one command: what it does, and its options.
 *
 * @returns undefined for a name that is no command
 */
export function commandUsage(name: string): string | undefined {
  const [, commands = ''] = usage.split('\n\n')
  const sections = commands.split(/\n(?= {2}\S)/).filter((section) => section.trimStart().split(' ')[0] === name)
  return sections.length === 0 ? undefined : `Usage: npm run admin --\n${sections.join('\n')}\n`
}

/** What to say of a name that is no command. */
export function unknownCommand(name: string, names: string[]): string {
  const near = closest(name, names)
  const isNear = distance(name, near) <= Math.max(2, name.length / 3)
  const hint = isNear ? ` Did you mean ${near}?` : ` The commands are ${names.join(', ')}.`
  return `There is no command ${name}.${hint}`
}
