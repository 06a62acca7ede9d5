import { isLoadableLocale } from '@shop/i18n'
import { loadSupportMessages } from '@shop/i18n/support-messages'
import { preparePageMessages } from '../../browser/page-messages.ts'
import { addMessages } from '../../request/messages.ts'

/** Adds the messages of the form to those of the page; the server has them already. Rejects when they cannot be loaded. */
export async function loadFormMessages(): Promise<void> {
  if (import.meta.env.SSR) return
  const { lang } = document.documentElement
  if (!isLoadableLocale(lang)) return
  const [messages] = await Promise.all([loadSupportMessages(lang), preparePageMessages(lang)])
  addMessages(lang, messages)
}

/** The form over the page, with its messages. Rejects when it cannot be loaded. */
export async function loadSupportDialog() {
  const [{ SupportDialog }] = await Promise.all([import('./support-dialog.tsx'), loadFormMessages()])
  return SupportDialog
}
