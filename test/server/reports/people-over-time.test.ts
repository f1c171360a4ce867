import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createAssignment } from '../../support/samples/assignment.ts'
import { createDepartment, createPerson } from '../../support/samples/factories.ts'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

const toDate = (number: number): string => new Date(Date.UTC(2025, 0, 1 + number)).toISOString().slice(0, 10)
const dayNumber = fc.integer({ min: -20, max: 110 })

/** A person with up to three employments, which may be member day long or follow without a gap, and some transfers. */
const person = fc.record({
  isOpenAtStart: fc.boolean(),
  isOpenAtEnd: fc.boolean(),
  bounds: fc.array(dayNumber, { minLength: 2, maxLength: 6 }),
  transfers: fc.uniqueArray(fc.record({ on: dayNumber, department: fc.integer({ min: 0, max: 2 }) }), {
    selector: ({ on }) => on,
    maxLength: 5,
  }),
})

interface ModelPerson {
  employments: { start: number; end: number }[]
  transfers: { on: number; department: number }[]
}

function toModel({
  isOpenAtStart,
  isOpenAtEnd,
  bounds,
  transfers,
}: typeof person extends fc.Arbitrary<infer T> ? T : never) {
  const days = bounds.toSorted((a, b) => a - b)
  const employments = Array.from({ length: Math.floor(days.length / 2) }, (_, index) => ({
    start: days[2 * index] as number,
    end: days[2 * index + 1] as number,
  }))
  const [first, last] = [employments[0], employments.at(-1)]
  if (first && isOpenAtStart) first.start = Number.NEGATIVE_INFINITY
  if (last && isOpenAtEnd) last.end = Number.POSITIVE_INFINITY
  return { employments, transfers: transfers.toSorted((a, b) => a.on - b.on) } satisfies ModelPerson
}

const isEmployed = ({ employments }: ModelPerson, day: number): boolean =>
  employments.some(({ start, end }) => start <= day && day < end)

/** The department on a day: that of the last transfer since the end of the employment before, or else of the next member. */
function departmentOn({ employments, transfers }: ModelPerson, day: number): number | undefined {
  const formerEnd = Math.max(
    Number.NEGATIVE_INFINITY,
    ...employments.slice(0, -1).map(({ end }) => (end <= day ? end : Number.NEGATIVE_INFINITY)),
  )
  const own = transfers.filter(({ on }) => on >= formerEnd)
  const candidates = own.length > 0 ? own : transfers
  return (candidates.findLast(({ on }) => on <= day) ?? candidates[0])?.department
}

async function store(business_id: number, departments: readonly number[], { employments, transfers }: ModelPerson) {
  const date = (day: number) => (Number.isFinite(day) ? toDate(day) : null)
  const last = employments.at(-1) as ModelPerson['employments'][number]
  const { id } = await createPerson(app, { business_id, start_date: date(last.start), end_date: date(last.end) })
  const former = employments.slice(0, -1).map(({ start, end }, index) => ({
    business_id,
    person_id: id,
    number: index + 1,
    start_date: date(start),
    end_date: toDate(end),
    end_kind: null,
    end_reason: null,
  }))
  if (former.length > 0) await app.db.insertInto('employments').values(former).execute()
  for (const { on, department } of transfers) {
    const department_id = departments[department] ?? null
    await createAssignment(app, { business_id, person_id: id, effective_on: toDate(on), department_id })
  }
  return id
}

/** The first and the last days of January to March 2025, as day numbers. */
const months = [
  [0, 30],
  [31, 58],
  [59, 89],
] as const
const query = { from: toDate(0), to: toDate(89), group_by: 'department' } as const

