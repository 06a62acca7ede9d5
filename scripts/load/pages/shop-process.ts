// The shop's apps in a process of its own, for programs that put load on it: it says when it is open, and how much memory
// it has when it is asked.
import '../../shop.ts'

process.on('message', () => process.send?.({ residentBytes: process.memoryUsage().rss }))
// The process that started it has gone or is done.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.send?.({ isOpen: true })
