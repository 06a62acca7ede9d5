// Live pushes as a process of its own: DATABASE_URL=postgres://... node apps/live/main.ts
import { readSettings } from './config.ts'
import { start } from './start.ts'

const live = await open()

async function open() {
  try {
    return await start(readSettings())
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

async function leave(exitCode: number): Promise<void> {
  await live.stop()
  process.exit(exitCode)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave(0))
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(event, error => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    void leave(1)
  })
}
