import { type Contract, componentName, resolve, type Schema } from '../../openapi/read/contract.ts'
import { badge } from '../pages/components.ts'
import { type Html, html, type Piece } from '../pages/html.ts'
import { renderMarkdownLine } from './markdown.ts'
import { nameAddresses, schemaAddress } from './resources.ts'
import { jsonText, valueKind, valueLimits } from './schema-text.ts'

/** A member of an object, or a parameter. */
interface Member {
  name: string
  schema: Schema
  isRequired: boolean
  description?: string | undefined
  example?: unknown
}

/** The maximum depth of nested members. Deeper members are shown only on the page of their schema. */
const maxDepth = 3

/** Returns the schema of a value or, for a list, of its items. */
function itemSchema(contract: Contract, schema: Schema): { schema: Schema; name: string | undefined } {
  const whole = resolve(contract, schema)
  if (whole.items === undefined) return { schema: whole, name: componentName(schema) }
  return itemSchema(contract, whole.items)
}

/** Renders a list of members with expandable objects. */
export const memberList = (contract: Contract, members: readonly Member[], above: string[] = []): Html =>
  html`<ul class="members">${members.map((member) => html`<li>${memberText(contract, member, above)}</li>`)}</ul>`

function memberText(contract: Contract, member: Member, above: string[]): Html {
  const { name, isRequired, example } = member
  const schema = resolve(contract, member.schema)
  const description = member.description ?? member.schema.description ?? schema.description
  const limits = valueLimits(schema)
  return html`<p><code class="name">${name}</code> <span class="kind">${kindText(contract, member.schema)}</span>${
    isRequired && html` <span class="required">required</span>`
  }${schema.deprecated === true && html` ${badge('deprecated', 'warn')}`}</p>
    ${description !== undefined && html`<p>${described(contract, description)}</p>`}
    ${limits.length > 0 && html`<p class="hint">${limits.map((limit, index) => html`${index > 0 && '; '}${limit}`)}</p>`}
    ${example !== undefined && html`<p class="hint">For example <code>${jsonText(example)}</code></p>`}
    ${nestedText(contract, member.schema, above)}`
}

/** Returns the kind of a value, with links to named schemas. */
function kindText(contract: Contract, schema: Schema): Piece {
  const whole = resolve(contract, schema)
  if (whole.items !== undefined) {
    const item = itemSchema(contract, whole.items)
    if (isObject(item.schema) && item.name !== undefined) return html`list of ${schemaLink(item.name)}`
    return valueKind(whole, `${valueKind(item.schema)}s`)
  }
  const name = componentName(schema)
  return isObject(whole) && name !== undefined ? schemaLink(name) : valueKind(whole)
}

const isObject = ({ properties, oneOf }: Schema): boolean => properties !== undefined || oneOf !== undefined

export const schemaLink = (name: string): Html => html`<a href="${schemaAddress(name)}">${name}</a>`

const described = (contract: Contract, text: string): Html =>
  renderMarkdownLine(sentence(text), { names: nameAddresses(contract) })

/** Adds the full stop that descriptions in the contract lack. */
const sentence = (text: string): string => text.trim().replace(/(?<![.:…|])$/, '.')

function nestedText(contract: Contract, schema: Schema, above: string[]): Piece {
  const { schema: inner, name } = itemSchema(contract, schema)
  if (!isObject(inner) || (name !== undefined && above.includes(name)) || above.length >= maxDepth) return false
  const path = [...above, name ?? '']
  return html`<details><summary>${name === undefined ? 'Members' : `Members of ${name}`}</summary>${schemaMembers(contract, inner, path)}</details>`
}

/** Renders the members of an object, or the alternatives of a union. */
export function schemaMembers(contract: Contract, schema: Schema, above: string[] = []): Html {
  const whole = resolve(contract, schema)
  if (whole.oneOf !== undefined) {
    return html`${whole.oneOf.map((each) => {
      const name = componentName(each)
      return html`<details><summary>${name === undefined ? 'Either' : `If it is ${name}`}</summary>${schemaMembers(contract, each, [...above, name ?? ''])}</details>`
    })}`
  }
  const { required = [] } = whole
  const members = Object.entries(whole.properties ?? {}).map(
    ([name, member]): Member => ({ name, schema: member, isRequired: required.includes(name) }),
  )
  return memberList(contract, members, above)
}
