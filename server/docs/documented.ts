import { type ContractDocument, operationsOf } from '../operation/contract/contract-document.ts'
import { onceFor } from '../operation/once-for.ts'
import type { Describing, DescribingContract } from './contract.ts'

/** A page of the reference: the operations of one resource. */
export interface Resource {
  /** The tag, such as `payRuns`. */
  tag: string
  /** What people call it, such as “Pay runs”. */
  name: string
  description: string
  address: string
  operations: Described[]
}

/** An operation with what the reference tells about it. */
export interface Described extends Describing {
  id: string
  verb: string
  /** With the base, such as `/v1/people/{id}`. */
  path: string
  /** Of its section in the reference. It never changes, as an operationId does not. */
  address: string
  scopes: string[]
  isPublic: boolean
}

/** Resources that readers look for in one place, such as “Leave”. */
export interface Group {
  name: string
  resources: Resource[]
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The reference's pages, in the groups and the order of the contract. Sent events have a page of their own. */
export const groupsOf = onceFor((contract: ContractDocument): Group[] => {
  const { 'x-tagGroups': groups, tags, paths } = contract as unknown as DescribingContract
  const objects = new Map(
    Object.values(paths).flatMap((item) => Object.values(item).map((object) => [object.operationId, object])),
  )
  const described = operationsOf(contract).map((operation): Described => {
    const path = operation.route.replaceAll(/:(\w+)/g, '{$1}')
    const object = objects.get(operation.id) as Describing
    const [tag = ''] = object.tags
    return {
      ...object,
      id: operation.id,
      verb: operation.method.toUpperCase(),
      path,
      address: `/docs/reference/${kebab(tag)}#${operation.id}`,
      scopes: operation.scopes,
      isPublic: operation.public,
      parameters: operation.parameters as Describing['parameters'],
    }
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
export const resourcesOf = (contract: ContractDocument): Resource[] =>
  groupsOf(contract).flatMap(({ resources }) => resources)

/** The address of what a name in the contract's texts stands for: an operation, a schema or an event. */
export const addressesOf = onceFor((contract: ContractDocument): Map<string, string> => {
  const operations = resourcesOf(contract).flatMap(({ operations }) => operations)
  return new Map([
    ...Object.keys(contract.components.schemas ?? {}).map((name): [string, string] => [name, schemaAddress(name)]),
    ...Object.keys(contract.webhooks).map((type): [string, string] => [type, eventAddress(type)]),
    ...operations.map(({ id, address }): [string, string] => [id, address]),
  ])
})

/** Where the guide Errors begins to tell of a status, by the codes that the contract lists for it. */
export const errorAddressesOf = onceFor((contract: ContractDocument): Map<string, string> => {
  const { description = '' } = (contract.components.schemas?.ErrorCode ?? {}) as { description?: string }
  const rows = [...description.matchAll(/^\| `(\w+)` \| ([\d, ]+) \|/gm)]
  const addresses = rows.flatMap(([, code = '', statuses = '']) =>
    statuses.split(', ').map((status): [string, string] => [status, `/docs/guides/errors#${code}`]),
  )
  return new Map(addresses.reverse()) // the first code of each status
})

export const schemaAddress = (name: string): string => `/docs/schemas/${name}`
export const eventAddress = (type: string): string => `/docs/events#${type}`
