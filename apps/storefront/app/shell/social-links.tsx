import { IconBrandFacebook, IconBrandLinkedin, IconBrandXing, IconBrandYoutube } from '@shop/ui/icons'
import { SOCIAL_CHANNELS, type SocialChannel } from '../href/external-links.ts'
import { useShop } from '../request/use-shop.tsx'

const CHANNELS: Record<SocialChannel, { readonly name: string; readonly Icon: typeof IconBrandXing }> = {
  video: { name: 'YouTube', Icon: IconBrandYoutube },
  network: { name: 'Facebook', Icon: IconBrandFacebook },
  business: { name: 'LinkedIn', Icon: IconBrandLinkedin },
  xing: { name: 'Xing', Icon: IconBrandXing },
}

/** The shop elsewhere: video, social network, business network, Xing; those that are set (SHELL-23). */
export function SocialLinkList() {
  const { social } = useShop().data.outside
  const channels = SOCIAL_CHANNELS.flatMap(channel => {
    const href = social[channel]
    return href ? [{ ...CHANNELS[channel], href }] : []
  })
  if (channels.length === 0) return null
  return (
    <ul className="mt-3 -ml-2.5 flex flex-wrap">
      {channels.map(({ name, href, Icon }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={name}
            rel="noopener"
            className="grid size-11 place-items-center rounded-md hover:bg-ink-800 hover:text-white"
          >
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  )
}
