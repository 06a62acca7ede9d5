import { userInfo } from 'node:os'
import { type Actor, actorNameOf, isActorName } from '@shop/domain/audit'
import { type AuditedWork, noteReads } from '@shop/engine/audit'
import type { EngineContext } from '@shop/engine/database'
import type { AdminCommand, CommandAnswer, CommandWork } from './command.ts'
import { COMMANDS } from './commands.ts'

/** What the command line works with. */
export interface AdminSurroundings {
  /** Does work on the shop's database, as `CommandAccess` says; opened only for words that were understood. */
  readonly onDatabase: (access: CommandAccess, work: (context: EngineContext) => Promise<CommandAnswer>) => Promise<CommandAnswer>
  readonly write: (text: string) => void
}

/** Who works on the database, and whether they may change anything; see `auditParameters`. */
export interface CommandAccess extends AuditedWork {
  readonly isReading: boolean
}

/** Runs one command. Throws with one line that says what is wrong; then nothing has been changed. */
export async function runAdmin(args: readonly string[], { onDatabase, write }: AdminSurroundings): Promise<void> {
  const isHelp = args.includes('--help') || args.includes('-h')
  const isJson = args.includes('--json')
  const { actor, rest } = readActor(args)
  const words = rest.filter(word => !['--help', '-h', '--json'].includes(word))
  const command = COMMANDS.find(({ name }) => name === words.slice(0, 2).join(' '))
  if (!command) {
    const isAsking = isHelp || words.length === 0
    const ofGroup = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `))
    if (isAsking) return write(overview(words.length === 0 ? COMMANDS : ofGroup))
    const others =
      ofGroup.length > 0 ? `those of ${words[0]}: npm run admin -- ${words[0]} --help` : 'all: npm run admin -- --help'
    throw new Error(`There is no command "${words.slice(0, 2).join(' ')}"; ${others}`)
  }
  if (isHelp) return write(helpOf(command))
  const work = prepare(command, words.slice(2))
  const audited = { actor, command: command.name }
  const { text, data } = await onDatabase({ ...audited, isReading: command.effect !== 'changes' }, async context => {
    const answer = await work(context, audited)
    // Noted before it is shown: what is not in the log was seen by no one.
    if (answer.shown) await noteReads(context, audited, answer.shown)
    return answer
  })
  write(isJson ? JSON.stringify(data, undefined, 2) : text)
}

/** Who works: `--as` where it is given, else the user of the operating system. */
function readActor(args: readonly string[]): { readonly actor: Actor; readonly rest: readonly string[] } {
  const systemUserName = actorNameOf(systemUser())
  const at = args.indexOf('--as')
  if (at < 0) return { actor: { name: systemUserName, systemUserName }, rest: args }
  const name = args[at + 1] ?? ''
  if (!isActorName(name)) throw new Error(`--as takes a name of letters, digits and ._@-, such as anna, not "${name}"`)
  const rest = args.toSpliced(at, 2)
  if (rest.includes('--as')) throw new Error('--as is given more than once')
  return { actor: { name, systemUserName }, rest }
}

/** Empty for a user without a name, as in some containers. */
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return ''
  }
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
    'npm run admin -- <command> [--json] [--as <name>]',
    '',
    ...lines,
    '',
    'What a command takes: npm run admin -- <command> --help',
    'Works on DATABASE_URL, else on the shop in DATA_DIR (.data), running or not.',
  ].join('\n')
}

function helpOf({ name, summary, usage, details }: AdminCommand): string {
  return [
    `npm run admin -- ${name} ${usage} [--json] [--as <name>]`,
    '',
    summary,
    '',
    ...details.map(line => `  ${line}`),
    '  --json     answer as JSON instead of text',
    '  --as       who works, for the audit log (default: the user of the operating system)',
  ].join('\n')
}
