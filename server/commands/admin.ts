import { runAdmin } from './run-admin.ts'

/** Runs an admin command: `npm run admin -- <command>`. */
const { code, out, err } = await runAdmin(process.argv.slice(2), process.env)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = code
