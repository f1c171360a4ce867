import type { Request, Response, Router } from 'express'
import { methodNotAllowed } from '../../../operation/errors.ts'
import { changeGroup, createGroup, deleteGroup } from './groups/change-group.ts'
import { type GroupChange, readGroupChanges, readGroupPatch } from './groups/group-input.ts'
import { presentGroup } from './groups/present-group.ts'
import { type DirectoryGroup, listGroups, readGroup, readMembers } from './groups/read-groups.ts'
import { type ListQuery, listResponse, readListQuery, searchQuery } from './list-response.ts'
import { readPatch } from './patch.ts'
import { changeAs, directoryWork, orNotFound, receiveJson, sendScim } from './scim-request.ts'

type WithId = Request<{ id: string }>

/** The maximum number of groups in a page with their members. */
const maxWithMembers = 20

/** Adds the routes of groups. */
export function addGroupRoutes(router: Router): void {
  router
    .route('/Groups')
    .get(list)
    .post(...receiveJson, create)
    .all((_req, _res, next) => next(methodNotAllowed(['GET', 'POST'])))
  router
    .route('/Groups/.search')
    .post(...receiveJson, search)
    .all((_req, _res, next) => next(methodNotAllowed(['POST'])))
  router
    .route('/Groups/:id')
    .get(get)
    .put(...receiveJson, replace)
    .patch(...receiveJson, patch)
    .delete(remove)
    .all((_req, _res, next) => next(methodNotAllowed(['GET', 'PUT', 'PATCH', 'DELETE'])))
}

async function present(req: Request, query: ListQuery, groups: readonly DirectoryGroup[]): Promise<object[]> {
  const work = directoryWork(req)
  const ids = groups.map(({ id }) => id)
  const members = query.includes('members') ? await readMembers(work, ids) : undefined
  return groups.map((group) => query.select(presentGroup(group, members && (members.get(group.id) ?? []), work.config)))
}

async function list(req: Request, res: Response): Promise<void> {
  req.exchange.operation = 'scim.groups.list'
  await sendList(req, res, readListQuery(req.query))
}

async function search(req: Request, res: Response): Promise<void> {
  req.exchange.operation = 'scim.groups.search'
  await sendList(req, res, readListQuery(searchQuery(req.body)))
}

async function sendList(req: Request, res: Response, query: ListQuery): Promise<void> {
  const count = query.includes('members') ? Math.min(query.count, maxWithMembers) : query.count
  const { total, groups } = await listGroups(directoryWork(req), { ...query, count })
  sendScim(res, 200, listResponse(await present(req, query, groups), { total, start: query.start }))
}

async function send(req: Request, res: Response, status: number, id: unknown): Promise<void> {
  const group = orNotFound(await readGroup(directoryWork(req), String(id)))
  const [resource = {}] = await present(req, readListQuery(req.query), [group])
  if (status === 201) res.setHeader('Location', presentGroup(group, undefined, directoryWork(req).config).meta.location)
  sendScim(res, status, resource)
}

async function get(req: WithId, res: Response): Promise<void> {
  req.exchange.operation = 'scim.groups.get'
  await send(req, res, 200, req.params.id)
}

async function create(req: Request, res: Response): Promise<void> {
  req.exchange.operation = 'scim.groups.create'
  const changes = readGroupChanges(req.body)
  await send(req, res, 201, await changeAs(req, (work, settings) => createGroup(work, settings, changes)))
}

async function replace(req: WithId, res: Response): Promise<void> {
  req.exchange.operation = 'scim.groups.replace'
  await update(req, readGroupChanges(req.body))
  await send(req, res, 200, req.params.id)
}

/** Changes a group. The response has no body, which for a large group would have all members. */
async function patch(req: WithId, res: Response): Promise<void> {
  req.exchange.operation = 'scim.groups.update'
  await update(req, readGroupPatch(readPatch(req.body)))
  if (req.query.attributes === undefined) res.status(204).end()
  else await send(req, res, 200, req.params.id)
}

const update = (req: WithId, changes: readonly GroupChange[]): Promise<void> =>
  changeAs(req, async (work, settings) => {
    await changeGroup(work, settings, orNotFound(await readGroup(work, req.params.id)), changes)
  })

async function remove(req: WithId, res: Response): Promise<void> {
  req.exchange.operation = 'scim.groups.delete'
  await changeAs(req, async (work, settings) => {
    await deleteGroup(work, settings, orNotFound(await readGroup(work, req.params.id)))
  })
  res.status(204).end()
}
