import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readRunSettings } from './run-settings.ts'

test('without settings the shop takes its usual ports and keeps its data in .data', () => {
  expect(readRunSettings({})).toEqual({
    ports: {
      PORT: 3000,
      MIDDLEWARE_PORT: 8181,
      LIVE_PORT: 4000,
      WORKER_PORT: 8182,
      ORDERS_PORT: 3100,
      STANDINS_PORT: 4010,
      STANDINS_SMTP_PORT: 4025,
    },
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    logs: 'files',
    logLimits: { fileBytes: 10_485_760, files: 5 },
  })
})

test.each([
  [{ PORT: 'http' }, 'PORT=http is not a port (1 to 65535)'],
  [{ LIVE_PORT: '70000' }, 'LIVE_PORT=70000 is not a port (1 to 65535)'],
  [{ PORT: '4010' }, 'PORT and STANDINS_PORT are both 4010: choose another port for one of them'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL is not the address of a database'],
  [{ DATABASE_URL: 'mysql://localhost/anvil' }, 'DATABASE_URL is not the address of a database'],
  [{ LOG_FILE_MEGABYTES: '0' }, 'LOG_FILE_MEGABYTES=0 is not a number from 1 to 1000'],
  [{ LOG_FILES: 'many' }, 'LOG_FILES=many is not a number from 1 to 100'],
  [{ LOGS: 'nowhere' }, 'LOGS=nowhere is neither files nor terminal'],
])('%o is refused by name', (env, message) => {
  expect(() => readRunSettings(env)).toThrow(message)
})
