import { createSecretKey, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import jwt from 'jsonwebtoken'
import pg from 'pg'
import { pino } from 'pino'
import { createEventId } from '../../../server/outbox/event-id.ts'

/*
 * The baseline for the cost of the service: three of its routes, hand-written with Express, pg and jsonwebtoken. It has
 * the same statements, the same responses, and a session check and a log entry for each request, but no contract, and
 * only basic validation.
 */

const { DATABASE_URL, JWT_SECRETS = '' } = process.env
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c timezone=UTC' })
const key = createSecretKey(Buffer.from(JWT_SECRETS.replace(/^\w+:/, '')))
const log = pino({ base: { process: 'baseline' } })
const app = express().disable('x-powered-by').disable('etag')

app.use((req, res, next) => {
  const startedAt = performance.now()
  const request_id = `req_${randomUUID()}`
  res.setHeader('X-Request-Id', request_id)
  res.on('close', () => {
    const { route, method } = req
    const { businessId: business_id, userId: user_id } = res.locals
    const duration_ms = performance.now() - startedAt
    log.info({ request_id, route: route?.path, method, status: res.statusCode, duration_ms, business_id, user_id })
  })
  next()
})

function verifyToken(authorization = ''): jwt.JwtPayload | undefined {
  try {
    return jwt.verify(authorization.replace(/^Bearer /, ''), key, { algorithms: ['HS256'] }) as jwt.JwtPayload
  } catch {
    return undefined
  }
}

/** Checks the signature and expiry of the token, its session, and the scope that a route requires. */
const allow =
  (scope: string): RequestHandler =>
  async (req, res, next) => {
    const claims = verifyToken(req.headers.authorization)
    const { rowCount } = await pool.query({
      name: 'session',
      text: `select 1 from sessions join users on users.id = sessions.user_id
        where sessions.id = $1 and sessions.user_id = $2 and sessions.business_id = $3
          and sessions.revoked_at is null and sessions.expires_at > now() and users.active`,
      values: [claims?.sid, claims?.sub, claims?.business_id],
    })
    if (!claims || rowCount === 0) return void res.status(401).json({ success: false, message: 'Unauthenticated.' })
    if (!claims.scopes.includes(scope))
      return void res.status(403).json({ success: false, message: 'This action is unauthorized.' })
    res.locals.businessId = claims.business_id
    res.locals.userId = Number(claims.sub)
    next()
  }

/** @param business - the placeholder of the business ID, such as `$1` */
const columns = (business: string): string => {
  const today = `(now() at time zone (select time_zone from businesses where id = ${business}))::date`
  return `id, first_name, last_name, preferred_name, email, phone, address, postal_address, date_of_birth, employee_number, job_title, department_id,
    (select name from departments where departments.business_id = ${business} and departments.id = department_id) department,
    location_id, employment_type, start_date, end_date, end_date - 1 last_day, manager_id, work_pattern, external_id, metadata, created_at, updated_at,
    deleted_at, erased_at, erasure_completed_at, version, (select id from users where users.business_id = ${business} and person_id = people.id) user_id,
    case when end_date <= ${today} then 'terminated' when start_date > ${today} then 'pending' else 'active' end status`
}

const listText = `select ${columns('$1')} from people
  where business_id = $1 and deleted_at is null and id > $2 order by id limit $3`

app.get('/v1/people', allow('people:read'), async (req, res) => {
  const limit = Number(req.query.limit ?? 25)
  if (!Number.isInteger(limit) || limit < 1 || limit > 200)
    return void res.status(422).json({ success: false, message: 'The given data was invalid.' })
  const after = Number(req.query.cursor ?? 0)
  const { rows } = await pool.query({
    name: 'people.list',
    text: listText,
    values: [res.locals.businessId, after, limit + 1],
  })
  const data = rows.slice(0, limit)
  const next_cursor = rows.length > limit ? String(data.at(-1).id) : null
  res.json({ success: true, data, meta: { next_cursor } })
})

const getText = `select ${columns('$2')} from people where id = $1 and business_id = $2 and deleted_at is null`

app.get('/v1/people/:id', allow('people:read'), async (req, res) => {
  const { rows } = await pool.query({
    name: 'people.get',
    text: getText,
    values: [req.params.id, res.locals.businessId],
  })
  const [data] = rows
  if (!data) return void res.status(404).json({ success: false, message: 'Not found.' })
  res.setHeader('ETag', `"${data.version}"`)
  res.json({ success: true, data })
})

const insertText = `insert into people (business_id, first_name, last_name, email, date_of_birth, job_title, start_date,
    metadata)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns('$1')}`

const eventText = `with event as (
    insert into events (id, business_id, type, body, created_at) values ($1, $2, $3, $4, $5)
  ), delivery as (
    insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
    select business_id, id, $1, $3, now() from webhooks where business_id = $2 and active and events && array['*', $3]
    returning webhook_id
  )
  select graphile_worker.add_jobs(array_agg(('drain_webhook', json_build_object('webhook_id', webhook_id), null, null,
    null, null, null, null)::graphile_worker.job_spec))
  from delivery having count(*) > 0`

const auditText = `insert into audit_log (business_id, action, user_id, ip, user_agent, detail, request_id)
  values ($1, $2, $3, $4, $5, $6, $7)`

app.post('/v1/people', allow('people:write'), express.json(), async (req, res) => {
  const { first_name, last_name, email, date_of_birth = null, job_title = null, start_date = null } = req.body
  const isValid = [first_name, last_name, email].every((text) => typeof text === 'string' && text.length > 0)
  if (!isValid || !email.includes('@'))
    return void res.status(422).json({ success: false, message: 'The given data was invalid.' })
  const { businessId } = res.locals
  const client = await pool.connect()
  try {
    await client.query('begin')
    const person = [businessId, first_name, last_name, email, date_of_birth, job_title, start_date, '{}']
    const { rows } = await client.query({ name: 'people.create', text: insertText, values: person })
    const [data] = rows
    const id = createEventId(data.created_at.getTime())
    const { created_at } = data
    const content = { id: data.id, first_name, last_name, email, date_of_birth: data.date_of_birth, created_at }
    const body = JSON.stringify({ id, type: 'person.created', created_at, data: content })
    const event = [id, businessId, 'person.created', body, created_at]
    await client.query({ name: 'event', text: eventText, values: event })
    const entry = [
      businessId,
      'person.created',
      res.locals.userId,
      req.ip,
      req.get('User-Agent'),
      { person_id: data.id },
    ]
    await client.query({ name: 'audit', text: auditText, values: [...entry, res.getHeader('X-Request-Id')] })
    await client.query('commit')
    res.status(201).setHeader('ETag', `"${data.version}"`)
    res.json({ success: true, data })
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

const fail: ErrorRequestHandler = (error, _req, res, _next) => {
  log.error(error)
  res.status(500).json({ success: false, message: 'Server error.' })
}
app.use(fail)

const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'listening', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
process.once('SIGTERM', () => process.exit(0))
