// Preloaded into every process of the shop (`node --import`): when the process that started it is gone, however it
// went, it stops as if it had been told to, and 12 s after it has drained in any case. JavaScript, so that a process whose program is bundled
// does not load what takes the types out of TypeScript.
if (process.channel) {
  process.once('disconnect', () => {
    // Who read what we print is gone too.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    setTimeout(() => process.exit(1), 12_000 + 1000 * (Number(process.env.DRAIN_SECONDS) || 0)).unref()
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0)
  })
  // Watching must not keep a process running that has nothing left to do.
  process.channel.unref()
}
