import type { Translate } from '@shop/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconChevronDown } from './control-icons.tsx'
import { Dropdown } from './dropdown.tsx'
import { inWords } from './testing/in-words.tsx'

const meta: Meta = { component: Dropdown }
export default meta

const choices = (t: Translate) => (
  <div className="gallery-tall gallery-ink on-ink">
    <Dropdown
      group="gallery"
      closeOn=""
      button={
        <>
          {t('account.title')} <IconChevronDown className="size-4" />
        </>
      }
      buttonClass="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 text-sm hover:bg-ink-800"
      panelClass="absolute left-0 z-50 mt-1 w-72 rounded-card bg-white p-2 text-sm text-ink-900 shadow-pop"
    >
      <ul>
        {[t('account.profile'), t('shell.shippingDetails'), t('shell.myNewsletter')].map(name => (
          <li key={name}>
            <a href="#account" className="flex min-h-11 items-center rounded-md px-3 hover:bg-steel-100">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  </div>
)

export const Closed = inWords(choices)

const opened: StoryObj = { play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click() }
export const Open = inWords(choices, opened)
