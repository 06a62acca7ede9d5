import { Dropdown } from '@shop/ui'
import { IconChevronDown, IconHeadset } from '@shop/ui/icons'
import { useLocation } from 'react-router'
import { useShop } from '../request/use-shop.tsx'
import { ContactLinks } from './contact-links.tsx'
import { headerControl, headerPanel } from './header-styles.ts'

/** How to reach the shop; on narrow screens it stands in the menu instead (SHELL-12). */
export function ContactDropdown() {
  const { t, data } = useShop()
  const { key } = useLocation()
  if (!data.contact) return null
  return (
    <Dropdown
      group="header"
      closeOn={key}
      className="max-lg:hidden"
      buttonClass={headerControl}
      button={
        <>
          <IconHeadset />
          {t('shell.contact')}
          <IconChevronDown className="size-4" />
        </>
      }
      panelClass={`${headerPanel} w-72`}
    >
      <ContactLinks />
    </Dropdown>
  )
}
