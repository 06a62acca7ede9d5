import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Takes the connection of a request that asks for another protocol: answers it, and ends it where it refuses. `clientAddress`
 * is the IP address of the client, as `ClientAddressOf` finds it.
 */
export type TakeUpgrade = (request: IncomingMessage, socket: Socket, head: Buffer, clientAddress: string) => void
