import { PageLink } from '../dialogs/page-link.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** The terms are accepted with the order; the privacy policy informs. */
export function Terms({ site: { words, paths } }: { site: Pick<BookingSite, 'words' | 'paths'> }) {
  const { confirm, nav } = words
  const pages = {
    terms: { link: confirm.termsLink, title: confirm.termsTitle, path: paths.terms },
    privacy: { link: confirm.privacyLink, title: confirm.privacyTitle, path: paths.privacy },
  }
  const parts = confirm.terms.split(/\{(terms|privacy)\}/)
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
