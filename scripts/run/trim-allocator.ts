/** The C library of GNU: the allocators of others have no such function. */
const LIBRARY = 'libc.so.6'

/**
 * Opens what gives memory back that the C library's allocator keeps free between blocks in use, in one or two milliseconds: by
 * itself it gives back only what is free at the end of its pool, and each page that is compressed and stored leaves holes below
 * that. Undefined where the system or Node has no such function, so that the memory stays.
 */
export function openAllocatorTrim(): (() => void) | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const definitions = { malloc_trim: { arguments: ['uint64'], return: 'int32' } } as const
    // The library stays open as long as the function is kept.
    const library = process.getBuiltinModule('node:ffi').dlopen(LIBRARY, definitions)
    return () => void library.functions.malloc_trim(0n)
  } catch {
    return undefined
  }
}
