// An app of the least size for tests of what runs the apps: answers its process number, or ends when asked to.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(3)
  response.end(JSON.stringify({ pid: process.pid, databaseUrl: process.env.DATABASE_URL, apps: process.env.SHOP_APPS }))
})
// It has nothing else to do until it is told that it listens.
process.channel?.ref()
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('open'))
process.on('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
