import { partOfMessage } from './compile/message-parts.ts'

/** Whether the message of a key is one that browsers do not load: what a script of theirs asks for must not be. */
export function isServerMessage(key: string): boolean {
  return partOfMessage(key) === 'server'
}
