import type { KindData } from '#compiler/page-data.ts'
import { Sections } from './parts/sections.tsx'

export function ManageTemplate({ data }: { data: KindData['manage'] }) {
  return (
    <div className="wrap block">
      <h1>{data.heading}</h1>
      <Sections sections={data.sections} />
    </div>
  )
}
