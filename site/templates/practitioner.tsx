import { languageOf } from '#domain/market/locale.ts'
import type { LiveMarks } from '#domain/site/live-marks.ts'
import { format } from '#messages/format.ts'
import type { KindData } from '#page-data/pages.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { describeProfile, type ProfileAnswer, profileAddress } from '../live/profile-facts.ts'
import { useLiveFacts } from '../live/use-live-facts.ts'
import { useSite } from '../site-context.tsx'
import { FactsBox } from './parts/facts-box.tsx'
import { Offer } from './parts/offer.tsx'
import { NextTimes } from './practitioner/next-times.tsx'
import { profileWords } from './practitioner/profile-words.ts'
import { Workplaces } from './practitioner/workplaces.tsx'

export function PractitionerTemplate({ data }: { data: KindData['practitioner'] }) {
  const site = useSite()
  const { practitioner: words, profession, site: common } = site.stringTranslations
  const address = profileAddress(data.id, site.locale)
  // In the order of the roster, as the live answer has them.
  const printed = data.clinics
    .flatMap((id) => site.clinicsData.find((it) => it.id === id) ?? [])
    .map(({ name, path, address, phone }) => ({ name, path, address, phone, days: '' }))
  // Somebody without shifts has a profile, but nobody can book them.
  const isStaff = printed.length > 0
  const answer = useLiveFacts<ProfileAnswer>(isStaff ? address : undefined)
  const liveWords = profileWords(data, site)
  const facts = answer && describeProfile(answer, liveWords, languageOf(site.locale, site.country))
  const live: LiveMarks = isStaff ? { 'data-live-people': address, 'data-words': JSON.stringify(liveWords) } : {}
  return (
    <div className="wrap" {...live}>
      {!site.contentOnly && <Breadcrumbs label={common.breadcrumbs} crumbs={data.crumbs} />}
      <div className="profile">
        <img className="portrait" src={data.portrait} alt="" width="320" height="320" />
        <div className="stack">
          <Tag>{profession[data.profession]}</Tag>
          <h1>{format(words.getToKnow, { name: data.name })}</h1>
          <p className="lead">{data.summary}</p>
          {data.whenToCall && <Prose html={data.whenToCall.html} />}
        </div>
        {isStaff && <NextTimes data={data} facts={facts} />}
      </div>
      <div className="cols">
        <div className="text">
          <section id="about">
            <Prose html={data.about} />
          </section>
          {isStaff && (
            <>
              <section className="part">
                <h2>{words.worksAt}</h2>
                <Workplaces places={facts?.places ?? printed} away={facts?.away ?? ''} />
              </section>
              <section className="part">
                <h2>{words.helpsWith}</h2>
                <Offer treatments={data.treatments} chosen={{ practitioner: data.id }} />
              </section>
            </>
          )}
        </div>
        <FactsBox
          label={data.name}
          facts={[
            { name: words.languages, value: data.languages.join(', ') },
            { name: words.skills, value: data.competence.join(', ') },
            data.hpr ? { name: words.hpr, value: data.hpr } : { name: words.authorisation, value: words.notAuthorised },
          ]}
        />
      </div>
    </div>
  )
}
