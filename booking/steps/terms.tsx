import type { Locale } from '#domain/market/locale.ts'
import { PageLink } from '../dialogs/page-link.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** The terms are accepted with the order; the privacy policy informs. */
export function Terms({
  text,
  site: { words, paths, locale },
}: {
  /** How they are accepted, where it is not by confirming an order. */
  text?: string
  site: Pick<BookingSite, 'words' | 'paths' | 'locale'>
}) {
  const { confirm, nav } = words
  const pages = {
    terms: { link: confirm.termsLink, title: confirm.termsTitle, path: termsPath(paths.terms, locale) },
    privacy: { link: confirm.privacyLink, title: confirm.privacyTitle, path: termsPath(paths.privacy, locale) },
  }
  const parts = (text ?? confirm.terms).split(/\{(terms|privacy)\}/)
  return (
    <div className="terms-line">
      {parts.map((part) =>
        part === 'terms' || part === 'privacy' ? (
          <PageLink key={part} path={pages[part].path} title={pages[part].title} closeLabel={nav.close}>
            {pages[part].link}
          </PageLink>
        ) : (
          part
        ),
      )}
    </div>
  )
}

/** The addresses of the terms as they are agreed (docs/specification.md): '/no/personvernerklaering', '/en/privacy-policy'. */
function termsPath(path: string, locale: Locale): string {
  return (locale === 'no' ? `/no${path}` : path).replace(/\/$/, '')
}
