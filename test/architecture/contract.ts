import ts from 'typescript'
import { listScripts, type Rule } from './tree.ts'

/** The only folder that reads the contract, and the examples that break this rule. */
const exempt = /^(openapi\/read|test\/architecture)\//

/** The reason why a file may parse YAML. */
const yamlReaders: Record<string, string> = {
  '.ci/words/yaml.ts': 'the descriptions of the contract with their positions, for the check of words',
  'test/server/deploy.test.ts': 'files for Compose and Kubernetes',
  'test/server/deploy/monitoring.test.ts': 'rules of Prometheus',
}

const parsesYaml = /from '(js-)?yaml'|import\('(js-)?yaml'\)/
const listsOperations = /\bObject\.(keys|values|entries)\([\w.]*\.(paths|webhooks)\b/

const oneReader: Rule = (tree) =>
  listScripts(tree)
    .filter((path) => !exempt.test(path))
    .flatMap((path) => {
      const text = tree.files.get(path) ?? ''
      return [
        ...(parsesYaml.test(text) && !Object.hasOwn(yamlReaders, path)
          ? [`${path} parses YAML: take the contract from \`readContract\`, or give a reason in ${rulesFile}`]
          : []),
        ...(followsReferences(text)
          ? [
              `${path} resolves a reference itself: use \`resolve\`, \`componentName\`, \`withTarget\` or \`inlined\` of openapi/read`,
            ]
          : []),
        ...(listsOperations.test(text)
          ? [
              `${path} iterates over the paths of a contract: use \`listOperations\` or \`listSentEvents\` of openapi/read`,
            ]
          : []),
      ]
    })

const rulesFile = 'test/architecture/contract.ts'

/** Whether a program reads the member `$ref` of a value. Writing a reference is allowed. */
function followsReferences(text: string): boolean {
  if (!text.includes('$ref')) return false
  const isRef = (node: ts.Node) => (ts.isIdentifier(node) || ts.isStringLiteral(node)) && node.text === '$ref'
  const visit = (node: ts.Node): boolean =>
    (ts.isPropertyAccessExpression(node) && isRef(node.name)) ||
    (ts.isElementAccessExpression(node) && isRef(node.argumentExpression)) ||
    (ts.isBindingElement(node) && isRef(node.propertyName ?? node.name)) ||
    ts.forEachChild(node, (child) => visit(child) || undefined) === true
  return visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest))
}

/** The rules about reading the contract, by name. */
export const contractRules: Record<string, Rule> = { 'one-reader': oneReader }
