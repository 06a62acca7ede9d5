import { isLanguage } from '@shop/domain/market'
import type { loadMessages } from '@shop/i18n'
import { logBrowserError, logBrowserWarning } from './browser-log.ts'
import { prepareMessages } from './messages.ts'

/**
 * Prepares the messages a loaded page is written in; false when it must stay as the server sent it. A language the
 * shop has no messages for is warned of, messages that cannot be loaded are an error of the console (ERR-12).
 */
export async function preparePageMessages(lang: string, load?: typeof loadMessages): Promise<boolean> {
  const [language = ''] = lang.split('-')
  if (!isLanguage(language)) {
    logBrowserWarning(`There are no messages for the locale "${lang}"`)
    return false
  }
  try {
    await prepareMessages(language, load)
    return true
  } catch (error) {
    logBrowserError(`The messages of the locale ${lang} could not be loaded`, error)
    return false
  }
}
