import ts from 'typescript'
import { areas, listScripts, type Rule, type Tree } from './tree.ts'

/** Files whose functions have a parameter `Work`, and none for a part of it. */
const filesWithWork = (tree: Tree): string[] => [
  ...areas.flatMap((area) => listScripts(tree, `server/${area}/`)),
  ...listScripts(tree, 'worker/'),
]

/** Names of parameters that are members of `Work`. */
const workMembers = /^(business_?id|em|principal|origin)$/i

const oneWork: Rule = (tree) =>
  filesWithWork(tree).flatMap((path) =>
    [...parameterNames(tree.files.get(path) ?? '')]
      .filter((name) => workMembers.test(name))
      .map((name) => `${path} has a parameter ${name}: pass \`work\` as the first parameter`),
  )

/** The names of all parameters that are not destructured. */
function parameterNames(text: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest))
  return names
}

/** Files that define the schema or change it: entities, columns, migrations, and the commands that apply them. */
const schemaFiles =
  /(\.entity|-columns?)\.ts$|^server\/(schema\.ts|db\/(migrations\/.*|orm\.ts|steps\/migrate\.ts|columns\.ts)|commands\/(run-admin|start|generate-migration)\.ts)$/

const loadsOrm =
  /^import (?!type\b)[^']*'(@mikro-orm\/[^']*|[^']*(\.entity|-columns?|\/schema|\/db\/(orm|steps\/migrate|columns))\.ts)'/m

/** The ORM would be a fifth of the code that a process loads, and is needed only for migrations. */
const ormForSchemaOnly: Rule = (tree) =>
  [...listScripts(tree, 'server/'), ...listScripts(tree, 'worker/')]
    .filter((path) => !schemaFiles.test(path) && loadsOrm.test(tree.files.get(path) ?? ''))
    .map((path) => `${path} loads the ORM: take \`work\`, and read and write through \`work.db\``)

/** Files that access all businesses without the row-level security that isolates them, with the reason. */
const acrossBusinesses: Record<string, string> = {
  'server/access/apps/authenticate-app.ts': 'the token arrives first and identifies the business',
  'server/access/apps/oauth/token-store.ts': 'the code or token arrives first and identifies the business',
  'server/access/api-keys/api-key.ts': 'the key arrives first and identifies the business',
  'server/access/passwords/auth.forgot-password.ts':
    'an email address arrives without a business; an unknown one has the same effect',
  'server/access/opaque-token.ts': 'the token arrives first and identifies the business',
  'server/access/passwords/create-operator-password-link.ts': 'an operator enters an email address',
  'server/access/passwords/issue-password-link.ts': 'a job has the ID of a link, which may belong to no user',
  'server/access/sessions/login-challenge.ts': 'the token arrives first and identifies the business',
  'server/access/single-sign-on/domains.ts': 'the domain of an address arrives first and identifies the business',
  'server/access/sessions/login-user.ts': 'the email address arrives first and identifies the business',
  'server/access/sessions/auth.login.ts': 'a dummy user replaces an unknown one',
  'server/access/sessions/auth.refresh.ts': 'the token arrives first and identifies the business',
  'server/access/passwords/use-password-link.ts': 'the token arrives first and identifies the business',
  'server/business/logo-routes.ts': 'the hash of a logo arrives without a business, from any browser',
  'server/business/create-business.ts': 'it creates the business',
  'server/commands/demo-data.ts': 'it checks whether a business exists, and analyses tables',
  'server/commands/demo/demo-businesses.ts': 'it finds the users of two businesses',
  'server/documents/signing/documents.verify.ts': 'a hash arrives without a business, from any caller',
  'server/documents/signing/signing-links.ts': 'the token arrives first and identifies the business',
  'server/documents/due-documents.ts': 'it finds due steps in all businesses',
  'server/leave/calendar/leave-feeds.ics.ts': 'the token arrives first and identifies the business',
  'server/operation/find-across.ts': 'it finds the business of a key, for the callers in this list',
  'server/operation/stream/await-stream.ts': 'one statement serves all waiting requests for a stream',
  'server/operation/work.ts': 'it defines the access to all businesses',
  'server/personal-data/clear-deleted.ts': 'it clears expired records in all businesses',
  'server/people/assignments/apply-due.ts': 'it finds assignments that take effect, in all businesses',
  'server/pay-runs/pay-schedules/draft-next-run.ts': 'the worker looks for pay schedules to check',
  'server/tasks/publish-overdue.ts': 'it finds tasks that are overdue, in all businesses',
  'server/tasks/reminders/queue-task-reminders.ts': 'it finds the businesses in which it is morning',
  'server/people/publish-next-status.ts': 'it finds people who start or leave, in all businesses',
  'server/webhooks/webhook-states.ts': 'an operator selects one webhook, or all',
  'worker/delivery/schedule/placement-groups.ts': 'a job has the ID of a webhook, which identifies the business',
  'worker/tasks/accrue-leave.ts': 'it finds the businesses with leave to book',
  'worker/tasks/reconcile-assignments.ts': 'it finds all businesses',
  'worker/tasks/analyze-tables.ts': 'tables have the rows of all businesses',
  'worker/tasks/delete-expired.ts': 'it deletes expired records in all businesses',
  'worker/tasks/delete-webhook.ts': 'a job has the ID of a webhook, which identifies the business',
  'worker/tasks/run-sandboxes.ts': 'it finds the sandboxes with an advanced clock',
  'worker/worker.ts': 'one statement reads and records the deliveries of many businesses',
}

const oneBusiness: Rule = (tree) =>
  [...listScripts(tree, 'server/'), ...listScripts(tree, 'worker/')]
    .filter(
      (path) =>
        !Object.hasOwn(acrossBusinesses, path) &&
        /\b(acrossBusinesses|findAcross|findByToken)\(/.test(tree.files.get(path) ?? ''),
    )
    .map((path) => `${path} accesses all businesses: use \`inBusiness\`, or give a reason in test/architecture/work.ts`)

/** The rules about `Work`, by name. */
export const workRules: Record<string, Rule> = {
  'one-work': oneWork,
  'orm-for-schema-only': ormForSchemaOnly,
  'one-business': oneBusiness,
}
