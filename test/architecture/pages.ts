import { posix } from 'node:path'
import { areas, isGenerated, type Rule, type Tree } from './tree.ts'

const maxReadmeLines = 250

/**
 * Folders whose README has a maximum length. The README of `sdk/` has none: it is published with the package, and
 * contains programs that tests run.
 */
const folders = ['server', 'worker', 'openapi']

const readmeSizes: Rule = ({ files }) =>
  folders
    .map((part) => ({
      path: `${part}/README.md`,
      lines: (files.get(`${part}/README.md`) ?? '').split('\n').length - 1,
    }))
    .filter(({ lines }) => lines > maxReadmeLines)
    .map(
      ({ path, lines }) => `${path} has ${lines} lines: move parts for few readers to a separate page, and link to it`,
    )

const decisionPath = /^(?:server|worker|openapi|sdk)\/decisions\/(?!README\.md$)/
const headings = ['Context', 'Decision', 'Consequences', 'Rejected']

const listDecisions = ({ files }: Tree): { path: string; text: string; title: string }[] =>
  [...files]
    .filter(([path]) => decisionPath.test(path))
    .map(([path, text]) => ({ path, text, title: /^# (.+)\n/.exec(text)?.[1] ?? '' }))

/** `Keys lead with the business` → `keys-lead-with-the-business` */
const slugify = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[`'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const decisionForm: Rule = (tree) =>
  listDecisions(tree).flatMap(({ path, text, title }) => {
    const name = posix.basename(path, '.md')
    const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    const isEmpty = text.split(/^## .+$/m).some((section, index) => index > 0 && section.trim() === '')
    return [
      ...(/^\d{4}-\d\d-\d\d-/.test(name) && name.slice(11) === slugify(title)
        ? []
        : [`${path} is not named after its date and title: name it <date>-${slugify(title)}.md`]),
      ...(titles.join() === headings.join() && !isEmpty
        ? []
        : [`${path} needs the headings ${headings.join(', ')}, in this order, each with a text`]),
    ]
  })

const decisionIndex: Rule = (tree) => {
  const decisions = listDecisions(tree).sort((a, b) => (a.path < b.path ? -1 : 1))
  return [...Map.groupBy(decisions, ({ path }) => posix.dirname(path))].flatMap(([folder, folderDecisions]) => {
    const index = tree.files.get(`${folder}/README.md`) ?? ''
    const rows = [...index.matchAll(/^\| (\S+) \| [^|]+ \| \[(.+)\]\((.+)\) \|$/gm)]
    const listed = rows.map(([, date, title, name]) => `${date} ${title} ${name}`)
    const expected = folderDecisions.map(({ path, title }) => {
      const name = posix.basename(path)
      return `${name.slice(0, 10)} ${title} ${name}`
    })
    return listed.join('\n') === expected.join('\n')
      ? []
      : [
          `${folder}/README.md must list the decisions of its folder by their names, each with its date and title: ${firstDifference(listed, expected)}`,
        ]
  })
}

const firstDifference = (listed: string[], expected: string[]): string => {
  const at = expected.findIndex((each, index) => each !== listed[index])
  return at < 0 ? `exactly ${expected.length} rows` : `${expected[at]} is missing at row ${at + 1}`
}

/** Pages for developers, whose file names must exist. Guides and `deploy/` also name files that readers create. */
const developerPage = /^(server|worker|openapi)\/(README|architecture|decisions\/[^/]+)\.md$/

const namedFiles: Rule = ({ files }) => {
  const paths = [...files.keys()]
  return [...files]
    .filter(([path]) => developerPage.test(path))
    .flatMap(([page, text]) =>
      [...text.matchAll(/`([a-z.][\w.-]*(?:\/[\w.-]+)+(?:\.(?:ts|yaml|md|js)|\/))`/g)]
        .map(([, name = '']) => name)
        .filter((name) => {
          const [part = ''] = page.split('/')
          const places = [
            name,
            posix.join(posix.dirname(page), name),
            posix.join(part, name),
            posix.join('server', name),
          ]
          return !places.some((place) =>
            place.endsWith('/') ? paths.some((path) => path.startsWith(place)) : files.has(place),
          )
        })
        .map((name) => `${page} names ${name}, which does not exist: correct the path`),
    )
}

/** The diagram of the architecture has the areas in the order of `areas`. */
const areaDiagram: Rule = ({ files }) => {
  const page = 'server/architecture.md'
  const text = files.get(page)
  if (text === undefined) return []
  const [, chain = ''] = /^ +(personal-data --> .+)$/m.exec(text) ?? []
  const expected = areas.toReversed().join(' --> ')
  return chain === expected
    ? []
    : [`${page} must show the areas in the order of test/architecture/tree.ts: ${expected}`]
}

/** The placeholders that `npm run new:operation` writes. */
const noPlaceholders: Rule = ({ files }) =>
  [...files]
    .filter(([path]) => /\.(ts|yaml)$/.test(path) && !isGenerated(path) && !mentionsPlaceholders.test(path))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, index) => {
        const [, task] = /FILL IN: ([^'"`]+)/.exec(line) ?? []
        return task === undefined ? [] : [`${path}:${index + 1} is not complete: ${task.trim()}`]
      }),
    )

const mentionsPlaceholders =
  /^(test\/architecture\/|server\/commands\/new-operation|test\/server\/commands\/new-operation)/

/** The rules about pages for developers and about placeholders, by name. */
export const pageRules: Record<string, Rule> = {
  'readme-sizes': readmeSizes,
  'decision-form': decisionForm,
  'decision-index': decisionIndex,
  'named-files': namedFiles,
  'area-diagram': areaDiagram,
  'no-placeholders': noPlaceholders,
}
