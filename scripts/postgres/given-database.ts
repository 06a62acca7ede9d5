import { readSecretFiles } from '@shop/process'

/**
 * The address in DATABASE_URL, or in the file of DATABASE_URL_FILE, or undefined when the shop is to run its own PostgreSQL.
 * @throws when it is no address of a PostgreSQL; the message does not repeat it, because it may hold a password.
 */
export function readGivenDatabase(env: NodeJS.ProcessEnv): string | undefined {
  return readAddress('DATABASE_URL', env)
}

/**
 * The address under which programs reach the given database itself: DATABASE_DIRECT_URL where DATABASE_URL is that of a pool,
 * which would lose settings of a connection.
 * @throws as `readGivenDatabase`, and when there is only a direct one.
 */
export function readDirectDatabase(env: NodeJS.ProcessEnv): string | undefined {
  const direct = readAddress('DATABASE_DIRECT_URL', env)
  const given = readGivenDatabase(env)
  if (direct && !given) throw new Error('DATABASE_DIRECT_URL is the way around a pool: DATABASE_URL is missing')
  return direct ?? given
}

/** The address in DATABASE_REPLICA_URL, and how long a reader waits for it to have caught up; undefined without one. */
export function readReplica(env: NodeJS.ProcessEnv): { readonly url: string; readonly waitMs: number } | undefined {
  const url = readAddress('DATABASE_REPLICA_URL', env)
  if (!url) return undefined
  const text = env.DATABASE_REPLICA_WAIT_SECONDS || '5'
  if (!/^\d{1,3}$/.test(text)) throw new Error(`DATABASE_REPLICA_WAIT_SECONDS=${text} is not a number from 0 to 999`)
  return { url, waitMs: Number(text) * 1000 }
}

type AddressName = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL'

/** An address, or that in the file that the setting of its name and `_FILE` tells. */
function readAddress(name: AddressName, env: NodeJS.ProcessEnv): string | undefined {
  const problems: string[] = []
  const file = `${name}_FILE`
  const { [name]: text } = readSecretFiles({ [name]: env[name], [file]: env[file] }, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (!text) return undefined
  const url = URL.parse(text)
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    throw new Error(`${name} is not the address of a database, such as postgres://user:password@localhost:5432/anvil`)
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
