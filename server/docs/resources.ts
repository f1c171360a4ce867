import type { Contract } from '../../openapi/read/contract.ts'
import { listErrorCodes, listOperations, listSentEvents, type Operation } from '../../openapi/read/operations.ts'
import { onceFor } from '../operation/once-for.ts'

/** A page of the reference: the operations of one resource. */
export interface Resource {
  /** The tag, such as `payRuns`. */
  tag: string
  /** The title, such as “Pay runs”. */
  name: string
  description: string
  address: string
  operations: ReferenceOperation[]
}

/** An operation with the permanent URL path of its section in the reference. */
export interface ReferenceOperation extends Operation {
  address: string
}

/** A group of related resources, such as “Leave”. */
export interface Group {
  name: string
  resources: Resource[]
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Returns the pages of the reference, in the groups and the order of the contract. Webhook events have a separate page.
 */
export const resourceGroups = onceFor((contract: Contract): Group[] => {
  const { 'x-tagGroups': groups, tags } = contract
  const operations = listOperations(contract).map((operation): ReferenceOperation => {
    const [tag = ''] = operation.tags
    return { ...operation, address: `/docs/reference/${kebab(tag)}#${operation.id}` }
  })
  const byTag = Map.groupBy(operations, ({ tags: [tag] }) => tag)
  return groups.map(({ name, tags: groupTags }) => ({
    name,
    resources: groupTags.flatMap((tag) => {
      const operations = byTag.get(tag)
      const declaration = tags.find((each) => each.name === tag)
      if (operations === undefined || declaration === undefined) return []
      const { 'x-displayName': name, description } = declaration
      return [{ tag, name, description, address: `/docs/reference/${kebab(tag)}`, operations }]
    }),
  }))
})

/** Returns all resources, in the order of the contract. */
export const referenceResources = (contract: Contract): Resource[] =>
  resourceGroups(contract).flatMap(({ resources }) => resources)

/** Returns the paths of operations, schemas and events, by the names that descriptions use. */
export const nameAddresses = onceFor((contract: Contract): Map<string, string> => {
  const operations = referenceResources(contract).flatMap(({ operations }) => operations)
  return new Map([
    ...Object.keys(contract.components.schemas).map((name): [string, string] => [name, schemaAddress(name)]),
    ...listSentEvents(contract).map(({ path: type }): [string, string] => [type, eventAddress(type)]),
    ...operations.map(({ id, address }): [string, string] => [id, address]),
  ])
})

/** Returns the path of each status code in the guide “Errors”, which leads to the first error code with the status. */
export const errorAddresses = onceFor((contract: Contract): Map<string, string> => {
  const addresses = listErrorCodes(contract).flatMap(({ code, statuses }) =>
    statuses.map((status): [string, string] => [status, `/docs/guides/errors#${code}`]),
  )
  return new Map(addresses.reverse()) // the first code wins
})

/** Returns the first sentence of a description. */
export const firstSentence = (description: string): string => description.split(/\n|(?<=\.) /)[0] ?? ''

export const schemaAddress = (name: string): string => `/docs/schemas/${name}`
export const eventAddress = (type: string): string => `/docs/events#${type}`
