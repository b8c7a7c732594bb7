import { useState } from 'react'
import { nearPagesId } from '#domain/site/page-places.ts'
import type { KindData } from '#page-data/pages.ts'
import { Button } from '#ui/button/button.tsx'
import { useTrustedHtml } from '#ui/use-trusted-html.ts'
import { searchFieldAttributes } from '../search/field-attributes.ts'
import { useSite } from '../site-context.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Sections } from './parts/sections.tsx'

/** The pages near the address that the server has put into this document. */
const readNear = () =>
  (typeof document === 'undefined' ? undefined : document.getElementById(nearPagesId)?.innerHTML) ?? ''

/** The server adds up to three pages near the address; a link inside the site that leads nowhere has the search field alone. */
export function NotFoundTemplate({ data }: { data: KindData['not-found'] }) {
  const { navigation, stringTranslations } = useSite()
  const words = stringTranslations.search
  const [near] = useState(readNear)
  return (
    <div className="wrap">
      <PageHead data={data}>
        <div
          id={nearPagesId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderNearPages escapes every word
          dangerouslySetInnerHTML={useTrustedHtml(near)}
        />
        <search>
          <form action={navigation.paths.search} className="search-form">
            <input
              type="search"
              {...searchFieldAttributes}
              className="input"
              aria-label={words.label}
              placeholder={words.placeholder}
            />
            <Button type="submit">{words.submit}</Button>
          </form>
        </search>
        <Sections sections={data.sections} />
      </PageHead>
    </div>
  )
}
