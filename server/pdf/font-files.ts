import { createRequire } from 'node:module'

/** Noto Sans (SIL Open Font License 1.1): Latin, Greek and Cyrillic. Embedded, so that files look alike everywhere. */
const pathOf = (file: string): string => createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${file}`)

export const regularFontFile = pathOf('400Regular/NotoSans_400Regular.ttf')
export const boldFontFile = pathOf('700Bold/NotoSans_700Bold.ttf')
