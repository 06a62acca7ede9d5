import type { AdminCommand, CommandAnswer, CommandWork } from './command.ts'
import { COMMANDS } from './commands.ts'

/** What the command line works with. */
export interface AdminSurroundings {
  /** Does work on the shop's database; opened only for words that were understood. */
  readonly onDatabase: (work: CommandWork) => Promise<CommandAnswer>
  readonly write: (text: string) => void
}

/** Runs one command. Throws with one line that says what is wrong; then nothing has been changed. */
export async function runAdmin(args: readonly string[], { onDatabase, write }: AdminSurroundings): Promise<void> {
  const isHelp = args.includes('--help') || args.includes('-h')
  const isJson = args.includes('--json')
  const words = args.filter(word => !['--help', '-h', '--json'].includes(word))
  const command = COMMANDS.find(({ name }) => name === words.slice(0, 2).join(' '))
  if (!command) {
    const isAsking = isHelp || words.length === 0
    if (!isAsking) throw new Error(`There is no command "${words.slice(0, 2).join(' ')}"; all commands: npm run admin -- --help`)
    return write(overview(COMMANDS.filter(({ name }) => words.length === 0 || name.startsWith(`${words[0]} `))))
  }
  if (isHelp) return write(helpOf(command))
  const { text, data } = await onDatabase(prepare(command, words.slice(2)))
  write(isJson ? JSON.stringify(data, undefined, 2) : text)
}

function prepare(command: AdminCommand, words: readonly string[]): CommandWork {
  try {
    return command.prepare(words)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}; usage: npm run admin -- ${command.name} ${command.usage}`, { cause: error })
  }
}

function overview(commands: readonly AdminCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length), 0)
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return [
    'npm run admin -- <command> [--json]',
    '',
    ...lines,
    '',
    'What a command takes: npm run admin -- <command> --help',
    'Works on DATABASE_URL, else on the shop in DATA_DIR (.data), running or not.',
  ].join('\n')
}

function helpOf({ name, summary, usage, details }: AdminCommand): string {
  return [
    `npm run admin -- ${name} ${usage} [--json]`,
    '',
    summary,
    '',
    ...details.map(line => `  ${line}`),
    '  --json     answer as JSON instead of text',
  ].join('\n')
}
