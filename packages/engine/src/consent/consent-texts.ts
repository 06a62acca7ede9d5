import { createHash } from 'node:crypto'
import type { Database } from '../database/context.ts'

/** A text that someone agreed to, or decided about, in the language it was shown in. */
export interface ConsentText {
  readonly locale: string
  readonly text: string
}

/** Keeps a text once, and returns its id, which another text or language does not have. */
export async function keepConsentText(db: Database, { locale, text }: ConsentText): Promise<string> {
  const id = createHash('sha256').update(`${locale}\n${text}`).digest('hex').slice(0, 16)
  await db
    .insertInto('consent_text')
    .values({ id, locale, content: text })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return id
}
