import { readFileSync } from 'node:fs'

/** Settings that hold a password, a key or a token. Each may be given as the path of a file, by its name and `_FILE`. */
const SECRET_SETTINGS = [
  'CACHE_ADMIN_PASSWORD',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'DKIM_KEY',
  'FACEBOOK_APP_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'MAPS_API_KEY',
  'OPENSEARCH_URL',
  'ORDERS_TOKEN_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PAYMENT_API_KEY',
  'PAYMENT_HMAC_KEY',
  'RECOMMENDATION_TOKEN',
  'SMTP_URL',
  'TRACKING_TOKEN',
] as const

/**
 * The environment with what secret settings have in files: with `DATABASE_URL_FILE=/run/secrets/database-url` the content of that
 * file is `DATABASE_URL`, without the line break at its end. Adds to `problems` files that cannot be read or are empty, and
 * settings that are given both ways; no message has a content.
 */
export function readSecretFiles(given: NodeJS.ProcessEnv, problems: string[]): NodeJS.ProcessEnv {
  const env = { ...given }
  for (const name of SECRET_SETTINGS) {
    const file = given[`${name}_FILE`]
    if (!file) continue
    if (given[name]) problems.push(`${name} and ${name}_FILE are both given: leave one of them out`)
    else env[name] = readSecret(`${name}_FILE`, file, problems)
  }
  return env
}

function readSecret(setting: string, file: string, problems: string[]): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    if (text === '') problems.push(`${setting}=${file} is an empty file`)
    return text
  } catch (error) {
    problems.push(`${setting}=${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
    return undefined
  }
}
