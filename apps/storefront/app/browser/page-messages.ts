import { isLanguage } from '@shop/domain/market'
import { isLoadableLocale, type loadPageMessages } from '@shop/i18n'
import { prepareMessages } from '../request/messages.ts'
import { logBrowserError, logBrowserWarning } from './environment.ts'

/**
 * Prepares the messages a loaded page is written in; false when it must stay as the server sent it. A locale the
 * shop does not have is warned of, messages that cannot be loaded are an error of the console (ERR-12).
 */
export async function preparePageMessages(lang: string, load?: typeof loadPageMessages): Promise<boolean> {
  // A page without a shop names a language alone, and needs no messages.
  if (isLanguage(lang)) return true
  if (!isLoadableLocale(lang)) {
    logBrowserWarning(`There are no messages for the locale "${lang}"`)
    return false
  }
  try {
    await prepareMessages(lang, load)
    return true
  } catch (error) {
    logBrowserError(`The messages of the locale ${lang} could not be loaded`, error)
    return false
  }
}
