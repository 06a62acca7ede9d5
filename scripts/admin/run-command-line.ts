import { CommerceError } from '@shop/domain/error'
import { type AdminSurroundings, runAdmin } from './run-admin.ts'

/** What the command line works with, and where its refusals go. */
export interface CommandLine extends AdminSurroundings {
  readonly writeError: (text: string) => void
}

/**
 * Runs one command and tells how it ended: 0 with its answer, or 1 with one line that says what is wrong; then nothing has been
 * changed. Under `--json` that line is `{"error":{"code":…,"message":…}}`, with a code where the shop has one for it.
 */
export async function runCommandLine(args: readonly string[], { writeError, ...surroundings }: CommandLine): Promise<0 | 1> {
  try {
    await runAdmin(args, surroundings)
    return 0
  } catch (error) {
    // What a program throws can have several lines, such as an answer of the database.
    const message = (error instanceof Error ? error.message : String(error))
      .trim()
      .split(/\s*\n\s*/)
      .join('; ')
    const code = error instanceof CommerceError ? { code: error.failure.code } : {}
    writeError(args.includes('--json') ? JSON.stringify({ error: { ...code, message } }) : message)
    return 1
  }
}
