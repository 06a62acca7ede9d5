import { MAX_SHOPPING_LIST_LINES, MAX_SHOPPING_LIST_NAME, MAX_SHOPPING_LISTS } from '@shop/domain/shopping-list'
import type { Translate } from '@shop/i18n'

/** What the pages of saved lists say, which comes with their data: no other page pays for it. */
export function shoppingListWords(t: Translate) {
  return {
    intro: t('shoppingList.intro'),
    none: t('shoppingList.none'),
    new: t('shoppingList.new'),
    name: t('shoppingList.name'),
    create: t('shoppingList.create'),
    empty: t('shoppingList.empty'),
    addAll: t('shoppingList.addAll'),
    delete: t('shoppingList.delete'),
    deleteText: t('shoppingList.deleteText'),
    choose: t('shoppingList.choose'),
    nothing: t('shoppingList.nothing'),
    removeHint: t('shoppingList.removeHint'),
    priceDrop: t('mailPreference.priceDrop'),
    priceDropText: t('mailPreference.priceDropText'),
    priceDropOn: t('shoppingList.priceDropOn'),
    priceDropOff: t('shoppingList.priceDropOff'),
  }
}

/** Why a list was not made or changed: what was typed stays. */
export type ShoppingListProblem = 'name' | 'changed' | 'too-many' | 'failed'

/** What is said of it. */
export function shoppingListProblemText(t: Translate, problem: ShoppingListProblem): string {
  switch (problem) {
    case 'name':
      return t('shoppingList.nameProblem', { max: MAX_SHOPPING_LIST_NAME })
    case 'changed':
      return t('shoppingList.changed')
    case 'too-many':
      return t('shoppingList.tooMany', { lists: MAX_SHOPPING_LISTS, lines: MAX_SHOPPING_LIST_LINES })
    case 'failed':
      return t('checkout.errorGeneral')
  }
}
