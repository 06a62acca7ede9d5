import { spawn } from 'node:child_process'

/**
 * Stops PostgreSQL when this process dies without doing so (kill -9): a shell of a few hundred kilobytes waits for the
 * end of its input, which the system closes with us. Returns the dismissal, for when PostgreSQL has ended.
 */
export function watchOverPostgres(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined
  const script = `
    read -r word
    [ "$word" = dismissed ] && exit 0
    kill -INT "$1" 2>/dev/null
    seconds=0
    while kill -0 "$1" 2>/dev/null && [ "$seconds" -lt 20 ]; do sleep 1; seconds=$((seconds + 1)); done
    kill -QUIT "$1" 2>/dev/null`
  const watcher = spawn('sh', ['-c', script, 'watch-over-postgres', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  watcher.stdin.on('error', () => undefined)
  return () => watcher.stdin.end('dismissed\n')
}
