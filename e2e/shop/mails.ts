import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'

/** A mail as the stand-in took it. */
export interface Mail {
  readonly subject: string
  readonly text: string
}

/** The mails to an address, newest first, once there are so many. */
export async function mailsTo(request: APIRequestContext, email: string, count: number): Promise<readonly Mail[]> {
  const url = `http://127.0.0.1:${process.env.STANDINS_PORT}/__sandbox/mails?to=${encodeURIComponent(email)}`
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      mails = (await (await request.get(url)).json()) as Mail[]
      return mails.length
    })
    .toBe(count)
  return mails
}

/** The newest mail to an address, once there are so many. */
export async function mailTo(request: APIRequestContext, email: string, count: number): Promise<Mail> {
  const [mail] = await mailsTo(request, email, count)
  if (!mail) throw new Error(`${email} got no mail`)
  return mail
}

/** The first link of a mail. */
export function linkIn({ text }: Mail): string {
  return /^http:\S+$/m.exec(text)?.[0] ?? ''
}
