/* Type checks for the test doubles of users; compiled like type-checks.ts. */
import {
  List,
  type PeopleListQuery,
  type PeopleResource,
  type Person,
  type Workforce,
  type WorkforceClient,
} from 'workforce-sdk'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare function same<A, B>(isSame: Equal<A, B>): void

/** Code with a client as its parameter, and its test. */
export async function doubles(workforce: Workforce, person: Person) {
  const whole: WorkforceClient = workforce
  interface Directory {
    people: Pick<WorkforceClient['people'], 'get' | 'list' | 'delete'>
  }
  const real: Directory = workforce
  const double: Directory = {
    people: { get: async () => person, list: () => List.of([person]), delete: async () => undefined },
  }
  for (const { people } of [whole, real, double]) {
    same<Awaited<ReturnType<typeof people.get>>, Person>(true)
    for await (const each of people.list({ status: 'active' })) same<typeof each, Person>(true)
    // @ts-expect-error IDs are numbers
    await people.get('1')
  }
  const query: PeopleListQuery = { status: 'active' }
  const people: PeopleResource = workforce.people
  return people.list(query)
}
