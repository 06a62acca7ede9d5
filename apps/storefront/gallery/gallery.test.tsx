import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@shop/domain/market'
import { loadMessages } from '@shop/i18n/all-messages'
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import preview from './preview.tsx'

type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryObj>>

const files = import.meta.glob<StoryFile>(['../app/**/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'])

/** Folders of which every component has a story next to it. */
const SHOWN_FOLDERS = ['../../../packages/ui/src', '../app/commerce-ui', '../app/forms']

/** Files without anything to look at. */
const NOTHING_TO_SEE: Readonly<Record<string, string>> = {
  'icon.tsx': 'what the icons are drawn by',
  'fragment.tsx': 'puts HTML of the server into a page',
  'remembered.tsx': 'a mark for the server around what it holds',
  'still.server.tsx': 'renders parts on the server',
  'checked-form.tsx': 'a form as the browser has it, around fields',
  'link-form.tsx': 'a form that sends a link, without fields of its own',
  'street-field.tsx': 'shown by the fields of an address, which have it',
}

/** Names of the components that a file exports. */
function componentsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^export function ([A-Z]\w+)\(/gm)].map(([, name = '']) => name)
}

/** What the story next to a component says, empty where it is missing; one shows the icons of all files. */
function storyOf(path: string): string {
  const story = path.replace(/(?:[\w-]+-icons)?\.tsx$/, end => (end === '.tsx' ? '.stories.tsx' : 'icons.stories.tsx'))
  return existsSync(story) ? readFileSync(story, 'utf8') : ''
}

test('every component of the ui room, of commerce and of forms has a story next to it that shows it', () => {
  const missing = SHOWN_FOLDERS.flatMap(folder => {
    const absolute = join(import.meta.dirname, folder)
    const shown = readdirSync(absolute).filter(
      file => file.endsWith('.tsx') && !/\.(?:stories|test|fixtures)\.tsx$/.test(file) && !(file in NOTHING_TO_SEE),
    )
    return shown.flatMap(file => {
      const story = storyOf(join(absolute, file))
      return componentsOf(join(absolute, file))
        .filter(name => !story.includes(`<${name}`) && !(name.startsWith('Icon') && story.includes('Object.entries(icons)')))
        .map(name => `${folder}/${file}: ${name}`)
    })
  })
  expect(missing).toEqual([])
})

/** Names that a story shows in place of a message that does not exist. */
const MESSAGE_KEY = /(?<=[>"])[a-z][A-Za-z]+\.[a-z][A-Za-z]+(?=[<"])/g

test.each<Locale>(['de-DE', 'el-GR'])('every story can be rendered in %s, without a text that is missing', async locale => {
  const keys = new Set(Object.keys(await loadMessages(locale)))
  const problems: string[] = []
  let rendered = 0
  for (const [file, load] of Object.entries(files)) {
    const stories = composeStories(await load(), { ...preview, initialGlobals: { ...preview.initialGlobals, locale } })
    for (const [name, Story] of Object.entries(stories)) {
      try {
        await Story.load()
        const html = renderToStaticMarkup(<Story />)
        const untranslated = [...html.matchAll(MESSAGE_KEY)].map(([key]) => key).filter(key => keys.has(key))
        if (untranslated.length > 0) problems.push(`${file} ${name} says ${untranslated.join(', ')}`)
        if (/undefined|NaN/.test(html)) problems.push(`${file} ${name} says undefined or NaN`)
        rendered++
      } catch (error) {
        problems.push(`${file} ${name}: ${error}`)
      }
    }
  }
  expect(problems).toEqual([])
  expect(rendered).toBeGreaterThan(150)
})
