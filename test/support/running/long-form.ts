/** Whether tests run in their long form, as with `npm run test:long`. */
export const isLong = process.env.TESTS === 'long'
