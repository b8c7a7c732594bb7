import type { FormEvent } from 'react'
import { telephoneLink } from '#domain/market/market.ts'
import { format } from '#messages/format.ts'
import type { KindData } from '#page-data/pages.ts'
import { Button } from '#ui/button/button.tsx'
import { useSite } from '../site-context.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Sections } from './parts/sections.tsx'

export function ErrorTemplate({ data }: { data: KindData['error'] }) {
  const { company, stringTranslations } = useSite()
  const { site, article } = stringTranslations
  // The router fetches the page again; without it the form does, because it submits to the current address.
  const retry = (event: FormEvent) => {
    event.preventDefault()
    window.dispatchEvent(new Event('retry-page'))
  }
  return (
    <div className="wrap">
      <PageHead data={data}>
        <form onSubmit={retry}>
          <div className="error-actions">
            <Button type="submit">{site.tryAgain}</Button>
            <a href={telephoneLink(company.mobileNumber)}>{format(article.call, { number: company.mobileNumber })}</a>
          </div>
        </form>
        <Sections sections={data.sections} />
      </PageHead>
    </div>
  )
}
