import type { KindData } from '#compiler/page-data.ts'
import { PageHead } from './parts/page-head.tsx'
import { Sections } from './parts/sections.tsx'

export function NotFoundTemplate({ data }: { data: KindData['not-found'] }) {
  return (
    <div className="wrap">
      <PageHead data={data}>
        <Sections sections={data.sections} />
      </PageHead>
    </div>
  )
}
