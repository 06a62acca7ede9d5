/** Share of visits that are measured, and of errors that are reported once they are known (TRACK-14). */
export const MONITORING_SAMPLE_RATE = 0.05

/**
 * Whether what a text names is of the sample: always the same for the same text, and true for a twentieth of all texts, so
 * that nothing has to be stored to decide alike for a whole visit (TRACK-14).
 */
export function isSampled(text: string, rate: number = MONITORING_SAMPLE_RATE): boolean {
  // FNV-1a with the last mixing of MurmurHash: FNV alone spreads texts that differ at their end too little.
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0 < rate * 2 ** 32
}
