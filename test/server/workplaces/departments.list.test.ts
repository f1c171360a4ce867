import { testListOf } from './list-places.ts'

await testListOf('departments')
