import { parseArgs } from 'node:util'

/** What a command was told. */
export interface Words<Option extends string> {
  /** One per name in the usage. */
  readonly arguments: readonly string[]
  readonly options: Readonly<Partial<Record<Option, string>>>
}

/**
 * Reads the words after a command: exactly the named arguments, and no options but the given ones, each with a value
 * and at most once. Throws naming what is missing or too much.
 */
export function readWords<Option extends string = never>(
  args: readonly string[],
  wanted: { readonly arguments?: readonly string[]; readonly options?: readonly Option[] },
): Words<Option> {
  const names = wanted.arguments ?? []
  const { values, positionals } = parse(args, wanted.options ?? [])
  if (positionals.length < names.length) throw new Error(`<${names[positionals.length]}> is missing`)
  if (positionals.length > names.length) throw new Error(`${positionals[names.length]} is one word too many`)
  const options = Object.entries(values).map(([name, given]) => {
    const [value = '', ...more] = given ?? []
    if (more.length > 0) throw new Error(`--${name} is given more than once`)
    if (value === '') throw new Error(`--${name} is empty`)
    return [name, value]
  })
  return { arguments: positionals, options: Object.fromEntries(options) }
}

function parse(args: readonly string[], options: readonly string[]) {
  const known = Object.fromEntries(options.map(name => [name, { type: 'string', multiple: true } as const]))
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true, strict: true })
  } catch (error) {
    // A value that begins with a dash, such as an amount below zero, could be another option.
    const unclear = error instanceof Error ? /^Option '(--[\w-]+).*ambiguous/.exec(error.message)?.[1] : undefined
    if (unclear)
      throw new Error(`${unclear} needs a value; one that begins with a dash is written ${unclear}=-1`, { cause: error })
    // The first sentence says what is wrong; the others are advice for programmers.
    throw new Error(error instanceof Error ? error.message.split(/\. |\n/)[0] : String(error), { cause: error })
  }
}
