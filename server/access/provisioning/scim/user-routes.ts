import type { Request, Response, Router } from 'express'
import { methodNotAllowed } from '../../../operation/errors.ts'
import { type ListQuery, listResponse, readListQuery, searchQuery } from './list-response.ts'
import { readPatch } from './patch.ts'
import { changeAs, directoryWork, orNotFound, receiveJson, sendScim } from './scim-request.ts'
import { changeUser } from './users/change-user.ts'
import { createUser } from './users/create-user.ts'
import { deleteUser } from './users/delete-user.ts'
import { presentDirectoryUser } from './users/present-directory-user.ts'
import { type DirectoryUser, listDirectoryUsers, readDirectoryUser } from './users/read-users.ts'
import { currentInput, patchUser, readUser, type UserInput } from './users/user-input.ts'

type WithId = Request<{ id: string }>

/** Adds the routes of users. */
export function addUserRoutes(router: Router): void {
  router
    .route('/Users')
    .get(list)
    .post(...receiveJson, create)
    .all((_req, _res, next) => next(methodNotAllowed(['GET', 'POST'])))
  router
    .route('/Users/.search')
    .post(...receiveJson, search)
    .all((_req, _res, next) => next(methodNotAllowed(['POST'])))
  router
    .route('/Users/:id')
    .get(get)
    .put(...receiveJson, replace)
    .patch(...receiveJson, patch)
    .delete(remove)
    .all((_req, _res, next) => next(methodNotAllowed(['GET', 'PUT', 'PATCH', 'DELETE'])))
}

async function list(req: Request, res: Response): Promise<void> {
  req.exchange.operation = 'scim.users.list'
  await sendList(req, res, readListQuery(req.query))
}

async function search(req: Request, res: Response): Promise<void> {
  req.exchange.operation = 'scim.users.search'
  await sendList(req, res, readListQuery(searchQuery(req.body)))
}

async function sendList(req: Request, res: Response, query: ListQuery): Promise<void> {
  const { total, users } = await listDirectoryUsers(directoryWork(req), query)
  const resources = users.map((user) => query.select(presentDirectoryUser(user, directoryWork(req).config)))
  sendScim(res, 200, listResponse(resources, { total, start: query.start }))
}

function send(req: Request, res: Response, status: number, user: DirectoryUser): void {
  const resource = presentDirectoryUser(user, directoryWork(req).config)
  if (status === 201) res.setHeader('Location', resource.meta.location)
  sendScim(res, status, readListQuery(req.query).select(resource))
}

async function get(req: WithId, res: Response): Promise<void> {
  req.exchange.operation = 'scim.users.get'
  send(req, res, 200, orNotFound(await readDirectoryUser(directoryWork(req), req.params.id)))
}

async function create(req: Request, res: Response): Promise<void> {
  req.exchange.operation = 'scim.users.create'
  const input = readUser(req.body)
  send(req, res, 201, await changeAs(req, (work, settings) => createUser(work, settings, input)))
}

async function replace(req: WithId, res: Response): Promise<void> {
  req.exchange.operation = 'scim.users.replace'
  const input = readUser(req.body)
  await update(req, res, () => input)
}

async function patch(req: WithId, res: Response): Promise<void> {
  req.exchange.operation = 'scim.users.update'
  const changes = readPatch(req.body)
  await update(req, res, (user) => patchUser(currentInput(user), changes))
}

async function update(req: WithId, res: Response, readInput: (user: DirectoryUser) => UserInput): Promise<void> {
  const { id } = req.params
  const user = await changeAs(req, async (work, settings) => {
    const before = orNotFound(await readDirectoryUser(work, id))
    await changeUser(work, settings, before, readInput(before))
    return orNotFound(await readDirectoryUser(work, id))
  })
  send(req, res, 200, user)
}

async function remove(req: WithId, res: Response): Promise<void> {
  req.exchange.operation = 'scim.users.delete'
  await changeAs(req, async (work, settings) => {
    await deleteUser(work, settings, orNotFound(await readDirectoryUser(work, req.params.id)))
  })
  res.status(204).end()
}
