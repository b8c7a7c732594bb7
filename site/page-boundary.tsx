import type { ReactNode } from 'react'
import { format } from '#messages/format.ts'
import { ErrorBoundary } from '#ui/error-boundary/error-boundary.tsx'
import { ErrorNotice } from '#ui/error-boundary/error-notice.tsx'
import { reportPageError } from '#ui/error-boundary/report-page-error.ts'
import { useSite } from './site-context.tsx'

/** Shows a retry button and a phone number when a page failed. The retry reloads: the cause may be a script of an earlier release. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { page, company, stringTranslations: words } = useSite()
  const notice = (
    <div className="wrap">
      <ErrorNotice
        level={1}
        words={{
          heading: words.errorPage.serverErrorHeading,
          text: words.errorPage.pageFailed,
          retry: words.site.tryAgain,
          call: format(words.article.call, { number: company.mobileNumber }),
        }}
        phone={company.mobileNumber}
        onRetry={() => location.reload()}
      />
    </div>
  )
  return (
    <ErrorBoundary
      fallback={() => notice}
      onError={(error) => reportPageError(error, { page: page.kind, part: 'page' })}
    >
      {children}
    </ErrorBoundary>
  )
}
