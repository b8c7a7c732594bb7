import type { KindData } from '#page-data/pages.ts'
import { Button } from '#ui/button/button.tsx'
import { useSite } from '../site-context.tsx'
import { PageHead } from './parts/page-head.tsx'
import { PhoneList } from './parts/phone-list.tsx'
import { Sections } from './parts/sections.tsx'

export function OfflineTemplate({ data }: { data: KindData['offline'] }) {
  const { contact, site } = useSite().stringTranslations
  return (
    <div className="wrap">
      <PageHead data={data}>
        {/* The address is that of the page that was asked for. */}
        <Button data-reload="">{site.tryAgain}</Button>
      </PageHead>
      <div className="text">
        <Sections sections={data.sections} />
        <section className="part">
          <h2>{contact.byPhone}</h2>
          <PhoneList />
        </section>
      </div>
    </div>
  )
}
