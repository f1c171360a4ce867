/** Whether what is long by nature runs in its long form: `npm run test:long`. */
export const isLong = process.env.TESTS === 'long'
