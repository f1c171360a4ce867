import type { Answer, TestApp } from '../../../support/service/app.ts'

/** The page of a signer by plain HTTP, as a browser asks for it. */
export interface SigningForm {
  show(token: string): Promise<Answer>
  post(token: string, form: Record<string, string>): Promise<Answer>
  /** Opens the document, as the button of the page does. */
  open(token: string): Promise<Answer>
}

export function signingForm({ send }: Pick<TestApp, 'send'>): SigningForm {
  const post = (token: string, form: Record<string, string>) =>
    send('POST', `/sign/${token}`, {
      body: String(new URLSearchParams(form)),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
  return {
    show: (token) => send('GET', `/sign/${token}`),
    post,
    open: (token) => post(token, { action: 'open' }),
  }
}

/** The filled-in form. */
export const formOf = ({ sha256 }: { sha256: string }) => ({
  action: 'sign',
  full_name: 'Ada Lovelace',
  consent: 'true',
  document_sha256: sha256,
})
