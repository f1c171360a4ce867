import * as util from 'node:util'

type Style = Parameters<typeof util.styleText>[0]

/** Where a command prints. */
export interface Screen {
  /** Prints a line. Returns 0, the exit code of a command whose last words these are. */
  say(line: string): 0
  /** Prints a line about something that went wrong. */
  warn(line: string): void
  /** Colours text, where the terminal shows colours and `NO_COLOR` is not set. */
  paint(style: Style, text: string): string
}

export function screenOf({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): Screen {
  stdout.once?.('error', () => process.exit(1)) // whoever read it, such as `head`, has gone
  const canStyle = stdout.isTTY && stdout.hasColors() && 'styleText' in util // Node 20.12 and newer
  return {
    say: (line) => {
      stdout.write(`${line}\n`)
      return 0
    },
    warn: (line) => void stderr.write(`${line}\n`),
    paint: (style, text) => (canStyle ? util.styleText(style, text, { validateStream: false }) : text),
  }
}
