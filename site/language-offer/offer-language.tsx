import { createRoot } from 'react-dom/client'
import { type Country, htmlLang, languageOf } from '#domain/market/locale.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { LoadedPage } from '../load-page.ts'
import { keepClear } from './keep-clear.ts'

/**
 * Offers a page in the other language, over the page, so that nothing moves. It is loaded only for visitors who have read in that
 * language before, and gone when they close it or go on. Not in the booking: its header has the other language in sight. Not on a
 * kiosk either: who stands there now is not who read before.
 */
export function offerLanguage({ app, page, shared }: LoadedPage) {
  if (/^(?:booking|booked|manage|kiosk)$/.test(page.kind)) return
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    removeEventListener('click', onClick)
    removeEventListener('popstate', close)
    root.unmount()
    place.remove()
  }
  const onClick = ({ target }: MouseEvent) => (target as Element).closest('a') && close()
  addEventListener('click', onClick)
  addEventListener('popstate', close)
  root.render(<Offer page={page} country={app.country} words={shared.messages.site} onClose={close} />)
}

interface OfferProps {
  page: LoadedPage['page']
  country: Country
  words: LoadedPage['shared']['messages']['site']
  onClose: () => void
}

const keepInClear = (box: HTMLElement | null) => (box ? keepClear(box) : undefined)

function Offer({ page, country, words, onClose }: OfferProps) {
  const other = page.locale === 'no' ? 'en' : 'no'
  const lang = htmlLang(languageOf(other, country))
  return (
    <aside ref={keepInClear} className="language-offer" lang={lang} aria-label={words.otherLanguageOffer}>
      <a href={page.localizedPaths[other]} hrefLang={lang}>
        {words.otherLanguageOffer}
      </a>
      <button type="button" className="round" aria-label={words.otherLanguageClose} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
