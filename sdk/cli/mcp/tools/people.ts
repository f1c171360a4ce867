import type { Person, Workforce } from 'workforce-sdk'
import { changeKey, day, id, pageQuery, paging, text } from '../inputs.ts'
import { email, oneOf, optional, strictObject } from '../library.ts'
import { defineChange, defineReader } from '../tool.ts'

const employmentType = oneOf(['full_time', 'part_time', 'casual', 'contractor'])

/** Selects what describes the work of a person: no address, date of birth or other personal detail. */
const summarize = (person: Person) => ({
  id: person.id,
  name: `${person.preferred_name ?? person.first_name} ${person.last_name}`,
  email: person.email,
  job_title: person.job_title,
  department_id: person.department_id,
  location_id: person.location_id,
  manager_id: person.manager_id,
  employment_type: person.employment_type,
  start_date: person.start_date,
  last_day: person.last_day,
  status: person.status,
})

/** Returns the names of all departments by ID. */
async function nameDepartments(workforce: Workforce): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for await (const { id: departmentId, name } of workforce.departments.list({ limit: 200 }))
    names.set(departmentId, name)
  return names
}

export const findPeople = defineReader({
  name: 'find_people',
  title: 'Find people',
  description:
    'Finds people by name, email address, department, manager or status. Returns the ID of each person, which other tools take, with their job, department, manager and employment. Everyone by default, including people who have left.',
  requests: ['GET /people', 'GET /departments'],
  scopes: ['people:read'],
  input: strictObject({
    search: optional(text('Words of the name, email address, job title or employee number')),
    department: optional(text('The name of a department')),
    manager_id: optional(id('The ID of a manager: only the people who report to them directly')),
    status: optional(oneOf(['active', 'pending', 'terminated']).describe('pending: not started yet')),
    ...paging,
  }),
  run: async ({ workforce }, { search, department, manager_id, status, ...page }) => {
    const [people, departments] = await Promise.all([
      workforce.people.list({
        ...pageQuery(page),
        sort: 'last_name',
        ...(search !== undefined && { q: search }),
        ...(department !== undefined && { department }),
        ...(manager_id !== undefined && { manager_id }),
        ...(status !== undefined && { status }),
      }),
      nameDepartments(workforce),
    ])
    const entries = people.data.map((person) => ({
      ...summarize(person),
      department: departments.get(person.department_id ?? 0) ?? null,
    }))
    return { data: { people: entries }, nextCursor: people.nextCursor }
  },
})

const maxReports = 50

export const getPerson = defineReader({
  name: 'get_person',
  title: 'Get a person and their managers and reports',
  description:
    'Returns the job of a person, their managers up to the top, the people who report to them directly, and past and planned changes of their job.',
  requests: ['GET /people', 'GET /people/{id}', 'GET /people/{id}/assignments', 'GET /departments'],
  scopes: ['people:read'],
  input: strictObject({ person_id: id('The ID of the person, from find_people') }),
  run: async ({ workforce }, { person_id }) => {
    const person = await workforce.people.get(person_id)
    const [reports, assignments, departments, managers] = await Promise.all([
      workforce.people.list({ manager_id: person_id, limit: maxReports, sort: 'last_name' }),
      workforce.people.assignments(person_id, { sort: '-effective_on', limit: 20 }),
      nameDepartments(workforce),
      findManagers(workforce, person),
    ])
    const work = assignments.data.map(({ effective_on, ends_on, job_title, department_id, manager_id, reason }) => {
      const department = departments.get(department_id ?? 0) ?? null
      return { effective_on, ends_on, job_title, department, manager_id, reason }
    })
    const data = {
      person: { ...summarize(person), department: departments.get(person.department_id ?? 0) ?? null },
      managers: managers.map(summarize),
      direct_reports: reports.data.map(summarize),
      has_more_reports: reports.nextCursor !== null,
      assignments: work,
    }
    return { data }
  },
})

/** Returns the managers of a person, from their own manager to the top: at most ten. */
async function findManagers(workforce: Workforce, { manager_id }: Person): Promise<Person[]> {
  const managers: Person[] = []
  for (let next = manager_id; next !== null && managers.length < 10; ) {
    const manager = await workforce.people.get(next)
    managers.push(manager)
    next = manager.manager_id
  }
  return managers
}

export const addPerson = defineChange({
  name: 'add_person',
  title: 'Add a person',
  description: 'Adds a person to the business. Check with find_people first that they are not there yet.',
  requests: ['POST /people'],
  scopes: ['people:write'],
  input: strictObject({
    first_name: text('First name'),
    last_name: text('Last name'),
    email: email().describe('Email address, which no other person has'),
    job_title: optional(text('Job title')),
    department: optional(text('The name of the department, which is created if there is none of this name')),
    manager_id: optional(id('The ID of the manager, from find_people')),
    employment_type: optional(employmentType),
    start_date: optional(day('The first day of work')),
    ...changeKey,
  }),
  run: async ({ workforce, idempotencyKey }, { idempotency_key: _, ...person }) => ({
    data: { person: summarize(await workforce.people.create(person, { idempotencyKey })) },
  }),
})
