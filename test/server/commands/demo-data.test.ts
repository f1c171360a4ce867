import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { demoUsersIn, seedDemoData } from '../../../server/commands/demo-data.ts'
import { demoPerson } from '../../../server/commands/demo-people.ts'
import { startTestApp } from '../../support/app.ts'

test('everybody who is announced can log in, and the API can show all 200 people', async () => {
  const app = await startTestApp()
  assert.equal(await seedDemoData({ db: app.db, now: new Date() }), true)
  const users = await demoUsersIn(app)
  assert.deepEqual(
    users.map(({ email }) => email),
    ['owner@acme.test', 'employee@acme.test', 'owner@globex.test'],
  )
  const statuses = new Set<string>()
  let people = 0
  for (const { email, password } of users) {
    const login = await app.send('POST', '/v1/login', { body: { email, password } })
    assert.equal(login.status, 200, email)
    const list = await app.send('GET', '/v1/people?limit=200', { token: login.body.data.token })
    assert.equal(list.status, 200, email)
    if (email.startsWith('employee')) {
      assert.deepEqual(
        list.body.data.map((person: { email: string }) => person.email),
        ['employee@acme.test'],
      )
      continue
    }
    for (const { status } of list.body.data) {
      statuses.add(status)
      people += 1
    }
  }
  assert.equal(people, 200)
  assert.deepEqual([...statuses].toSorted(), ['active', 'pending', 'terminated'])
})

test('a database with a business in it stays as it is, also when two fill it at once', async () => {
  const app = await startTestApp()
  const work = { db: app.db, now: new Date() }
  const seeded = await Promise.all([seedDemoData(work), seedDemoData(work)])
  assert.deepEqual(seeded.toSorted(), [false, true])
  assert.deepEqual((await sql`select count(*)::int from people`.execute(app.db)).rows, [{ count: 200 }])
})

test('the people are the same every time, with names of their own', () => {
  const options = { business_id: 1, domain: 'acme.test', now: new Date('2026-11-20') }
  const people = Array.from({ length: 256 }, (_, index) => demoPerson(index, options))
  assert.deepEqual(demoPerson(41, options), people[41])
  assert.equal(new Set(people.map(({ email }) => email)).size, 256)
  assert.equal(new Set(people.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).size, 256)
  for (const { email } of people) assert.match(email, /^[a-z-]+\.[a-z-]+@acme\.test$/)
})
