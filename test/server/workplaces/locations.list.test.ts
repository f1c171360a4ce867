import { testList } from './place-tests.ts'

await testList('locations')
