/* What the package has to do on every platform. Projects of tests get it as JavaScript. */
import { AbortedError, NotFoundError, ValidationFailedError, Workforce } from 'workforce-sdk'
import { receiveWebhooks } from 'workforce-sdk/fetch'
import { signWebhook } from 'workforce-sdk/webhooks'

export interface Visitor {
  baseUrl: string
  email: string
  password: string
  /** A PDF in base64. */
  pdf: string
}

/** Logs in, makes and reads records, sends a file and reads it back as a stream, and meets errors. */
export async function visit({ pdf, ...account }: Visitor): Promise<string> {
  const login = await Workforce.login(account)
  if (login.status !== 'logged_in') throw new Error(`The login takes another step: ${login.status}`)
  const { people, documents, me } = login.client

  const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
  const grace = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }
  const rows = await people.import({ people: [ada, { ...ada, email: 'nobody' }, grace] })
  const names: string[] = []
  for await (const { first_name } of people.list({ limit: 1 })) names.push(first_name)

  const file = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
  const signers = [{ name: 'Ada Lovelace', email: 'ada@example.com' }]
  const person_id = rows[0]?.id ?? 0
  const { id } = await documents.upload({ document: { person_id, title: 'Contract', signers }, file })
  const streamed = await new Response(await documents.file(id).stream()).arrayBuffer()

  const errors = await Promise.all([
    people.get(2_000_000_000).catch((error) => error instanceof NotFoundError && error.stack?.includes('visit.js')),
    people.create({ ...ada, email: 'nobody' }).catch((error) => error instanceof ValidationFailedError),
    me.get({ signal: AbortSignal.abort() }).catch((error) => error instanceof AbortedError),
  ])
  return [rows.map(({ status }) => status), names, streamed.byteLength === file.length, errors].join(' ')
}

/** What a visit says when all went well. */
export const visited = 'created,failed,created Ada,Grace true true,true,true'

/** Receives a delivery, and one that is forged. */
export async function receive(): Promise<string> {
  const secret = 'whsec_c2VjcmV0'
  const names: string[] = []
  const on = { 'person.created': (event: { data: { first_name: string } }) => void names.push(event.data.first_name) }
  const receiver = receiveWebhooks({ secret, on, onError: () => undefined })
  const body = JSON.stringify({ id: 'evt_1', type: 'person.created', data: { first_name: 'Ada' } })
  const deliver = async (signedWith: string) => {
    const headers = await signWebhook(body, signedWith)
    return (await receiver(new Request('http://localhost/hooks', { method: 'POST', body, headers }))).status
  }
  return [await deliver(secret), await deliver('whsec_b3RoZXI='), names].join(' ')
}

/** What the receiver does when all went well. */
export const received = '204 400 Ada'
