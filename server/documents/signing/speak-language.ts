import type { Request, Response } from 'express'
import { languages, type SigningWords, wordsIn } from './signing-words.ts'

/** The language in which a page for signers is shown. */
export interface Spoken {
  /** Its tag. */
  language: string
  words: SigningWords
  /** Whether the reader chose it on the page, so that links have to keep it. */
  isChosen: boolean
}

/** The language that the address names with `lang`, or the best that the reader's browser asks for. */
export function spokenTo(req: Request): Spoken {
  const chosen = languages.find((language) => language === req.query.lang)
  const language = chosen ?? (req.acceptsLanguages([...languages]) || 'en')
  return { language, words: wordsIn(language), isChosen: chosen !== undefined }
}

/** Says of an answer which language it has, and what that depends on. */
export function sayLanguage(res: Response, { language }: Spoken): void {
  res.setHeader('Content-Language', language)
  res.vary('Accept-Language')
}
