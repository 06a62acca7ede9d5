import { resolve } from 'node:path'
import { readDirectDatabase, readGivenDatabase } from '../postgres/given-database.ts'
import { readWalArchive } from '../postgres/wal-archive.ts'
import type { LogLimits } from './rotating-log.ts'

/** Settings of a run, all from the environment. */
export interface RunSettings {
  /** Port per setting name, so that a message can name the setting that changes it. */
  readonly ports: Readonly<Record<PortSetting, number>>
  /** Absolute path of the folder that holds the database and the logs. */
  readonly dataDir: string
  /** A PostgreSQL of the operator's own; without it the one from npm runs. */
  readonly databaseUrl: string | undefined
  /** The same without the pool between, for what has to be done before the apps start. */
  readonly directUrl: string | undefined
  /** Absolute folder to which the built-in database hands on every change. */
  readonly walArchive: string | undefined
  /** `terminal` prints what the apps log; `files` (default) keeps it in `<dataDir>/logs`. */
  readonly logs: 'files' | 'terminal'
  readonly logLimits: LogLimits
}

export type PortSetting =
  | 'PORT'
  | 'MIDDLEWARE_PORT'
  | 'LIVE_PORT'
  | 'WORKER_PORT'
  | 'ORDERS_PORT'
  | 'STANDINS_PORT'
  | 'STANDINS_SMTP_PORT'

const defaultPorts: Record<PortSetting, number> = {
  PORT: 3000,
  MIDDLEWARE_PORT: 8181,
  LIVE_PORT: 4000,
  WORKER_PORT: 8182,
  ORDERS_PORT: 3100,
  STANDINS_PORT: 4010,
  STANDINS_SMTP_PORT: 4025,
}

/**
 * Reads the settings of a run.
 * @throws naming the setting that is not usable.
 */
export function readRunSettings(env: NodeJS.ProcessEnv): RunSettings {
  const ports = { ...defaultPorts }
  for (const name of Object.keys(ports) as PortSetting[]) {
    const text = env[name]
    if (!text) continue
    const port = Number(text)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}=${text} is not a port (1 to 65535)`)
    ports[name] = port
  }
  const seen = new Map<number, string>()
  for (const [name, port] of Object.entries(ports)) {
    if (seen.has(port)) throw new Error(`${seen.get(port)} and ${name} are both ${port}: choose another port for one of them`)
    seen.set(port, name)
  }
  const logs = env.LOGS || 'files'
  if (logs !== 'files' && logs !== 'terminal') throw new Error(`LOGS=${logs} is neither files nor terminal`)
  const logLimits = {
    fileBytes: readNumber('LOG_FILE_MEGABYTES', env.LOG_FILE_MEGABYTES || '10', 1000) * 1024 * 1024,
    files: readNumber('LOG_FILES', env.LOG_FILES || '5', 100),
  }
  const dataDir = resolve(env.DATA_DIR || '.data')
  return {
    ports,
    dataDir,
    databaseUrl: readGivenDatabase(env),
    directUrl: readDirectDatabase(env),
    walArchive: readWalArchive(env),
    logs,
    logLimits,
  }
}

function readNumber(name: string, text: string, highest: number): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > highest) throw new Error(`${name}=${text} is not a number from 1 to ${highest}`)
  return number
}
