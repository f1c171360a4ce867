/** The maximum length of a key. */
const maxLength = 40

/**
 * Derives the key of a custom field or an option from its label: `T-Shirt-Größe` → `t_shirt_grosse`. A label that begins
 * with a digit gets a prefix, because a key begins with a letter.
 *
 * @returns an empty string for a label without Latin letters and digits
 */
export function deriveKey(label: string, prefix: string): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const key = /^\d/.test(words[0] ?? '') ? [prefix, ...words] : words
  return key.join('_').slice(0, maxLength).replace(/_$/, '')
}
