import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server that takes every mail and keeps none. */
export interface MailSink {
  readonly port: number
  close(): void
}

/**
 * Opens a mail server for a shop that is measured: mails that no server takes would be tried again and again, and what that costs
 * would count for whatever is measured next.
 */
export async function openMailSink(): Promise<MailSink> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    converse(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const END_OF_MAIL = '\r\n.\r\n'

/** Agrees to everything; SMTP as far as a client needs it that sends mails without credentials. */
function converse(socket: Socket): void {
  let text = ''
  let isMail = false
  socket.setEncoding('latin1').write('220 sink\r\n')
  socket.on('data', chunk => {
    text += chunk
    for (;;) {
      const ending = isMail ? END_OF_MAIL : '\r\n'
      const end = text.indexOf(ending)
      if (end === -1) return
      const command = isMail ? '' : text.slice(0, 4).toUpperCase()
      text = text.slice(end + ending.length)
      isMail = command === 'DATA'
      socket.write(isMail ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 sink\r\n')
      if (command === 'QUIT') socket.end()
    }
  })
}
