import { readSecretFiles } from '@shop/process'

/**
 * The address in DATABASE_URL, or in the file of DATABASE_URL_FILE, or undefined when the shop is to run its own PostgreSQL.
 * @throws when it is no address of a PostgreSQL; the message does not repeat it, because it may hold a password.
 */
export function readGivenDatabase(env: NodeJS.ProcessEnv): string | undefined {
  const problems: string[] = []
  const { DATABASE_URL, DATABASE_URL_FILE } = env
  const { DATABASE_URL: text } = readSecretFiles({ DATABASE_URL, DATABASE_URL_FILE }, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (!text) return undefined
  const url = URL.parse(text)
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    throw new Error('DATABASE_URL is not the address of a database, such as postgres://user:password@localhost:5432/anvil')
  return text
}

/** Runs work on the given database; a failure says which database it was, without user and password. */
export async function onGivenDatabase<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl)
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database ${pathname.slice(1)} on ${host} of DATABASE_URL cannot be used: ${reason}`, { cause: error })
  }
}
