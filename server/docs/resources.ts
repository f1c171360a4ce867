import type { Contract } from '../../openapi/read/contract.ts'
import { listErrorCodes, type Operation, listOperations, listSentEvents } from '../../openapi/read/operations.ts'
import { onceFor } from '../operation/once-for.ts'

/** A page of the reference: the operations of one resource. */
export interface Resource {
  /** The tag, such as `payRuns`. */
  tag: string
  /** What people call it, such as “Pay runs”. */
  name: string
  description: string
  address: string
  operations: ReferenceOperation[]
}

/** An operation with the address of its section in the reference, which never changes, as an operationId does not. */
export interface ReferenceOperation extends Operation {
  address: string
}

/** Resources that readers look for in one place, such as “Leave”. */
export interface Group {
  name: string
  resources: Resource[]
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The reference's pages, in the groups and the order of the contract. Sent events have a page of their own. */
export const resourceGroups = onceFor((contract: Contract): Group[] => {
  const { 'x-tagGroups': groups, tags } = contract
  const described = listOperations(contract).map((operation): ReferenceOperation => {
    const [tag = ''] = operation.tags
    return { ...operation, address: `/docs/reference/${kebab(tag)}#${operation.id}` }
  })
  const byTag = Map.groupBy(described, ({ tags: [tag] }) => tag)
  return groups.map(({ name, tags: named }) => ({
    name,
    resources: named.flatMap((tag) => {
      const operations = byTag.get(tag)
      const declared = tags.find((each) => each.name === tag)
      if (operations === undefined || declared === undefined) return []
      const { 'x-displayName': name, description } = declared
      return [{ tag, name, description, address: `/docs/reference/${kebab(tag)}`, operations }]
    }),
  }))
})

/** All resources, in the order of the contract. */
export const referenceResources = (contract: Contract): Resource[] =>
  resourceGroups(contract).flatMap(({ resources }) => resources)

/** The address of what a name in the contract's texts stands for: an operation, a schema or an event. */
export const nameAddresses = onceFor((contract: Contract): Map<string, string> => {
  const operations = referenceResources(contract).flatMap(({ operations }) => operations)
  return new Map([
    ...Object.keys(contract.components.schemas).map((name): [string, string] => [name, schemaAddress(name)]),
    ...listSentEvents(contract).map(({ path: type }): [string, string] => [type, eventAddress(type)]),
    ...operations.map(({ id, address }): [string, string] => [id, address]),
  ])
})

/** Where the guide Errors begins to tell of a status, by the codes that the contract lists for it. */
export const errorAddresses = onceFor((contract: Contract): Map<string, string> => {
  const addresses = listErrorCodes(contract).flatMap(({ code, statuses }) =>
    statuses.map((status): [string, string] => [status, `/docs/guides/errors#${code}`]),
  )
  return new Map(addresses.reverse()) // the first code of each status
})

export const schemaAddress = (name: string): string => `/docs/schemas/${name}`
export const eventAddress = (type: string): string => `/docs/events#${type}`
