/** Settings of the stand-ins. */
export interface StandinsSettings {
  /** HTTP: health and inspection. */
  readonly port: number
  readonly smtpPort: number
  readonly bindHost: string
}

/**
 * Settings from the environment, with the defaults of a single machine. Throws on a value that is not a port, and where the
 * shop is open to customers: they must never meet a double.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): StandinsSettings {
  if (env.DEPLOYMENT === 'production') throw new Error('The stand-ins do not start with DEPLOYMENT=production')
  return {
    port: readPort('STANDINS_PORT', env.STANDINS_PORT || '4010'),
    smtpPort: readPort('STANDINS_SMTP_PORT', env.STANDINS_SMTP_PORT || '4025'),
    bindHost: env.STANDINS_HOST || '127.0.0.1',
  }
}

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new Error(`${name}=${text} is not a port`)
  return port
}
