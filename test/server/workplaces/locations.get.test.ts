import { testGet } from './place-tests.ts'

await testGet('locations')
