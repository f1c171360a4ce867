import type { Request, Response } from 'express'
import { type SigningLanguage, type SigningTexts, signingLanguages, signingTextsIn } from '../../texts/languages.ts'

/** The language of a page for signers, with its texts. */
export interface PageLanguage extends SigningTexts {
  language: SigningLanguage
  /** Whether the reader chose the language on the page, so that links must keep it. */
  isChosen: boolean
}

/** Returns the language of the parameter `lang`, the best match for `Accept-Language`, or otherwise English. */
export function languageFor(req: Request): PageLanguage {
  const requested = signingLanguages.find((language) => language === req.query.lang)
  const accepted = req.acceptsLanguages([...signingLanguages]) as SigningLanguage | false
  const language = requested ?? (accepted || 'en')
  return { ...signingTextsIn(language), language, isChosen: requested !== undefined }
}

/** Sets `Content-Language`, and `Vary` for caches. */
export function setLanguage(res: Response, { language }: PageLanguage): void {
  res.setHeader('Content-Language', language)
  res.vary('Accept-Language')
}
