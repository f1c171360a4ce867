/** Letters alone count: not their case and accents, and neither white space nor punctuation. */
const letters = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

/** Whether two names are written with the same letters, such as `Zoë O'Neill` and `zoe o’neill`. */
export const isSameName = (one: string, other: string): boolean => letters.compare(one, other) === 0
