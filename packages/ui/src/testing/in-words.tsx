import type { Translate } from '@shop/i18n'
import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'

/**
 * A story whose texts are messages of the shop, in the language that the gallery shows. Components of this room have no texts of
 * their own: the pages that use them pass these in, and so do their stories.
 */
export function inWords(show: (t: Translate) => ReactNode, story: StoryObj = {}): StoryObj {
  return { ...story, render: (_args, { loaded }) => <>{show(loaded.t as Translate)}</> }
}

/** For what is laid over the page: shown in a frame of its own where several stories stand below one another. */
export const OVER_THE_PAGE: StoryObj = { parameters: { docs: { story: { inline: false, height: '36rem' } } } }