describe('reports about people over time', () => {
  it('agree with a model of employments and transfers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 6 }), async (drawn) => {
        const people = drawn.map(toModel)
        const { api, business } = await createOwnerFixture(app, 'report')
        const departments = [
          (await createDepartment(app, { business_id: business.id })).id,
          (await createDepartment(app, { business_id: business.id })).id,
        ]
        for (const member of people) await store(business.id, departments, member)

        const headcount = (await api.call('reports.headcount', { query })).body.data
        for (const [index, [, last]] of months.entries()) {
          const present = people.filter((member) => isEmployed(member, last))
          assert.equal(headcount.months[index]?.headcount, present.length)
          for (const department of [0, 1, 2]) {
            const expected = present.filter((member) => (departmentOn(member, last) ?? 2) === department).length
            const group = headcount.groups.find(({ id }) => id === (departments[department] ?? null))
            assert.equal(group?.headcounts[index] ?? 0, expected)
          }
        }

        const turnover = (await api.call('reports.turnover', { query })).body.data
        const employments = people.flatMap((member) => member.employments.map((own, index) => ({ ...own, index })))
        const real = employments.filter(({ start, end }) => start < end)
        for (const [index, [first, last]] of months.entries()) {
          const joiners = real.filter(({ start }) => start >= first && start <= last)
          assert.deepEqual(
            {
              opening: turnover.months[index]?.opening_headcount,
              joiners: turnover.months[index]?.joiners,
              rehires: turnover.months[index]?.rehires,
              leavers: turnover.months[index]?.leavers,
              closing: turnover.months[index]?.closing_headcount,
            },
            {
              opening: real.filter(({ start, end }) => start < first && end > first).length,
              joiners: joiners.length,
              rehires: joiners.filter(({ index }) => index > 0).length,
              leavers: real.filter(({ end }) => end - 1 >= first && end - 1 <= last).length,
              closing: real.filter(({ start, end }) => start <= last && end - 1 > last).length,
            },
          )
          const {
            opening_headcount = 0,
            joiners: joined = 0,
            leavers = 0,
            closing_headcount,
          } = turnover.months[index] ?? {}
          assert.equal(opening_headcount + joined - leavers, closing_headcount)
        }
        const sumGroups = (member: 'joiners' | 'leavers') =>
          turnover.groups.reduce((sum, group) => sum + group[member], 0)
        assert.deepEqual([sumGroups('joiners'), sumGroups('leavers')], [turnover.total.joiners, turnover.total.leavers])
      }),
      { numRuns: 25 },
    )
  })

  it('add up each payslip once, in the department of a model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 6 }), async (drawn) => {
        const { api, business } = await createOwnerFixture(app, 'report')
        const departments = [
          (await createDepartment(app, { business_id: business.id })).id,
          (await createDepartment(app, { business_id: business.id })).id,
        ]
        const people: (ModelPerson & { id: number })[] = []
        for (const member of drawn.map(toModel)) {
          people.push({ ...member, id: await store(business.id, departments, member) })
        }
        const runs = months.flatMap(([first, last], month) => [
          { month, first, last, paid: people },
          { month, first, last: first + 9, paid: people.filter((_, index) => index % 2 === 0) },
        ])
        for (const { first, last, paid } of runs) {
          await createPayRun(app, {
            business_id: business.id,
            period: [toDate(first), toDate(last)],
            status: 'completed',
            people: paid.map(({ id }) => id),
          })
        }

        const { rows } = (await api.call('reports.payCost', { query: { from: query.from, to: query.to } })).body.data
        for (const [month, [first]] of months.entries()) {
          for (const department of [0, 1, 2]) {
            const slips = runs
              .filter((run) => run.month === month)
              .flatMap(({ last, paid }) =>
                paid.filter((member) => {
                  const day = Math.min(last, (member.employments.at(-1)?.end ?? Number.POSITIVE_INFINITY) - 1)
                  return (departmentOn(member, day) ?? 2) === department
                }),
              )
            const row = rows.find(
              (own) => own.from === toDate(first) && own.department_id === (departments[department] ?? null),
            )
            assert.deepEqual([row?.people ?? 0, Number(row?.gross ?? 0)], [new Set(slips).size, 10 * slips.length])
          }
        }
      }),
      { numRuns: 25 },
    )
  })
})
