import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import { scriptAddress } from '../../pages/assets.ts'
import { notice } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { page } from '../../pages/page.ts'
import { MultipartError, readMultipart } from '../../pages/read-multipart.ts'
import { languageFor, type PageLanguage, setLanguage } from './choose-language.ts'
import { findMatch } from './documents.verify.ts'
import { languageSwitch, localTime } from './signing-parts.ts'

/*
 * The page at /verify checks whether a file is genuine, without an account. The file is hashed but not stored, and the
 * response does not reveal whose document it is.
 */

export function showVerify(req: Request, res: Response): void {
  send(req, res, 200)
}

/**
 * The maximum size of the form in bytes. It exceeds that of any stored document: an upload is up to 10 MiB long, and
 * signing adds pages. The headers of the part take up to 8 KiB.
 */
const maxFormBytes = 32 * 1024 * 1024 + 8 * 1024

/** Hashes the uploaded file while it is received, and shows the matching document. */
export async function submitFile(req: Request, res: Response): Promise<void> {
  const language = languageFor(req)
  const refuse = (status: number) =>
    send(req, res, status, notice(html`<p>${language.text('signing.verify.noFile')}</p>`, 'bad'))
  const hash = createHash('sha256')
  let hasFile = false
  try {
    for await (const { name, fileName, content } of readMultipart(req, { maxBytes: maxFormBytes, maxParts: 1 })) {
      if (name !== 'file' || !fileName) return refuse(422)
      hasFile = true
      for await (const chunk of content) hash.update(chunk)
    }
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error
    return refuse(error.reason === 'too_large' ? 413 : 422)
  }
  if (!hasFile) return refuse(422)
  send(req, res, 200, verdict(await findMatch(req.exchange.work, hash.digest('hex')), language))
}

function verdict({ kind, at, sha256 }: Awaited<ReturnType<typeof findMatch>>, language: PageLanguage): Html {
  const { text, rich } = language
  const hash = html`<p class="hint">SHA-256: <code>${sha256}</code></p>`
  if (kind === null || at === null) return notice(html`<p>${text('signing.verify.unknown')}</p>${hash}`, 'warn')
  return notice(html`<p>${rich(`signing.verify.${kind}`, { at: localTime(at, language) })}</p>${hash}`, 'good')
}

function send(req: Request, res: Response, status: number, message?: Html): void {
  const language = languageFor(req)
  const { text } = language
  setLanguage(res, language)
  const content = html`<p>${text('signing.verify.lead')}</p>
      ${message}
      <form method="post" enctype="multipart/form-data">
        <label for="file">${text('signing.verify.file')}</label>
        <input type="file" name="file" id="file" accept=".pdf,application/pdf" required>
        <button>${text('signing.verify.submit')}</button>
      </form>`
  const brand = html`<div class="sender"><p class="brand">Workforce</p>${languageSwitch(language)}</div>`
  const document = page(text('signing.verify'), content, { language: language.language, brand, script: scriptAddress })
  res.status(status).type('html').send(document)
}
