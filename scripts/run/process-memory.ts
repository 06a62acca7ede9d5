/**
 * Flags of Node for every process of the shop. Old objects are collected when they have grown by 30 %: left alone, V8 lets 75 MB
 * that are in use become 300 first, for pages that are no faster. Young ones get V8's default of 16 MB, of which a page lets
 * little grow old, and are collected by the thread that makes them: a second one that helps costs more than it saves. `gc` is
 * called once after a catalogue was read (docs/performance.md has the figures). Node calls it experimental that a function of the
 * C library is called (`trim-allocator.ts`), once for each start.
 */
export const NODE_FLAGS: readonly string[] = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=30',
  '--no-parallel-scavenge',
  '--expose-gc',
  '--disable-warning=ExperimentalWarning',
]

/**
 * Settings of the C library's allocator, on Linux. By default each thread that compresses, compiles or reads files gets a pool
 * of its own, and what is freed between two things that are in use stays with the process. One pool takes 50 MB less under load.
 * What is smaller than 1 MB comes from the pool, and the last 2 MB of it stay with the process: the memory that zstd works in for
 * each page would otherwise be mapped, cleared and unmapped each time, which takes as long as half of the compression.
 */
export const ALLOCATOR_SETTINGS: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '2097152',
  MALLOC_MMAP_THRESHOLD_: '1048576',
}

/**
 * Settings of Node for the bundle. What was compiled of it is not stored, since Node keeps its copy of what it has read of that,
 * and functions that are not called, for as long as it runs: 15 MB, for 0.1 s of a start.
 */
export const BUNDLE_SETTINGS: Readonly<Record<string, string>> = { NODE_DISABLE_COMPILE_CACHE: '1' }
