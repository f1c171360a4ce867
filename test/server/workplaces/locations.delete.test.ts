import { testDeletion } from './place-tests.ts'

await testDeletion('locations')
