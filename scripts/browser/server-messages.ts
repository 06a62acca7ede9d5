/** A text of a script that is the key of a message: any string it writes. */
const STRINGS = /(['"`])([a-z]\w*\.\w+)\1/gi

/** Keys of messages that a script of browsers asks for although no browser loads them, so that the key would stand on the page. */
export function serverMessagesIn(script: string, isOfServer: (key: string) => boolean): string[] {
  const asked = [...script.matchAll(STRINGS)].map(([, , key = '']) => key)
  return [...new Set(asked)].filter(isOfServer).sort()
}
