import { closest, distance } from 'fastest-levenshtein'
import { webhooksUsage } from './admin-webhooks.ts'

export const usage = `Usage: npm run admin -- <command>

  migrate                     migrates the database to this version
  distribute                  distributes businesses over the nodes of a Citus cluster. Stop the service first, then set
                              DATABASE_DISTRIBUTED=on
    --shards <count>          shards per table, 32 by default
  seed-demo                   adds the demo data to an empty database, except in production
  create-business             creates a business and its owner, and prints a link to set the password
    --name <name>
    --owner-email <address>
    --owner-name <name>       the part before the @ by default
    --currency <code>         ISO 4217, EUR by default
    --time-zone <name>        IANA, UTC by default
    --sandbox                 creates a sandbox, whose clock can be advanced
  password-link               prints a link to set a password, for users who cannot receive email
    --email <address>
    --business <id>           if several businesses have invited the address
  confirm-user                confirms that a login belongs to a different person than the user who invited it, if no user
                              of the business can (two_person_pay_runs)
    --email <address>
  after-restore               prepares a restored database before the service starts: checks ENCRYPTION_KEYS, skips IDs
                              that callers may have, and ends all sessions
  reencrypt                   re-encrypts all data with the first of ENCRYPTION_KEYS while the service runs, and lists the
                              keys that are no longer needed
    --dry-run                 counts only
${webhooksUsage}
  help, --help, -h            prints this help

Commands use the database at DATABASE_URL or, if that is not set, the one of the running \`npm start\`.
`

/**
 * Returns the section of the usage text about one command.
 *
 * @returns undefined for an unknown command
 */
export function commandUsage(name: string): string | undefined {
  const [, commands = ''] = usage.split('\n\n')
  const sections = commands.split(/\n(?= {2}\S)/).filter((section) => section.trimStart().split(' ')[0] === name)
  return sections.length === 0 ? undefined : `Usage: npm run admin --\n${sections.join('\n')}\n`
}

export function unknownCommandMessage(name: string, names: string[]): string {
  const suggestion = closest(name, names)
  const isSimilar = distance(name, suggestion) <= Math.max(2, name.length / 3)
  const hint = isSimilar ? ` Did you mean ${suggestion}?` : ` Use one of ${names.join(', ')}.`
  return `Unknown command ${name}.${hint}`
}
