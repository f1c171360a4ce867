/** Whether long tests run in their long form: `npm run test:long`. */
export const isLong = process.env.TESTS === 'long'
