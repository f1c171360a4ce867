/** Compares letters, ignoring case, accents, white space and punctuation. */
const letters = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

/** Whether two names have the same letters, such as `Zoë O'Neill` and `zoe o’neill`. */
export const isSameName = (name: string, other: string): boolean => letters.compare(name, other) === 0
