import type { PrivacyRequestKind } from '@shop/domain/privacy'
import { Button, InformationBox } from '@shop/ui'
import { IconDownload } from '@shop/ui/icons'
import { Form, useNavigation } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'
import type { PrivacyWords } from './privacy-words.server.ts'

interface PrivacyLinkProps {
  readonly words: PrivacyWords
  readonly kind: PrivacyRequestKind
  readonly token: string
  readonly isConfirmed: boolean
}

/** What the link of a mail leads to: the copy, or the question whether data are to be erased. Looking at it changes nothing. */
export function PrivacyLink({ words, kind, token, isConfirmed }: PrivacyLinkProps) {
  const { hrefs } = useShop()
  const isBusy = useNavigation().state !== 'idle'
  if (kind === 'export')
    return (
      // A file is no page: the browser sends the form itself.
      <form method="post" action={`${hrefs.myData()}copy.zip?${new URLSearchParams({ token })}`} className="grid max-w-160 gap-5">
        <p>{words.downloadText}</p>
        <Button type="submit" size="lg" className="justify-self-start">
          <IconDownload className="size-5" />
          {words.download}
        </Button>
      </form>
    )
  if (isConfirmed)
    return (
      <InformationBox type="success" title={words.confirmedTitle}>
        {words.confirmedText}
      </InformationBox>
    )
  const isClosing = kind === 'closing'
  return (
    <Form method="post" className="grid max-w-160 gap-5">
      <p>{isClosing ? words.closeText : words.eraseText}</p>
      <Button type="submit" size="lg" busy={isBusy} className="justify-self-start">
        {isClosing ? words.close : words.erase}
      </Button>
    </Form>
  )
}

/** The heading of the page of a link. */
export function privacyLinkTitle(words: PrivacyWords, kind: PrivacyRequestKind): string {
  return { export: words.downloadTitle, erasure: words.confirmErase, closing: words.confirmClose }[kind]
}
