/** Runs the main function of a command line; a failure ends it with its message alone and exit code 1. */
export async function endWithMessage(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
