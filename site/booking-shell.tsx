import { useSearch } from '#booking/flows/use-search.ts'
import { htmlLang } from '#domain/market/locale.ts'
import { telephoneLink } from '#domain/market/market.ts'
import { footerId, headerId } from '#domain/site/page-places.ts'
import { format } from '#messages/format.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { useSite } from './site-context.tsx'

/** During a booking the header has no links that could be followed by mistake. The language link keeps every choice. */
export function BookingHeader() {
  const { locale, localizedPaths, stringTranslations: words, navigation, company } = useSite()
  const search = useSearch()
  const other = locale === 'no' ? 'en' : 'no'
  const lang = htmlLang(other)
  return (
    <header className="top slim" id={headerId}>
      <div className="wrap">
        <Logo name={company.name} path={navigation.paths.home} label={`${company.name}: ${words.site.home}`} />
        <a
          className="lang"
          href={localizedPaths[other] + search}
          lang={lang}
          hrefLang={lang}
          title={words.site.otherLanguageLabel}
        >
          <Icon name="globe" />
          {words.site.otherLanguage}
        </a>
        <a className="lang" href={navigation.paths.faq} target="_blank" rel="noreferrer">
          <Icon name="info" />
          {words.footer.help}
          <span className="unseen">, {words.site.newTab}</span>
        </a>
      </div>
    </header>
  )
}

/** One line: whom to call, and the links that the law requires. */
export function BookingFooter() {
  const { stringTranslations: words, navigation, company } = useSite()
  const { mobileNumber } = company
  return (
    <footer className="foot slim" id={footerId}>
      <nav className="wrap foot-row small" aria-label={words.footer.legal}>
        <a href={telephoneLink(mobileNumber)}>{format(words.article.call, { number: mobileNumber })}</a>
        {navigation.legal.map(({ path, title }) => (
          <a key={path} href={path} target="_blank" rel="noreferrer">
            {title}
            <span className="unseen">, {words.site.newTab}</span>
          </a>
        ))}
        <a href={navigation.paths.cookies}>{words.footer.cookieSettings}</a>
      </nav>
    </footer>
  )
}
