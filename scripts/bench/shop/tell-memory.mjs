// Preloaded into a shop that is measured: answers every message of the bench with what its threads hold, in bytes.
// JavaScript, so that what takes the types out of TypeScript is not loaded for it.
import { subscribe } from 'node:diagnostics_channel'
import { getHeapStatistics } from 'node:v8'

const workers = new Set()
subscribe('worker_threads', ({ worker }) => {
  workers.add(worker)
  worker.once('exit', () => workers.delete(worker))
})

process.on('message', async () => {
  const threads = await Promise.all([...workers].map(worker => worker.getHeapStatistics().catch(() => undefined)))
  const ofThreads = threads.filter(Boolean).map(heap => heap.total_physical_size + heap.external_memory)
  process.send?.({
    heap: getHeapStatistics().total_physical_size,
    buffers: process.memoryUsage().arrayBuffers,
    threads: ofThreads.reduce((sum, bytes) => sum + bytes, 0),
  })
})
// Being measured must not keep the shop running.
process.channel?.unref()
