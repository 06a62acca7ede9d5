// The shop of the journeys, with what it logs in a file besides: one of them looks for what must not be there.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const dataDir = process.env.DATA_DIR || '.data'
mkdirSync(dataDir, { recursive: true })
const log = createWriteStream(join(dataDir, 'shop.log'))
const shop = spawn(process.execPath, ['scripts/run.ts'], { stdio: ['ignore', 'pipe', 'pipe'] })
for (const [source, target] of [
  [shop.stdout, process.stdout],
  [shop.stderr, process.stderr],
]) {
  source.on('data', chunk => {
    log.write(chunk)
    target.write(chunk)
  })
}
// A stop is for the shop; this process ends with it.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => shop.kill(signal))
shop.on('exit', code => {
  process.exitCode = code ?? 1
})
