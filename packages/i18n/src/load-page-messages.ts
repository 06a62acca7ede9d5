import { type Language, type Locale, languageOf } from '@shop/domain/market'
import { locales } from './generated/locales.ts'
import { loaders } from './generated/page-loaders.ts'
import type { MessageCatalogue } from './translate.ts'

/**
 * The messages that a page of a locale begins with, loaded on first use: one chunk, its own where it differs from its
 * language, else that of the language (MKT-11, MKT-12, API-49).
 */
export function loadPageMessages(locale: Locale | Language): Promise<MessageCatalogue> {
  return (loaders[locale] ?? loaders[languageOf(locale)])()
}

/** Whether an input names one of the shop's locales, written as `nl-BE`, so that it has messages. */
export function isLoadableLocale(lang: string): lang is Locale {
  return locales.includes(lang)
}
