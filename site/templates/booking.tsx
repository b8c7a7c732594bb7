import type { KindData } from '#compiler/page-data.ts'
import { Art } from '#ui/art/art.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useSite } from '../site-context.tsx'
import { PageHead } from './parts/page-head.tsx'
import { PhoneList } from './parts/phone-list.tsx'
import { Sections } from './parts/sections.tsx'

/** The first step of the booking, as plain links. */
export function BookingTemplate({ data }: { data: KindData['booking'] }) {
  const { artBase, catalogue, navigation, stringTranslations } = useSite()
  const words = stringTranslations.booking
  return (
    <div className="wrap">
      <PageHead data={{ ...data, crumbs: [] }} heading={words.chooseType} art={false} />
      <noscript>
        <Notice tone="warning">
          <h2>{words.withoutScript}</h2>
          <p>{words.withoutScriptText}</p>
        </Notice>
      </noscript>
      <ul className="tiles">
        {catalogue.types.map((type) => (
          <li key={type.id} className="tile card">
            <Art name={type.art} base={artBase} spot />
            <h2>
              <a href={`${navigation.paths.booking}?type=${type.id}`}>{type.name}</a>
            </h2>
            <p className="small soft">{type.text}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={navigation.paths.faq}>{words.questions}</a>
      </p>
      <section className="part">
        <h2>{words.byPhone}</h2>
        <PhoneList />
      </section>
      <div className="text">
        <Sections sections={data.sections} />
      </div>
    </div>
  )
}
