import type { KindData } from '#compiler/page-data.ts'
import { useSite } from '../site-context.tsx'
import { PageHead } from './parts/page-head.tsx'
import { PhoneList } from './parts/phone-list.tsx'
import { Sections } from './parts/sections.tsx'

export function OfflineTemplate({ data }: { data: KindData['offline'] }) {
  const { contact } = useSite().stringTranslations
  return (
    <div className="wrap">
      <PageHead data={data} />
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
