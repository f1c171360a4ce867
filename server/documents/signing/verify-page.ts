import type { Request, Response } from 'express'
import { ApiError } from '../../operation/errors.ts'
import { scriptAddress } from '../../pages/assets.ts'
import { notice } from '../../pages/components.ts'
import { hashFile } from '../../pages/hash-file.ts'
import { type Html, html } from '../../pages/html.ts'
import { page } from '../../pages/page.ts'
import { matchOf } from './match-of.ts'
import { dayAndTime, languageSwitch } from './signing-parts.ts'
import { type Spoken, sayLanguage, spokenTo } from './speak-language.ts'

/*
 * The page at /verify: whoever has a file finds out whether it is genuine, without an account. The file is hashed and
 * forgotten, and nothing is said about whose document it is.
 */

export function showVerify(req: Request, res: Response): void {
  send(req, res, 200)
}

/** More than any document of ours: an upload has up to 10 MiB, and signing adds pages. */
const maxFileBytes = 32 * 1024 * 1024

/** Hashes the file that was chosen as it arrives, and says what it is. */
export async function submitFile(req: Request, res: Response): Promise<void> {
  const spoken = spokenTo(req)
  const refuse = (status: number) => send(req, res, status, notice(html`<p>${spoken.words.verify.noFile}</p>`, 'bad'))
  const sha256 = await hashFile(req, 'file', maxFileBytes).catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
  if (sha256 instanceof ApiError) return refuse(sha256.failure.status)
  if (sha256 === undefined) return refuse(422)
  send(req, res, 200, answer(await matchOf(req.exchange.work, sha256), spoken))
}

function answer({ kind, at, sha256 }: Awaited<ReturnType<typeof matchOf>>, spoken: Spoken): Html {
  const { verify } = spoken.words
  const hash = html`<p class="hint">SHA-256: <code>${sha256}</code></p>`
  if (kind === null || at === null) return notice(html`<p>${verify.unknown}</p>${hash}`, 'warn')
  return notice(html`<p>${verify[kind](dayAndTime(at, spoken))}</p>${hash}`, 'good')
}

function send(req: Request, res: Response, status: number, said?: Html): void {
  const spoken = spokenTo(req)
  const { verify } = spoken.words
  sayLanguage(res, spoken)
  const content = html`<p>${verify.lead}</p>
      ${said}
      <form method="post" enctype="multipart/form-data">
        <label for="file">${verify.file}</label>
        <input type="file" name="file" id="file" accept=".pdf,application/pdf" required>
        <button>${verify.submit}</button>
      </form>`
  const brand = html`<div class="sender"><p class="brand">Workforce</p>${languageSwitch(spoken)}</div>`
  const text = page(verify.title, content, { language: spoken.language, brand, script: scriptAddress })
  res.status(status).type('html').send(text)
}
