import ts from 'typescript'
import { areas, listScripts, type Rule, type Tree } from './tree.ts'

/** Files in which functions take `Work`, and no part of it separately. */
const roomsOfWork = (tree: Tree): string[] => [
  ...areas.flatMap((area) => listScripts(tree, `server/${area}/`)),
  ...listScripts(tree, 'worker/'),
]

/** Names of parameters that are members of `Work`. */
const parts = /^(business_?id|em|principal|origin)$/i

const oneWork: Rule = (tree) =>
  roomsOfWork(tree).flatMap((path) =>
    [...parametersIn(tree.files.get(path) ?? '')]
      .filter((name) => parts.test(name))
      .map((name) => `${path} takes a bare ${name}: let the function take \`work\` first`),
  )

/** The names of all parameters that are not destructured. */
function parametersIn(text: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest))
  return names
}

/** Files about the schema: entities, their columns, migrations, and the commands that apply them. */
const aboutSchema =
  /(\.entity|-columns?)\.ts$|^server\/(schema\.ts|db\/(migrations\/.*|orm\.ts|steps\/migrate\.ts|columns\.ts)|commands\/(run-admin|start|generate-migration)\.ts)$/

const loadsOrm =
  /^import (?!type\b)[^']*'(@mikro-orm\/[^']*|[^']*(\.entity|-columns?|\/schema|\/db\/(orm|steps\/migrate|columns))\.ts)'/m

/** The ORM would be a fifth of what a process loads, and is needed for nothing once the database is migrated. */
const ormAtTheDoor: Rule = (tree) =>
  [...listScripts(tree, 'server/'), ...listScripts(tree, 'worker/')]
    .filter((path) => !aboutSchema.test(path) && loadsOrm.test(tree.files.get(path) ?? ''))
    .map((path) => `${path} loads the ORM: take \`work\`, and read and write through \`work.db\``)

/** The reason why a file reads all businesses, without the row-level security that separates them. */
const acrossBusinesses: Record<string, string> = {
  'server/access/api-keys/api-key.ts': 'the key arrives first and identifies the business',
  'server/access/passwords/auth.forgot-password.ts': 'an address comes alone; the same is written where it is unknown',
  'server/access/opaque-token.ts': 'the token arrives first and identifies the business',
  'server/access/passwords/create-operator-password-link.ts': 'an operator names an address',
  'server/access/passwords/issue-password-link.ts': 'a job names a link, which may belong to no user',
  'server/access/sessions/login-challenge.ts': 'the token arrives first and identifies the business',
  'server/access/sessions/login-user.ts': 'the address arrives first and identifies the business',
  'server/access/sessions/auth.login.ts': 'a dummy user replaces an unknown one',
  'server/access/sessions/auth.refresh.ts': 'the token arrives first and identifies the business',
  'server/access/passwords/use-password-link.ts': 'the token arrives first and identifies the business',
  'server/business/logo-routes.ts': 'the hash of a logo comes alone, from any browser',
  'server/business/create-business.ts': 'it makes the business',
  'server/commands/demo-data.ts': 'it asks whether there is any business, and analyses tables',
  'server/commands/demo/demo-businesses.ts': 'it finds the users of two businesses',
  'server/documents/signing/documents.verify.ts': 'a hash arrives without a business, from any caller',
  'server/documents/signing/signing-links.ts': 'the token arrives first and identifies the business',
  'server/documents/due-documents.ts': 'it finds due steps in all businesses',
  'server/events/await-events.ts': 'one statement serves all waiting requests',
  'server/leave/calendar/leave-feeds.ics.ts': 'the token arrives first and identifies the business',
  'server/operation/find-across.ts': 'it finds the business of a key, for callers with a reason',
  'server/operation/work.ts': 'it defines it',
  'server/personal-data/clear-deleted.ts': 'it clears expired records in all businesses',
  'server/people/publish-next-status.ts': 'it finds who begins or leaves in any business',
  'server/webhooks/webhook-states.ts': 'an operator names a webhook, or all',
  'worker/delivery/schedule/placement-groups.ts': 'a job names a webhook, which identifies the business',
  'worker/tasks/accrue-leave.ts': 'it finds the businesses that have leave to book',
  'worker/tasks/analyze-tables.ts': 'tables are of all businesses',
  'worker/tasks/delete-expired.ts': 'it deletes expired records in all businesses',
  'worker/tasks/delete-webhook.ts': 'a job names a webhook, which identifies the business',
  'worker/tasks/run-sandboxes.ts': 'it finds the sandboxes that are ahead',
  'worker/worker.ts': 'one statement reads and records the deliveries of many businesses',
}

const heldToOneBusiness: Rule = (tree) =>
  [...listScripts(tree, 'server/'), ...listScripts(tree, 'worker/')]
    .filter(
      (path) =>
        !Object.hasOwn(acrossBusinesses, path) &&
        /\b(acrossBusinesses|findAcross|findByToken)\(/.test(tree.files.get(path) ?? ''),
    )
    .map((path) => `${path} reaches all businesses: use \`inBusiness\`, or give a reason in test/architecture/work.ts`)

/** The rules about `Work`, by name. */
export const workRules: Record<string, Rule> = {
  'one-work': oneWork,
  'orm-at-the-door': ormAtTheDoor,
  'held-to-one-business': heldToOneBusiness,
}
