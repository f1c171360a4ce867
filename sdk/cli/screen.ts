import * as util from 'node:util'

type Style = Parameters<typeof util.styleText>[0]

/** The terminal output of a command. */
export interface Screen {
  /** Prints a line. Returns 0, the exit code of a successful command. */
  print(line: string): 0
  /** Prints a line about a failure. */
  warn(line: string): void
  /** Styles text if the terminal supports colours and `NO_COLOR` is not set. */
  paint(style: Style, text: string): string
}

export function createScreen({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): Screen {
  stdout.once?.('error', () => process.exit(1)) // the reader of the output, such as `head`, has exited
  const canStyle = stdout.isTTY && stdout.hasColors() && 'styleText' in util // Node 20.12 and newer
  return {
    print: (line) => {
      stdout.write(`${line}\n`)
      return 0
    },
    warn: (line) => void stderr.write(`${line}\n`),
    paint: (style, text) => (canStyle ? util.styleText(style, text, { validateStream: false }) : text),
  }
}
