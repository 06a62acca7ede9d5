/** What counts as one network: all callers whose address no one can read are one as well. */
const UNREADABLE = 'unreadable'

const DECIMAL_BYTE = /^(?:0|[1-9]\d{0,2})$/
const HEXTET = /^[\da-f]{1,4}$/
const HEXTETS = 8
/** Hextets of a /64, which is what one subscriber gets at least: the customer can take any address in it for every call. */
const NETWORK_HEXTETS = 4

/**
 * The network a client's address belongs to, as the key under which its calls are counted: an IPv4 address itself, also
 * where it is written as IPv6 (`::ffff:192.0.2.7`), and the /64 of an IPv6 address, such as `2001:db8:0:1::/64`.
 * Whatever is no address belongs to the one network `unreadable`.
 */
export function networkOf(clientAddress: string): string {
  const address = clientAddress.trim().toLowerCase().replace(/%.*$/, '')
  if (isIpv4(address)) return address
  const hextets = hextetsOf(address)
  if (!hextets) return UNREADABLE
  return ipv4OfMapped(hextets) ?? `${hextets.slice(0, NETWORK_HEXTETS).join(':')}::/64`
}

function isIpv4(text: string): boolean {
  const bytes = text.split('.')
  return bytes.length === 4 && bytes.every(byte => DECIMAL_BYTE.test(byte) && Number(byte) <= 255)
}

/** The eight groups of an IPv6 address without leading zeros; undefined for what is not one. */
function hextetsOf(address: string): string[] | undefined {
  const [head = '', tail, ...surplus] = address.split('::')
  if (surplus.length > 0) return undefined
  const before = groupsOf(head, tail === undefined)
  const after = tail === undefined ? [] : groupsOf(tail, true)
  if (!before || !after) return undefined
  const missing = HEXTETS - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const hextets = [...before, ...Array<string>(missing).fill('0'), ...after]
  return hextets.map(hextet => hextet.replace(/^0+(?=.)/, ''))
}

/** Groups of one side of `::`; at the end of the address two of them may be written as an IPv4 address. */
function groupsOf(side: string, isEnd: boolean): string[] | undefined {
  if (side === '') return []
  const groups = side.split(':')
  const last = groups.at(-1) ?? ''
  if (isEnd && isIpv4(last)) {
    const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number)
    groups.splice(-1, 1, (a * 256 + b).toString(16), (c * 256 + d).toString(16))
  }
  return groups.every(group => HEXTET.test(group)) ? groups : undefined
}

function ipv4OfMapped(hextets: readonly string[]): string | undefined {
  if (hextets.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return hextets
    .slice(6)
    .flatMap(hextet => [Math.floor(Number.parseInt(hextet, 16) / 256), Number.parseInt(hextet, 16) % 256])
    .join('.')
}
