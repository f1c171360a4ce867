import { type Contract, componentName, resolve, type Schema } from '../../openapi/read/contract.ts'
import { successResponses } from '../../openapi/read/operations.ts'
import { badge, notice } from '../pages/components.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import type { DocsPage } from './docs-page.ts'
import { renderMarkdown, renderMarkdownLine } from './markdown.ts'
import { memberList, schemaLink, schemaMembers } from './members.ts'
import { errorAddresses, nameAddresses, type ReferenceOperation, type Resource } from './resources.ts'
import { sample } from './sample.ts'
import { schemaExample } from './schema-text.ts'

/** Returns the page of a resource with all of its operations. */
export function resourcePage(contract: Contract, { name, description, address, operations }: Resource): DocsPage {
  const [lead = ''] = description.split(/\n\n/)
  return {
    address,
    title: name,
    content: html`${renderMarkdown(lead, { names: nameAddresses(contract) })}
      <ul class="endpoints">${operations.map(
        ({ id, method, fullPath, summary }) =>
          html`<li><a href="#${id}">${summary}</a> <code>${method.toUpperCase()} ${fullPath}</code></li>`,
      )}</ul>
      ${operations.map((operation) => operationSection(contract, operation))}`,
    parts: operations.map(({ id, summary }) => ({ href: `#${id}`, text: summary })),
  }
}

/** Returns the section about an operation: description, access, parameters, body and response, with samples. */
function operationSection(contract: Contract, operation: ReferenceOperation): Html {
  const { id, summary, description, method, fullPath } = operation
  const names = nameAddresses(contract)
  return html`<section class="operation" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title"><a href="#${id}">${summary}</a></h2>
    <p class="endpoint">${badge(method.toUpperCase())} <code>${fullPath}</code></p>
    <div class="explanation">
      ${deprecation(operation)}
      ${renderMarkdown(description, { names })}
      ${access(operation, names)}
      ${parametersText(contract, operation)}
      ${bodyText(contract, operation)}
      ${responseText(contract, operation)}
    </div>
    <div class="samples">${operationSamples(contract, operation)}</div>
  </section>`
}

const deprecation = ({ isDeprecated, sunset }: ReferenceOperation): Piece =>
  isDeprecated &&
  notice(
    html`<p><strong>Deprecated.</strong> ${sunset !== undefined && html`It works until <time datetime="${sunset}">${sunset}</time> at least. `}<a href="/docs/guides/versions#deprecation">What that means</a></p>`,
    'warn',
  )

/** Returns the requirements that a caller must meet. */
function access(operation: ReferenceOperation, names: ReadonlyMap<string, string>): Html {
  const { scopes, isPublic } = operation
  const needs = scopes.map((scope) => `\`${scope}\``).join(' and ')
  const sentences = [
    isPublic && 'Needs no token.',
    needs !== '' &&
      `Needs the scope ${needs}${operation.servesSelf ? ', or `self` for the caller’s own records' : ''}.`,
    !isPublic && needs === '' && 'Needs a token, and no scope.',
    operation.isUserOnly && 'API keys cannot call it.',
    confirmation(operation),
    operation.isUnlimited && 'Does not count towards the rate limit.',
    operation.isBeforeTwoFactor &&
      'Users can call it before they have set up a second factor that the business requires.',
  ].filter((each) => each !== false)
  return html`<p class="access">${renderMarkdownLine(sentences.join(' '), { names })}</p>`
}

/** Returns the sentence that says when users must confirm their password (step-up), or false if they need not. */
function confirmation({ needsConfirmation, confirmedMembers }: ReferenceOperation): string | false {
  if (!needsConfirmation && confirmedMembers.length === 0) return false
  const names = confirmedMembers.map((name) => `\`${name}\``).join(', ')
  const members = needsConfirmation ? '' : ` before they change ${names}`
  return `Users confirm their password first${members}, unless they did so in the last fifteen minutes: \`me.confirmPassword\`.`
}

const places = { path: 'In the path', query: 'In the query', header: 'Headers' } as const

function parametersText(contract: Contract, { parameters }: ReferenceOperation): Piece {
  return Object.entries(places).map(([place, title]) => {
    const members = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required = false, description, example }) => ({
        name,
        schema,
        isRequired: required,
        description,
        example,
      }))
    return members.length > 0 && html`<h3>${title}</h3>${memberList(contract, members)}`
  })
}

function bodyText(contract: Contract, { requestBody }: ReferenceOperation): Piece {
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {})
  if (media?.schema === undefined) return false
  const name = componentName(media.schema)
  return html`<h3>Body</h3>
    <p>${type === 'application/json' ? 'JSON' : html`A form, <code>${type}</code>`}${name !== undefined && html`: ${schemaLink(name)}`}</p>
    ${schemaMembers(contract, media.schema, [name ?? ''])}`
}

function responseText(contract: Contract, { responses }: ReferenceOperation): Html {
  const all = Object.entries(responses).map(([status, response]) => ({ status, response }))
  const names = nameAddresses(contract)
  const successes = all.filter(({ status }) => status.startsWith('2'))
  const others = all.filter(({ status }) => !status.startsWith('2') && status !== 'default')
  const errors = errorAddresses(contract)
  return html`<h3>Response</h3>
    ${successes.map(({ status, response }) => {
      const [[type, media] = []] = Object.entries(response.content ?? {})
      const isJson = type === 'application/json'
      return html`<p>${badge(status, 'good')} ${renderMarkdownLine(response.description ?? '', { names })}${
        type !== undefined && !isJson && html`, as <code>${type}</code>`
      }</p>
      ${isJson && media?.schema !== undefined && schemaMembers(contract, envelopeSchema(contract, media.schema))}`
    })}
    <details><summary>Failures: ${others.map(({ status }) => status).join(', ')}</summary>
      <ul class="members">${others.map(
        ({ status, response }) =>
          html`<li>${errors.has(status) ? html`<a href="${errors.get(status)}">${badge(status, 'bad')}</a>` : badge(status)} ${renderMarkdownLine(response.description ?? '', { names })}</li>`,
      )}</ul>
      <p><a href="/docs/guides/errors#the-codes">What each code means, and what to do</a></p>
    </details>`
}

/** Returns the schema of the envelope without `success`, which is the same in every response. */
function envelopeSchema(contract: Contract, schema: Schema): Schema {
  const { properties = {}, ...envelope } = resolve<Schema>(contract, schema)
  const { success: _, ...members } = properties
  return { ...envelope, properties: members }
}

function operationSamples(contract: Contract, operation: ReferenceOperation): Piece {
  const { id, summary, samples } = operation
  const [, success] = successResponses(operation)[0] ?? []
  const schema = success?.content?.['application/json']?.schema
  return html`${samples.map(({ label, source }) => sample({ id: `${id}.${label}`, title: label, text: source, about: summary }))}
    ${schema !== undefined && sample({ id: `${id}.response`, title: 'Response', text: JSON.stringify(schemaExample(contract, schema), null, 2), about: summary })}`
}
