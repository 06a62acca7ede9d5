// The middleware as a process of its own: DATABASE_URL=postgres://... node apps/middleware/main.ts
import { readSettings } from './config.ts'
import { start } from './start.ts'

const middleware = await open()

async function open() {
  try {
    return await start(readSettings())
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

async function leave(exitCode: number): Promise<void> {
  await middleware.stop()
  process.exit(exitCode)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave(0))
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(event, error => {
    // Standard error and nothing else: after a defect the logger may be part of it.
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    void leave(1)
  })
}
