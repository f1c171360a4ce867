import { $, type DefinePlugin, definePluginConfig, type Plugin } from '@hey-api/openapi-ts'
import type { SdkOperation } from './contract.ts'
import { writeDoc } from './doc-comments.ts'

// biome-ignore lint/suspicious/noExplicitAny: the generator's list of plugin names is closed to plugins of others
type Resources = DefinePlugin<Plugin.Name<any>>
type Instance = Resources['Instance']

/**
 * Creates the generator plugin that writes `resources.gen.ts`: a class for each resource of the contract with a method
 * for each of its operations, and the class `Resources`, which contains all of them.
 *
 * @returns the plugin, for the generator's configuration
 */
export function resources(operations: SdkOperation[]) {
  const handler: Resources['Handler'] = ({ plugin }) => {
    const runtime = registerImports(plugin)
    const all = $.class(plugin.symbol('Resources')).export().extends(runtime.Resource)
    for (const [resource, members] of Map.groupBy(operations, (operation) => operation.resource)) {
      const symbol = plugin.symbol(`${upperFirst(resource)}Resource`)
      const resourceClass = $.class(symbol).export().extends(runtime.Resource)
      for (const operation of members) {
        resourceClass.newline().do(buildMethod(operation, plugin, runtime))
      }
      plugin.node(resourceClass)
      all.field(resource, (field) =>
        field.readonly().assign($.new(symbol, $('this').attr('http'), $.literal(resource))),
      )
    }
    plugin.node(all)
  }
  const dependencies = ['@hey-api/typescript'] as const
  return definePluginConfig<Resources['Types']>({ config: {}, dependencies, handler, name: 'resources' })()
}

type Runtime = ReturnType<typeof registerImports>

/** Registers the imports of the generated code from the handwritten part of the SDK. */
function registerImports(plugin: Instance) {
  const imported = (name: string, external: string, kind: 'class' | 'type' = 'type') =>
    plugin.symbol(name, { external, kind })
  return {
    Call: imported('Call', '../call.ts'),
    Download: imported('Download', '../call.ts'),
    List: imported('List', '../call.ts'),
    WithFile: imported('WithFile', '../upload.ts'),
    Resource: imported('Resource', '../resource.ts', 'class'),
    RequestOptions: imported('RequestOptions', '../options.ts'),
    IfMatchOption: imported('IfMatchOption', '../options.ts'),
    RequiredIfMatchOption: imported('RequiredIfMatchOption', '../options.ts'),
    IdempotencyKeyOption: imported('IdempotencyKeyOption', '../options.ts'),
  }
}

function buildMethod(operation: SdkOperation, plugin: Instance, runtime: Runtime) {
  const { verb, base, path, pathParameters, query, body, ifMatch, idempotencyKey, result } = operation
  const component = (name: string) => {
    const resourceId = `#/components/schemas/${name}`
    return $.type(plugin.referenceSymbol({ category: 'type', resource: 'definition', resourceId }))
  }

  const method = $.method(operation.method).doc(writeDoc(operation))
  for (const { name, type } of pathParameters) method.param(name, (param) => param.type(type))
  if (body !== undefined) {
    const type = body.isForm ? $.type(runtime.WithFile).generics(component(body.schema)) : component(body.schema)
    method.param('body', (param) => param.type(type))
  }
  if (query !== undefined) {
    const type = $.type(plugin.symbol(queryTypeName(operation.id), { external: './queries.gen.ts', kind: 'type' }))
    method.param('query', (param) => param.type(type).$if(!query.required, (p) => p.optional()))
  }
  const optionType = $.type.and(
    $.type(runtime.RequestOptions),
    ...(ifMatch === 'required' ? [$.type(runtime.RequiredIfMatchOption)] : []),
    ...(ifMatch === 'optional' ? [$.type(runtime.IfMatchOption)] : []),
    ...(idempotencyKey ? [$.type(runtime.IdempotencyKeyOption)] : []),
  )
  method.param('options', (param) => param.type(optionType).$if(ifMatch !== 'required', (p) => p.optional()))

  const request = $.object()
    .prop('operation', $('this').attr('id').call($.literal(operation.method)))
    .prop('method', $.literal(verb))
    .prop('path', $.array(...segments(path)))
  if (base === '') request.prop('root', $.literal(true))
  if (body !== undefined) request.prop('body', $('body'))
  if (body?.isForm) request.prop('form', $.literal(true))
  if (query !== undefined) request.prop('query', $('query'))
  if (idempotencyKey) request.prop('idempotent', $.literal(true))
  if (result.kind === 'text' || result.kind === 'blob') request.prop('responseType', $.literal(result.kind))
  request.prop('options', $('options'))

  const kinds = { list: 'list', text: 'download', blob: 'download', data: 'call', nothing: 'call' } as const
  const send = kinds[result.kind]
  const returned = $.type({ list: runtime.List, download: runtime.Download, call: runtime.Call }[send])
  if (result.kind === 'list') returned.generics(component(result.schema), component(result.meta))
  else if (result.kind === 'data') returned.generics(component(result.schema))
  else returned.generics({ nothing: 'void', text: 'string', blob: 'Blob' }[result.kind])
  return method.returns(returned).do($('this').attr('http').attr(send).call(request).return())
}

/** Converts a path into arguments: `/people/{id}` → `'people', id`. The runtime encodes each segment. */
function segments(path: string) {
  return path
    .split('/')
    .slice(1)
    .map((part) => {
      const [, parameter] = /^\{(.+)\}$/.exec(part) ?? []
      return parameter === undefined ? $.literal(part) : $(parameter)
    })
}

/** Returns the name of an operation's query type, such as `PeopleListQuery`. */
export function queryTypeName(id: string): string {
  return `${id.split('.').map(upperFirst).join('')}Query`
}

export function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
