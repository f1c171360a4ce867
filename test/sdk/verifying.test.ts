import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { createSigningKeys, sign } from '../../worker/delivery/send/sign.ts'
import { startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { type ReceivedRequest, startReceiver } from '../support/receivers/receiver.ts'
import { isInstalled } from '../support/running/is-installed.ts'
import { isLong } from '../support/running/long-form.ts'

/*
 * Runs the snippets of `openapi/verifying-webhooks.md`, which the webhooks guide includes, each completed to a program
 * that reads a delivery. The program exits with 0 if its snippet accepts the delivery, and otherwise prints the error.
 */

const fixture = await startDeliveryFixture()
const receiver = await startReceiver()
const directory = await mkdtemp(join(tmpdir(), 'workforce-verifying-'))
after(() => rm(directory, { recursive: true, force: true }))

const page = await readFile(new URL('../../openapi/verifying-webhooks.md', import.meta.url), 'utf8')

/** The code under a heading. */
function snippet(heading: string): string {
  const code = new RegExp(`^### ${heading}\\n[^]*?^\`\`\`\\w+\\n([^]*?)^\`\`\``, 'm').exec(page)?.[1]
  return code ?? assert.fail(`openapi/verifying-webhooks.md has no snippet for ${heading}`)
}

interface Language {
  /** The interpreter or compiler. The test is skipped if it is not installed. */
  command: string
  /** Whether only `npm run test:long` tests it. Go first compiles its standard library, which can take minutes. */
  isSlow?: boolean
  arguments: string[]
  files: Record<string, string>
}

const languages: Record<string, Language> = {
  Node: {
    command: 'node',
    arguments: ['verify.js'],
    files: {
      'package.json': '{"type": "module"}',
      'verify.js': `${snippet('Node')}
import { readFileSync } from 'node:fs'
const { secret, headers } = JSON.parse(readFileSync('delivery.json', 'utf8'))
if (verify(secret, headers, readFileSync('body.json')).type !== 'person.created') process.exit(1)`,
    },
  },
  Python: {
    command: 'python3',
    arguments: ['verify.py'],
    files: {
      'verify.py': `${snippet('Python')}
with open("delivery.json", encoding="utf-8") as file:
    delivery = json.load(file)
with open("body.json", "rb") as file:
    assert verify(delivery["secret"], delivery["headers"], file.read())["type"] == "person.created"`,
    },
  },
  Go: {
    command: 'go',
    isSlow: true,
    arguments: ['test', '-vet=off', './...'],
    files: {
      'go.mod': 'module example.com/webhooks\n\ngo 1.19\n',
      'verify.go': snippet('Go'),
      'verify_test.go': `package webhooks

import (
	"encoding/json"
	"net/http"
	"os"
	"testing"
)

func TestVerify(t *testing.T) {
	var delivery struct {
		Secret  string
		Headers map[string]string
	}
	text, _ := os.ReadFile("delivery.json")
	if err := json.Unmarshal(text, &delivery); err != nil {
		t.Fatal(err)
	}
	header := http.Header{}
	for name, value := range delivery.Headers {
		header.Set(name, value)
	}
	body, _ := os.ReadFile("body.json")
	if err := Verify(delivery.Secret, header, body); err != nil {
		t.Fatal(err)
	}
}
`,
    },
  },
  PHP: {
    command: 'php',
    arguments: ['verify.php'],
    files: {
      'verify.php': `${snippet('PHP')}
$delivery = json_decode(file_get_contents('delivery.json'), true);
if (verify($delivery['secret'], $delivery['headers'], file_get_contents('body.json'))['type'] !== 'person.created') exit(1);`,
    },
  },
  Ruby: {
    command: 'ruby',
    arguments: ['verify.rb'],
    files: {
      'verify.rb': `${snippet('Ruby')}
delivery = JSON.parse(File.read('delivery.json'))
event = verify(delivery['secret'], delivery['headers'], File.binread('body.json'))
exit 1 unless event['type'] == 'person.created'`,
    },
  },
  openssl: {
    command: 'sh',
    arguments: ['-e', 'verify.sh'],
    files: {
      'verify.sh': `(
${snippet('openssl')}) > expected
case " $GIVEN " in *" $(sed -n 2p expected) "*) ;; *) echo 'bad signature'; exit 1 ;; esac
if test "$OLD" = "$SECRET" && test "$(sed -n 1p expected)" != "$X_GIVEN"; then echo 'bad signature'; exit 1; fi`,
    },
  },
}

const run = promisify(execFile)

/** Runs a snippet on a delivery, with the current and the previous secret of the receiver. */
async function verify(name: string, { headers, body }: ReceivedRequest, secret: string, old = secret): Promise<string> {
  const { command, arguments: args, files } = languages[name] ?? assert.fail(name)
  const cwd = join(directory, name)
  await mkdir(cwd, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(cwd, file), text)
  await writeFile(join(cwd, 'delivery.json'), JSON.stringify({ secret, headers }))
  await writeFile(join(cwd, 'body.json'), body)
  const env = {
    ...process.env,
    SECRET: secret,
    OLD: old,
    ID: String(headers['webhook-id']),
    TIMESTAMP: String(headers['webhook-timestamp']),
    GIVEN: String(headers['webhook-signature']),
    X_GIVEN: String(headers['x-webhook-signature']),
  }
  return run(command, args, { cwd, env }).then(
    () => 'accepted',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
}

const inLowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** A delivery signed with one secret, a delivery signed during a rotation, and the secrets. */
async function deliveries() {
  const { id, secret: old } = await fixture.subscribe(`${receiver.url}/hook`)
  const deliver = async (): Promise<ReceivedRequest> => {
    const before = receiver.received.length
    await fixture.addPerson()
    return (await receiver.until(before + 1)).at(-1) ?? assert.fail()
  }
  const first = await deliver()
  const { data } = (await fixture.api.call('webhooks.rotateSecret', { path: { id }, body: { grace_hours: 1 } })).body
  await fixture.worker.end() // its cached webhook may be two seconds old
  await fixture.replaceWorker()
  return { first, rotating: await deliver(), old, fresh: data.secret ?? assert.fail() }
}

const { first, rotating, old, fresh } = await deliveries()
const tampered = { ...first, body: Buffer.from(first.body.toString('utf8').replace('Zoë', 'Zoé')) }
/** A delivery with a valid signature from years ago. */
const signed = { id: String(first.headers['webhook-id']), timestamp: 1_700_000_000, body: first.body.toString('utf8') }
const replayed = { ...first, headers: { ...first.headers, ...inLowerCase(sign(createSigningKeys(old), signed)) } }

describe('the snippets of the webhooks guide', () => {
  for (const [name, { command, isSlow = false }] of Object.entries(languages)) {
    it(`verify deliveries in ${name}`, async (t) => {
      if (isSlow && !isLong) return t.skip('it is part of npm run test:long')
      if (!(await isInstalled(command))) return t.skip(`${command} is not installed`)
      assert.equal(await verify(name, first, old), 'accepted')
      assert.equal(await verify(name, rotating, old), 'accepted')
      assert.equal(await verify(name, rotating, fresh, old), 'accepted')
      assert.match(await verify(name, first, fresh, old), /bad.signature/)
      assert.match(await verify(name, tampered, old), /bad.signature/)
      // The openssl commands only print the expected headers, and do not check the age.
      assert.match(await verify(name, replayed, old), name === 'openssl' ? /accepted/ : /too.old/)
    })
  }
})
