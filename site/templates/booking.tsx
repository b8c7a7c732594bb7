import '#booking/booking.css'
import { useMemo } from 'react'
import { WithPartner } from '#booking/partner/with-partner.tsx'
import { BookingWizard } from '#booking/wizard.tsx'
import type { KindData } from '#page-data/pages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { BookingFooter, BookingHeader } from '../booking-shell.tsx'
import { bookingSite } from '../booking-site.ts'
import { useSite } from '../site-context.tsx'
import { PhoneList } from './parts/phone-list.tsx'
import { Sections } from './parts/sections.tsx'

export { loadSteps } from '#booking/steps/steps.ts'

/** The booking. Its first step is in the HTML as plain links; the content around it helps without script. */
export function BookingTemplate({ data }: { data: KindData['booking'] }) {
  const site = useSite()
  const words = site.stringTranslations.booking
  const booking = useMemo(() => bookingSite(site), [site])
  return (
    <WithPartner site={booking}>
      {(known) => (
        <BookingWizard
          site={known}
          lead={
            <>
              <p className="lead needs-script">{data.summary}</p>
              <div className="without-script">
                <Notice tone="warning">
                  {/* The heading of the page: that of the first step is hidden without script. */}
                  <h2 aria-level={1}>{words.withoutScript}</h2>
                  <p>{words.withoutScriptText}</p>
                </Notice>
              </div>
            </>
          }
          below={
            <div className="wrap">
              <section className="part">
                <h2>
                  <span className="needs-script">{words.byPhone}</span>
                  <span className="without-script">{site.stringTranslations.contact.byPhone}</span>
                </h2>
                <PhoneList />
              </section>
              <div className="text">
                {/* What the steps ask for and do says nothing to somebody who has to call. */}
                <div className="needs-script">
                  <Sections sections={data.sections.filter(({ key }) => key === 'before')} />
                </div>
                <Sections sections={data.sections.filter(({ key }) => key !== 'before')} />
              </div>
            </div>
          }
        />
      )}
    </WithPartner>
  )
}
BookingTemplate.Header = BookingHeader
BookingTemplate.Footer = BookingFooter
